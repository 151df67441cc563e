"""A turn tells its story: cards turn up in their cities, coins travel, edifices and conflicts, and the end."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.fleeting import moving, screen_conflict
from browser.guests import Guest
from browser.measures import cut
from browser.moments import asked
from browser.places import ready, with_outcome
from browser.spoken import say
from browser.windows import DESKTOP, LAPTOP, PHONE, WIDE, Look, Windows, until

MOVING = Look(motion="no-preference")
PLAYING = "() => document.getAnimations().some(({ id }) => id === 'recap')"
PAUSED = """() => new Promise((resolve) => {
  const look = () => {
    const motions = document.getAnimations().filter(({ id }) => id === 'recap');
    if (!motions.length) return requestAnimationFrame(look);
    for (const motion of motions) motion.pause();
    resolve();
  };
  look();
})"""
"""Waits for a recap, and stops it where it is."""
SHOWN = """(part) => {
  for (const motion of document.getAnimations().filter(({ id }) => id === 'recap'))
    motion.currentTime = part * motion.effect.getTiming().duration;
  return [...document.querySelectorAll('.recap .tile')].map((tile) => {
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const city = document.querySelector(`main [data-seat="${tile.dataset.at}"]`).getBoundingClientRect();
    const face = tile.querySelector('.face').getBoundingClientRect();
    return {
      seat: Number(tile.dataset.at),
      card: tile.querySelector('.name')?.textContent ?? '',
      up: face.width > 1,
      there: x > city.left && x < city.right && y > city.top - 20 && y < city.bottom + 20,
    };
  });
}"""
"""What lies in the cities at one part of the recap."""
BOXES = """(parts) => parts.map((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return [left, top, right, bottom];
})"""
MINUS = "\u2212"
SPOKEN = """
  window.spoken = [];
  new MutationObserver(() => spoken.push(document.querySelector("p[aria-live='polite']")?.textContent ?? ''))
    .observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Writes down all that a screen reader is told; a loss may follow an outcome at once."""
LENGTH = "() => document.getAnimations().find(({ id }) => id === 'recap').effect.getTiming().duration"


def at_table(page: Page, guest: Guest, players: int = 3, turns: int = 2) -> str:
    """A table in the first Age, whose turns the window watches."""
    code = guest.open(players, turns)
    page.goto(f"/t/{code}")
    ready(page)
    return code


def sell(page: Page) -> None:
    """Play a turn with the mouse."""
    page.locator("[data-card]").first.click()
    page.locator("[data-action^='sell ']").click()


def told(page: Page, length: str) -> None:
    """Set how long recaps are."""
    page.goto("/settings")
    page.get_by_role("radio", name=say(f"settings-recap-{length}"), exact=True).check()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_card_is_turned_up_in_its_city(windows: Windows, guest: Guest, size: tuple[int, int]) -> None:
    page = guest.page(windows, Look(size, motion="no-preference"))
    code = at_table(page, guest)
    sell(page)
    page.evaluate(PAUSED)
    assert [tile["up"] for tile in page.evaluate(SHOWN, 0.17)] == [False] * 3, "face down at first"
    tiles = page.evaluate(SHOWN, 0.5)
    assert all(tile["up"] and tile["there"] for tile in tiles)
    assert [tile["seat"] for tile in tiles] == [0, 1, 2]
    assert next(tile for tile in tiles if tile["seat"] == 0)["card"] == "", "a sold card is face down, one's own too"
    sale = guest.person.table(code)["view"]["sale"]
    expect(page.locator(".recap .sum[data-to='0']:not([data-from])")).to_have_text(f"+{sale}")


@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESKTOP], ids=["phone", "laptop", "wide"])
def test_no_card_lies_on_another_however_low_the_cities_are(
    windows: Windows, guest: Guest, size: tuple[int, int]
) -> None:
    page = guest.page(windows, Look(size))
    moving(7)(page, guest)
    boxes = page.locator(".recap .tile[data-nth='0']").evaluate_all(BOXES)
    assert len(boxes) == 7
    for place, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[:place]:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            assert min(across, down) < 2, "they lie beside each other"
    sums = page.locator(".recap .sum").evaluate_all(BOXES)
    assert all(left >= 0 and top >= 0 and right <= size[0] for left, top, right, _ in sums), "in the window"


@pytest.mark.parametrize("size", [DESKTOP, WIDE], ids=["wide", "very wide"])
def test_conflicts_fit_a_shared_screen(windows: Windows, guest: Guest, size: tuple[int, int]) -> None:
    page = guest.page(windows, Look(size))
    screen_conflict(page, guest)
    assert cut(page, "dialog, dialog li, dialog b") == []
    for border in page.locator("dialog li").all():
        ends = border.locator(".side, .verdict").evaluate_all(BOXES)
        assert all(one[2] <= other[0] for one, other in pairwise(ends)), "nothing lies on anything"


def test_the_next_hand_can_be_played_at_once_and_the_press_counts(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    code = at_table(page, guest)
    sell(page)
    page.evaluate(PAUSED)
    expect(page.locator(".recap")).to_have_count(1)
    turn = guest.person.my_turn(code)["view"]["turn"]
    sell(page)  # the first press ends the recap, and opens the card too
    until(page, lambda: guest.person.my_turn(code)["view"]["turn"] == turn + 1)


def test_any_key_skips_it(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    at_table(page, guest)
    sell(page)
    page.evaluate(PAUSED)
    page.keyboard.press("Shift")
    expect(page.locator(".recap")).to_have_count(0)


def test_it_lasts_about_two_seconds_and_half_of_that_where_it_is_short(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    at_table(page, guest)
    sell(page)
    page.wait_for_function(PLAYING)
    assert page.evaluate(LENGTH) == 2000
    expect(page.locator(".recap")).to_have_count(0)  # it ends by itself
    told(page, "short")
    at_table(page, guest)
    sell(page)
    page.wait_for_function(PLAYING)
    assert page.evaluate(LENGTH) == 1000


def test_it_is_not_told_again_when_the_page_is_loaded(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    at_table(page, guest)
    sell(page)
    page.wait_for_function(PLAYING)
    page.reload()
    ready(page)
    expect(page.locator("button .deed").first).to_be_visible()  # the news are there
    assert not page.evaluate(PLAYING)
    expect(page.locator(".recap, [data-recap]")).to_have_count(0)


def test_who_wants_none_has_none(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    told(page, "off")
    at_table(page, guest)
    sell(page)
    expect(page.get_by_text(say("table-turn", turn=4, turns=6))).to_be_visible()
    expect(page.locator("button .deed").first).to_be_visible()
    expect(page.locator(".recap, [data-recap]")).to_have_count(0)


def test_without_motion_it_is_a_line_until_something_is_pressed(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    at_table(page, guest)
    sell(page)
    line = page.locator("[data-recap]")
    expect(line).to_contain_text(say("choice-sell"))
    expect(line.locator(".deed")).to_have_count(3)
    expect(page.locator(".recap")).to_have_count(0)
    page.locator("[data-card]").first.click()
    expect(line).to_have_count(0)
    expect(page.locator("[data-action]").first).to_be_visible()  # the press counts


def test_what_the_neighbours_did_stays_through_a_last_card(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    boards = ["babylon/night", "gizah/day", "rhodos/day"]
    asked("play_last_card", ("stage", "build", "free", "chain"), boards=boards)(page, guest)
    deeds = page.locator("button[data-seat] .deed")
    expect(deeds).to_have_count(2)
    before = deeds.all_inner_texts()
    sell(page)
    expect(page.get_by_role("dialog")).to_be_visible()  # the Age is over
    assert deeds.all_inner_texts() == before


def test_an_edifice_is_told_of_by_itself(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    page.add_init_script(SPOKEN)
    with_outcome(page, guest)
    dialog = page.get_by_role("dialog")
    outcome = dialog.locator(".what").inner_text()
    expect(dialog).to_have_accessible_description(re.compile(re.escape(outcome)))
    until(page, lambda: any(outcome in words for words in page.evaluate("spoken")))
    expect(dialog.get_by_role("listitem")).not_to_have_count(0)
    go_on = dialog.get_by_role("button", name=say("conflict-go"))
    go_on.click()
    code = page.url.rpartition("/")[2]
    if guest.person.my_turn(code)["view"]["age"] == 1:
        guest.end_age(code)
    conflict = page.get_by_role("dialog", name=say("conflict-title", age="I"))
    expect(go_on).to_be_visible()
    if not conflict.is_visible():  # first come the cards that some lose
        go_on.click()
    expect(conflict).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_end_is_conflicts_then_points_then_the_winner(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows, MOVING)
    code = guest.open()
    while (view := guest.person.my_turn(code)["view"])["age"] < 3 or view["turn"] < 6:
        guest.person.play_once(code, guest.chance)
    page.goto(f"/t/{code}")
    ready(page)
    sell(page)
    conflicts = page.get_by_role("dialog", name=say("conflict-title", age="III"))
    expect(conflicts).to_be_visible()
    assert guest.person.table(code)["winners"]
    expect(page.locator("main tfoot, .race")).to_have_count(0)
    page.clock.install()
    conflicts.get_by_role("button", name=say("conflict-go")).click()
    expect(page.get_by_role("heading", level=1, name=say("result-counting"))).to_be_visible()
    expect(page.locator("main tfoot")).to_have_count(0)
    page.clock.run_for("00:10")
    heading = page.get_by_role("heading", level=1)
    expect(heading).not_to_have_text(say("result-counting"))  # by itself
    won = heading.inner_text()
    expect(page.locator("p[aria-live='polite']")).to_have_text(won)
    totals = [str(score["total"]) for score in guest.person.table(code)["scores"]]
    assert page.locator(".race .total").all_inner_texts() == [total.replace("-", MINUS) for total in totals]
    page.reload()
    expect(page.get_by_role("heading", level=1, name=won)).to_be_visible()  # at once, when it is loaded again
    expect(page.get_by_role("heading", name=say("result-counting"))).to_have_count(0)


def test_a_loser_is_told_why(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open()
    while (state := guest.person.my_turn(code))["legal"]:
        seat, legal = next(iter(state["legal"].items()))
        guest.person.choose(code, guest.wish(legal["options"], ("sell",))["action"], int(seat))
    table = guest.person.table(code)
    assert 0 not in table["winners"], "who only sells does not win"
    page.goto(f"/t/{code}")
    best, mine = table["scores"][table["winners"][0]], table["scores"][0]
    rows = page.get_by_role("table", name=say("result-gap-hint"))
    for line in ("civil", "science", "military", "wonder"):
        if gap := mine[line] - best[line]:
            row = rows.get_by_role("row").filter(has_text=say(f"score-{line}"))
            expect(row).to_contain_text(f"{'+' if gap > 0 else MINUS}{abs(gap)}")
    turns = page.locator(".why li")
    expect(turns).to_have_count(3)
    expect(turns.first).to_contain_text(say("result-did", name=f"Mette ({say('app-you')})", deed=say("choice-sell")))


def test_the_wonder_grows_with_its_stages(windows: Windows, guest: Guest) -> None:
    page = guest.page(windows)
    code = guest.open(boards=["gizah/day", "olympia/day", "rhodos/day"])
    page.goto(f"/t/{code}")
    ready(page)
    drawing = page.locator("article[data-seat='0'] svg.wonder")
    expect(drawing.locator(".plan")).to_have_count(1)
    expect(drawing.locator("svg")).to_have_count(0)
    while not guest.person.my_turn(code)["view"]["cities"][0]["stages"]:
        seat, legal = next(iter(guest.person.my_turn(code)["legal"].items()))
        guest.person.choose(code, guest.wish(legal["options"], ("stage", "build"))["action"], int(seat))
    expect(drawing.locator("svg")).to_have_count(2)
    expect(drawing.locator("svg.grows")).to_have_count(1)
