"""Whole dice games in the browser: by clicking, by the keyboard, on a phone; and what can be undone on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.dice_places import dice
from browser.dice_players import DiceClicker, DiceTaste, DiceTypist
from browser.guests import Guest
from browser.meeting import sit_down
from browser.players import open_table
from browser.spoken import say
from browser.windows import DESKTOP, PHONE, Look, Windows, overflow, shot, until
from heptapolis.vocab.dice.play import CITY


def sheet(page: Page) -> dict[str, list[int]]:
    """The score sheet on the page: a line and its points by seat."""
    rows = page.get_by_role("table", name=say("score-title")).locator("tbody tr, tfoot tr")
    return {
        row.get_by_role("rowheader").inner_text().strip(): [
            int(text) for text in row.get_by_role("cell").all_inner_texts()
        ]
        for row in rows.all()
    }


def check_result(player: DiceClicker) -> None:
    """The result page tells what the server tells."""
    page, table = player.page, player.table()
    assert table["state"] == "over"
    found, scores = sheet(page), table["scores"]
    assert found.pop(say("score-total")) == [score["total"] for score in scores]
    assert found == {say(f"building-{line.word}"): [score[line.word] for score in scores] for line in CITY}
    expect(page.get_by_role("article")).to_have_count(len(scores))
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()
    expect(page.get_by_role("link", name=say("result-record"))).to_be_visible()
    page.get_by_text(say("log-title"), exact=True).click()
    log = page.locator("details").filter(has_text=say("log-title"))
    turns = table["view"]["turn"]
    assert log.get_by_role("heading").all_inner_texts() == [
        *[say("dice-turn", n=turn) for turn in range(turns, 0, -1)],
        say("log-before"),
    ]
    if table["winners"] == [table["seat"]]:
        expect(page.get_by_role("heading", level=1)).to_have_text(say("result-you-won"))


def test_a_game_that_the_home_page_opens(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=say("home-play-dice")).click()
    player = DiceClicker(page)
    player.play_on()
    check_result(player)
    assert player.decisions["act"] > 10
    assert {"build", "wonder", "pass"} <= set(player.taste.done)
    shot(page, "dice-result-laptop")
    page.get_by_role("button", name=say("result-rematch")).click()
    expect(page.get_by_role("banner").get_by_text(say("dice-turn", n=1), exact=True)).to_be_visible()
    page.goto("/games")
    expect(page.get_by_text(say("rules-dice")).first).to_be_visible()


def test_a_whole_game_without_a_mouse(page: Page) -> None:
    open_table(page, rules="dice", options={"players": 2})
    player = DiceTypist(page, DiceTaste(3))
    player.asked()
    player.lost.clear()
    player.play_on()
    check_result(player)
    assert player.lost == [], f"the focus is nowhere in {len(player.lost)} of {player.decisions.total()} decisions"
    assert player.unseen == []


@pytest.mark.parametrize("look", [Look(PHONE, touch=True, scheme="dark")], ids=["phone"])
def test_a_game_of_seven_on_a_phone(page: Page) -> None:
    open_table(page, rules="dice", options={"players": 7})
    player = DiceClicker(page, DiceTaste(5))
    player.turns(1)
    assert overflow(page) <= 0
    player.play_on()
    check_result(player)
    assert overflow(page) <= 0
    shot(page, "dice-result-phone")


@pytest.mark.parametrize("look", [Look(DESKTOP)], ids=["wide"])
def test_a_chain_is_decided_step_by_step_and_undone(page: Page) -> None:
    open_table(page, rules="dice", options={"players": 3}, boards=["babylon"])
    player = DiceClicker(page)
    player.asked()
    page.evaluate("document.querySelector('.forum').dataset.drawn = 'once'")
    stage = player.space("wonder.1")
    stage.click()
    expect(page.get_by_text(say("dice-then", question=say("ask-dice-cross")))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-send]")).to_have_count(0)
    stage.click()
    player.send(player.press_send)
    expect(page.get_by_text(say("ask-dice-cross"), exact=True)).to_be_visible()
    expect(page.get_by_role("list", name=say("dice-so-far"))).to_contain_text(say("dice-does-wonder", n=1))
    assert player.table()["view"]["turn"] == 1
    assert page.locator("button.space.open").count() == len(player.table()["legal"]["0"]["options"]) - 1
    page.get_by_role("button", name=say("choice-undo")).click()
    expect(page.get_by_text(say("ask-dice-act"), exact=True)).to_be_visible()
    assert player.table()["view"]["chain"] == []
    assert player.table()["view"]["cities"][0]["crossed"] == []
    expect(page.locator(".forum")).to_have_attribute("data-drawn", "once")


def test_a_sent_turn_is_hidden_and_can_be_taken_back(windows: Windows, page: Page) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    open_table(page, rules="dice", options={"players": 2}, seats=seats, begin=False)
    other = windows.page()
    sit_down(other, page.url, "Björn")
    page.get_by_role("button", name=say("lobby-begin")).click()
    mette, bjorn = DiceClicker(page), DiceClicker(other)
    mette.asked()
    mette.way("pass").click()
    mette.send(mette.press_send)
    expect(page.get_by_text(say("dice-is-sent"))).to_be_visible()
    expect(page.get_by_text(say("table-wait", names="Björn"))).to_be_visible()
    bjorn.asked()
    assert bjorn.table()["view"]["cities"][0]["coins"] == 7
    page.get_by_role("button", name=say("choice-undo")).click()
    mette.asked()
    mette.way("pass").click()
    mette.send(mette.press_send)
    bjorn.way("pass").click()
    bjorn.send(bjorn.press_send)
    for window in (page, other):
        expect(window.get_by_role("banner").get_by_text(say("dice-turn", n=2), exact=True)).to_be_visible()
    assert bjorn.table()["view"]["cities"][0]["coins"] == 10


def test_a_die_lights_what_it_opens_and_says_why_it_opens_nothing(page: Page) -> None:
    open_table(page, rules="dice", options={"players": 3})
    player = DiceClicker(page)
    player.asked()
    legal = player.table()["legal"]["0"]
    die = legal["options"][0]["chosen"]
    page.locator(f'[data-die="{die}"]').click()
    opened = {option["at"] for option in legal["options"] if option["chosen"] == die}
    lit = page.locator("button.space.open")
    assert {space.get_attribute("data-space") for space in lit.all()} == opened
    page.keyboard.press("Escape")
    assert lit.count() == len({option["at"] for option in legal["options"] if option["at"]})
    for refusal in legal["refusals"]:
        if refusal["die"]:
            page.locator(f'[data-die="{refusal["die"]}"]').click()
            expect(page.locator(".hint")).not_to_be_empty()


def test_a_hint_names_what_it_marks(page: Page) -> None:
    open_table(page, rules="dice", options={"players": 3}, hints=True)
    DiceClicker(page).asked()
    page.get_by_role("button", name=say("table-hint")).click()
    expect(page.locator(".hint")).to_contain_text(say("dice-hint-says", action="").rstrip(".").strip())
    expect(page.get_by_role("img", name=say("table-hint")).first).to_be_visible()


def test_somebody_watches(windows: Windows, page: Page) -> None:
    open_table(page, rules="dice", options={"players": 3}, public=True)
    other = windows.page()
    other.goto(page.url)
    expect(other.get_by_text(say("table-watching"))).to_be_visible()
    assert other.locator("button.space").count() == 0
    other.locator("button.other").first.click()
    expect(other.get_by_role("dialog")).to_be_visible()


def test_every_city_shows_its_points_where_the_score_runs(views: Windows, guest: Guest) -> None:
    page = guest.view(views, Look())
    dice()(page, guest)
    totals = [score["total"] for score in guest.person.table(guest.dice())["scores"]]
    assert any(totals)
    for seat, total in enumerate(totals):
        city = page.locator(f"[data-seat='{seat}']:is(article, button)")
        words = say("dice-effect-points", n=total)[:-1]  # there may be one
        expect(city.get_by_text(re.compile(rf"^\s*{words}"))).to_have_count(1)


@pytest.mark.parametrize(
    ("look", "rolls"),
    [(Look(motion="no-preference"), True), (Look(motion="reduce"), False)],
    ids=["motion", "no motion"],
)
def test_the_dice_tumble_unless_motion_is_switched_off(page: Page, *, rolls: bool) -> None:
    page.add_init_script(
        "const animate = Element.prototype.animate; window.rolled = [];"
        "Element.prototype.animate = function (steps, options) {"
        " window.rolled.push(options.id); return animate.call(this, steps, options); }"
    )
    open_table(page, rules="dice", options={"players": 2})
    player = DiceClicker(page)
    player.asked()
    page.evaluate("window.rolled = []")
    player.way("pass").click()
    player.send(player.press_send)
    player.asked()
    expect(page.get_by_role("banner").get_by_text(say("dice-turn", n=2), exact=True)).to_be_visible()
    page.keyboard.press("Shift")  # enough of the recap
    expect(page.locator(".forum .held")).to_have_count(0)  # until the turn has been told
    until(page, lambda: page.evaluate("window.rolled.filter((id) => id === 'tumble').length") == (7 if rolls else 0))
