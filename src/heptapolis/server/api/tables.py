"""Tables: opening, finding, joining, hosting."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select

from heptapolis.bots import BOTS
from heptapolis.server import opening
from heptapolis.server.api.asking import Address, AHouse, Anybody, APerson, TableName, shown, table_for
from heptapolis.server.api.texts import Name, Words
from heptapolis.server.hosted import FINISHED, LOBBY, Hosted
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats, tables
from heptapolis.server.terms import LONGEST_CLOCK, Terms

router = APIRouter(prefix="/api", tags=["tables"])
Bot = Literal["random", "builder", "rulebook"]


class Strict(BaseModel):
    """A body in which nothing unknown may stand."""

    model_config = ConfigDict(extra="forbid")


class SeatWanted(Strict):
    """Who may sit in a seat: anybody with the code, a bot, or somebody invited by link."""

    kind: Literal["open", "bot", "invited"] = "open"
    bot: Bot | Literal[""] = ""


class Clock(Strict):
    """How long people may think: for ever, so many seconds a decision, or so many for the whole game."""

    kind: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(0, ge=0, le=LONGEST_CLOCK)
    grace: int | None = Field(None, ge=5, le=LONGEST_CLOCK, description="A bot plays for whoever is away so long.")


class TableWanted(Strict):
    """A new table."""

    rules: str = Field("second-edition", max_length=32, examples=["second-edition", "dice"])
    options: dict[str, Any] = Field(default_factory=lambda: {"players": 3}, examples=[{"players": 3}])
    boards: list[Annotated[str, Field(max_length=40)]] = Field(default_factory=list, max_length=7)
    seats: list[SeatWanted] | None = Field(None, max_length=7, description="Left out: you and rulebook bots.")
    clock: Clock = Clock()
    public: bool = False
    talk: bool = True
    running_score: bool = False
    hints: bool = False
    webhook: str = Field("", max_length=300, pattern=r"^(https?://[^\s]+)?$")
    name: Name = Field("", examples=["Elsa"])
    contribution: str = Field("", max_length=64)
    begin: bool = Field(False, description="Begin at once; seats that nobody took are played by bots.")


class SeatTaken(Strict):
    """Taking a seat."""

    name: Name = Field(examples=["Frida"])
    seat: int | None = Field(None, ge=0, le=6)
    contribution: str = Field("", max_length=64, description="Mixed into the deal, so that nobody chose it.")


class StandIn(Strict):
    """A bot for a seat whose player is missing; an empty bot gives the seat back."""

    seat: int = Field(ge=0, le=6)
    bot: Bot | Literal[""] = "rulebook"


class StateWanted(Strict):
    """What the host wants of the game."""

    state: Literal["playing", "paused", "ended"]


class Said(Strict):
    """A word or a reaction."""

    words: Words = ""
    reaction: Literal["", "well-played", "thanks", "oops", "thinking", "wow"] = ""


class Talk(Strict):
    """Whether people may talk."""

    on: bool


def terms_of(wanted: TableWanted) -> Terms:
    """The terms of a new table."""
    players = wanted.options.get("players", 3)
    count = players if type(players) is int and 0 < players < 8 else 0
    described = wanted.seats or [SeatWanted(), *[SeatWanted(kind="bot", bot="rulebook")] * max(count - 1, 0)]
    return Terms(
        rules=wanted.rules,
        options=wanted.options,
        seats=tuple({"kind": each.kind, "bot": each.bot} for each in described),
        boards=tuple(wanted.boards),
        clock=wanted.clock.kind,
        seconds=wanted.clock.seconds,
        grace=wanted.clock.grace,
        public=wanted.public,
        talk=wanted.talk,
        running_score=wanted.running_score,
        hints=wanted.hints,
        webhook=wanted.webhook,
    )


@router.post("/tables", status_code=201, summary="Open a table")
async def open_table(house: AHouse, person: APerson, address: Address, wanted: TableWanted) -> dict[str, Any]:
    """A table with a short code for friends. With a name you take the first free seat; with `begin` the game begins."""
    table = await opening.open_table(house, terms_of(wanted), person, address)
    await house.look_at(person, table)
    if wanted.name:
        table = await house.change(table.id, lambda t: opening.sit(t, person, wanted.name, None, wanted.contribution))
    if wanted.begin:
        table = await house.change(table.id, lambda t: opening.begin(t, person))
    return shown(table, person)


@router.get("/tables", summary="My tables, and public ones that wait for players")
async def list_tables(house: AHouse, person: Anybody, all_mine: Annotated[bool, Query()] = False) -> dict[str, Any]:
    """What a person comes back to, newest first."""
    mine = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == (person or ""))
    if not all_mine:
        mine = mine.where(tables.c.state.not_in(FINISHED))
    waiting = select(tables.c.id).where(tables.c.public.is_(True), tables.c.state == LOBBY)
    names = await house.store.read(
        lambda connection: [
            [row[0] for row in connection.execute(query.order_by(tables.c.created.desc()).limit(50))]
            for query in (mine, waiting)
        ]
    )
    found = [[brief(await house.get(name), person) for name in part] for part in names]
    return {"mine": found[0], "open": found[1]}


def brief(table: Hosted, person: str | None) -> dict[str, Any]:
    """A table in a list."""
    own = table.seat_of(person)
    return {
        "table": table.id,
        "code": table.code,
        "title": table.terms.played.title,
        "state": table.state,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "seat": own,
        "your_turn": any(table.player_of(seat) == own for seat in table.deciding()),
    }


@router.get("/tables/{name}", summary="A table as you see it")
async def look(house: AHouse, person: Anybody, name: TableName) -> dict[str, Any]:
    """Seats, options, the view of your seat, what you may do with its prices, and why the rest is not possible."""
    return shown(await table_for(house, name, person), person)


@router.post("/tables/{name}/sit", summary="Take a seat")
async def sit(house: AHouse, person: APerson, name: TableName, taken: SeatTaken) -> dict[str, Any]:
    """Join by code or link before the game begins."""
    if not taken.name:
        raise Problem("request/malformed", "A name is needed to sit down.")
    table = await house.find(name)
    await house.look_at(person, table)
    table = await house.change(table.id, lambda t: opening.sit(t, person, taken.name, taken.seat, taken.contribution))
    return shown(table, person)


@router.post("/tables/{name}/leave", summary="Get up before the game begins")
async def leave(house: AHouse, person: APerson, name: TableName) -> dict[str, Any]:
    """The seat is free again."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.leave(t, person)), person)


@router.post("/tables/{name}/begin", summary="Begin the game (host)")
async def begin(house: AHouse, person: APerson, name: TableName) -> dict[str, Any]:
    """Seats that nobody took are played by bots."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.begin(t, person)), person)


@router.post("/tables/{name}/stand-in", summary="Let a bot play for somebody who is missing (host)")
async def stand_in(house: AHouse, person: APerson, name: TableName, wanted: StandIn) -> dict[str, Any]:
    """The player may come back at any time."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.stand_in(t, person, wanted.seat, wanted.bot)), person)


@router.put("/tables/{name}/state", summary="Pause, resume or end the game (host)")
async def set_state(house: AHouse, person: APerson, name: TableName, wanted: StateWanted) -> dict[str, Any]:
    """Clocks stand still while the game is paused."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.set_state(t, person, wanted.state)), person)


@router.post("/tables/{name}/say", summary="Say something, or react")
async def say(house: AHouse, person: APerson, name: TableName, said: Said) -> dict[str, Any]:
    """A word for everybody at the table, if the host allows it."""
    if not said.words and not said.reaction:
        raise Problem("request/malformed", "Neither words nor a reaction were sent.")
    table = await house.find(name)
    table = await house.change(table.id, lambda t: opening.say(t, person, said.words, said.reaction))
    return {"position": shown(table, person)["position"]}


@router.put("/tables/{name}/talk", summary="Switch talking on or off (host)")
async def talk(house: AHouse, person: APerson, name: TableName, wanted: Talk) -> dict[str, Any]:
    """What was said is hidden while talking is off."""
    table = await house.find(name)
    return shown(await house.change(table.id, lambda t: opening.set_talk(t, person, wanted.on)), person)


@router.post("/tables/{name}/rematch", status_code=201, summary="The same table once more")
async def rematch(house: AHouse, person: APerson, address: Address, name: TableName) -> dict[str, Any]:
    """A new table with the same terms; whoever asks is its host and sits down."""
    table = await table_for(house, name, person)
    seat = opening.own_seat(table, person)
    if table.state not in FINISHED:
        raise Problem("table/not-over")
    again = await opening.open_table(house, table.terms, person, address)
    await house.look_at(person, again)
    again = await house.change(again.id, lambda t: opening.sit(t, person, table.seats[seat].name, None, ""))
    return shown(again, person)


@router.get("/rules", summary="What can be played")
async def rules() -> dict[str, Any]:
    """The rulesets and the bots."""
    return {
        "rules": ["first-edition", "second-edition", "dice"],
        "bots": {name: words for name, (_, words) in BOTS.items()},
    }
