"""The database: what SQLite must promise, and how a write begins."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from heptapolis.errors import SetupError
from heptapolis.server.store import PRAGMAS, Store, prepare_sqlite


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A new database."""
    return Store(f"sqlite:///{tmp_path / 'heptapolis.sqlite'}")


def test_every_connection_keeps_what_it_promises(store: Store) -> None:
    with store.engine.connect() as connection:
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
    store.engine.dispose()
    assert found == PRAGMAS == {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_database_that_cannot_promise_it_is_refused() -> None:
    with (
        closing(sqlite3.connect(":memory:")) as connection,  # there is no write-ahead log in memory
        pytest.raises(SetupError, match="SQLite keeps journal_mode at memory, not wal"),
    ):
        prepare_sqlite(connection, None)


def test_a_write_has_the_lock_from_its_beginning_and_a_read_needs_none(store: Store) -> None:
    file = str(store.engine.url.database)

    def locked(_: object) -> bool:
        other = sqlite3.connect(file, timeout=0, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        finally:
            other.close()
        return False

    async def look() -> tuple[bool, bool, bool]:
        try:
            return await store.write(locked), await store.write_alone(locked), await store.read(locked)
        finally:
            await store.close()

    assert asyncio.run(look()) == (True, True, False)
