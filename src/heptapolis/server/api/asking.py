"""What every request brings: the house, the person, the address."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from sqlalchemy import insert

from heptapolis.server.hosted import Hosted
from heptapolis.server.house import House
from heptapolis.server.people import new_person
from heptapolis.server.problems import Problem
from heptapolis.server.schema import people
from heptapolis.server.telling import state_for

COOKIE = "heptapolis"
TableName = Annotated[str, Path(description="The id of a table, or its short code.", max_length=16)]


def house_of(request: Request) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def known_person(request: Request) -> str | None:
    """The person of the cookie or the bearer token; None for somebody new."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    return house_of(request).signer.person(token)


def person_of(request: Request) -> str:
    """The person of the cookie or the bearer token, who must be known."""
    person = known_person(request)
    if person is None:
        raise Problem("person/unknown")
    return person


async def make_person(house: House, name: str) -> str:
    """Somebody new."""
    person = new_person()
    row = {"id": person, "name": name, "created": time.time()}
    await house.store.write(lambda connection: connection.execute(insert(people), [row]))
    return person


AHouse = Annotated[House, Depends(house_of)]
APerson = Annotated[str, Depends(person_of)]
Anybody = Annotated[str | None, Depends(known_person)]
Address = Annotated[str, Depends(address_of)]


async def table_for(house: House, name: str, person: str | None) -> Hosted:
    """A table, if the person may look at it."""
    table = await house.find(name)
    seated = person is not None and (table.seat_of(person) is not None or table.host == person)
    if not (table.terms.public or seated or table.game is None):
        raise Problem("table/private")
    return table


def shown(table: Hosted, person: str | None) -> dict[str, Any]:
    """A table as a person sees it."""
    return state_for(table, table.seat_of(person), is_host=person == table.host)
