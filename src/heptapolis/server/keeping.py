"""Keeping what was played: a backup of everything, and an export of finished games without names."""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from sqlalchemy import Connection, insert, select

from heptapolis.errors import SetupError
from heptapolis.server.schema import metadata, results
from heptapolis.server.store import Store

PART = 1000
COLUMNS = pa.schema(
    [
        ("game", pa.string()),
        ("rules", pa.string()),
        ("players", pa.int8()),
        ("day", pa.string()),
        ("points", pa.list_(pa.int16())),
        ("winners", pa.list_(pa.int8())),
        ("record", pa.string()),
    ]
)


def backup(store: Store, file: Path) -> int:
    """Copy every row into a fresh SQLite file that `serve` opens as well; gives how many rows."""
    if file.exists():
        raise SetupError(f"{file} is there already; a backup overwrites nothing.")
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    target = Store(f"sqlite:///{draft}")
    try:
        target.migrate()
        # one transaction, so that the copy is of one moment
        level = "SERIALIZABLE" if store.is_sqlite else "REPEATABLE READ"
        with store.engine.connect().execution_options(isolation_level=level) as source, source.begin():
            count = copy_rows(source, target)
    finally:
        target.engine.dispose()
    os.replace(draft, file)
    return count


def copy_rows(source: Connection, target: Store) -> int:
    """All rows of all tables, part by part."""
    count = 0
    for table in metadata.sorted_tables:
        rows = source.execute(select(table)).mappings()
        while part := [dict(row) for row in rows.fetchmany(PART)]:
            with target.engine.begin() as connection:
                connection.execute(insert(table), part)
            count += len(part)
    return count


def without_names(text: str) -> dict[str, Any]:
    """A record in which nobody can be found again: no names, no words of players, no digest over them."""
    record: dict[str, Any] = json.loads(text)
    record["seats"] = [f"player {seat}" for seat in range(len(record["seats"]))]
    record.pop("fair", None)
    record.pop("digest", None)
    return record


def export(store: Store, file: Path, *, after: float = 0.0) -> int:
    """Write finished public games as Parquet, without names; gives how many."""
    wanted = select(results).where(results.c.finished >= after, results.c.public.is_(True)).order_by(results.c.finished)
    draft = file.with_name(file.name + ".part")
    count = 0
    with store.engine.connect() as connection, pq.ParquetWriter(draft, COLUMNS, compression="zstd") as writer:
        rows = connection.execute(wanted).mappings()
        while part := rows.fetchmany(PART):
            writer.write_table(pa.Table.from_pylist([row_of(dict(row)) for row in part], COLUMNS))
            count += len(part)
    os.replace(draft, file)
    return count


def row_of(row: dict[str, Any]) -> dict[str, Any]:
    """A finished game as a row of the export; the day, not the second, and a name that leads nowhere."""
    record = without_names(row["record"])
    scores = record["result"]["scores"] if record["result"] else []
    return {
        "game": hashlib.sha256(row["table_id"].encode()).hexdigest()[:16],
        "rules": row["rules"],
        "players": row["players"],
        "day": day_of(row["finished"]),
        "points": [score["total"] for score in scores][: row["players"]],
        "winners": record["result"]["winners"] if record["result"] else [],
        "record": json.dumps(record, ensure_ascii=False),
    }


def day_of(at: float) -> str:
    """The day of a moment."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))
