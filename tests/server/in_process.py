"""A server without a process of its own: tests sweep it when they like, and its bots think at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from heptapolis.server import commands, table_creation
from heptapolis.server.bot_pool import BotPool, Question, decide
from heptapolis.server.live_table import LiveTable
from heptapolis.server.messages import messages_after, since_own_turn, state_for
from heptapolis.server.server_time import ServerTime
from heptapolis.server.settings import Settings
from heptapolis.server.table_server import TableServer
from heptapolis.server.terms import Terms
from server.table_drivers import HOST, NAMES, person_in


class Bots(BotPool):
    """Bots that think in this process, or not at all."""

    def __init__(self) -> None:
        self.asleep = False

    async def ask(self, questions: Sequence[Question]) -> list[str]:
        """What they choose."""
        while self.asleep:
            await asyncio.sleep(0.01)
        return decide(questions)

    def close(self) -> None:
        """There is nothing to end."""


class HeldTime(ServerTime):
    """A time that stands unless a test turns it."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        super().__init__(self.now)

    def now(self) -> float:
        """Where it stands."""
        return self.seconds


@asynccontextmanager
async def open_server(folder: Path, time: ServerTime | None = None, **settings: Any) -> AsyncIterator[TableServer]:
    """A server in which nothing happens by itself but bots, and whose time stands."""
    server = TableServer(Settings(folder, exports=False, **settings), Bots(), time or HeldTime())
    server.store.migrate()
    try:
        yield server
    finally:
        await server.stop()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let something happen in a loop of its own."""
    asyncio.run(work)


async def quiet(server: TableServer) -> None:
    """Wait until bots have thought."""
    while server.background.tasks:
        await asyncio.gather(*server.background.tasks)


async def begin(server: TableServer, terms: Terms) -> str:
    """A table at which everyone sits and the game has begun; tells its name."""
    table = await table_creation.open_table(server, replace(terms, webhook=""), HOST, "here")
    for seat, kind in enumerate(terms.seats):
        if kind["kind"] != "bot":
            person, name = person_in(seat), NAMES[seat]
            await server.tables.change(table.id, lambda t, p=person, n=name, s=seat: commands.sit(t, p, n, s, ""))  # type: ignore[misc]
    await server.tables.change(table.id, lambda t: commands.begin(t, HOST))
    await quiet(server)
    return table.id


async def choose(server: TableServer, name: str, seat: int) -> None:
    """Whoever decides for a seat chooses anything."""
    table = await server.tables.get(name)
    game = table.game
    assert game is not None
    action, person = str(game.legal(seat).actions[0]), person_in(table.player_of(seat))
    await server.tables.change(name, lambda t: commands.choose(t, person, seat, action, None))
    await quiet(server)


async def sweep(server: TableServer, seconds: float) -> None:
    """Look at clocks so many seconds after the beginning."""
    assert isinstance(server.time, HeldTime)
    server.time.seconds = seconds
    await server.clocks.sweep()
    await quiet(server)


def everything(table: LiveTable) -> list[Any]:
    """All that anyone is told of a table."""
    viewers = (None, *range(len(table.seats)))
    return [
        (
            state_for(table, viewer, is_host=viewer == 0),
            messages_after(table, viewer, 0),
            since_own_turn(table, viewer),
        )
        for viewer in viewers
    ]
