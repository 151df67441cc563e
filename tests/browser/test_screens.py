"""Every screen is used well: full cities on a laptop, real cards on wide screens, all that is asked for on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.dice_places import dice
from browser.guests import MANY, Guest
from browser.measures import cut
from browser.parts import dialog
from browser.places import at_table, full, result
from browser.spoken import say
from browser.windows import DESKTOP, LAPTOP, LARGE_PHONE, PHONE, TABLET, WIDE, Look, Windows
from sizes import LONG

PHONES = [PHONE, LARGE_PHONE]
BROAD = [DESKTOP, WIDE]
SHOWN = """(things) => new Promise((tell) => {
  const look = new IntersectionObserver((found) => tell(found.map(({ intersectionRatio }) => intersectionRatio)));
  for (const thing of things) look.observe(thing);
})"""
"""How much of each thing is in view, from nothing to all of it."""
OWN, LEFT, RIGHT = 0, 1, 6
"""Seats of a table of seven."""
ROWS = """() => Object.values(Object.groupBy(
    [...document.querySelectorAll('article.city')].map((city) => city.getBoundingClientRect()),
    ({ top }) => Math.round(top)
)).map((row) => ({ cities: row.length, share: row[0].width / document.querySelector('main').clientWidth }))"""


def name(size: tuple[int, int]) -> str:
    """A size in a few letters."""
    return f"{size[0]}x{size[1]}"


def city(page: Page, seat: int) -> Locator:
    """The city of another player."""
    return page.locator(f"button[data-seat='{seat}']")


def all_in_view(things: Locator, least: int, ratio: float = 0.98) -> None:
    """So many things, or more, none of which is cut off."""
    shown = things.evaluate_all(SHOWN)
    assert len(shown) >= least
    for place, part in enumerate(shown):
        if part < ratio:  # not yet, or not at all
            expect(things.nth(place)).to_be_in_viewport(ratio=ratio)


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("size", [LAPTOP, (1600, 900), *BROAD] if LONG else [LAPTOP, *BROAD[:1]], ids=name)
def test_all_cards_of_a_full_city_are_in_view(
    views: Windows, guest: Guest, size: tuple[int, int], players: int
) -> None:
    page = guest.view(views, Look(size))
    page.goto(f"/t/{guest.late(players, edifice=True)}")
    expect(page.get_by_role("list", name=say("hand-title"))).to_be_visible()
    all_in_view(page.locator(f"article[data-seat='{OWN}'] [data-built]"), MANY)
    all_in_view(page.locator(f"article[data-seat='{OWN}'] .stages > li"), 2)
    all_in_view(page.locator(".edifices > li"), 3)


@pytest.mark.parametrize("size", BROAD, ids=name)
def test_a_wide_screen_shows_cities_as_they_are(views: Windows, guest: Guest, size: tuple[int, int]) -> None:
    page = guest.view(views, Look(size))
    full(page, guest)
    cities = guest.person.table(guest.late(7, edifice=True))["view"]["cities"]
    for seat in (LEFT, RIGHT):
        expect(city(page, seat).locator("[data-built]")).to_have_count(len(cities[seat]["cards"]))
        all_in_view(city(page, seat).locator("[data-built]"), 1, 0.5)
    for seat in range(2, 6):
        expect(city(page, seat).locator(".stages > li")).to_have_count(3)
        expect(city(page, seat)).to_contain_text("(day)")
    if size == WIDE:
        expect(city(page, 3).locator("[data-built]")).to_have_count(len(cities[3]["cards"]))


def test_a_very_wide_screen_shows_the_whole_sheets_of_both_neighbours(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look(WIDE))
    dice(7)(page, guest)
    for side in ("left", "right"):
        buildings = page.locator(f"section.{side} .building")
        expect(buildings).to_have_count(9)
        all_in_view(buildings, 9)
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(page.locator(":is(section.left, section.right) .building")).to_have_count(2)
    all_in_view(page.locator("article .building"), 9, 0.96)


def test_log_and_chat_lie_beside_a_wide_table_until_they_are_folded_away(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, Look(DESKTOP))
    at_table(page, guest)
    log, talk = (page.get_by_role("region", name=say(title)) for title in ("log-title", "talk-title"))
    expect(log.get_by_role("listitem").first).to_be_in_viewport()
    expect(talk.get_by_role("textbox", name=say("talk-say"))).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(0)
    opener = page.get_by_role("button", name=say("table-full-log"), exact=True)
    expect(opener).to_have_attribute("aria-expanded", "true")
    log.get_by_role("button", name=say("table-fold")).click()
    expect(log).to_have_count(0)
    page.reload()
    expect(talk).to_be_visible()
    expect(log).to_have_count(0)
    opener.click()
    expect(log).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(log).to_have_count(0)
    opener.click()
    expect(page.get_by_role("dialog", name=say("log-title"))).to_be_visible()


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("size", PHONES, ids=name)
def test_a_phone_shows_the_whole_hand(views: Windows, guest: Guest, size: tuple[int, int], players: int) -> None:
    page = guest.view(views, Look(size, touch=True))
    page.goto(f"/t/{guest.kept(f'first turn {players}', lambda: guest.open(players))}")
    expect(page.locator("[data-card]")).to_have_count(7)
    all_in_view(page.locator("[data-card]"), 7)
    all_in_view(page.locator("[data-card] .name, [data-card] .stand"), 14)
    tops = page.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)")
    assert min(tops) > size[1] * 0.4, "within reach of a thumb"


@pytest.mark.parametrize("size", PHONES, ids=name)
def test_a_phone_shows_own_stages_and_every_other_city_all_the_time(
    views: Windows, guest: Guest, size: tuple[int, int]
) -> None:
    page = guest.view(views, Look(size, touch=True))
    full(page, guest)
    stages = page.locator(f"article[data-seat='{OWN}'] .stages > li")
    others = page.locator("button[data-seat]")
    for seat in (LEFT, RIGHT):
        box = city(page, seat).bounding_box()
        assert box is not None
        assert 44 <= box["height"] <= 64, "a line"
        expect(city(page, seat).locator(".shield, .figure").first).to_be_visible()
        expect(city(page, seat).locator(".sells")).to_be_visible()
    for end in (False, True):
        if end:
            page.locator(".edifices > li").last.scroll_into_view_if_needed()
            expect(page.locator(".edifices > li").last).to_be_in_viewport(ratio=0.9)
        all_in_view(stages, 2)
        all_in_view(others, 6)
    cards = page.locator(f"article[data-seat='{OWN}'] [data-built] button")
    for card in cards.all():
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    cards.last.click()
    expect(page.locator("article .told")).to_be_in_viewport(ratio=1)
    city(page, LEFT).click()
    expect(page.get_by_role("dialog").locator("[data-built]").first).to_be_visible()


@pytest.mark.parametrize("go", [at_table, dice()], ids=["cards", "dice"])
def test_a_thumb_reaches_the_bar_of_a_phone(views: Windows, guest: Guest, go: Callable[[Page, Guest], None]) -> None:
    page = guest.view(views, Look(PHONE, touch=True))
    go(page, guest)
    for word in ("table-full-log", "talk-title", "app-menu"):
        box = page.get_by_role("button", name=say(word), exact=True).bounding_box()
        assert box is not None
        assert box["y"] > PHONE[1] * 0.8


@pytest.mark.parametrize("locale", ["en-GB", "nl"])
def test_the_score_sheet_of_seven_fits_a_phone(views: Windows, guest: Guest, locale: str) -> None:
    page = guest.view(views, Look(PHONE, locale=locale, touch=True))
    page.goto(f"/t/{guest.over(7)}")
    sheet = page.locator(".score [role=group]")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0
    assert cut(page, ".score td, .score th") == []


@pytest.mark.parametrize("players", [3, 4, 5, 7])
@pytest.mark.parametrize("size", [TABLET, LAPTOP, DESKTOP] if LONG else [LAPTOP], ids=name)
def test_no_city_is_alone_under_the_others(views: Windows, guest: Guest, size: tuple[int, int], players: int) -> None:
    page = guest.view(views, Look(size))
    result(page, guest, players)
    last = page.evaluate(ROWS)[-1]
    assert last["cities"] > 1 or last["share"] > 0.9


def test_from_the_settings_back_to_the_table(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look(PHONE, touch=True))
    dialog("app-menu", at_table)(page, guest)
    page.get_by_role("link", name=say("nav-settings")).click()
    expect(page.get_by_role("heading", level=1, name=say("settings-title"))).to_be_visible()
    page.get_by_role("link", name=say("settings-back")).click()
    expect(page).to_have_url(f"{guest.server.url}/t/{guest.playing()}")
    expect(page.locator("[data-card]").first).to_be_visible()
