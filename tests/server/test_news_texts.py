"""Histories that are read again and again are written once, and nobody waits while one is read."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heptapolis.game import DiceGame, Game
from heptapolis.server import commands, news_texts
from heptapolis.server.api import play
from heptapolis.server.live_table import OVER, LiveTable
from heptapolis.server.messages import messages_after
from heptapolis.server.news_texts import NewsTexts
from server.in_process import begin, open_server, run
from server.random_play import TABLES, Played
from server.table_drivers import HOST, TableDriver, folded, person_in, terms_of

MOMENTS = 90


class Counted:
    """How often a game was asked what happened in it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        for kind in (Game, DiceGame):
            monkeypatch.setattr(kind, "news", self._counting(kind.news))

    def _counting(self, news: Any) -> Any:
        def counted(*given: Any) -> Any:
            self.times += 1
            return news(*given)

        return counted


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


@pytest.fixture
def finished() -> LiveTable:
    """A game with a long history."""
    driver = TableDriver.begun("second-edition", {"players": 3})
    driver.play(Random(1))
    return driver.table


def test_a_history_is_read_from_the_game_once_however_long_it_is(finished: LiveTable, counted: Counted) -> None:
    assert len(messages_after(finished, None, 0)) > 50
    assert counted.times == 1


def test_a_history_is_written_once_for_all_who_see_the_same(finished: LiveTable, counted: Counted) -> None:
    histories = NewsTexts()
    whole = histories.after(finished, None, 0)
    assert [histories.after(finished, None, place) for place in (0, 1, 30)] == [whole, whole[1:], whole[30:]]
    assert counted.times == 1
    assert histories.after(finished, 1, 0) != whole, "a player also reads what its own choices were"
    assert counted.times == 2


@pytest.mark.parametrize("name", TABLES)
def test_what_was_kept_is_what_would_be_written_now(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news_texts, "FEW", 0)
    played, histories = Played(name, 3), NewsTexts()
    for _ in range(MOMENTS):
        if played.table.state != OVER:
            played.one()
        for viewer in played.viewers:
            anew = [json.dumps(message) for message in messages_after(played.table, viewer, 0)]
            assert histories.after(played.table, viewer, 0) == anew
    assert len(histories.kept) == len(played.viewers)


def test_cards_that_are_turned_up_at_the_end_are_open_in_what_is_read_then() -> None:
    driver, histories = TableDriver.begun("second-edition", {"players": 3}), NewsTexts()
    while driver.table.game is not None and not driver.table.game.over:
        driver.step(Random(2))
        histories.after(driver.table, None, 0)
    assert histories.after(driver.table, None, 0) == NewsTexts().after(driver.table, None, 0)


def test_talk_that_was_hidden_is_not_read_any_more() -> None:
    driver, histories = TableDriver.begun("dice", {"players": 2}), NewsTexts()
    for _ in range(news_texts.FEW):
        driver.do(commands.say(driver.table, HOST, "a word", ""))
    assert "a word" in str(histories.after(driver.table, None, 0))
    driver.do(commands.set_talk(driver.table, HOST, on=False))
    assert "a word" not in str(histories.after(driver.table, None, 0))


def test_a_table_that_was_loaded_again_is_read_again(finished: LiveTable, counted: Counted) -> None:
    histories, again = NewsTexts(), folded(finished)
    assert histories.after(finished, None, 0) == histories.after(again, None, 0)
    assert counted.times == 2


def test_histories_are_kept_within_a_size(finished: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    histories = NewsTexts()
    one = sum(map(len, histories.after(finished, None, 0)))
    monkeypatch.setattr(news_texts, "MOST_KEPT", 2 * one + one // 2)
    for seat in (0, 1, None, 2):
        histories.after(finished, seat, 0)
    assert [seat for _, seat in histories.kept] == [None, 2]
    assert histories.size == sum(len(text) for kept in histories.kept.values() for text in kept.texts)


def test_others_may_go_on_while_someone_catches_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between any two tables, and between any two pieces of what they are sent."""
    monkeypatch.setattr(play, "MOST_AT_ONCE", 2)
    turns: list[str] = []

    async def others() -> None:
        while True:
            turns.append("others")
            await asyncio.sleep(0)

    async def listen() -> None:
        async with open_server(tmp_path) as server:
            names = [await begin(server, terms_of("dice", {"players": 2})) for _ in range(3)]
            broadcast = server.subscriptions.broadcast
            show = broadcast.show

            def noted(*given: Any) -> None:
                turns.append("table")
                show(*given)

            monkeypatch.setattr(broadcast, "show", noted)
            going_on = asyncio.create_task(others())
            last_id = ",".join(f"{name}:0" for name in names)
            response: Any = await play.stream_ndjson(server, person_in(0), "here", last_event_id=last_id)
            lines = response.body_iterator
            for _ in range(5):
                piece = (await anext(lines)).splitlines()
                assert 1 <= len(piece) <= 2
                assert all(json.loads(line)["data"]["table"] in names for line in piece)
                turns.append("message")
            going_on.cancel()

    run(listen())
    told_of = [turn for turn in turns if turn != "others"]
    assert told_of == ["table"] * 3 + ["message"] * 5
    assert all("others" in pair for pair in pairwise(turns)), "nobody had two turns in a row"
