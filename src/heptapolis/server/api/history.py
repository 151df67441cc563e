"""Finished games: listed, searched, downloaded, and replayed at any decision from any seat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from sqlalchemy import select

from heptapolis.game import Record, fold
from heptapolis.game.rulesets import course_of
from heptapolis.server.api.dependencies import MaybePerson, RecordName, Server
from heptapolis.server.api.openapi import documented
from heptapolis.server.api.responses import Course, History, Replay
from heptapolis.server.api.strict_json import StrictRoute
from heptapolis.server.api.texts import Name
from heptapolis.server.problems import Problem
from heptapolis.server.schema import result_seats, results, tables
from heptapolis.server.table_server import TableServer

router = APIRouter(prefix="/api/history", tags=["history"], route_class=StrictRoute)
PAGE = 50
A_RECORD = {"description": "A record.", "content": {"application/json": {"schema": {"type": "object"}}}}
A_FILE = documented(None, "request/malformed", "record/unknown") | {200: A_RECORD}
Day = Annotated[float | None, Query(ge=0, le=1e11, description="Seconds since 1970.")]


@router.get("", summary="Finished games", responses=documented(History, "request/malformed"))
async def finished(
    server: Server,
    person: MaybePerson,
    player: Annotated[Name | None, Query(description="A name that played.")] = None,
    rules: Annotated[str | None, Query(pattern="^[a-z-]{1,32}$", description="The ruleset, as in /api/rules.")] = None,
    after: Day = None,
    before: Day = None,
    mine: Annotated[bool, Query(description="Only games that I played.")] = False,
    page: Annotated[int, Query(ge=0, le=10_000, description="From 0 on.")] = 0,
) -> dict[str, Any]:
    """Public games, and your own, newest first."""
    own = games_of(person)
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
    query = query.order_by(results.c.finished.desc(), results.c.table_id).offset(page * PAGE).limit(PAGE)
    rows = await server.store.read(lambda connection: connection.execute(query).mappings().all())
    names = [row["table_id"] for row in rows]
    who = select(result_seats).where(result_seats.c.table_id.in_(names)).order_by(result_seats.c.seat)
    seated = await server.store.read(lambda connection: connection.execute(who).mappings().all())
    return {
        "page": page,
        "games": [
            {
                "table": row["table_id"],
                "rules": row["rules"],
                "finished": row["finished"],
                "seats": [
                    {part: s[part] for part in ("seat", "name", "bot", "points", "won")}
                    for s in seated
                    if s["table_id"] == row["table_id"]
                ],
            }
            for row in rows
        ],
    }


def games_of(person: str | None) -> Any:
    """The games that a person played or hosted."""
    played = select(result_seats.c.table_id).where(result_seats.c.person == (person or "-"))
    return played.union(select(tables.c.id).where(tables.c.host == (person or "-")))


async def record_of(server: TableServer, name: str, person: str | None) -> str:
    """The record of a finished game that the person may read, by the id or the code of its table."""
    named = select(tables.c.id).where(tables.c.code == name.upper())
    query = select(results.c.record).where((results.c.table_id == name) | results.c.table_id.in_(named))
    query = query.where(results.c.public | results.c.table_id.in_(games_of(person)))
    text = await server.store.read(lambda connection: connection.execute(query).scalar())
    if text is None:
        raise Problem("record/unknown")
    return str(text)


@router.get("/{name}/record", summary="Download the record", response_class=Response, responses=A_FILE)
async def download(server: Server, person: MaybePerson, name: RecordName) -> Response:
    """The file that `heptapolis replay` and `heptapolis verify` read."""
    text = await record_of(server, name, person)
    head = {"content-disposition": f'attachment; filename="heptapolis-{name}.json"'}
    return Response(text, media_type="application/json", headers=head)


@router.get(
    "/{name}/replay",
    summary="The game at any decision, from any seat",
    responses=documented(Replay, "record/unknown", "request/malformed"),
)
async def replay(
    server: Server,
    person: MaybePerson,
    name: RecordName,
    decision: Annotated[int, Query(ge=0, le=100_000, description="After so many decisions.")] = 0,
    seat: Annotated[int | None, Query(ge=0, le=6, description="Whose eyes; left out: anyone's.")] = None,
) -> dict[str, Any]:
    """What a seat saw after so many decisions; without a seat what anyone at the table saw."""
    record: Record = Record.loads(await record_of(server, name, person))
    if seat is not None and seat >= record.options.players:
        raise Problem("request/malformed", f"The game had {record.options.players} players; seats count from 0.")
    if decision > len(record.decisions):
        raise Problem("request/malformed", f"The game had {len(record.decisions)} decisions.")
    game = fold(record, decision)
    return {"decision": decision, "of": len(record.decisions), "view": game.view(seat).to_json()}


@router.get(
    "/{name}/course",
    summary="The points of all seats, step by step",
    responses=documented(Course, "record/unknown", "request/malformed"),
)
async def course(server: Server, person: MaybePerson, name: RecordName) -> dict[str, Any]:
    """What every seat would have scored after each step of a finished game."""
    return {"moments": course_of(Record.loads(await record_of(server, name, person)))}
