"""Finished games: listed, searched, downloaded, and replayed at any decision from any seat."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response
from sqlalchemy import Connection, select

from heptapolis.server.api.dependencies import MaybePerson, Paced, RecordName, Server
from heptapolis.server.api.openapi import documented
from heptapolis.server.api.printable import Name
from heptapolis.server.api.responses import Course, History, Replay
from heptapolis.server.api.strict_json import StrictRoute
from heptapolis.server.finished_games import as_json, read_course, read_replay
from heptapolis.server.problems import Problem
from heptapolis.server.schema import result_seats, results, tables
from heptapolis.server.table_server import TableServer

router = APIRouter(prefix="/api/history", tags=["history"], route_class=StrictRoute, dependencies=[Paced])
PAGE = 50
FRESH = 5.0
"""Seconds for which strangers are shown the same list."""
JSON = "application/json"
GAME_PARTS = ("rules", "box", "finished", "ended")
SEAT_PARTS = ("seat", "name", "bot", "points", "won")
A_RECORD = {"description": "A record.", "content": {"application/json": {"schema": {"type": "object"}}}}
A_FILE = documented(None, "request/malformed", "record/unknown", "quota/requests") | {200: A_RECORD}
Day = Annotated[float | None, Query(ge=0, le=1e11, description="Seconds since 1970.")]


@router.get("", summary="Finished games", responses=documented(History, "request/malformed", "quota/requests"))
async def finished(
    server: Server,
    person: MaybePerson,
    player: Annotated[Name | None, Query(description="A name that played.")] = None,
    rules: Annotated[str | None, Query(pattern="^[a-z-]{1,32}$", description="The ruleset, as in /api/rules.")] = None,
    after: Day = None,
    before: Day = None,
    mine: Annotated[bool, Query(description="Only games that I played.")] = False,
    page: Annotated[int, Query(ge=0, le=10_000, description="From 0 on.")] = 0,
) -> Response:
    """Public games, and your own, newest first."""
    own = games_of(person)
    query = select(results.c.table_id, *(results.c[part] for part in GAME_PARTS))
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
    make = partial(server.store.read, partial(page_of, query=query, page=page))
    if person is not None:
        return Response(await make(), media_type=JSON)
    key = ("history", player, rules, after, before, mine, page)
    return Response(await server.readings.get(key, make, FRESH), media_type=JSON)


def page_of(connection: Connection, query: Any, page: int) -> bytes:
    """A page of finished games with who played, as JSON."""
    rows = connection.execute(query).mappings().all()
    who = select(result_seats).where(result_seats.c.table_id.in_([row["table_id"] for row in rows]))
    seated: dict[str, list[dict[str, Any]]] = {row["table_id"]: [] for row in rows}
    for seat in connection.execute(who.order_by(result_seats.c.seat)).mappings():
        seated[seat["table_id"]].append({part: seat[part] for part in SEAT_PARTS})
    games = [{"table": row["table_id"], **{part: row[part] for part in GAME_PARTS}} for row in rows]
    for game in games:
        game["seats"] = seated[game["table"]]
    return as_json({"page": page, "games": games})


def games_of(person: str | None) -> Any:
    """The games that a person played or hosted."""
    played = select(result_seats.c.table_id).where(result_seats.c.person == (person or "-"))
    return played.union(select(tables.c.id).where(tables.c.host == (person or "-")))


async def find_game(server: TableServer, name: str, person: str | None) -> str:
    """The id of a finished game that the person may read, by the id or the code of its table."""
    named = select(tables.c.id).where(tables.c.code == name.upper())
    query = select(results.c.table_id).where((results.c.table_id == name) | results.c.table_id.in_(named))
    query = query.where(results.c.public | results.c.table_id.in_(games_of(person)))
    found = await server.store.read(lambda connection: connection.execute(query).scalar())
    if found is None:
        raise Problem("record/unknown")
    return str(found)


async def record_of(server: TableServer, game: str) -> str:
    """The record of a finished game."""
    query = select(results.c.record).where(results.c.table_id == game)
    return await server.store.read(lambda connection: connection.execute(query).scalar_one())


@router.get("/{name}/record", summary="Download the record", response_class=Response, responses=A_FILE)
async def download(server: Server, person: MaybePerson, name: RecordName) -> Response:
    """The file that `heptapolis replay` and `heptapolis verify` read."""
    text = await record_of(server, await find_game(server, name, person))
    head = {"content-disposition": f'attachment; filename="heptapolis-{name}.json"'}
    return Response(text, media_type=JSON, headers=head)


@router.get(
    "/{name}/replay",
    summary="The game at any decision, from any seat",
    responses=documented(Replay, "record/unknown", "request/malformed", "quota/requests"),
)
async def replay(
    server: Server,
    person: MaybePerson,
    name: RecordName,
    decision: Annotated[int, Query(ge=0, le=100_000, description="After this many decisions.")] = 0,
    seat: Annotated[int | None, Query(ge=0, le=6, description="Whose view; without it, that of a spectator.")] = None,
) -> Response:
    """What a seat saw after so many decisions; without a seat, what anyone at the table saw."""
    game = await find_game(server, name, person)
    key, record = ("replay", game, decision, seat), partial(record_of, server, game)
    return Response(await server.readings.of_record(key, record, read_replay, decision, seat), media_type=JSON)


@router.get(
    "/{name}/course",
    summary="The points of all seats, step by step",
    responses=documented(Course, "record/unknown", "request/malformed", "quota/requests"),
)
async def course(server: Server, person: MaybePerson, name: RecordName) -> Response:
    """What every seat would have scored after each step of a finished game."""
    game = await find_game(server, name, person)
    record = partial(record_of, server, game)
    return Response(await server.readings.of_record(("course", game), record, read_course), media_type=JSON)
