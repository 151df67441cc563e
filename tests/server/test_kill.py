"""Games during which the server is killed again and again end like games that nothing disturbed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.databases import Postgres
from server.scripted import Seated, log_of, seat_all
from server.servers import ServerProcess
from sizes import LONG

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("second-edition", {"players": 3}),
    ("first-edition", {"players": 2}),
    ("dice", {"players": 2}),
]
SAMPLE = (8, 30)
"""Rounds after which the sample kills: when choices wait, in chains."""


@contextmanager
def two_worlds(folder: Path, postgres: Postgres | None) -> Iterator[tuple[ServerProcess, ServerProcess, list[Seated]]]:
    """A server with begun tables of the script, and its copy; both are closed."""
    calm, disturbed = folder / "calm", folder / "disturbed"
    calm.mkdir()
    if postgres is None:
        with ServerProcess(calm) as server:
            tables = [seat_all(server, *game) for game in GAMES]
            server.stop()
        shutil.copytree(calm, disturbed)
        yield ServerProcess(calm), ServerProcess(disturbed), tables
        return
    with ServerProcess(calm, postgres.create()) as server:
        tables = [seat_all(server, *game) for game in GAMES]
        server.stop()
    yield ServerProcess(calm, server.database), ServerProcess(calm, postgres.create(server.database)), tables


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_killed_after_single_choices_ends_with_the_same_records(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path
) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    with two_worlds(tmp_path, postgres) as (calm, disturbed, tables):
        with calm:
            undisturbed = [table.moved(calm) for table in tables]
            for table in undisturbed:
                table.play_on()
            expected = [table.record() for table in undisturbed]
        with disturbed:
            running = survivors = [table.moved(disturbed) for table in tables]
            number = kills = 0
            while running := [table for table in running if play_round(table, number)]:
                number += 1
                if LONG or number in SAMPLE:
                    disturbed.restart()
                    kills += 1
            assert [table.record() for table in survivors] == expected
            assert kills == (number if LONG else len(SAMPLE))
            database = disturbed.database or disturbed.data / "heptapolis.sqlite"
            for table in survivors:
                check_log(database, table.table)


def play_round(table: Seated, number: int) -> bool:
    """One choice at a table; whether there was one to make."""
    choice = next(table.open_choices(number), None)
    if choice is None:
        assert table.over
        return False
    choice.make()
    return True


def check_log(database: str | Path, table: str) -> None:
    """Every entry has its number, none is missing, and no key is there twice."""
    log = log_of(database, table)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    keys = [key for *_, kind, _, key in log if kind == "chose"]
    assert None not in keys
    assert len(set(keys)) == len(keys)
