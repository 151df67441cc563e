"""Whole games of every ruleset over HTTP, against a real server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heptapolis import Record, fold
from server.servers import ServerProcess

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("second-edition", {"players": 3}),
    ("first-edition", {"players": 2}),
    ("second-edition", {"players": 4, "edifice": True, "sides": "choice"}),
    ("dice", {"players": 3}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


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
    assert record.fair.commitment == table["fair"]["commitment"]
