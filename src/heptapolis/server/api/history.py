"""Finished games: listed, searched, downloaded, and replayed at any decision from any seat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from sqlalchemy import select

from heptapolis.game import Record, fold
from heptapolis.server.api.asking import AHouse, Anybody, TableName
from heptapolis.server.house import House
from heptapolis.server.problems import Problem
from heptapolis.server.schema import result_seats, results

router = APIRouter(prefix="/api/history", tags=["history"])
PAGE = 50
Day = Annotated[float | None, Query(ge=0, le=1e11, description="Seconds since 1970.")]


@router.get("", summary="Finished games")
async def finished(
    house: AHouse,
    person: Anybody,
    player: Annotated[str | None, Query(max_length=40, description="A name that played.")] = None,
    rules: Annotated[str | None, Query(max_length=32)] = None,
    after: Day = None,
    before: Day = None,
    mine: bool = False,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> dict[str, Any]:
    """Public games, and your own, newest first."""
    own = select(result_seats.c.table_id).where(result_seats.c.person == (person or "-"))
    query = select(results.c.table_id, results.c.rules, results.c.players, results.c.finished)
    query = query.where(results.c.table_id.in_(own) if mine else results.c.public | results.c.table_id.in_(own))
    if player:
        query = query.where(
            results.c.table_id.in_(select(result_seats.c.table_id).where(result_seats.c.name == player))
        )
    if rules:
        query = query.where(results.c.rules == rules)
    if after is not None:
        query = query.where(results.c.finished >= after)
    if before is not None:
        query = query.where(results.c.finished < before)
    query = query.order_by(results.c.finished.desc()).offset(page * PAGE).limit(PAGE)
    rows = await house.store.read(lambda connection: connection.execute(query).mappings().all())
    names = [row["table_id"] for row in rows]
    who = select(result_seats).where(result_seats.c.table_id.in_(names)).order_by(result_seats.c.seat)
    seated = await house.store.read(lambda connection: connection.execute(who).mappings().all())
    return {
        "page": page,
        "games": [
            {
                "table": row["table_id"],
                "rules": row["rules"],
                "finished": row["finished"],
                "seats": [
                    {"seat": s["seat"], "name": s["name"], "points": s["points"], "won": s["won"]}
                    for s in seated
                    if s["table_id"] == row["table_id"]
                ],
            }
            for row in rows
        ],
    }


async def record_of(house: House, table: str, person: str | None) -> str:
    """The record of a finished game that the person may read."""
    query = select(results.c.record, results.c.public).where(results.c.table_id == table)
    own = select(result_seats.c.seat).where(result_seats.c.table_id == table, result_seats.c.person == (person or "-"))
    row, seated = await house.store.read(lambda c: (c.execute(query).first(), c.execute(own).first()))
    if row is None or not (row[1] or seated):
        raise Problem("record/unknown")
    return str(row[0])


@router.get("/{name}/record", summary="Download the record", response_class=Response)
async def download(house: AHouse, person: Anybody, name: TableName) -> Response:
    """The file that `heptapolis replay` and `heptapolis verify` read."""
    text = await record_of(house, name, person)
    head = {"content-disposition": f'attachment; filename="heptapolis-{name}.json"'}
    return Response(text, media_type="application/json", headers=head)


@router.get("/{name}/replay", summary="The game at any decision, from any seat")
async def replay(
    house: AHouse,
    person: Anybody,
    name: TableName,
    decision: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=6)] = None,
) -> dict[str, Any]:
    """What a seat saw after so many decisions; without a seat what anybody at the table saw."""
    record: Record = Record.loads(await record_of(house, name, person))
    if decision > len(record.decisions) or (seat is not None and seat >= record.options.players):
        raise Problem("request/malformed", f"The game has {len(record.decisions)} decisions.")
    game = fold(record, decision)
    return {"decision": decision, "of": len(record.decisions), "view": game.view(seat).to_json()}
