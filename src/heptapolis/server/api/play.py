"""Playing: choices, what happened, hints, and the streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from fastapi.responses import Response, StreamingResponse
from pydantic import ConfigDict, Field

from heptapolis.bots import why_of
from heptapolis.bots.source import source_of
from heptapolis.server import commands
from heptapolis.server.api.dependencies import (
    Address,
    Changed,
    CurrentPerson,
    OnScreen,
    Paced,
    Server,
    TableName,
    visible_table,
)
from heptapolis.server.api.openapi import NAMED, SEATED, documented
from heptapolis.server.api.printable import ActionText, Key, TableWord
from heptapolis.server.api.responses import Hint, Messages, TableShown
from heptapolis.server.api.strict_json import Strict, StrictRoute
from heptapolis.server.messages import since_own_turn, viewer_of
from heptapolis.server.problems import Problem
from heptapolis.server.streams import Outgoing, Subscriber
from heptapolis.server.table_server import TableServer
from heptapolis.server.terms import STAND_IN

router = APIRouter(prefix="/api", tags=["play"], route_class=StrictRoute)
HEARTBEAT = 15.0
MOST_AT_ONCE = 30
"""Messages that are sent together: one takes longer to send than to write."""
ASKED = ("table/not-begun", "table/over", "table/paused", "choice/late", "choice/illegal", "choice/malformed")


class Choice(Strict):
    """A choice for the open decision."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": "build lumber_yard", "key": "turn-1"}]})
    action: ActionText = Field(examples=["build lumber_yard", "build blue agora.mask.1"])
    seat: int | None = Field(None, ge=0, le=6, description="Left out: your own; otherwise one you decide for.")
    key: Key | None = Field(None, description="The same key again is the same choice: sent twice, made once.")
    moment: int | None = Field(
        None, ge=0, le=10**6, description="The `moment` of the table you chose at; `choice/late` if that is past."
    )


class TakeBack(Strict):
    """Which seat's last choice is taken back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{}, {"seat": 0}]})
    seat: int | None = Field(None, ge=0, le=6, description="Left out: your own.")


@router.post(
    "/tables/{name}/choice",
    summary="Choose",
    responses=documented(TableShown, *SEATED, *ASKED, "choice/key-used"),
)
async def choose(change: Changed, choice: Choice) -> dict[str, Any]:
    """Accepted and on the disk when this answers. It may be changed until everyone has chosen."""
    return await change(commands.choose, **choice.model_dump(include={"seat", "action", "key", "moment"}))


@router.post(
    "/tables/{name}/take-back",
    summary="Take back the last choice",
    responses=documented(TableShown, *SEATED, *ASKED),
)
async def take_back(change: Changed, wanted: TakeBack) -> dict[str, Any]:
    """Possible until everyone has chosen."""
    return await change(commands.take_back, wanted.seat)


@router.post(
    "/tables/{name}/return",
    summary="Take your seat back from the bot",
    responses=documented(TableShown, *SEATED, "table/not-begun", "table/over"),
)
async def come_back(change: Changed) -> dict[str, Any]:
    """After an absence."""
    return await change(commands.come_back)


@router.get(
    "/tables/{name}/news",
    summary="What happened",
    responses=documented(Messages, *NAMED, "person/unknown", "table/private"),
    dependencies=[Paced],
)
async def news(
    server: Server,
    person: CurrentPerson,
    name: TableName,
    after: Annotated[int | None, Query(ge=0, le=10**9, description="A position.")] = None,
    on_screen: OnScreen = False,
) -> Response:
    """Everything after a position; without one, since your last turn."""
    table = await visible_table(server, name, person)
    seat = viewer_of(table, person, screen=on_screen)
    position = since_own_turn(table, seat) if after is None else after
    texts = ", ".join(server.news_texts.after(table, seat, position))
    return Response(f'{{"after": {position}, "messages": [{texts}]}}', media_type="application/json")


@router.get(
    "/tables/{name}/hint",
    summary="What a bot would do",
    responses=documented(
        Hint, *NAMED, "person/unknown", "table/private", "table/not-seated", "table/hints-off", "choice/late"
    ),
)
async def hint(server: Server, person: CurrentPerson, name: TableName) -> dict[str, Any]:
    """For tables that are played with hints."""
    table = await visible_table(server, name, person)
    if not table.terms.hints:
        raise Problem("table/hints-off")
    own = commands.own_seat(table, person)
    asked = [seat for seat in table.deciding() if table.player_of(seat) == own]
    if not asked or table.game is None:
        raise Problem("choice/late", "You have nothing to decide right now.")
    view = table.game.view(own, past=False)
    question = source_of(STAND_IN), view, asked[0], table.seed  # who asks again hears the same
    (action,) = await server.bots.ask([question])
    why, points = why_of(view, asked[0], action)
    return {"seat": asked[0], "action": action, "bot": STAND_IN, "why": why, "points": points}


async def messages(server: TableServer, subscriber: Subscriber) -> AsyncIterator[list[Outgoing]]:
    """The messages of a stream, those that wait together; none now and then, so that a dead connection is noticed."""
    try:
        while True:
            try:
                waiting = [await asyncio.wait_for(subscriber.queue.get(), HEARTBEAT)]
            except TimeoutError:
                yield []
                continue
            while len(waiting) < MOST_AT_ONCE and not subscriber.queue.empty():
                waiting.append(subscriber.queue.get_nowait())
            if found := [message for message in waiting if message is not None]:
                yield found
            if None in waiting:
                return
            await asyncio.sleep(0)  # many may wait for someone who comes back: others may go on meanwhile
    finally:
        server.streams.drop(subscriber)


Watch = Annotated[tuple[TableWord, ...], Query(description="Public tables to watch.", max_length=20)]
LastId = Annotated[str | None, Header(alias="last-event-id", description="The id of the last message that was read.")]
SinceId = Annotated[str, Query(description="The same, for browsers that open a new stream.", max_length=4000)]
ALIVE = "event: alive\ndata: {}\n\n"
"""What a browser hears now and then, so that it notices a dead connection."""


def streamed(kind: str) -> dict[int | str, dict[str, Any]]:
    """How a stream is documented."""
    good = {"description": "Messages without end.", "content": {kind: {"schema": {"type": "string"}}}}
    problems = ("person/unknown", "request/malformed", "quota/requests", "quota/streams", "server/closing")
    return {200: good} | documented(None, *problems)


@router.get(
    "/stream",
    summary="Everything that happens, as server-sent events",
    response_class=StreamingResponse,
    responses=streamed("text/event-stream"),
    dependencies=[Paced],
)
async def stream(
    server: Server,
    person: CurrentPerson,
    address: Address,
    watch: Watch = (),
    last_event_id: LastId = None,
    last_id: SinceId = "",
    on_screen: OnScreen = False,
) -> StreamingResponse:
    """One stream for all your tables. A client that comes back with its last id has missed nothing."""
    known = last_event_id or last_id
    subscriber = await server.subscriptions.subscribe(person, address, watch, known, screen=on_screen)

    async def events() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for found in messages(server, subscriber):
            yield "".join(f"id: {each.id}\nevent: news\ndata: {each.data}\n\n" for each in found) or ALIVE

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


@router.get(
    "/stream.ndjson",
    summary="The same for programs, one message per line",
    response_class=StreamingResponse,
    responses=streamed("application/x-ndjson"),
    dependencies=[Paced],
)
async def stream_ndjson(
    server: Server,
    person: CurrentPerson,
    address: Address,
    watch: Watch = (),
    last_event_id: LastId = None,
    on_screen: OnScreen = False,
) -> StreamingResponse:
    """Empty lines show that the stream is alive."""
    subscriber = await server.subscriptions.subscribe(person, address, watch, last_event_id, screen=on_screen)

    async def events() -> AsyncIterator[str]:
        async for found in messages(server, subscriber):
            yield "".join(f'{{"id": "{each.id}", "data": {each.data}}}\n' for each in found) or "\n"

    return StreamingResponse(events(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})
