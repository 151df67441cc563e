"""Fair time: outages and jumps of clocks count against nobody, and a stand-in is never ahead of the clock."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heptapolis.server import commands
from heptapolis.server.live_table import PAUSED, PLAYING
from heptapolis.server.server_time import LONGEST, ServerTime
from heptapolis.server.settings import Settings
from heptapolis.server.table_server import TableServer
from server.databases import Postgres
from server.in_process import Bots, begin, choose, open_server, quiet, run, sweep
from server.listeners import wait_for
from server.scripted import log_of, seat_all
from server.servers import ServerProcess
from server.table_drivers import HOST, person_in, terms_of
from server.test_sweep import standing_in

MINUTE, HOUR = 60, 3600


class Machine:
    """A machine whose steady clock tests turn on."""

    def __init__(self) -> None:
        self.seconds = 5000.0

    @asynccontextmanager
    async def server(self, folder: Path, database: str = "") -> AsyncIterator[TableServer]:
        """A server that has started on it; its heart beats when a test says so."""
        time = ServerTime(lambda: self.seconds)
        server = TableServer(Settings(folder, database, exports=False), Bots(), time)
        server.store.migrate()
        await server.resume_time()
        try:
            yield server
        finally:
            await server.stop()

    async def run(self, server: TableServer, seconds: int) -> None:
        """Let a server live for so many seconds."""
        for _ in range(seconds):
            self.seconds += 1
            await server.clocks.beat()
            await server.clocks.sweep()
            await quiet(server)


async def left(server: TableServer, name: str, seat: int = 0) -> float:
    """The seconds that a seat has left."""
    end = (await server.tables.get(name)).deadline(seat)
    assert end is not None
    return end - server.time.now()


def kinds(log: list[Any], *wanted: str) -> list[str]:
    """The kinds of some entries, in order."""
    return [kind for _, kind, *_ in log if kind in wanted]


def test_time_during_which_the_server_was_down_counts_against_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        machine = Machine()
        async with machine.server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": 2}, clock="decision", seconds=20, grace=30)
            name = await begin(server, terms)
            await machine.run(server, 5)
            assert await left(server, name) == 15
        machine.seconds += 22
        async with machine.server(tmp_path) as server:
            await machine.run(server, 5)
            assert await standing_in(server, name) == []
            assert await left(server, name) == 10
            await machine.run(server, 11)
            assert await standing_in(server, name) == [0, 1]

    run(play())


def test_a_machine_that_starts_anew_counts_on_from_a_smaller_steady_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with Machine().server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 2}, clock="decision", seconds=20))
        other = Machine()
        other.seconds = 3.0
        async with other.server(tmp_path) as server:
            assert await left(server, name) == 20
            await other.run(server, 15)
            assert await left(server, name) == 5

    run(play())


def test_a_process_that_was_stopped_or_lost_its_database_loses_two_seconds_at_most(tmp_path: Path) -> None:
    async def play() -> None:
        machine = Machine()
        async with machine.server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 2}, clock="decision", seconds=20))
            await machine.run(server, 1)
            machine.seconds += 2 * HOUR
            assert await left(server, name) == 19 - LONGEST
            await machine.run(server, 1)
            assert await standing_in(server, name) == []
            assert await left(server, name) == 19 - LONGEST
            await machine.run(server, 5)
            assert await left(server, name) == 14 - LONGEST

    run(play())


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
def test_a_jump_of_the_machines_clock_changes_no_remaining_time(
    tmp_path: Path, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        machine = Machine()
        async with machine.server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": 2}, clock="game", seconds=20, grace=15)
            name = await begin(server, terms)
            await machine.run(server, 8)
            date = time.time()
            monkeypatch.setattr(time, "time", lambda: date + jump)
            await machine.run(server, 1)
            assert await left(server, name) == 11
            await choose(server, name, 0)
            assert await standing_in(server, name) == []
            assert (await server.tables.get(name)).waiting.used == {0: 9}

    run(play())


def test_the_time_stands_while_no_clock_runs_and_the_disk_is_left_alone(tmp_path: Path) -> None:
    async def play() -> None:
        machine = Machine()
        async with machine.server(tmp_path) as server:
            await begin(server, terms_of("second-edition", {"players": 2}))
            commits = server.store.commits
            await machine.run(server, 10)
            assert (server.store.commits, server.time.now()) == (commits, LONGEST)

    run(play())


@pytest.mark.parametrize("players", [2, 3])
def test_a_stand_in_plays_one_decision_for_each_period_of_the_clock(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": players}, clock="decision", seconds=MINUTE)
            name = await begin(server, terms)
            played = []
            for second in range(0, 5 * MINUTE, 10):
                await sweep(server, second)
                table = await server.tables.get(name)
                for seat in table.deciding():
                    if table.player_of(seat) == 0:
                        await choose(server, name, seat)
                played.append(sum(e.kind == "chose" and e.data["by"] == "bot" for e in table.entries))
            assert played[-1] == (players - 1) * 4
            assert all(second - first <= players - 1 for first, second in pairwise(played))
            assert table.state == PLAYING

    run(play())


@pytest.mark.parametrize("clock", ["decision", "game", "none"])
@pytest.mark.parametrize("rules", ["second-edition", "dice"])
@pytest.mark.parametrize("players", [2, 3])
def test_with_nobody_left_the_table_waits_after_one_decision(
    tmp_path: Path, clock: str, rules: str, players: int
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            more = {"seconds": MINUTE} if clock != "none" else {"grace": MINUTE}
            bots = tuple(range(1, players))
            name = await begin(server, terms_of(rules, {"players": players}, bots, clock=clock, **more))
            for second in (MINUTE - 1, MINUTE + 1, MINUTE + 2, 9 * HOUR):
                await sweep(server, second)
            table = await server.tables.get(name)
            assert (table.state, table.pause) == (PAUSED, "absence")
            assert table.steps <= 1
            assert table.due(9 * HOUR) is None
            await server.tables.change(name, lambda t: commands.come_back(t, person_in(0)))
            await quiet(server)
            assert (table.state, table.pause, table.seats[0].bot) == (PLAYING, "", "")
            if clock == "decision":
                assert await left(server, name, table.deciding()[0]) == MINUTE
            asked = next(seat for seat in table.deciding() if table.player_of(seat) == 0)
            await choose(server, name, asked)
            assert (table.entries[-1].kind, table.state) == ("chose", PLAYING)

    run(play())


def test_who_comes_back_by_choosing_lets_the_table_go_on_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, (2,), clock="decision", seconds=60))
            await sweep(server, 61)
            table = await server.tables.get(name)
            assert (table.state, await standing_in(server, name)) == (PAUSED, [0, 1])
            await choose(server, name, 1)
            assert (table.state, await standing_in(server, name)) == (PLAYING, [0])
            assert [e.kind for e in table.entries[-3:]] == ["returned", "resumed", "chose"]
            await sweep(server, 61 + 59)
            assert table.steps == 1
            await sweep(server, 61 + 60)
            assert (table.steps, table.state) == (2, PLAYING)

    run(play())


def test_a_pause_of_the_host_is_ended_by_the_host_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, clock="decision", seconds=60))
            await choose(server, name, 0)
            await sweep(server, 61)
            await server.tables.change(name, lambda t: commands.set_state(t, HOST, PAUSED))
            table = await server.tables.change(name, lambda t: commands.come_back(t, person_in(1)))
            assert (table.state, table.pause, table.seats[1].bot) == (PAUSED, "host", "")

    run(play())


def test_the_host_may_let_a_bot_play_on_for_somebody_who_is_late(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, (2,), clock="decision", seconds=60))
            await choose(server, name, 0)
            await sweep(server, 61)
            await server.tables.change(name, lambda t: commands.stand_in(t, HOST, 1, "builder"))
            await choose(server, name, 0)
            assert (await server.tables.get(name)).steps == 2

    run(play())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as server:
        yield server


def test_a_person_who_is_late_once_loses_one_decision_and_plays_on(server: ServerProcess) -> None:
    elsa = server.person()
    table = elsa.open_table(clock={"kind": "decision", "seconds": 1})["table"]
    wait_for(lambda: elsa.table(table).get("pause") == "absence")
    log = log_of(server.data / "heptapolis.sqlite", table)
    assert kinds(log, "stood_in", "paused") == ["stood_in", "paused"]
    assert [data["by"] for _, kind, data, _ in log if kind == "chose" and data["seat"] == 0] == ["bot"]
    shown = elsa.post(f"/api/tables/{table}/return")
    assert (shown["state"], shown["seats"][0]["standing_in"]) == ("playing", False)
    assert 0 < shown["deadlines"]["0"] - shown["time"] <= 1


def test_a_server_that_was_down_for_longer_than_the_clock_replaces_nobody(server: ServerProcess) -> None:
    table = seat_all(server, "second-edition", {"players": 3}, clock={"kind": "decision", "seconds": 10 * MINUTE})
    shown = table.people[0].table(table.table)
    before = shown["deadlines"]["0"] - shown["time"]
    server.kill()
    with closing(sqlite3.connect(server.data / "heptapolis.sqlite")) as database:
        database.execute("UPDATE entries SET at = at - ?", (HOUR,))  # it goes on an hour later
        database.commit()
    server.start()
    shown = table.people[0].table(table.table)
    assert kinds(log_of(server.data / "heptapolis.sqlite", table.table), "stood_in", "paused") == []
    assert 0 < shown["deadlines"]["0"] - shown["time"] <= before + LONGEST
    assert table.people[0].my_turn(table.table)["legal"]


def test_processes_of_one_server_share_its_time(postgres: Postgres, tmp_path: Path) -> None:
    async def play() -> None:
        one, other, database = Machine(), Machine(), postgres.create()
        async with one.server(tmp_path, database) as first, other.server(tmp_path, database) as second:
            name = await begin(first, terms_of("second-edition", {"players": 2}, clock="decision", seconds=60))
            await one.run(first, 30)
            assert await left(first, name) == 30
            await other.run(second, 1)
            assert await left(second, name) == 30, "it hears how late it is"
            other.seconds += HOUR
            await one.run(first, 5)
            await other.run(second, 1)
            assert await left(first, name) == await left(second, name) == 25, "the one that was stopped goes on"
            await other.run(second, 26)
            assert await standing_in(second, name) == [0, 1]
        async with one.server(tmp_path, database) as third:
            assert third.time.now() == pytest.approx(61, abs=LONGEST)

    run(play())


def test_two_workers_let_a_stand_in_decide_once(postgres: Postgres, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, postgres.create(), "--workers", "2").start()
    try:
        elsa = server.person()
        tables = [elsa.open_table(clock={"kind": "decision", "seconds": 1})["table"] for _ in range(3)]
        wait_for(lambda: all(elsa.table(table).get("pause") == "absence" for table in tables))
        for table in tables:
            log = log_of(server.database, table)
            assert kinds(log, "stood_in", "paused") == ["stood_in", "paused"]
            assert sum(kind == "chose" and data["seat"] == 0 for _, kind, data, _ in log) == 1
            elsa.post(f"/api/tables/{table}/return")
    finally:
        server.stop()
