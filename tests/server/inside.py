"""A house without a process of its own: tests sweep it when they like, and its bots think at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from heptapolis.server import opening
from heptapolis.server.bot_pool import BotPool, Question, answer
from heptapolis.server.hosted import Hosted
from heptapolis.server.house import House
from heptapolis.server.settings import Settings
from heptapolis.server.telling import messages_after, since_own_turn, state_for
from heptapolis.server.terms import Terms
from server.rooms import HOST, NAMES, person_in


class Bots(BotPool):
    """Bots that think in this process, or not at all."""

    def __init__(self) -> None:
        self.asleep = False

    async def ask(self, questions: Sequence[Question], seed: int | None = None) -> list[str]:
        """What they choose."""
        while self.asleep:
            await asyncio.sleep(0.01)
        return answer(questions, 1 if seed is None else seed)

    def close(self) -> None:
        """There is nothing to end."""


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A house in which nothing happens by itself but bots."""
    house = House(Settings(folder, exports=False, **settings))
    house.bots.close()
    house.bots = Bots()
    house.store.migrate()
    try:
        yield house
    finally:
        await house.stop()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let something happen in a loop of its own."""
    asyncio.run(work)


async def quiet(house: House) -> None:
    """Wait until bots have thought."""
    while house.tasks:
        await asyncio.gather(*house.tasks)


async def begin(house: House, terms: Terms) -> str:
    """A table at which everybody sits and the game has begun; tells its name."""
    table = await opening.open_table(house, replace(terms, webhook=""), HOST, "here")
    for seat, kind in enumerate(terms.seats):
        if kind["kind"] != "bot":
            person, name = person_in(seat), NAMES[seat]
            await house.change(table.id, lambda t, p=person, n=name, s=seat: opening.sit(t, p, n, s, ""))  # type: ignore[misc]
    await house.change(table.id, lambda t: opening.begin(t, HOST))
    await quiet(house)
    return table.id


async def choose(house: House, name: str, seat: int) -> None:
    """Whoever decides for a seat chooses anything."""
    table = await house.get(name)
    game = table.game
    assert game is not None
    action, person = str(game.legal(seat).actions[0]), person_in(table.player_of(seat))
    await house.change(name, lambda t: opening.choose(t, person, seat, action, None))
    await quiet(house)


async def sweep(house: House, seconds: float) -> None:
    """Look at clocks so many seconds from now."""
    await house.sweep(time.time() + seconds)
    await quiet(house)


def everything(table: Hosted) -> list[Any]:
    """All that anybody is told of a table."""
    viewers = (None, *range(len(table.seats)))
    return [
        (
            state_for(table, viewer, is_host=viewer == 0),
            messages_after(table, viewer, 0),
            since_own_turn(table, viewer),
        )
        for viewer in viewers
    ]
