"""The database behind the house: writes that share a commit, reads beside them.

All writes go through one thread. What arrives while a commit is under way waits and shares the next one, so that the
disk is asked once for many choices. A write is answered only after its commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from heptapolis.server.problems import Problem

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4


class Conflict(Exception):
    """Another process wrote first."""


class Store:
    """A database with group commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = create_engine(url, pool_size=READERS + 1, pool_pre_ping=not self.is_sqlite)
        if self.is_sqlite:
            event.listen(self.engine, "connect", prepare_sqlite)
            event.listen(self.engine, "begin", begin_sqlite)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.busy = False
        self.commits = 0

    def migrate(self) -> None:
        """Bring the database to the present schema."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["engine"] = self.engine
        command.upgrade(config, "head")

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in the next transaction; answered when that is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self.waiting.append((work, future))
        if not self.busy:
            self.busy = True
            loop.create_task(self._commit_all())  # noqa: RUF006 - it ends by itself, and the futures wait for it
        return await future

    async def _commit_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            answers = await loop.run_in_executor(self.writer, self._commit, [work for work, _ in batch])
            for (_, future), (answer, fault) in zip(batch, answers, strict=True):
                if future.cancelled():
                    continue
                if fault is None:
                    future.set_result(answer)
                else:
                    future.set_exception(fault)
        self.busy = False

    def _commit(self, works: list[Work]) -> list[tuple[Any, Exception | None]]:
        """All in one transaction; if one of them fails, each in a transaction of its own."""
        try:
            with self.engine.begin() as connection:
                answers: list[tuple[Any, Exception | None]] = [(work(connection), None) for work in works]
            self.commits += 1
            return answers
        except Exception as fault:
            if len(works) == 1:
                return [(None, self._told(fault))]
            return [self._commit([work])[0] for work in works]

    def _told(self, fault: Exception) -> Exception:
        if isinstance(fault, IntegrityError):
            return Conflict()
        return Problem("house/store") if isinstance(fault, SQLAlchemyError) else fault

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Read something beside the writes."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)
        except SQLAlchemyError:
            raise Problem("house/store") from None

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        """Wait for the last commit, then let go of the database."""
        while self.busy:
            await asyncio.sleep(0.01)
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, and every commit on the disk before it is answered."""
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        with suppress(Exception):
            cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction of the writer takes the lock at once."""
    connection.exec_driver_sql("BEGIN")
