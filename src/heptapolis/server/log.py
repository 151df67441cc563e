"""The log of tables in the database: how entries are written and read back into a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from heptapolis.server.hosted import FINISHED, Entry, Hosted
from heptapolis.server.schema import entries, result_seats, results, seats, tables
from heptapolis.server.terms import Terms


def write_entries(connection: Connection, table: Hosted, fresh: Sequence[Entry], channel: str | None) -> None:
    """Append entries to a table's log, and keep what is searched for in step with them."""
    rows = [
        {"table_id": table.id, "number": e.number, "at": e.at, "kind": e.kind, "data": e.data, "key": e.key}
        for e in fresh
    ]
    connection.execute(insert(entries), rows)
    now = time.time()
    state = {"state": table.state, "due": table.due(now)}
    connection.execute(update(tables).where(tables.c.id == table.id).values(state))
    for entry in fresh:
        if entry.kind == "sat":
            row = {"table_id": table.id, "seat": entry.data["seat"], "person": entry.data["person"]}
            connection.execute(insert(seats), [row])
        elif entry.kind == "left":
            seat = entry.data["seat"]
            connection.execute(delete(seats).where(seats.c.table_id == table.id, seats.c.seat == seat))
    if table.state in FINISHED and table.game is not None and table.game.over:
        write_result(connection, table, fresh[-1].at)
    if channel:
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, f"{table.id}:{table.number}"))


def write_result(connection: Connection, table: Hosted, at: float) -> None:
    """Keep a finished game for the history."""
    record = table.record()
    if record is None or table.game is None:
        return
    if connection.execute(select(results.c.table_id).where(results.c.table_id == table.id)).first():
        return
    connection.execute(
        insert(results),
        [
            {
                "table_id": table.id,
                "rules": table.terms.rules,
                "players": table.terms.players,
                "public": table.terms.public,
                "finished": at,
                "record": record.dumps(),
            }
        ],
    )
    winners, scores = table.game.winners(), table.game.score()
    connection.execute(
        insert(result_seats),
        [
            {
                "table_id": table.id,
                "seat": place,
                "person": seat.person,
                "name": seat.name,
                "points": scores[place].total,
                "won": place in winners,
            }
            for place, seat in enumerate(table.seats)
        ],
    )


def read_table(connection: Connection, table_id: str) -> Hosted | None:
    """A table folded from its log."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    log = read_entries(connection, table_id, 0)
    hosted = Hosted(row["id"], row["code"], row["host"], row["secret"], Terms.from_json(log[0].data["terms"]))
    for entry in log:
        hosted.apply(entry)
    return hosted


def read_entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """The entries of a table after a number."""
    wanted = select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
    return [Entry(r["number"], r["at"], r["kind"], r["data"], r["key"]) for r in connection.execute(wanted).mappings()]


def write_table(connection: Connection, table: Hosted, address: str, first: Entry) -> None:
    """A new table with its first entry."""
    row: dict[str, Any] = {
        "id": table.id,
        "code": table.code,
        "host": table.host,
        "address": address,
        "rules": table.terms.rules,
        "public": table.terms.public,
        "state": table.state,
        "secret": table.secret,
        "created": first.at,
        "due": None,
    }
    connection.execute(insert(tables), [row])
    write_entries(connection, table, [first], None)
