"""A turn of dice tells its story: tiles turn up, coins and attacks travel, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.dice_places import dice_listening, dice_ready, dice_table, dice_turn
from browser.guests import Guest
from browser.spoken import say
from browser.test_story import LENGTH, PAUSED, PLAYING, told
from browser.windows import DESKTOP, LAPTOP, PHONE, Look, Windows, overflow, until

MOVING = Look(motion="no-preference")
LIES = """(part) => {
  for (const motion of document.getAnimations().filter(({ id }) => id === 'recap'))
    motion.currentTime = part * motion.effect.getTiming().duration;
  const main = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('.recap .tile')].map((tile) => {
    const box = tile.getBoundingClientRect();
    return {
      seat: Number(tile.dataset.at),
      words: tile.innerText,
      up: tile.querySelector('.face').getBoundingClientRect().width > 1,
      shown: box.left >= 0 && box.right <= innerWidth && box.top >= main.top - 16 && box.bottom <= main.bottom + 16,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    };
  });
}"""
"""What lies on the table at one part of the recap."""


def at_table(page: Page, guest: Guest, players: int = 3, turns: int = 3) -> str:
    """A dice table whose turns the window watches."""
    code = dice_table(guest, players, turns)
    page.goto(f"/t/{code}")
    dice_ready(page)
    return code


def pass_on(page: Page) -> None:
    """Pass with the mouse."""
    page.locator("[data-action='pass']").click()
    page.locator("[data-send]").click()


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESKTOP], ids=["phone", "laptop", "wide"])
def test_what_every_city_did_is_turned_up(windows: Windows, guest: Guest, size: tuple[int, int], players: int) -> None:
    page = guest.page(windows, Look(size, motion="no-preference"))
    at_table(page, guest, players)
    pass_on(page)
    page.evaluate(PAUSED)
    assert not any(tile["up"] for tile in page.evaluate(LIES, 0.17)), "face down at first"
    tiles = page.evaluate(LIES, 0.6)
    assert [tile["seat"] for tile in tiles] == list(range(players))
    assert all(tile["up"] and tile["shown"] for tile in tiles)
    assert len({(round(tile["x"]), round(tile["y"])) for tile in tiles}) == players, "none lies on another"
    assert say("dice-does-pass") in tiles[0]["words"]
    expect(page.locator(".recap .sum[data-to='0']:not([data-from])")).to_have_text("+3")
    assert overflow(page) <= 0


def test_an_attack_goes_to_the_neighbour_it_meets(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    code = at_table(page, guest)
    table: dict[str, Any] = {}
    hits: list[dict[str, Any]] = []
    while not hits:
        table = dice_turn(guest, code)
        assert table["state"] == "playing", "nobody attacked in a whole game"
        news = guest.person.get(f"/api/tables/{table['table']}/news?after=0")["messages"]
        turn = next(each["news"] for each in reversed(news) if any(e["kind"] == "shook" for e in each["news"]))
        hits = [event for event in turn if event["kind"] == "attacked"]
        until(page, lambda: page.evaluate(PLAYING))
    page.evaluate(PAUSED)
    first = hits[0]
    to = (first["seat"] + (1 if first["thing"] == "west" else 2)) % 3
    chip = page.locator(f".recap .sum[data-from='{first['seat']}'][data-to='{to}']").first
    expect(chip).to_contain_text(str(first["numbers"][0]))


def test_the_dice_roll_when_the_turn_is_told_and_any_key_skips_it(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    at_table(page, guest)
    pass_on(page)
    page.evaluate(PAUSED)
    expect(page.locator(".forum .dice").first).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(page.locator(".recap")).to_have_count(0)
    expect(page.locator(".forum .dice").first).to_have_css("opacity", "1")


def test_the_next_turn_can_be_chosen_at_once_and_the_press_counts(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    code = at_table(page, guest)
    turn = guest.person.my_turn(code)["view"]["turn"]
    pass_on(page)
    page.evaluate(PAUSED)
    pass_on(page)
    until(page, lambda: guest.person.my_turn(code)["view"]["turn"] == turn + 2)


def test_it_lasts_as_long_as_the_setting_says(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    at_table(page, guest)
    pass_on(page)
    page.wait_for_function(PLAYING)
    assert page.evaluate(LENGTH) == 2000
    expect(page.locator(".recap")).to_have_count(0)  # it ends by itself
    told(page, "short")
    at_table(page, guest)
    pass_on(page)
    page.wait_for_function(PLAYING)
    assert page.evaluate(LENGTH) == 1000
    told(page, "off")
    at_table(page, guest)
    pass_on(page)
    expect(page.get_by_role("banner").get_by_text(say("dice-turn", n=5), exact=True)).to_be_visible()
    expect(page.locator("button .deed").first).not_to_be_empty()
    expect(page.locator(".recap, [data-recap]")).to_have_count(0)


def test_without_motion_it_is_a_line_and_the_neighbours_keep_theirs(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = at_table(page, guest)
    table = dice_listening(page, guest, code)
    line = page.locator("[data-recap]")
    expect(line.locator(".deed")).to_have_count(3)
    before = page.locator("button.other .deed").all_inner_texts()
    assert all(before)
    page.keyboard.press("Shift")
    expect(line).to_have_count(0)
    assert page.locator("button.other .deed").all_inner_texts() == before, "until the next turn"
    assert table["view"]["turn"] == guest.person.my_turn(code)["view"]["turn"]


def last_turn(guest: Guest) -> str:
    """A game in its last turn, with an attack in it."""
    while True:
        code = guest.open(rules="dice")
        while (view := guest.person.my_turn(code)["view"])["last_turn"] in (0, None) or (
            view["turn"] < view["last_turn"]
        ):
            if guest.person.table(code)["state"] != "playing":
                break
            guest.person.play_once(code, guest.chance)
        else:
            if any(city["written"] for city in view["cities"]):
                return code


def test_the_end_is_conflicts_then_points_then_the_winner(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    code = last_turn(guest)
    page.goto(f"/t/{code}")
    dice_ready(page)
    dice_turn(guest, code)
    borders = page.get_by_role("dialog", name=say("dice-borders"))
    expect(borders).to_be_visible()
    expect(borders.get_by_role("listitem")).to_have_count(3)
    expect(page.locator("main tfoot, .race")).to_have_count(0)
    page.clock.install()
    borders.get_by_role("button", name=say("conflict-go")).click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("result-counting"))
    page.clock.run_for("00:10")
    expect(heading).not_to_have_text(say("result-counting"))  # by itself
    won = heading.inner_text()
    expect(page.locator("p[aria-live='polite']")).to_have_text(won)
    totals = [str(score["total"]) for score in guest.person.table(code)["scores"]]
    assert page.locator(".race .total").all_inner_texts() == totals
    page.reload()
    expect(page.get_by_role("heading", level=1, name=won)).to_be_visible()  # at once, when it is loaded again
    expect(page.get_by_role("heading", name=say("result-counting"))).to_have_count(0)


def test_a_loser_is_told_what_both_did_in_the_turns_that_decided(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    lazy: Callable[[list[dict[str, Any]]], str] = lambda options: next(  # noqa: E731
        option["action"] for kind in ("pass", "skip", "") for option in options if kind in ("", option["kind"])
    )
    code = guest.open(rules="dice")
    while (state := guest.person.my_turn(code))["legal"]:
        seat, legal = next(iter(state["legal"].items()))
        guest.person.choose(code, lazy(legal["options"]), int(seat))
    page.goto(f"/t/{code}")
    why = page.locator("section.why")
    expect(why.get_by_role("table")).to_be_visible()
    expect(why.get_by_role("listitem").first).to_contain_text(say("dice-does-pass"))


@pytest.mark.parametrize("look", [Look(DESKTOP)], ids=["wide"])
def test_log_and_chat_lie_beside_the_table_and_can_be_folded_away(windows: Windows, guest: Guest, look: Look) -> None:
    page = guest.page(windows, look)
    at_table(page, guest)
    log = page.get_by_role("region", name=say("log-title"))
    expect(log.get_by_role("heading", name=say("dice-turn", n=3))).to_be_visible()
    expect(page.get_by_role("region", name=say("talk-title"))).to_be_visible()
    log.get_by_role("button", name=say("table-fold")).click()
    expect(log).to_have_count(0)
    page.get_by_role("banner").get_by_role("button", name=say("table-full-log"), exact=True).click()
    expect(log).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_wonder_grows_with_a_stage(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open(rules="dice", boards=["rhodes"])
    page.goto(f"/t/{code}")
    dice_ready(page)
    wonder = page.locator("article .building.wonder")
    expect(wonder.locator(".plan")).to_have_count(1)
    expect(wonder.locator("svg svg")).to_have_count(0)
    while not any(name.startswith("wonder") for name in guest.person.table(code)["view"]["cities"][0]["crossed"]):
        seat, legal = next(iter(guest.person.my_turn(code)["legal"].items()))
        wanted = [option["action"] for option in legal["options"] if option["kind"] == "wonder"]
        guest.person.choose(code, (wanted or [guest.chance.choice(legal["options"])["action"]])[0], int(seat))
        guest.person.my_turn(code)
    expect(wonder.locator(".grows")).to_have_count(1)
