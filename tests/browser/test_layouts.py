"""Every size of window: nothing runs out of it, hand and neighbours are in view, and fingers hit what they want."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guests import TURNS, Guest
from browser.measures import covered, hard_to_hit, misfits, over_stages, sticking_out
from browser.places import PLACES, at_table, ready, result
from browser.windows import DESKTOP, LAPTOP, PHONE, SMALLEST, TABLET, Look, Windows, overflow
from sizes import LONG

LONG_NAMES = ("halikarnassos", "alexandria", "babylon", "olympia", "ephesos", "rhodos", "gizah")
LOOKS = [
    Look(PHONE, touch=True),
    Look(TABLET, scheme="dark", touch=True),
    Look(LAPTOP),
    Look(DESKTOP, scheme="dark"),
]
if LONG:
    LOOKS += [Look(PHONE, scheme="dark"), Look(TABLET), Look(LAPTOP, scheme="dark"), Look(DESKTOP), Look(SMALLEST)]


def name(look: Look) -> str:
    """A look in a few letters."""
    return f"{look.size[0]}x{look.size[1]}-{look.scheme}"


@pytest.mark.parametrize(
    "place", ["home", "new", "lobby", "hosting", "table", "seven", "panel", "city", "dice", "dice-staged", "dice-city"]
)
def test_a_thumb_hits_everything_on_a_phone(views: Windows, guest: Guest, place: str) -> None:
    page = guest.view(views, Look(PHONE, touch=True))
    PLACES[place](page, guest)
    assert hard_to_hit(page) == []


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("look", LOOKS, ids=name)
def test_hand_and_neighbours_are_in_view(views: Windows, guest: Guest, look: Look, players: int) -> None:
    page = guest.view(views, look)
    at_table(page, guest, players)
    assert misfits(page) == []
    assert covered(page) == []
    crowded = look.size == SMALLEST and players == 7  # more than there is room for at once, so one scrolls to them
    for seat in () if crowded else (1, players - 1):  # the left and the right neighbour of the first seat
        expect(page.locator(f"button[data-seat='{seat}']")).to_be_in_viewport(ratio=0.6)
    expect(page.locator("article[data-seat='0']")).to_be_in_viewport(ratio=0.15)
    page.evaluate("scrollTo(0, 10000)")
    assert page.evaluate("scrollY") == 0, "the table scrolls inside, the hand stays"
    for seat in range(1, players):
        page.locator(f"button[data-seat='{seat}']").scroll_into_view_if_needed()
        expect(page.locator(f"button[data-seat='{seat}']")).to_be_in_viewport(ratio=0.9)
    assert covered(page) == []


@pytest.mark.parametrize("look", [Look((1280, 720)), Look((1024, 768), touch=True), LOOKS[1], LOOKS[0]], ids=name)
def test_seven_cities_with_edifices_and_the_widest_drawings(views: Windows, guest: Guest, look: Look) -> None:
    page = guest.view(views, look)
    widest = [
        "alexandria/day",
        "carthage/day",
        "halikarnassos/night",
        "ephesos/day",
        "babylon/night",
        "ur/day",
        "gizah/day",
    ]
    wanted = {"options": {"edifice": True}, "boards": widest}
    page.goto(f"/t/{guest.kept('widest', lambda: guest.open(7, TURNS, **wanted))}")
    ready(page)
    assert misfits(page) == []
    assert covered(page) == []
    assert over_stages(page) == []


@pytest.mark.parametrize("look", LOOKS, ids=name)
def test_the_panel_of_every_card_fits(views: Windows, guest: Guest, look: Look) -> None:
    page = guest.view(views, look)
    at_table(page, guest)
    for card in page.locator("[data-card]").all():
        card.click()
        expect(card).to_have_attribute("aria-expanded", "true")
        assert misfits(page) == []
        assert covered(page) == [], "the panel is above the hand"
        close = page.locator("section section").get_by_role("button").first
        expect(close).to_be_in_viewport(ratio=1)
        for way in page.locator("[data-action]").all():
            way.scroll_into_view_if_needed()
            expect(way).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[3]], ids=name)
def test_the_result_fits(views: Windows, guest: Guest, look: Look) -> None:
    page = guest.view(views, look)
    result(page, guest, 7)
    assert misfits(page) == []


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("locale", ["en-GB", "da-DK", "nb-NO", "sv-SE", "nl-NL"])
def test_the_result_fits_in_every_language(views: Windows, guest: Guest, locale: str, players: int) -> None:
    page = guest.view(views, Look(PHONE, locale))

    def played() -> str:
        code = guest.open(players, boards=[f"{city}/night" for city in LONG_NAMES[:players]])
        guest.person.play_on(code, guest.chance)
        return code

    page.goto(f"/t/{guest.kept(f'long names {players}', played)}")
    expect(page.locator("main tfoot")).to_be_visible()
    assert overflow(page) <= 0
    assert sticking_out(page) == []
    sheet = page.locator("main table").first.locator("xpath=..")
    assert sheet.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0, "the score sheet scrolls sideways"
