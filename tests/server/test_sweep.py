"""The sweep: clocks that have run out, people who are away, bots that were left thinking."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import select

from heptapolis.server import opening
from heptapolis.server.hosted import OVER, PAUSED, PLAYING
from heptapolis.server.house import House
from heptapolis.server.schema import tables
from server.inside import Bots, begin, choose, open_house, quiet, run, sweep
from server.rooms import HOST, person_in, terms_of

HOUR, DAY = 3600, 24 * 3600


async def due_of(house: House, name: str) -> float | None:
    """When a table is looked at next."""
    found: float | None = await house.store.read(
        lambda connection: connection.execute(select(tables.c.due).where(tables.c.id == name)).scalar()
    )
    return found


async def standing_in(house: House, name: str) -> list[int]:
    """The seats that a bot plays for somebody."""
    table = await house.get(name)
    return [place for place, seat in enumerate(table.seats) if seat.person and seat.bot]


async def awaited(house: House, name: str) -> set[int]:
    """The players that a table waits for who are no bots, or whose bots have not chosen."""
    table = await house.get(name)
    return {table.player_of(seat) for seat in table.deciding() if seat not in table.ready}


@pytest.mark.parametrize("seconds", [10, HOUR, DAY, 30 * DAY])
@pytest.mark.parametrize("clock", ["decision", "game"])
def test_a_bot_takes_over_when_the_time_is_over_and_not_before(tmp_path: Path, clock: str, seconds: int) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 3}, clock=clock, seconds=seconds))
            await choose(house, name, 0)
            await sweep(house, seconds - 5)
            assert await standing_in(house, name) == []
            await sweep(house, seconds + 1)
            assert await standing_in(house, name) == [1, 2]
            table = await house.get(name)
            assert [e.data["why"] for e in table.entries if e.kind == "stood_in"] == ["clock", "clock"]
            assert await awaited(house, name) == {0}
            assert table.game is not None
            assert len(table.game.history) == 1

    run(play())


def test_stand_ins_play_to_the_end_if_nobody_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("dice", {"players": 2}, clock="decision", seconds=60))
            await sweep(house, 61)
            assert await standing_in(house, name) == [0, 1]
            table = await house.get(name)
            assert table.state == OVER
            assert table.record() is not None

    run(play())


@pytest.mark.parametrize("players", [2, 3])
def test_a_player_comes_back_and_is_waited_for_again(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": players}, clock="decision", seconds=60))
            while 0 in await awaited(house, name):
                table = await house.get(name)
                await choose(house, name, next(seat for seat in table.deciding() if table.player_of(seat) == 0))
            await sweep(house, 61)
            assert await standing_in(house, name) == list(range(1, players))
            assert await awaited(house, name) == {0}
            await house.change(name, lambda t: opening.come_back(t, person_in(1)))
            await quiet(house)
            assert 1 not in await standing_in(house, name)
            assert await awaited(house, name) == {0, 1}
            await choose(house, name, 1)
            assert await standing_in(house, name) == list(range(2, players))

    run(play())


def test_nobody_is_replaced_while_the_game_is_paused(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            terms = terms_of("second-edition", {"players": 3}, clock="decision", seconds=60, grace=10)
            name = await begin(house, terms)
            await house.change(name, lambda t: opening.set_state(t, HOST, PAUSED))
            await sweep(house, 30 * DAY)
            assert await standing_in(house, name) == []
            assert await due_of(house, name) is None
            await house.change(name, lambda t: opening.set_state(t, HOST, PLAYING))
            assert await due_of(house, name) is not None
            await sweep(house, 61)
            assert await standing_in(house, name) == [0, 1, 2]

    run(play())


def test_who_is_away_for_the_grace_time_is_replaced_and_who_looks_on_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 3}, grace=30))
            lines = [await house.subscribe(person_in(seat), "here", (), None) for seat in (0, 1)]
            await sweep(house, 29)
            assert await standing_in(house, name) == []
            await sweep(house, 31)
            assert await standing_in(house, name) == [2]
            await sweep(house, DAY)
            assert await standing_in(house, name) == [2]
            house.streams.drop(lines[1])
            await sweep(house, 2 * DAY)
            assert await standing_in(house, name) == [1, 2]
            table = await house.get(name)
            assert [e.data["why"] for e in table.entries if e.kind == "stood_in"] == ["away", "away"]

    run(play())


def test_the_grace_time_begins_when_somebody_goes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 3}, grace=30))
            lines = [await house.subscribe(person_in(seat), "here", (), None) for seat in range(3)]
            start = time.time()
            monkeypatch.setattr(time, "time", lambda: start + 1000)
            house.streams.drop(lines[1])
            await house.sweep(start + 1029)
            assert await standing_in(house, name) == []
            await house.sweep(start + 1031 + 30)
            await quiet(house)
            assert await standing_in(house, name) == [1]

    run(play())


def test_somebody_with_two_tabs_is_here_until_both_are_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 2}, (1,), grace=30))
            tabs = [await house.subscribe(person_in(0), "here", (), None) for _ in range(2)]
            for away, tab in zip(([], [0]), tabs, strict=True):
                house.streams.drop(tab)
                await sweep(house, 100 + 100 * len(away))
                assert await standing_in(house, name) == away

    run(play())


def test_a_house_that_opens_again_gives_everybody_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 3}, grace=30))
        start = time.time()
        monkeypatch.setattr(time, "time", lambda: start + DAY)
        async with open_house(tmp_path) as house:
            await house.sweep(start + DAY + 29)
            assert await standing_in(house, name) == []
            await house.sweep(start + DAY + 70)
            await quiet(house)
            assert await standing_in(house, name) == [0, 1, 2]

    run(play())


def test_a_clock_is_noticed_in_time_although_people_are_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            terms = terms_of("second-edition", {"players": 3}, clock="decision", seconds=100, grace=30)
            name = await begin(house, terms)
            lines = [await house.subscribe(person_in(seat), "here", (), None) for seat in range(3)]
            for seconds in (31, 62, 93):
                await sweep(house, seconds)
                assert await standing_in(house, name) == []
            assert (await due_of(house, name) or 0) - time.time() < 101
            await sweep(house, 101)
            assert await standing_in(house, name) == [0, 1, 2]
            assert len(lines) == 3

    run(play())


def test_bots_that_were_left_thinking_think_again_when_the_house_opens(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await begin(house, terms_of("second-edition", {"players": 3}, (1, 2)))
            (await house.get(name)).ready.clear()
            assert isinstance(house.bots, Bots)
            house.bots.asleep = True
            table = await house.get(name)
            assert table.game is not None
            action = str(table.game.legal(0).actions[0])
            await house.change(name, lambda t: opening.choose(t, person_in(0), 0, action, None))
            assert table.deciding() == (1, 2)
        async with open_house(tmp_path) as house:
            assert house.tables == {}
            await sweep(house, 1)
            again = await house.get(name)
            assert again.game is not None
            assert len(again.game.history) == 1
            assert await awaited(house, name) == {0}

    run(play())


def test_a_sweep_touches_no_table_that_waits_for_a_person_without_a_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            names = [await begin(house, terms_of("second-edition", {"players": 3}, (1, 2))) for _ in "abc"]
            assert [await due_of(house, name) for name in names] == [None] * 3
            await sweep(house, 1000)
            assert house.tables == {}
            await sweep(house, 1001)
            assert house.tables == {}

    run(play())
