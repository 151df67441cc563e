"""A shared screen: a private table on a TV, let in by its code, while people play on phones."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guest
from browser.meeting import create, field, sit_down
from browser.places import ready
from browser.players import Clicker
from browser.spoken import say
from browser.windows import DESKTOP, LAPTOP, PHONE, WIDE, Look, Windows, overflow, shot, until
from sizes import LONG

TV = Look((1920, 1080))
BIG = Look((3840, 2160))
HEARD = """
  window.heard = [];
  const [ask, Source] = [fetch, EventSource];
  window.fetch = async (...wanted) => {
    const answer = await ask(...wanted);
    if (answer.headers.get("content-type")?.startsWith("application/json")) heard.push(await answer.clone().text());
    return answer;
  };
  window.EventSource = class extends Source {
    constructor(...wanted) {
      super(...wanted);
      this.addEventListener("news", ({ data }) => heard.push(data));
    }
  };
"""
"""Writes down all that a page is told by the server."""
LEAST = 16
"""The smallest letters on a screen of 1080 lines, in pixels: what can be read from the sofa."""
SMALL = """([least, where]) => [...document.querySelectorAll(where)].filter((part) => {
  const words = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const box = part.getBoundingClientRect();
  const letters = parseFloat(getComputedStyle(part).fontSize) * (box.height / (part.offsetHeight || box.height));
  return words && box.width > 2 && box.height > 2 && letters < least;
}).map((part) => `${part.className}: ${part.textContent}`)"""
EVERYWHERE, NAMES = "#main *, header *", "header *"
OUTSIDE = """() => {
  const within = (box, room) => box.left > room.left - 1 && box.right < room.right + 1
    && box.top > room.top - 1 && box.bottom < room.bottom + 1;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  return [...document.querySelectorAll("[data-seat]")].flatMap((sheet) => {
    const room = sheet.getBoundingClientRect();
    const parts = [...sheet.querySelectorAll("header > *, .building, [data-space]")];
    return [
      ...(within(room, screen) && within(room, sheet.closest(".place").getBoundingClientRect()) ? [] : ["sheet"]),
      ...parts.filter((part) => !within(part.getBoundingClientRect(), room)).map((part) => part.className),
      ...parts.filter((part) => part.dataset.space && part.getBoundingClientRect().height < innerHeight / 40)
        .map((part) => part.dataset.space),
    ];
  });
}"""
"""What of the sheets of dice is cut off, or smaller than a fortieth of the screen."""
CUT = """() => [...document.querySelectorAll(".stacks, .city, main")]
  .filter((part) => part.scrollHeight > part.clientHeight + 2).map((part) => part.className + part.textContent)"""


def screen_of(guest: Guest, code: str) -> str:
    """What is typed at a TV for a table."""
    return f"{code}-{guest.person.get(f'/api/tables/{code}/screen')['screen']}"


def shown(page: Page, cities: int) -> None:
    """Wait until all cities are there."""
    expect(page.locator("[data-seat]")).to_have_count(cities)


def test_a_tv_and_two_phones(windows: Windows) -> None:
    first, second = windows.page(Look(PHONE, touch=True)), windows.page(Look(PHONE, touch=True))
    tv = windows.page(TV)
    first.goto("/")
    create(first, "Mette", 3, ["open", "builder"])
    code = re.sub(r".*/", "", first.url)
    first.get_by_role("button", name=say("tv-menu")).click()
    typed = first.locator("p.how b").inner_text()
    assert typed.startswith(f"{code}-")

    tv.goto("/")
    tv.get_by_role("link", name=say("tv-menu")).click()
    tv.get_by_role("textbox", name=say("tv-code")).fill(typed.lower())
    tv.keyboard.press("Enter")
    expect(tv).to_have_url(f"/tv/{typed}")
    expect(tv.get_by_role("img", name=say("tv-scan"))).to_be_visible()
    expect(tv.get_by_text(code, exact=True)).to_be_visible()
    sit_down(second, field(first, say("lobby-link")), "Björn")
    expect(tv.get_by_text("Björn")).to_be_visible()

    first.get_by_role("button", name=say("lobby-begin")).click()
    mette, bjorn = Clicker(first), Clicker(second)
    shown(tv, 3)
    expect(tv.get_by_text(say("table-turn", turn=1, turns=6))).to_be_visible()
    expect(tv.get_by_text(say("table-wait", names="Mette and Björn"))).to_be_visible()
    mette.turn()
    expect(tv.get_by_text(say("table-wait", names="Björn"))).to_be_visible()
    bjorn.turn()
    expect(tv.get_by_text(say("table-turn", turn=2, turns=6))).to_be_visible()
    expect(tv.locator("main .deed")).to_have_count(3)
    hand = tv.request.get(f"/api/tables/{code}").json()["view"]["hand"]
    assert hand == []
    assert tv.get_by_role("list", name=say("hand-title")).count() == 0


def test_without_the_code_for_screens_a_private_game_stays_private(windows: Windows, guest: Guest) -> None:
    windows.allow(r"403 \(Forbidden\)")
    code = guest.playing()
    page = windows.page(TV)
    page.goto(f"/tv/{code}")
    expect(page.get_by_role("alert")).to_have_text(say("problem-table-private"))
    ask = page.get_by_role("textbox", name=say("tv-code"))
    expect(ask).to_have_value(code)
    ask.fill(f"{code} AAAAAA")
    page.get_by_role("button", name=say("tv-show")).click()
    expect(page.get_by_role("alert")).to_have_text(say("problem-table-screen-code"))
    page.get_by_role("textbox", name=say("tv-code")).fill(screen_of(guest, code))
    page.get_by_role("button", name=say("tv-show")).click()
    shown(page, 3)


def hidden(told: Any) -> list[str]:
    """What only a player may see, in what a page was told."""
    if isinstance(told, list):
        return [found for each in told for found in hidden(each)]
    if not isinstance(told, dict):
        return []
    found = [name for name in ("hand", "legal", "changes", "choices") if told.get(name)]
    own = ["seat"] if "seats" in told and told.get("seat") is not None else []
    return [*found, *own, *hidden(list(told.values()))]


def test_a_screen_in_the_browser_of_a_player_is_told_nothing_hidden(windows: Windows, guest: Guest) -> None:
    code = guest.open(turns=2)
    page = guest.page(windows, TV)
    page.add_init_script(HEARD)
    page.goto(f"/t/{code}")
    ready(page)
    assert hidden([json.loads(words) for words in page.evaluate("heard")])
    page.get_by_role("button", name=say("app-menu"), exact=True).click()
    page.get_by_role("button", name=say("tv-menu")).click()
    page.get_by_role("link", name=say("tv-here")).click()
    shown(page, 3)
    for turn in (4, 5):
        guest.person.play_once(code, guest.chance)
        expect(page.get_by_text(say("table-turn", turn=turn, turns=6))).to_be_visible()
    told = [json.loads(words) for words in page.evaluate("heard")]
    assert [message["now"]["view"]["turn"] for message in told if message.get("now")][-1] == 5
    assert hidden(told) == []
    page.go_back()  # to being a player
    ready(page)


@pytest.mark.parametrize("players", [2, 3, 5, 7] if LONG else [3, 7])
def test_every_card_can_be_read_from_the_sofa(windows: Windows, guest: Guest, players: int) -> None:
    code = guest.kept(f"late {players}", lambda: late(guest, players))
    page = windows.page(TV)
    page.goto(f"/tv/{screen_of(guest, code)}")
    cities = guest.person.table(code)["view"]["cities"]
    shown(page, len(cities))
    built = sum(len(city["cards"]) for city in cities)
    expect(page.locator("[data-built]")).to_have_count(built)
    shot(page, f"tv cards {players}", whole=False)
    assert page.evaluate(SMALL, [LEAST, EVERYWHERE]) == []
    assert page.evaluate(CUT) == []
    assert overflow(page) == 0


def late(guest: Guest, players: int) -> str:
    """A table near its end: the cities are full."""
    code = guest.open(players)
    while (view := guest.person.my_turn(code)["view"])["age"] < 3 or view["turn"] < 6:
        guest.person.play_once(code, guest.chance)
    return code


@pytest.mark.parametrize("scheme", ["light", "dark"] if LONG else ["dark"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7] if LONG else [7])
def test_every_sheet_of_dice_is_on_the_screen(
    windows: Windows, guest: Guest, players: int, scheme: Literal["light", "dark"]
) -> None:
    code = guest.dice(players)
    view = guest.person.table(code)["view"]
    page = windows.page(Look(DESKTOP, scheme=scheme))
    page.goto(f"/tv/{screen_of(guest, code)}")
    shown(page, players)
    expect(page.get_by_role("region", name=say("dice-forum"))).to_be_visible()
    expect(page.locator("[data-space].crossed")).to_have_count(sum(len(city["crossed"]) for city in view["cities"]))
    for size in (LAPTOP, DESKTOP, WIDE) if LONG else (LAPTOP, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        until(page, lambda: page.evaluate(OUTSIDE) == [])
        assert overflow(page) == 0
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate(SMALL, [LEAST * size[1] / 1080, NAMES]) == []
        shot(page, f"tv dice {players} {size[0]} {scheme}", whole=False)


@pytest.mark.parametrize("rules", ["cards", "dice"])
def test_the_end_on_a_screen(windows: Windows, guest: Guest, rules: str) -> None:
    page = windows.page(TV)
    page.goto(f"/tv/{screen_of(guest, guest.over(7) if rules == 'cards' else guest.dice_over())}")
    expect(page.get_by_role("table", name=say("score-title"))).to_be_visible()
    assert overflow(page) == 0
    shot(page, f"tv over {rules}", whole=False)


def test_letters_grow_with_the_screen(windows: Windows, guest: Guest) -> None:
    page = windows.page(BIG)
    page.goto(f"/tv/{screen_of(guest, guest.playing(7))}")
    shown(page, 7)
    shot(page, "tv cards 2160 lines", whole=False)
    assert page.evaluate(SMALL, [2 * LEAST, EVERYWHERE]) == []
    assert page.evaluate(CUT) == []


def test_the_conflicts_are_shown_for_a_while(windows: Windows, guest: Guest) -> None:
    code = guest.open(turns=4)
    page = windows.page(Look((1920, 1080), scheme="dark"))
    page.clock.install()
    page.goto(f"/tv/{screen_of(guest, code)}")
    shown(page, 3)
    expect(page.get_by_text(say("table-turn", turn=5, turns=6))).to_be_visible()
    guest.person.play_once(code, guest.chance)
    expect(page.get_by_text(say("table-turn", turn=6, turns=6))).to_be_visible()  # it hears what happens
    guest.end_age(code)
    dialog = page.get_by_role("dialog", name=say("conflict-title", age="I"))
    expect(dialog).to_be_visible()
    shot(page, "tv conflict", whole=False)
    page.clock.run_for(15_000)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
def test_reactions_are_at_the_cities(windows: Windows, guest: Guest, rules: str) -> None:
    code = guest.open(rules=rules)
    page = windows.page(TV)
    page.goto(f"/tv/{screen_of(guest, code)}")
    shown(page, 3)
    guest.person.post(f"/api/tables/{code}/say", {"reaction": "wow"})
    bubble = page.locator(".bubble")
    expect(bubble).to_have_text(say("react-wow"))
    shot(page, f"tv reaction {rules}", whole=False)
    crest, at = page.locator("[data-seat='0'] .crest").first.bounding_box(), bubble.bounding_box()
    assert crest
    assert at
    assert abs(at["x"] - crest["x"]) < crest["width"]
    assert abs(at["y"] + at["height"] - crest["y"]) < 2 * crest["height"]


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
def test_the_points_are_counted_and_nobody_presses(windows: Windows, guest: Guest, rules: str) -> None:
    code = nearly_over(guest, rules)
    page = windows.page(Look((1920, 1080), motion="no-preference"))
    page.clock.install()
    page.goto(f"/tv/{screen_of(guest, code)}")
    shown(page, 3)
    guest.person.play_on(code, guest.chance)
    counting = page.get_by_role("heading", level=1, name=say("result-counting"))
    scores = page.get_by_role("table", name=say("score-title"))

    def counted() -> bool:
        assert not scores.count(), "the points were not counted"
        page.clock.run_for(1000)
        return bool(counting.count())

    until(page, counted)
    expect(page.get_by_role("button", name=say("result-skip"))).to_have_count(0)
    page.clock.run_for(3000)
    shot(page, f"tv counting {rules}", whole=False)
    assert overflow(page) == 0
    page.clock.run_for(20_000)
    expect(counting).to_have_count(0)
    expect(scores).to_be_visible()


def nearly_over(guest: Guest, rules: str) -> str:
    """A table in the last turn of a game; at a dice table it need not be the last."""
    code = guest.open(rules=rules)
    while True:
        view = guest.person.my_turn(code)["view"]
        if view["last_turn"] if rules == "dice" else (view["age"], view["turn"]) == (3, 6):
            return code
        guest.person.play_once(code, guest.chance)


def test_a_lobby_on_a_screen(windows: Windows, guest: Guest) -> None:
    page = windows.page(Look((1920, 1080), scheme="dark"))
    page.goto(f"/tv/{guest.lobby()}")
    expect(page.get_by_role("img", name=say("tv-scan"))).to_be_visible()
    shot(page, "tv lobby", whole=False)
