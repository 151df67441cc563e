"""The sweep: clocks that have run out, people who are away, bots that were left thinking."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from heptapolis.server import commands
from heptapolis.server.live_table import PAUSED, PLAYING
from heptapolis.server.schema import entries, tables
from heptapolis.server.table_server import TableServer
from server.in_process import Bots, HeldTime, begin, choose, open_server, quiet, run, sweep
from server.table_drivers import HOST, person_in, terms_of

HOUR, DAY = 3600, 24 * 3600


async def due_of(server: TableServer, name: str) -> float | None:
    """When a table is looked at next."""
    found: float | None = await server.store.read(
        lambda connection: connection.execute(select(tables.c.due).where(tables.c.id == name)).scalar()
    )
    return found


async def standing_in(server: TableServer, name: str) -> list[int]:
    """The seats that a bot plays for someone."""
    table = await server.tables.get(name)
    return [place for place, seat in enumerate(table.seats) if seat.person and seat.bot]


async def awaited(server: TableServer, name: str) -> set[int]:
    """The players that a table waits for who are no bots, or whose bots have not chosen."""
    table = await server.tables.get(name)
    return {table.player_of(seat) for seat in table.deciding() if seat not in table.ready}


@pytest.mark.parametrize("seconds", [10, HOUR, DAY, 30 * DAY])
@pytest.mark.parametrize("clock", ["decision", "game"])
def test_a_bot_takes_over_when_the_time_is_over_and_not_before(tmp_path: Path, clock: str, seconds: int) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, clock=clock, seconds=seconds))
            await choose(server, name, 0)
            await sweep(server, seconds - 5)
            assert await standing_in(server, name) == []
            await sweep(server, seconds + 1)
            assert await standing_in(server, name) == [1, 2]
            table = await server.tables.get(name)
            assert [e.data["why"] for e in table.entries if e.kind == "stood_in"] == ["clock", "clock"]
            assert await awaited(server, name) == {0}
            assert table.game is not None
            assert len(table.game.history) == 1

    run(play())


@pytest.mark.parametrize("players", [2, 3])
def test_a_player_comes_back_and_is_waited_for_again(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": players}, clock="decision", seconds=60))
            while 0 in await awaited(server, name):
                table = await server.tables.get(name)
                await choose(server, name, next(seat for seat in table.deciding() if table.player_of(seat) == 0))
            await sweep(server, 61)
            assert await standing_in(server, name) == list(range(1, players))
            assert await awaited(server, name) == {0}
            await server.tables.change(name, lambda t: commands.come_back(t, person_in(1)))
            await quiet(server)
            assert 1 not in await standing_in(server, name)
            assert await awaited(server, name) == {0, 1}
            await choose(server, name, 1)
            assert await standing_in(server, name) == list(range(2, players))

    run(play())


def test_nobody_is_replaced_while_the_game_is_paused(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": 3}, clock="decision", seconds=60, grace=10)
            name = await begin(server, terms)
            await server.tables.change(name, lambda t: commands.set_state(t, HOST, PAUSED))
            await sweep(server, 30 * DAY)
            assert await standing_in(server, name) == []
            assert await due_of(server, name) is None
            await server.tables.change(name, lambda t: commands.set_state(t, HOST, PLAYING))
            assert await due_of(server, name) is not None
            await sweep(server, 30 * DAY + 61)
            assert await standing_in(server, name) == [0, 1, 2]

    run(play())


def test_who_is_away_for_the_grace_time_is_replaced_and_who_looks_on_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, grace=30))
            streams = [await server.subscriptions.subscribe(person_in(seat), "here", (), None) for seat in (0, 1)]
            await sweep(server, 29)
            assert await standing_in(server, name) == []
            await sweep(server, 31)
            assert await standing_in(server, name) == [2]
            await sweep(server, DAY)
            assert await standing_in(server, name) == [2]
            server.streams.drop(streams[1])
            await sweep(server, 2 * DAY)
            assert await standing_in(server, name) == [1, 2]
            table = await server.tables.get(name)
            assert [e.data["why"] for e in table.entries if e.kind == "stood_in"] == ["away", "away"]

    run(play())


def test_the_grace_time_begins_when_somebody_goes_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, grace=30))
            streams = [await server.subscriptions.subscribe(person_in(seat), "here", (), None) for seat in range(3)]
            await sweep(server, 1000)
            server.streams.drop(streams[1])
            await sweep(server, 1029)
            assert await standing_in(server, name) == []
            await sweep(server, 1061)
            assert await standing_in(server, name) == [1]

    run(play())


def test_somebody_with_two_tabs_is_here_until_both_are_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 2}, (1,), grace=30))
            tabs = [await server.subscriptions.subscribe(person_in(0), "here", (), None) for _ in range(2)]
            for away, tab in zip(([], [0]), tabs, strict=True):
                server.streams.drop(tab)
                await sweep(server, 100 + 100 * len(away))
                assert await standing_in(server, name) == away

    run(play())


def test_a_server_that_opens_again_gives_everybody_time_to_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, grace=30))
        async with open_server(tmp_path, HeldTime(25)) as server:
            await sweep(server, 54)
            assert await standing_in(server, name) == []
            await sweep(server, 90)
            assert await standing_in(server, name) == [0, 1, 2]

    run(play())


def test_a_clock_is_noticed_in_time_although_people_are_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": 3}, clock="decision", seconds=100, grace=30)
            name = await begin(server, terms)
            streams = [await server.subscriptions.subscribe(person_in(seat), "here", (), None) for seat in range(3)]
            for seconds in (31, 62, 93):
                await sweep(server, seconds)
                assert await standing_in(server, name) == []
            assert (await due_of(server, name) or 0) < 101
            await sweep(server, 101)
            assert await standing_in(server, name) == [0, 1, 2]
            assert len(streams) == 3

    run(play())


def test_bots_that_were_left_thinking_think_again_when_the_server_opens(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            name = await begin(server, terms_of("second-edition", {"players": 3}, (1, 2)))
            (await server.tables.get(name)).ready.clear()
            assert isinstance(server.bots, Bots)
            server.bots.asleep = True
            table = await server.tables.get(name)
            assert table.game is not None
            action = str(table.game.legal(0).actions[0])
            await server.tables.change(name, lambda t: commands.choose(t, person_in(0), 0, action, None))
            assert table.deciding() == (1, 2)
        async with open_server(tmp_path) as server:
            assert server.tables.live == {}
            await sweep(server, 1)
            again = await server.tables.get(name)
            assert again.game is not None
            assert len(again.game.history) == 1
            assert await awaited(server, name) == {0}

    run(play())


def test_a_sweep_touches_no_table_that_waits_for_a_person_without_a_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            names = [await begin(server, terms_of("second-edition", {"players": 3}, (1, 2))) for _ in "abc"]
            assert [await due_of(server, name) for name in names] == [None] * 3
            await sweep(server, 1000)
            assert server.tables.live == {}
            await sweep(server, 1001)
            assert server.tables.live == {}

    run(play())


@pytest.mark.parametrize("action", ["sell palace", "sell no_such_card", "nonsense"])
def test_a_table_that_cannot_be_loaded_does_not_stop_the_clocks_of_others(
    tmp_path: Path, action: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            terms = terms_of("second-edition", {"players": 3}, clock="decision", seconds=10)
            broken, good = [await begin(server, terms) for _ in "ab"]
            data = {"seat": 0, "action": action, "by": "person"}
            row = {"table_id": broken, "number": 6, "at": time.time(), "kind": "chose", "data": data, "key": None}
            await server.store.write(lambda connection: connection.execute(insert(entries), [row]))
            server.tables.live.clear()
            await sweep(server, 11)
            assert f"the sweep failed for table {broken}" in caplog.text
            assert [seat.bot for seat in (await server.tables.get(good)).seats] == ["rulebook"] * 3

    run(play())


def test_a_bot_that_has_chosen_changes_nothing_while_a_person_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_server(tmp_path) as server:
            assert isinstance(server.bots, Bots)
            name, asked = await begin(server, terms_of("second-edition", {"players": 3}, (2,))), list[str]()
            play_ready = server.tables.play_ready

            async def noted(table: str) -> None:
                asked.append(table)
                await play_ready(table)

            monkeypatch.setattr(server.tables, "play_ready", noted)
            table = await server.tables.get(name)
            for turn in (1, 2):
                assert list(table.ready) == [2], "the bot has chosen"
                await choose(server, name, 0)
                assert asked == []
                await choose(server, name, 1)
                assert (table.steps, asked) == (turn, [])
            table.ready.clear()
            server.bots.asleep = True
            for seat in (0, 1):
                action = str(table.game.legal(seat).actions[0]) if table.game else ""
                await server.tables.change(
                    name,
                    lambda t, s=seat, a=action: commands.choose(t, person_in(s), s, a, None),  # type: ignore[misc]
                )
            server.bots.asleep = False
            await quiet(server)
            assert (table.steps, asked) == (3, [name]), "here everyone waited for the bot"

    run(play())
