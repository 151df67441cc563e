"""The log of a table in the database: how entries are written, and read back into a live table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from heptapolis.server.live_table import FINISHED, LiveTable, LogEntry
from heptapolis.server.schema import entries, result_seats, results, seats, tables
from heptapolis.server.store import Append, append_all
from heptapolis.server.terms import BOT, Terms

FOLLOWED = ("sat", "left", "removed", "handed", "terms_set")
"""Kinds of entries after which something can be searched for in another way."""


def append_of(table: LiveTable, fresh: Sequence[LogEntry], channel: str | None) -> Append:
    """The rows that append entries to a table's log, and keep what can be searched in step with it."""
    rows = [{"table_id": table.id, **vars(entry)} for entry in fresh]
    change = {"name": table.id, "stand": table.state, "next": table.due(fresh[-1].time)}
    more = [partial(follow, table_id=table.id, entry=entry) for entry in fresh if entry.kind in FOLLOWED]
    if table.state in FINISHED and table.game is not None:
        more.append(partial(write_result, table=table, at=fresh[-1].at))
    if channel:
        more.append(partial(notify, channel=channel, words=f"{table.id}:{table.number}"))
    return Append(rows, change, more)


def follow(connection: Connection, table_id: str, entry: LogEntry) -> None:
    """Note who sits where, and who hosts the table and whether it is public from now on."""
    data = entry.data
    if entry.kind == "sat":
        connection.execute(insert(seats), [{"table_id": table_id, "seat": data["seat"], "person": data["person"]}])
    elif entry.kind in ("left", "removed"):
        connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == data["seat"]))
    changed = {"host": data["host"]} if "host" in data else {}
    changed |= {"public": data["terms"]["public"]} if "public" in data.get("terms", {}) else {}
    if changed:
        connection.execute(update(tables).where(tables.c.id == table_id).values(**changed))


def notify(connection: Connection, channel: str, words: str) -> None:
    """Tell the other processes of the server."""
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, words))


def write_result(connection: Connection, table: LiveTable, at: float) -> None:
    """Keep a finished game for the history; one that the host ended has no winners."""
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
                "box": table.terms.box,
                "ended": not table.game.over,
            }
        ],
    )
    winners, scores = table.game.winners() if table.game.over else (), table.game.score()
    connection.execute(
        insert(result_seats),
        [
            {
                "table_id": table.id,
                "seat": place,
                "person": seat.person,
                "name": seat.name,
                "bot": seat.bot if seat.kind == BOT else "",
                "points": scores[place].total,
                "won": place in winners,
            }
            for place, seat in enumerate(table.seats)
        ],
    )


def read_table(connection: Connection, table_id: str) -> LiveTable | None:
    """A table folded from its log."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    log = read_entries(connection, table_id, 0)
    terms = Terms.from_json(log[0].data["terms"]).made()
    table = LiveTable(row["id"], row["code"], row["host"], row["secret"], terms)
    for entry in log:
        table.apply(entry)
    return table


def read_entries(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    """The entries of a table after a number."""
    wanted = select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
    return [
        LogEntry(r["number"], r["at"], r["kind"], r["data"], r["key"], r["time"])
        for r in connection.execute(wanted).mappings()
    ]


def write_table(connection: Connection, table: LiveTable, address: str, first: LogEntry) -> None:
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
    append_all(connection, [append_of(table, [first], None)])
