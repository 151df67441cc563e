"""People: a cookie without an account, a name, a private link to another device."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from fastapi import APIRouter, Response
from pydantic import ConfigDict, Field
from sqlalchemy import Connection, delete, insert, select, update

from heptapolis.server import commands
from heptapolis.server.api.dependencies import CurrentPerson, MaybePerson, Server, make_person
from heptapolis.server.api.openapi import CHANGES, documented
from heptapolis.server.api.printable import ColourOrNone, CrestOrNone, Name
from heptapolis.server.api.responses import Link, LinkNames, Me, Token
from heptapolis.server.api.strict_json import Strict, StrictRoute
from heptapolis.server.identity import COOKIE, TOKEN_LIVES, Carried
from heptapolis.server.live_table import FINISHED, Draft, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.schema import people, seats, tables, used_links
from heptapolis.server.store import Conflict
from heptapolis.server.table_server import TableServer

router = APIRouter(prefix="/api", tags=["people"], route_class=StrictRoute)
NO_LINK = ("person/link-invalid", "person/link-used")


class MeWanted(Strict):
    """What changes of a person; what is left out stays as it is."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Elsa"}, {"crest": "ship", "colour": "blue"}]})
    name: Name | None = Field(None, examples=["Elsa"])
    crest: CrestOrNone | None = Field(None, description="The drawing by which others know you; empty for any.")
    colour: ColourOrNone | None = Field(None, description="The colour of the crest; empty for any.")


class Newcomer(Strict):
    """Someone, by name."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Elsa"}]})
    name: Name = Field("", examples=["Elsa"])


LINK = "link.0123456789abcdef0123.1790000000.0123456789abcdef.01234567"


class PrivateLink(Strict):
    """A private link from another device."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"link": LINK}]})
    link: str = Field(max_length=200, description="What `POST /api/me/link` answered on the first device.")


class LinkUsed(PrivateLink):
    """A private link from another device that is used now."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"link": LINK, "replace": True}]})
    replace: bool = Field(False, description="Needed if you already are someone else than the person of the link.")


def set_cookie(server: TableServer, response: Response, person: str) -> dict[str, Any]:
    """Give the browser its cookie; a program takes the token."""
    token = server.signer.token(person)
    response.set_cookie(
        COOKIE,
        token,
        max_age=TOKEN_LIVES,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookies,
        path="/",
    )
    return {"token": token}


@router.post("/people", summary="Get an identity", responses=documented(Token, *CHANGES))
async def become(server: Server, newcomer: Newcomer, response: Response) -> dict[str, Any]:
    """A new person: a cookie for the browser, a token for programs (`Authorization: Bearer ...`)."""
    return set_cookie(server, response, await make_person(server, newcomer.name))


@router.get("/me", summary="Who am I", responses=documented(Me, "person/unknown"))
async def me(server: Server, person: CurrentPerson, response: Response) -> dict[str, Any]:
    """The name that tables are joined with if none is given. The cookie is valid for another year."""
    known = await server.store.read(partial(known_as, person=person))
    set_cookie(server, response, person)
    return known


@router.put("/me", summary="Take another name or crest", responses=documented(Me, *CHANGES, "person/unknown"))
async def change_me(server: Server, person: CurrentPerson, wanted: MeWanted) -> dict[str, Any]:
    """For tables joined from now on, and for unfinished ones, where everyone is notified.

    Where someone else at a table has the crest or the colour, you keep yours there.
    """
    if values := wanted.model_dump(exclude_none=True):
        change = update(people).where(people.c.id == person).values(**values)
        await server.store.write(lambda connection: connection.execute(change))
    for table in await tables_of(server, person) if any(values.values()) else ():
        await server.tables.change(table, partial(show_me, person=person, values=values))
    return await server.store.read(partial(known_as, person=person))


def known_as(connection: Connection, person: str) -> dict[str, str]:
    """The name of a person, and the crest and the colour, if they chose any."""
    row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
    if row is None:
        raise Problem("person/unknown")
    return {"name": row["name"]} | {key: row[key] for key in ("crest", "colour") if row[key]}


def show_me(table: LiveTable, person: str, values: dict[str, str]) -> list[Draft]:
    """What a table hears of a person who has another name, crest or colour."""
    named = commands.rename(table, person, values["name"]) if values.get("name") else []
    return named + commands.take_crest(table, person, (values.get("crest", ""), values.get("colour", "")))


async def tables_of(server: TableServer, person: str) -> list[str]:
    """The tables at which a person sits and that are not over."""
    sits = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person)
    wanted = sits.where(tables.c.state.not_in(FINISHED))
    return await server.store.read(lambda connection: [row[0] for row in connection.execute(wanted)])


@router.post(
    "/me/link", summary="A private link for another device", responses=documented(Link, *CHANGES, "person/unknown")
)
async def link(server: Server, person: CurrentPerson) -> dict[str, Any]:
    """Whoever uses the link first, within the hour, is this person too."""
    return {"link": server.signer.link(person)}


@router.post(
    "/carry/names",
    summary="Who a private link is for",
    responses=documented(LinkNames, *CHANGES, *NO_LINK),
)
async def carry_names(server: Server, person: MaybePerson, private: PrivateLink) -> dict[str, Any]:
    """Who you are here now, and who the link would make you. Nothing happens to either."""
    carried = server.signer.carried(private.link)
    return await server.store.read(partial(names_of, here=person, carried=carried))


@router.post(
    "/carry",
    summary="Use a private link from another device",
    responses=documented(Token, *CHANGES, *NO_LINK, "person/replaces"),
)
async def carry(server: Server, person: MaybePerson, used: LinkUsed, response: Response) -> dict[str, Any]:
    """The other device takes the seats over; the first one keeps them too. The link works once."""
    carried = server.signer.carried(used.link)
    names = await server.store.read(partial(names_of, here=person, carried=carried))
    if names["here"] is not None and person != carried.person and not used.replace:
        raise Problem("person/replaces")
    try:
        await server.store.write(partial(use_link, carried=carried))
    except Conflict:
        raise Problem("person/link-used") from None
    return set_cookie(server, response, carried.person)


def names_of(connection: Connection, here: str | None, carried: Carried) -> dict[str, Any]:
    """The names of the person who asks, if there is one, and of the person of a link that was not used yet."""
    if connection.execute(select(used_links.c.until).where(used_links.c.nonce == carried.nonce)).first():
        raise Problem("person/link-used")
    wanted = select(people.c.id, people.c.name).where(people.c.id.in_([here or "", carried.person]))
    names = {row.id: row.name for row in connection.execute(wanted)}
    if carried.person not in names:
        raise Problem("person/link-invalid")
    return {"here": names.get(here or ""), "there": names[carried.person], "same": here == carried.person}


def use_link(connection: Connection, carried: Carried) -> None:
    """Note that a link was used, and forget those that have expired since."""
    connection.execute(delete(used_links).where(used_links.c.until < time.time()))
    connection.execute(insert(used_links), [{"nonce": carried.nonce, "until": carried.until}])
