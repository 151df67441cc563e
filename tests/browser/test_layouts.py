"""Every size of window: nothing runs out of it, hand and neighbours are in view, and fingers hit what they want."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.measures import MAIN, covered, small, sticking_out
from browser.places import COMPLAINT, PLACES, at_table, result
from browser.windows import DESKTOP, LAPTOP, PHONE, Look, Windows, overflow
from sizes import LONG

TABLET = (768, 1024)
LOOKS = [
    Look(PHONE, touch=True),
    Look(TABLET, scheme="dark", touch=True),
    Look(LAPTOP),
    Look(DESKTOP, scheme="dark"),
]
if LONG:
    LOOKS += [Look(PHONE, scheme="dark"), Look(TABLET), Look(LAPTOP, scheme="dark"), Look(DESKTOP), Look((320, 568))]
SHEETS = ["home", "new", "lobby", "hosting", "guest", "boards", "settings", "games", "talk", "menu", "city"]
SHEETS += ["dice", "dice-two", "dice-seven", "dice-staged", "dice-city", "dice-unsure", "dice-new", "dice-result"]
SHEETS += ["dice-recap", "dice-borders"]
SHEETS += ["lost-page", "free-city", "help", "help-at-table", "recap", "outcome", "conflict", "discards", "penalty"]
SHEETS += ["last-card"]


def name(look: Look) -> str:
    """A look in a few letters."""
    return f"{look.size[0]}x{look.size[1]}-{look.scheme}"


def fits(page: Page) -> None:
    """What holds for every page."""
    assert overflow(page) <= 0
    assert small(page) == [], "too small to press"
    assert small(page, 44, MAIN) == [], "too small for what is pressed all the time"
    assert sticking_out(page) == []


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("look", LOOKS, ids=name)
def test_hand_and_neighbours_are_in_view(views: Windows, guest: Guest, look: Look, players: int) -> None:
    page = guest.view(views, look)
    at_table(page, guest, players)
    fits(page)
    assert covered(page) == []
    for seat in (1, players - 1):  # the left and the right neighbour of the first seat
        expect(page.locator(f"button[data-seat='{seat}']")).to_be_in_viewport(ratio=0.6)
    expect(page.locator("article[data-seat='0']")).to_be_in_viewport(ratio=0.15)
    page.evaluate("scrollTo(0, 10000)")
    assert page.evaluate("scrollY") == 0, "the table scrolls inside, the hand stays"
    for seat in range(1, players):
        page.locator(f"button[data-seat='{seat}']").scroll_into_view_if_needed()
        expect(page.locator(f"button[data-seat='{seat}']")).to_be_in_viewport(ratio=0.9)
    assert covered(page) == []


@pytest.mark.parametrize("look", LOOKS, ids=name)
def test_the_panel_of_every_card_fits(views: Windows, guest: Guest, look: Look) -> None:
    page = guest.view(views, look)
    at_table(page, guest)
    for card in page.locator("[data-card]").all():
        card.click()
        expect(card).to_have_attribute("aria-expanded", "true")
        fits(page)
        assert covered(page) == [], "the panel is above the hand"
        close = page.locator("section section").get_by_role("button").first
        expect(close).to_be_in_viewport(ratio=1)
        for way in page.locator("[data-action]").all():
            way.scroll_into_view_if_needed()
            expect(way).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("look", LOOKS, ids=name)
def test_every_other_page_fits(views: Windows, guest: Guest, look: Look) -> None:
    views.allow(COMPLAINT)
    page = guest.view(views, look)
    wrong = []
    for place in SHEETS:
        PLACES[place](page, guest)
        found = [*sticking_out(page), *small(page), *small(page, 44, MAIN)]
        wrong += [f"{place}: {words}" for words in found]
        if overflow(page) > 0:
            wrong.append(f"{place}: {overflow(page)} px too wide")
    assert wrong == []


@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[3]], ids=name)
def test_the_result_fits(views: Windows, guest: Guest, look: Look) -> None:
    page = guest.view(views, look)
    result(page, guest, 7)
    fits(page)
