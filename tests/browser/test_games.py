"""Whole games in the browser, by clicking, to the result page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.players import Clicker, Taste, open_table
from browser.spoken import say, words
from browser.windows import DESKTOP, PHONE, Look, shot

EVERYTHING = {"build", "buy", "chain", "stage", "sell"}
MOST_GAMES = 5
LINES = ("military", "coins", "wonder", "civil", "commerce", "science", "guilds", "edifice")


def sheet(page: Page) -> dict[str, list[int]]:
    """The score sheet on the page: a line and its points by seat."""
    rows = page.get_by_role("table", name=say("score-title")).locator("tbody tr, tfoot tr")
    named = {text: key for key, text in words().items() if key.startswith("score-")}
    found = {}
    for row in rows.all():
        name = row.get_by_role("rowheader").inner_text().strip()
        points = [text.strip().replace("\u2212", "-") for text in row.get_by_role("cell").all_inner_texts()]
        found[named[name].removeprefix("score-")] = [int(text) for text in points]
    return found


def check_result(player: Clicker) -> None:
    """The result page tells what the server tells."""
    page, table = player.page, player.table()
    assert table["state"] == "over"
    found, scores = sheet(page), table["scores"]
    assert found.pop("total") == [score["total"] for score in scores]
    shown = {line for line in LINES if any(line in score for score in scores)}
    assert {line for line, points in found.items()} == shown
    for line, points in found.items():
        assert points == [score.get(line, 0) for score in scores], line
    heading = page.get_by_role("heading", level=1)
    columns = page.get_by_role("table", name=say("score-title")).get_by_role("columnheader")
    assert columns.count() == len(scores)
    for seat in table["winners"]:
        name = columns.nth(seat).inner_text().splitlines()[0].strip()
        if table["winners"] == [table["seat"]]:
            expect(heading).to_have_text(say("result-you-won"))
        else:
            expect(heading).to_contain_text(name)
    page.get_by_text(say("log-title"), exact=True).click()
    log = page.locator("details").filter(has_text=say("log-title"))
    assert log.get_by_role("listitem").count() > 18 * len(scores)
    assert log.get_by_role("heading").all_inner_texts() == [
        say("result-after", age=age, turn=str(turn)) for age in ("III", "II", "I") for turn in range(6, 0, -1)
    ] + [say("log-before")]
    expect(log.get_by_role("list").first.get_by_role("listitem").last).to_have_text(say("log-ended"))
    expect(page.get_by_role("img", name=say("result-chart-hint"))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(len(scores))


def check_course(player: Clicker) -> None:
    """What happened on the way: a scene after each Age, and a bit of everything."""
    assert {"build", "sell"} <= set(player.taste.done)
    conflicts = [say("conflict-title", age=age) for age in ("I", "II", "III")]
    assert [scene for scene in player.scenes if scene in conflicts] == conflicts


def test_a_game_that_play_now_opens(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=say("home-play")).click()
    player = Clicker(page)
    player.play_on()
    check_result(player)
    check_course(player)
    assert player.decisions["play_card"] == 18
    shot(page, "result-laptop")
    rematch(page)
    page.goto("/games")
    for seat in (2, 3):
        bot = say("bot-named", bot=say("bot-beginner")).capitalize()
        expect(page.get_by_role("listitem").filter(has_text=f"{bot} {seat}")).to_have_count(2)  # running and finished


def rematch(page: Page) -> None:
    """The next game; against bots nobody is waited for."""
    page.get_by_role("button", name=say("result-rematch")).click()
    expect(page.get_by_text(say("table-turn", turn=1, turns=6))).to_be_visible()


@pytest.mark.parametrize("look", [Look(DESKTOP)], ids=["wide"])
def test_the_first_edition_with_seven_players(page: Page) -> None:
    open_table(page, rules="first-edition", options={"players": 7, "sides": "second"})
    player = Clicker(page, Taste(3))
    player.play_on()
    check_result(player)
    check_course(player)


@pytest.mark.parametrize("look", [Look(PHONE, touch=True)], ids=["phone"])
def test_two_players_and_the_free_city(page: Page) -> None:
    open_table(page, rules="first-edition", options={"players": 2})
    player = Clicker(page, Taste(5))
    player.play_on()
    check_result(player)
    check_course(player)
    assert player.decisions["play_for_free_city"] >= 8
    shot(page, "result-phone")


def test_the_edifices_with_ur_carthage_and_gizah(page: Page) -> None:
    boards = ["ur/day", "carthage/day", "gizah/day"]
    open_table(page, rules="second-edition", options={"players": 3, "edifice": True}, boards=boards)
    player = Clicker(page, Taste(11))
    player.play_on()
    check_result(player)
    check_course(player)
    assert "edifice" in sheet(page)
    edifices = [say(f"name-edifice-{shown['edifice']}") for shown in player.table()["view"]["edifices"]]
    assert [scene for scene in player.scenes if scene in edifices] == edifices
    games = 1
    while not set(player.taste.done) >= EVERYTHING and games < MOST_GAMES:  # not every deal has a chain for everyone
        rematch(page)
        player.play_on()
        games += 1
    assert set(player.taste.done) >= EVERYTHING


def test_boards_are_chosen_from_a_few(page: Page) -> None:
    open_table(page, rules="second-edition", options={"players": 3, "wonders": "draft", "sides": "choice"})
    player = Clicker(page, Taste(2))
    player.turns(4)
    assert player.decisions["take_board"] >= 1
    assert player.decisions["play_card"] >= 1
