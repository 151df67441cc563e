"""Export: finished public games as Parquet, without names."""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from sqlalchemy import MappingResult, select
from sqlalchemy.exc import SQLAlchemyError

from heptapolis.catalogue.cards import own
from heptapolis.errors import SetupError
from heptapolis.game.record import digest_of
from heptapolis.server.schema import results
from heptapolis.server.store import Store, reason_of

PART = 1000
ENDING = ".parquet"
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


def without_names(text: str) -> dict[str, Any]:
    """A record in which nobody can be found again: no names, no words of players, and a digest without them.

    A custom box stays, or the game could not be replayed, but its author is removed.
    """
    record: dict[str, Any] = json.loads(text)
    record["seats"] = [f"player {seat}" for seat in range(len(record["seats"]))]
    for key in ("fair", "digest"):
        record.pop(key, None)
    if box := record["options"].get("box"):
        box["tables"]["box"]["author"] = "somebody"
        box["digest"] = own.digest_of(own.text_of(box["tables"], Path("box")))
    return record | {"digest": digest_of(record)}


def export(store: Store, file: Path, *, after: float = 0.0) -> int:
    """Write finished public games as Parquet, without names; gives how many. The file is whole, or not there."""
    if file.suffix != ENDING:
        raise SetupError(f"games are exported as Parquet; name the file {file.with_suffix(ENDING).name}.")
    if not file.parent.is_dir():
        raise SetupError(f"{file} cannot be written: there is no folder {file.parent}.")
    wanted = select(results).where(results.c.finished >= after, results.c.public, ~results.c.ended)
    wanted = wanted.order_by(results.c.finished)
    draft = file.with_name(file.name + ".part")
    try:
        with store.engine.connect() as connection:
            count = write_rows(connection.execute(wanted).mappings(), draft)
        os.replace(draft, file)
    except OSError as fault:
        draft.unlink(missing_ok=True)
        raise SetupError(f"{file} cannot be written: {fault.strerror or fault}.") from None
    except SQLAlchemyError as fault:
        draft.unlink(missing_ok=True)
        raise SetupError(f"{file} cannot be made from {store.engine.url!r}: {reason_of(fault)}.") from None
    return count


def write_rows(rows: MappingResult, file: Path) -> int:
    """Write games to a file, part by part; gives how many."""
    count = 0
    with pq.ParquetWriter(file, COLUMNS, compression="zstd") as writer:
        while part := rows.fetchmany(PART):
            writer.write_table(pa.Table.from_pylist([row_of(dict(row)) for row in part], COLUMNS))
            count += len(part)
    return count


def export_from(database: str, file: Path) -> int:
    """Export the games of a database; runs in a process of its own, for records take long to read and write."""
    store = Store(database)
    try:
        return export(store, file)
    finally:
        store.engine.dispose()


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
