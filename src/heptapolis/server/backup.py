"""Backup: everything in one SQLite file, whichever database it came from."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from heptapolis.errors import SetupError
from heptapolis.server.schema import metadata
from heptapolis.server.store import Store, reason_of

PART = 1000


def backup(store: Store, file: Path) -> int:
    """Copy every row into a fresh SQLite file that `serve` opens as well; gives how many rows."""
    if file.exists():
        raise SetupError(f"{file} already exists; a backup never overwrites a file.")
    if not file.parent.is_dir():
        raise SetupError(f"there is no folder {file.parent} for the backup.")
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    target = Store(f"sqlite:///{draft}")
    try:
        target.migrate()
        # one transaction, so that the copy is of one moment
        level = "SERIALIZABLE" if store.is_sqlite else "REPEATABLE READ"
        with store.engine.connect().execution_options(isolation_level=level) as source, source.begin():
            count = copy_rows(source, target)
    except SQLAlchemyError as fault:
        target.engine.dispose()  # SQLite removes what it keeps beside the file
        draft.unlink(missing_ok=True)
        raise SetupError(f"{file} cannot be made from {store.engine.url!r}: {reason_of(fault)}.") from None
    finally:
        target.engine.dispose()
    os.replace(draft, file)
    return count


def copy_rows(source: Connection, target: Store) -> int:
    """All rows of all tables, part by part."""
    count = 0
    for table in metadata.sorted_tables:
        with target.engine.begin() as connection:
            connection.execute(delete(table))  # what a new database begins with
        rows = source.execute(select(table)).mappings()
        while part := [dict(row) for row in rows.fetchmany(PART)]:
            with target.engine.begin() as connection:
                connection.execute(insert(table), part)
            count += len(part)
    return count
