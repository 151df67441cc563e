"""Tables: opening, finding, joining, hosting."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import select

from heptapolis.bots import BOTS
from heptapolis.server import opening
from heptapolis.server.api.answers import Invitations, Position, Rules, Tables, TableShown
from heptapolis.server.api.asking import Address, AHouse, Anybody, APerson, TableName, shown, table_for
from heptapolis.server.api.bodies import StrictRoute
from heptapolis.server.api.documented import CHANGES, HOST, NAMED, SEATED, told
from heptapolis.server.api.wishes import Said, SeatTaken, StandIn, StateWanted, TableWanted, Talk, terms_of
from heptapolis.server.hosted import FINISHED, LOBBY, RUNNING, Hosted
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats, tables
from heptapolis.server.terms import BOT

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)
NO_SEAT = ("table/began", "table/already-seated", "table/full", "table/seat-taken", "table/invitation-invalid")


@router.post(
    "/tables",
    status_code=201,
    summary="Open a table",
    responses=told(TableShown, *CHANGES, "person/unknown", "table/options", "table/full", "quota/tables", status=201),
)
async def open_table(house: AHouse, person: APerson, address: Address, wanted: TableWanted) -> dict[str, Any]:
    """A table with a short code for friends. With a name you take the first free seat; with `begin` the game begins."""
    terms = terms_of(wanted)
    if wanted.name and all(seat["kind"] == BOT for seat in terms.seats):
        raise Problem("table/full", "Every seat is for a bot; leave the name out to watch them.")
    table = await opening.open_table(house, terms, person, address)
    if wanted.name:
        table = await house.change(table.id, lambda t: opening.sit(t, person, wanted.name, None, wanted.contribution))
    if wanted.begin:
        table = await house.change(table.id, lambda t: opening.begin(t, person))
    await house.look_at(person, table)
    return shown(table, person)


@router.get(
    "/tables",
    summary="My tables, and public ones to join or to watch",
    responses=told(Tables, "request/malformed"),
)
async def list_tables(
    house: AHouse,
    person: Anybody,
    all_mine: Annotated[bool, Query(description="Finished ones of mine too.")] = False,
) -> dict[str, Any]:
    """What a person comes back to, newest first."""
    mine = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == (person or ""))
    if not all_mine:
        mine = mine.where(tables.c.state.not_in(FINISHED))
    public = select(tables.c.id).where(tables.c.public.is_(True))
    waiting, running = public.where(tables.c.state == LOBBY), public.where(tables.c.state.in_(RUNNING))
    names = await house.store.read(
        lambda connection: [
            [row[0] for row in connection.execute(query.order_by(tables.c.created.desc()).limit(50))]
            for query in (mine, waiting, running)
        ]
    )
    found = [[brief(await house.get(name), person) for name in part] for part in names]
    return {"mine": found[0], "open": found[1], "running": found[2]}


def brief(table: Hosted, person: str | None) -> dict[str, Any]:
    """A table in a list."""
    own = table.seat_of(person)
    return {
        "table": table.id,
        "code": table.code,
        "rules": table.terms.rules,
        "title": table.terms.played.title,
        "state": table.state,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "seat": own,
        "your_turn": any(table.player_of(seat) == own for seat in table.deciding()),
    }


@router.get("/tables/{name}", summary="A table as you see it", responses=told(TableShown, *NAMED, "table/private"))
async def look(house: AHouse, person: Anybody, name: TableName) -> dict[str, Any]:
    """Seats, options, the view of your seat, what you may do with its prices, and why the rest is not possible."""
    return shown(await table_for(house, name, person), person)


@router.post(
    "/tables/{name}/sit",
    summary="Take a seat",
    responses=told(TableShown, *CHANGES, *NAMED, "person/unknown", *NO_SEAT),
)
async def sit(house: AHouse, person: APerson, name: TableName, taken: SeatTaken) -> dict[str, Any]:
    """Join by code or link before the game begins."""
    if not taken.name:
        raise Problem("request/malformed", "A name is needed to sit down.")
    table = await house.find(name)
    invited = house.signer.invited(taken.invitation, table.id) if taken.invitation else None
    table = await house.change(
        table.id,
        lambda t: opening.sit(t, person, taken.name, taken.seat, taken.contribution, invited=invited),
    )
    await house.look_at(person, table)
    return shown(table, person)


@router.get(
    "/tables/{name}/invitations",
    summary="The invitations to kept seats (host)",
    responses=told(Invitations, *NAMED, "person/unknown", "table/not-host"),
)
async def invitations(house: AHouse, person: APerson, name: TableName) -> dict[str, Any]:
    """One for each seat that is kept for somebody invited and still free; whoever has it may sit down there."""
    found = opening.invitations(house, await house.latest(name), person)
    return {"invitations": [{"seat": seat, "invitation": words} for seat, words in found.items()]}


@router.post(
    "/tables/{name}/leave",
    summary="Get up before the game begins",
    responses=told(TableShown, *SEATED, "table/began"),
)
async def leave(house: AHouse, person: APerson, name: TableName) -> dict[str, Any]:
    """The seat is free again."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.leave(t, person)), person)


@router.post("/tables/{name}/begin", summary="Begin the game (host)", responses=told(TableShown, *HOST, "table/began"))
async def begin(house: AHouse, person: APerson, name: TableName) -> dict[str, Any]:
    """Seats that nobody took are played by bots."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.begin(t, person)), person)


@router.post(
    "/tables/{name}/stand-in",
    summary="Let a bot play for somebody who is missing (host)",
    responses=told(TableShown, *HOST, "table/not-begun", "table/over", "table/options"),
)
async def stand_in(house: AHouse, person: APerson, name: TableName, wanted: StandIn) -> dict[str, Any]:
    """The player may come back at any time."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.stand_in(t, person, wanted.seat, wanted.bot)), person)


@router.put(
    "/tables/{name}/state",
    summary="Pause, resume or end the game (host)",
    responses=told(TableShown, *HOST, "table/not-begun", "table/over"),
)
async def set_state(house: AHouse, person: APerson, name: TableName, wanted: StateWanted) -> dict[str, Any]:
    """Clocks stand still while the game is paused."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.set_state(t, person, wanted.state)), person)


@router.post(
    "/tables/{name}/say",
    summary="Say something, or react",
    responses=told(Position, *SEATED, "table/talk-off"),
)
async def say(house: AHouse, person: APerson, name: TableName, said: Said) -> dict[str, Any]:
    """A word for everybody at the table, if the host allows it."""
    if not said.words and not said.reaction:
        raise Problem("request/malformed", "Neither words nor a reaction were sent.")
    table = await house.find(name)
    table = await house.change(table.id, lambda t: opening.say(t, person, said.words, said.reaction))
    return {"position": shown(table, person)["position"]}


@router.put("/tables/{name}/talk", summary="Switch talking on or off (host)", responses=told(TableShown, *HOST))
async def talk(house: AHouse, person: APerson, name: TableName, wanted: Talk) -> dict[str, Any]:
    """What was said is hidden while talking is off."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.set_talk(t, person, wanted.on)), person)


@router.post(
    "/tables/{name}/rematch",
    status_code=201,
    summary="The same table once more",
    responses=told(TableShown, *SEATED, "table/private", "table/not-over", "quota/tables", status=201),
)
async def rematch(house: AHouse, person: APerson, address: Address, name: TableName) -> dict[str, Any]:
    """A new table with the same terms; whoever asks first is its host, and all who ask sit down there."""
    again = await opening.rematch(house, await table_for(house, name, person), person, address)
    await house.look_at(person, again)
    return shown(again, person)


@router.get("/rules", summary="What can be played", responses=told(Rules))
async def rules() -> dict[str, Any]:
    """The rulesets and the bots."""
    return {
        "rules": ["first-edition", "second-edition", "dice"],
        "bots": {name: words for name, (_, words) in BOTS.items()},
    }
