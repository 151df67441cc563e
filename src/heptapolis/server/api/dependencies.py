"""What every request brings: the server, the person, the address, the name of a table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Annotated, Any, Concatenate, ParamSpec

from fastapi import Depends, Path, Query, Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from sqlalchemy import Connection, insert, select

from heptapolis.errors import UnknownName
from heptapolis.server.identity import COOKIE, address_in, new_person, token_of
from heptapolis.server.live_table import Draft, LiveTable
from heptapolis.server.messages import may_look, shown_to
from heptapolis.server.problems import Problem
from heptapolis.server.schema import people
from heptapolis.server.table_server import TableServer

BEARER = HTTPBearer(auto_error=False, scheme_name="token", description="The token of `POST /api/people`.")
OF_BROWSER = APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="The same, in a cookie.")
WORD = re.compile(r"[A-Za-z0-9]{1,16}")
LONGEST_CODE = 8
NameInPath = Annotated[
    str,
    Path(
        description="The id of a table, or its short code in capitals or small letters.",
        examples=["K7QMXW"],
        json_schema_extra={"pattern": f"^{WORD.pattern}$"},
    ),
]

P = ParamSpec("P")


def server_of(request: Request) -> TableServer:
    """The server that answers."""
    server: TableServer = request.app.state.server
    return server


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return address_in(request.scope)


def known_person(request: Request) -> str | None:
    """The person of the cookie or the bearer token; None for someone new."""
    return server_of(request).signer.person(token_of(request.headers))


async def current_person(
    request: Request, bearer: Annotated[Any, Security(BEARER)], cookie: Annotated[Any, Security(OF_BROWSER)]
) -> str:
    """The person of the cookie or the bearer token, who must be known."""
    person = known_person(request)
    if person is None:
        raise Problem("person/unknown")
    return person


async def make_person(server: TableServer, name: str) -> str:
    """Someone new."""
    person = new_person()
    row = {"id": person, "name": name, "created": time.time()}
    await server.store.write(lambda connection: connection.execute(insert(people), [row]))
    return person


def crest_of(connection: Connection, person: str) -> tuple[str, str]:
    """The crest and the colour that a person chose; empty where none."""
    row = connection.execute(select(people.c.crest, people.c.colour).where(people.c.id == person)).first()
    return (row[0], row[1]) if row else ("", "")


async def table_name(request: Request, name: NameInPath) -> str:
    """The name of a table in an address; short codes cannot be tried without end."""
    if not WORD.fullmatch(name):
        raise Problem("table/unknown", "There is no table with this name or code; check the letters.")
    if len(name) <= LONGEST_CODE and request.app.state.wrong_codes.wait(address_of(request)):
        raise Problem("quota/requests", "Too many wrong codes from your network; try again in a minute.")
    return name


async def record_name(name: NameInPath) -> str:
    """The name of a finished game in an address."""
    if not WORD.fullmatch(name):
        raise Problem("record/unknown")
    return name


# dependencies that are coroutines are called at once, others in a thread of their own


async def get_server(request: Request) -> TableServer:
    """The server that answers."""
    return server_of(request)


async def get_address(request: Request) -> str:
    """Where the request comes from."""
    return address_of(request)


async def paced(request: Request) -> None:
    """Let nobody read so fast that others must wait."""
    await server_of(request).pace.keep(known_person(request) or address_of(request))


async def maybe_person(request: Request) -> str | None:
    """The person, or None for someone new."""
    return known_person(request)


async def json_body(request: Request) -> bytes:
    """The body of a request that is read elsewhere, which must say that it is JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem("request/malformed", "The body must be sent as application/json.")
    return await request.body()


Server = Annotated[TableServer, Depends(get_server)]
CurrentPerson = Annotated[str, Depends(current_person)]
MaybePerson = Annotated[str | None, Depends(maybe_person)]
Address = Annotated[str, Depends(get_address)]
JsonBody = Annotated[bytes, Depends(json_body)]
TableName = Annotated[str, Depends(table_name)]
Paced = Depends(paced)
OnScreen = Annotated[bool, Query(alias="screen", description="As everyone sees it: a shared screen, wherever you sit.")]
RecordName = Annotated[str, Depends(record_name)]


async def visible_table(server: TableServer, name: str, person: str | None) -> LiveTable:
    """A table, if the person may look at it."""
    table = await server.tables.latest(name)
    if not may_look(table, person):
        raise Problem("table/private")
    return table


def check_offered(server: TableServer, *bots: str) -> None:
    """Refuse a bot that this server does not offer; an empty name is none."""
    for bot in bots:
        if bot and bot not in server.own_bots.offered:
            raise Problem("request/malformed", f"{UnknownName('bot', bot, server.own_bots.offered)}")


class Change:
    """The person at the table of the request, to change it by a command."""

    def __init__(self, server: Server, person: CurrentPerson, name: TableName) -> None:
        self.server, self.person, self.name = server, person, name

    async def __call__(
        self, command: Callable[Concatenate[LiveTable, str, P], list[Draft]], *wanted: P.args, **more: P.kwargs
    ) -> dict[str, Any]:
        """The table after the command, as the person sees it."""
        table = await self.server.tables.find(self.name)
        table = await self.server.tables.change(table.id, lambda t: command(t, self.person, *wanted, **more))
        return table_json(self.server, table, self.person)


Changed = Annotated[Change, Depends(Change)]


def table_json(server: TableServer, table: LiveTable, person: str | None, *, screen: bool = False) -> dict[str, Any]:
    """A table as a person sees it now, or on a shared screen as everyone does."""
    return shown_to(table, person, server.time.now(), screen=screen)
