"""The database: writes that share a commit, reads beside them.

All writes go through one thread. What arrives while a commit is under way waits and shares the next one, so that the
disk is asked once for many choices. A write is answered only after its commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, create_engine, event, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from heptapolis.errors import SetupError
from heptapolis.server.problems import Problem
from heptapolis.server.schema import entries, tables

Result = TypeVar("Result")
Work = Callable[[Connection], Any]
MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4
LIVELY: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Settings with which a connection to PostgreSQL notices within seconds that the other side is gone."""
PRAGMAS: dict[str, str | int] = {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
"""Settings of every connection to SQLite, as SQLite reports them; 2 is FULL."""
WRITES = {"writes": True}
"""The option of a connection whose transactions write."""
UNSURE = "The database connection was lost. Check whether it happened, or send it again with the same key."


class Conflict(Exception):
    """Another process wrote first."""


@dataclass(frozen=True)
class Append:
    """Entries of a table, the change of its row, and further writes that belong to them."""

    rows: Sequence[dict[str, Any]]
    change: dict[str, Any]
    more: Sequence[Work] = ()


INSERT_ENTRIES = insert(entries)
CHANGE_TABLE = (
    update(tables).where(tables.c.id == bindparam("name")).values(state=bindparam("stand"), due=bindparam("next"))
)


def append_all(connection: Connection, appends: list[Append]) -> None:
    """The entries of many tables with one statement, and one for their rows."""
    if appends:
        appends = sorted(appends, key=lambda append: append.change["name"])  # processes wait for each other in order
        connection.execute(INSERT_ENTRIES, [row for append in appends for row in append.rows])
        connection.execute(CHANGE_TABLE, [append.change for append in appends])
        for append in appends:
            for work in append.more:
                work(connection)


def reason_of(fault: SQLAlchemyError) -> str:
    """What the database complains of, in a few words."""
    return (str(getattr(fault, "orig", fault)).strip().splitlines() or [type(fault).__name__])[0]


class Store:
    """A database with group commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        lively = {} if self.is_sqlite else {"pool_pre_ping": True, "connect_args": LIVELY}
        self.engine = create_engine(url, pool_size=READERS + 1, hide_parameters=True, **lively)
        if self.is_sqlite:
            event.listen(self.engine, "connect", prepare_sqlite)
            event.listen(self.engine, "begin", begin_sqlite)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.waiting: list[tuple[Work | Append, asyncio.Future[Any]]] = []
        self.busy = False
        self.commits = 0

    def migrate(self) -> None:
        """Bring the database to the present schema."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["engine"] = self.engine
        command.upgrade(config, "head")

    def check(self) -> None:
        """Refuse a database that cannot be opened."""
        try:
            with self.engine.connect():
                pass
        except SQLAlchemyError as fault:
            raise SetupError(f"the database {self.engine.url!r} cannot be opened: {reason_of(fault)}.") from None

    def write(self, work: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """Do some work in the next transaction; done when that is on the disk."""
        return self._queue(work)

    def append(self, entries: Append) -> asyncio.Future[None]:
        """Write entries of a table in the next transaction, together with those of all other tables."""
        return self._queue(entries)

    async def write_alone(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in a transaction of its own, so that no lock of another write is held meanwhile."""
        works: list[Work | Append] = [work]
        ((answer, fault),) = await asyncio.get_running_loop().run_in_executor(self.writer, self._commit, works)
        if fault is not None:
            raise fault
        result: Result = answer
        return result

    def _queue(self, work: Work | Append) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.waiting.append((work, future))
        if not self.busy:
            self.busy = True
            loop.create_task(self._commit_all())  # noqa: RUF006 - it ends by itself, and the futures wait for it
        return future

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

    def _commit(self, works: list[Work | Append]) -> list[tuple[Any, Exception | None]]:
        """All in one transaction; if one of them fails, each in a transaction of its own."""
        written = False
        try:
            with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
                append_all(connection, [work for work in works if isinstance(work, Append)])
                answers: list[tuple[Any, Exception | None]] = [
                    (None if isinstance(work, Append) else work(connection), None) for work in works
                ]
                written = True
            self.commits += 1
            return answers
        except Exception as fault:
            lost = isinstance(fault, DBAPIError) and fault.connection_invalidated
            if lost and written:
                return [(None, Problem("server/store", UNSURE)) for _ in works]
            if len(works) == 1 or lost:
                return [(None, self._answer_for(fault)) for _ in works]
            return [self._commit([work])[0] for work in works]

    def _answer_for(self, fault: Exception) -> Exception:
        if isinstance(fault, IntegrityError):
            return Conflict()
        return Problem("server/store") if isinstance(fault, SQLAlchemyError) else fault

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Read something beside the writes."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)
        except SQLAlchemyError:
            raise Problem("server/store") from None

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
    """Write-ahead log, and every commit on the disk before it is answered; a file that cannot do that is refused."""
    connection.isolation_level = None  # transactions begin where we say
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name}={value}")
        if (found := cursor.execute(f"PRAGMA {name}").fetchone()) != (value,):
            raise SetupError(f"the database is not safe here: SQLite keeps {name} at {found[0]}, not {value}.")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction of the writer takes the lock at once, so that it never has to give up half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
