"""People: a cookie without an account, a name, a private link to another device."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from pydantic import ConfigDict, Field
from sqlalchemy import select, update

from heptapolis.server.api.dependencies import CurrentPerson, Server, make_person
from heptapolis.server.api.openapi import CHANGES, documented
from heptapolis.server.api.responses import Link, Me, Token
from heptapolis.server.api.strict_json import Strict, StrictRoute
from heptapolis.server.api.texts import Name
from heptapolis.server.identity import COOKIE, TOKEN_LIVES
from heptapolis.server.problems import Problem
from heptapolis.server.schema import people
from heptapolis.server.table_server import TableServer

router = APIRouter(prefix="/api", tags=["people"], route_class=StrictRoute)


class Newcomer(Strict):
    """Someone, by name."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Elsa"}]})
    name: Name = Field("", examples=["Elsa"])


class Carried(Strict):
    """A private link from another device."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"link": "link.0123456789abcdef0123.1790000000.01234567"}]}
    )
    link: str = Field(max_length=200, description="What `POST /api/me/link` answered on the first device.")


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
    wanted = select(people.c.name).where(people.c.id == person)
    row = await server.store.read(lambda connection: connection.execute(wanted).first())
    if row is None:
        raise Problem("person/unknown")
    set_cookie(server, response, person)
    return {"name": row[0]}


@router.put("/me", summary="Take another name", responses=documented(Me, *CHANGES, "person/unknown"))
async def rename(server: Server, person: CurrentPerson, newcomer: Newcomer) -> dict[str, Any]:
    """The name for tables joined from now on."""
    change = update(people).where(people.c.id == person).values(name=newcomer.name)
    await server.store.write(lambda connection: connection.execute(change))
    return {"name": newcomer.name}


@router.post(
    "/me/link", summary="A private link for another device", responses=documented(Link, *CHANGES, "person/unknown")
)
async def link(server: Server, person: CurrentPerson) -> dict[str, Any]:
    """Whoever opens the link within the hour is this person too."""
    return {"link": server.signer.link(person)}


@router.post(
    "/carry",
    summary="Use a private link from another device",
    responses=documented(Token, *CHANGES, "person/link-invalid"),
)
async def carry(server: Server, carried: Carried, response: Response) -> dict[str, Any]:
    """The other device takes the seats over; the first one keeps them too."""
    return set_cookie(server, response, server.signer.carried(carried.link))
