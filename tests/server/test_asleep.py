"""Tables that nobody looks at are put out of memory, and come back equal."""

from __future__ import annotations

import gc
import json
import tracemalloc
import weakref
from pathlib import Path
from random import Random

import pytest

from heptapolis.server import commands
from heptapolis.server.live_table import FINISHED, LiveTable
from heptapolis.server.table_server import TableServer
from server.in_process import begin, choose, everything, open_server, run, sweep
from server.random_play import TABLES, Played
from server.table_drivers import folded, person_in, terms_of

ASLEEP = 301
ROUNDS = 4
"""So often memory is measured while something else still seems to take some."""


@pytest.mark.parametrize("name", TABLES)
def test_a_fold_is_told_as_the_living_table_is(name: str) -> None:
    played = Played(name, 5)
    for number in range(60):
        if played.table.state in FINISHED:
            break
        played.one()
        if number % 20 == 19:
            again = folded(played.table)
            assert json.dumps(everything(again)) == json.dumps(everything(played.table))
            assert again.waiting == played.table.waiting
            assert again.keys == played.table.keys
            assert again.due(5e9) == played.table.due(5e9)


@pytest.mark.parametrize("name", ["free-city", "edifice", "dice"])
def test_a_finished_table_is_told_as_it_was_when_it_is_folded(name: str) -> None:
    played = Played(name, 6)
    played.driver.play(Random(1))
    again = folded(played.table)
    assert again.state == "over"
    assert json.dumps(everything(again)) == json.dumps(everything(played.table))
    assert again.record() == played.table.record()


@pytest.mark.parametrize(("rules", "players"), [("first-edition", 2), ("second-edition", 3), ("dice", 3)])
def test_a_table_sleeps_when_nobody_looks_and_comes_back_equal(tmp_path: Path, rules: str, players: int) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of(rules, {"players": players}, clock="game", seconds=5000))
            for _ in range(7):
                await choose(server, name, server.tables.live[name].deciding()[0])
            taker = next(seat for seat in range(players) if seat not in server.tables.live[name].deciding())
            await server.tables.change(name, lambda t: commands.take_back(t, person_in(taker), None))
            before = json.dumps(everything(server.tables.live[name]))
            sleeper = weakref.ref(server.tables.live[name])
            await sweep(server, ASLEEP)
            assert server.tables.live == {}
            gc.collect()
            assert sleeper() is None
            assert json.dumps(everything(await server.tables.get(name))) == before

    run(play())


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}))
            stream = await server.subscriptions.subscribe(person_in(1), "here", (), None)
            await sweep(server, 10 * ASLEEP)
            assert list(server.tables.live) == [name]
            server.streams.drop(stream)
            await sweep(server, 10 * ASLEEP)
            assert server.tables.live == {}

    run(play())


def test_the_clock_of_a_sleeping_table_runs_out_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, clock="decision", seconds=1000))
            await sweep(server, ASLEEP)
            assert server.tables.live == {}
            await sweep(server, 1001)
            assert [seat.bot for seat in server.tables.live[name].seats] == ["rulebook"] * 3

    run(play())


def test_a_stream_that_comes_back_finds_the_table_it_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}))
            stream = await server.subscriptions.subscribe(person_in(1), "here", (), None)
            last = stream.queue.get_nowait()
            assert last is not None
            server.streams.drop(stream)
            await choose(server, name, 0)
            await sweep(server, ASLEEP)
            again = await server.subscriptions.subscribe(person_in(1), "here", (), last.id)
            message = again.queue.get_nowait()
            assert message is not None
            data = json.loads(message.data)
            assert (data["kind"], data["what"]) == ("chose", {"seat": 0, "by": "person"})
            assert again.queue.empty()

    run(play())


def test_sleeping_tables_cost_no_memory(tmp_path: Path) -> None:
    count = 24

    async def measured(server: TableServer, now: float) -> tuple[int, int]:
        """The bytes of some tables that are awake, and what is left of them when they sleep."""
        tracemalloc.start()
        for _ in range(count):
            await begin(server, terms_of("second-edition", {"players": 3}))
        gc.collect()
        awake = tracemalloc.get_traced_memory()[0]
        assert sum(type(thing) is LiveTable for thing in gc.get_objects()) >= count, "type, for a proxy may be dead"
        await sweep(server, now)
        gc.collect()
        asleep = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return awake, asleep

    async def play() -> None:
        async with open_server(tmp_path) as server:
            await begin(server, terms_of("second-edition", {"players": 3}))
            await sweep(server, ASLEEP)
            gc.collect()
            rounds = [await measured(server, 2 * ASLEEP)]
            # what the process keeps once, whatever the tables, is there when they are measured again
            while min(asleep for _, asleep in rounds) / count >= 10_000 and len(rounds) < ROUNDS:
                rounds.append(await measured(server, (2 + len(rounds)) * ASLEEP))
            awake, asleep = min(rounds, key=lambda bytes_of: bytes_of[1])
            assert asleep / count < 10_000
            assert awake / count > 2 * (asleep / count)

    run(play())
