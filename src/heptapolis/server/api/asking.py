"""What every request brings: the house, the person, the address, the name of a table."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from sqlalchemy import insert

from heptapolis.server.hosted import Hosted
from heptapolis.server.house import House
from heptapolis.server.people import COOKIE, address_in, new_person, token_of
from heptapolis.server.problems import Problem
from heptapolis.server.schema import people
from heptapolis.server.telling import may_look, state_for

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


def house_of(request: Request) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return address_in(request.scope)


def known_person(request: Request) -> str | None:
    """The person of the cookie or the bearer token; None for somebody new."""
    return house_of(request).signer.person(token_of(request.headers))


async def person_of(
    request: Request, bearer: Annotated[Any, Security(BEARER)], cookie: Annotated[Any, Security(OF_BROWSER)]
) -> str:
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


async def table_name(request: Request, name: NameInPath) -> str:
    """The name of a table in an address; short codes cannot be tried without end."""
    if not WORD.fullmatch(name):
        raise Problem("table/unknown", "No table has this name or code; look at the letters again.")
    if len(name) <= LONGEST_CODE and request.app.state.wrong_codes.wait(address_of(request)):
        raise Problem("quota/requests", "Too many wrong codes came from your network; try again in a minute.")
    return name


async def record_name(name: NameInPath) -> str:
    """The name of a finished game in an address."""
    if not WORD.fullmatch(name):
        raise Problem("record/unknown")
    return name


# dependencies that are coroutines are called at once, others in a thread of their own


async def the_house(request: Request) -> House:
    """The house that answers."""
    return house_of(request)


async def the_address(request: Request) -> str:
    """Where the request comes from."""
    return address_of(request)


async def anybody(request: Request) -> str | None:
    """The person, or None for somebody new."""
    return known_person(request)


AHouse = Annotated[House, Depends(the_house)]
APerson = Annotated[str, Depends(person_of)]
Anybody = Annotated[str | None, Depends(anybody)]
Address = Annotated[str, Depends(the_address)]
TableName = Annotated[str, Depends(table_name)]
RecordName = Annotated[str, Depends(record_name)]


async def table_for(house: House, name: str, person: str | None) -> Hosted:
    """A table, if the person may look at it."""
    table = await house.latest(name)
    if not may_look(table, person):
        raise Problem("table/private")
    return table


def shown(table: Hosted, person: str | None) -> dict[str, Any]:
    """A table as a person sees it."""
    return state_for(table, table.seat_of(person), is_host=person == table.host)
