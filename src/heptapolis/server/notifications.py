"""Notifications of PostgreSQL: every commit of another process of the same server, and who is present there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Protocol

import psycopg

from heptapolis.server.store import LIVELY

CHANNEL = "heptapolis"
PRESENT = "here"
PEOPLE_IN_A_NOTICE = 300
logger = logging.getLogger("heptapolis.server")


class ChangeHandler(Protocol):
    """Who wants to hear of other processes."""

    async def entry_written(self, table_id: str, number: int) -> None:
        """Another process has written an entry of a table."""

    async def catch_up(self) -> None:
        """Changes may have been missed."""

    def people_present(self, people: Sequence[str]) -> None:
        """People are at another process."""


def presence_notices(people: Sequence[str]) -> Iterator[str]:
    """Who is present, as notices."""
    for first in range(0, len(people), PEOPLE_IN_A_NOTICE):
        yield f"{PRESENT}:{','.join(people[first : first + PEOPLE_IN_A_NOTICE])}"


class ChangeListener:
    """Listens to what other processes have written."""

    def __init__(self, url: str, handler: ChangeHandler) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.handler = handler
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self.task = asyncio.get_running_loop().create_task(self._listen(ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True, **LIVELY) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.handler.catch_up()  # what was written while we did not listen
                    ready.set()
                    async for notice in connection.notifies():
                        await self._handle(notice.payload)
            except Exception:  # the database went away; whatever it was, we listen again
                logger.warning("the database sends no notifications of changes; trying again")
            await asyncio.sleep(1)

    async def _handle(self, words: str) -> None:
        name, _, rest = words.partition(":")
        if name == PRESENT:
            self.handler.people_present(rest.split(","))
        else:
            await self.handler.entry_written(name, int(rest))

    async def stop(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
