"""The ear for other processes of the same house: PostgreSQL tells of every commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

logger = logging.getLogger("heptapolis.house")
LIVELY: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""How a connection notices within seconds that the other side is gone."""


class Notices:
    """Listens to what other processes have written."""

    channel = "heptapolis"

    def __init__(
        self, url: str, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.heard, self.missed = heard, missed
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
                    await self.missed()  # what was written while we did not listen
                    ready.set()
                    async for notice in connection.notifies():
                        table, _, number = notice.payload.partition(":")
                        await self.heard(table, int(number))
            except Exception:  # the database went away; whatever it was, we listen again
                logger.warning("the database does not tell of changes; trying again")
            await asyncio.sleep(1)

    async def stop(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
