"""The ear for other processes of the same house: PostgreSQL tells of every commit, and who is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Protocol

import psycopg

from heptapolis.server.store import LIVELY

HERE = "here"
PEOPLE = 300
"""So many names go into one notice."""
logger = logging.getLogger("heptapolis.house")


class Hearer(Protocol):
    """Who wants to hear of other processes."""

    async def heard(self, table_id: str, number: int) -> None:
        """Another process has written an entry of a table."""

    async def catch_up(self) -> None:
        """Changes may have been missed."""

    def seen(self, people: Sequence[str]) -> None:
        """People are at another process."""


def words_of_people(people: Sequence[str]) -> Iterator[str]:
    """Who is here, as notices."""
    for first in range(0, len(people), PEOPLE):
        yield f"{HERE}:{','.join(people[first : first + PEOPLE])}"


class Notices:
    """Listens to what other processes have written."""

    channel = "heptapolis"

    def __init__(self, url: str, hearer: Hearer) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.hearer = hearer
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
                    await connection.execute(f"LISTEN {self.channel}")
                    await self.hearer.catch_up()  # what was written while we did not listen
                    ready.set()
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except Exception:  # the database went away; whatever it was, we listen again
                logger.warning("the database does not tell of changes; trying again")
            await asyncio.sleep(1)

    async def _hear(self, words: str) -> None:
        name, _, rest = words.partition(":")
        if name == HERE:
            self.hearer.seen(rest.split(","))
        else:
            await self.hearer.heard(name, int(rest))

    async def stop(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
