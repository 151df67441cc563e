"""Whole games of every ruleset over HTTP, against a real server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heptapolis import Record, fold
from heptapolis.bots import bot_of
from server.servers import ServerProcess

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("second-edition", {"players": 3}),
    ("first-edition", {"players": 2}),
    ("second-edition", {"players": 4, "edifice": True, "sides": "choice"}),
    ("dice", {"players": 3}),
]

ELSA = 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


def assert_bots_played_as_in_the_library(record: Record) -> None:
    """Every choice of a bot is the one that a bot of the library makes with the seed of the game."""
    game, beginner, compared = fold(record, 0), bot_of("beginner", record.seed), 0
    for seat, action in record.decisions:
        player = game.chooser(seat)
        if player != ELSA:
            assert beginner.choose(game.view(player), seat) == action
            compared += 1
        game.choose(seat, action)
    assert compared > 15


@pytest.mark.parametrize(("rules", "options"), GAMES, ids=[f"{rules}-{o['players']}" for rules, o in GAMES])
def test_a_whole_game_is_played_and_its_record_is_good(
    server: ServerProcess, rules: str, options: dict[str, Any]
) -> None:
    elsa = server.person()
    table = elsa.open_table(rules, options=options)
    end = elsa.play_on(table["table"], Random(1))
    assert end["state"] == "over"
    record: Record = Record.loads(elsa.ask("GET", f"/api/history/{table['table']}/record").text)
    game = fold(record)
    assert game.result() == record.result
    assert list(game.winners()) == end["winners"]
    assert record.fair is not None
    record.fair.check(record.seed)
    assert_bots_played_as_in_the_library(record)
    assert record.fair.commitment == table["fair"]["commitment"]
