"""Tables: opening, finding, joining, hosting."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import ConfigDict, Field, JsonValue
from sqlalchemy import select

from heptapolis.bots import BOTS
from heptapolis.server import opening
from heptapolis.server.api.answers import Position, Rules, Tables, TableShown
from heptapolis.server.api.asking import Address, AHouse, Anybody, APerson, TableName, shown, table_for
from heptapolis.server.api.bodies import Strict, StrictRoute
from heptapolis.server.api.documented import CHANGES, HOST, NAMED, SEATED, told
from heptapolis.server.api.texts import Contribution, Name, Words
from heptapolis.server.hosted import FINISHED, LOBBY, Hosted
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats, tables
from heptapolis.server.terms import BOT, LONGEST_CLOCK, Terms

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)
NO_SEAT = ("table/began", "table/already-seated", "table/full", "table/seat-taken")
Bot = Literal["random", "builder", "rulebook"]
TABLES: list[JsonValue] = [
    {"rules": "second-edition", "options": {"players": 3}, "name": "Elsa", "begin": True},
    {
        "rules": "dice",
        "options": {"players": 3},
        "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "builder"}],
        "clock": {"kind": "decision", "seconds": 60},
        "public": True,
    },
]


class FreeSeat(Strict):
    """A seat for anybody with the code, or for somebody invited by link."""

    kind: Literal["open", "invited"] = "open"
    bot: Literal[""] = ""


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: Bot = "rulebook"


class Clock(Strict):
    """How long people may think: for ever, so many seconds a decision, or so many for the whole game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "decision", "seconds": 60, "grace": 300}]})
    kind: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(0, ge=0, le=LONGEST_CLOCK)
    grace: int | None = Field(None, ge=5, le=LONGEST_CLOCK, description="A bot plays for whoever is away so long.")


class TableWanted(Strict):
    """A new table."""

    model_config = ConfigDict(json_schema_extra={"examples": TABLES})
    rules: str = Field("second-edition", max_length=32, examples=["second-edition", "dice"])
    options: dict[str, Any] = Field(
        default_factory=lambda: {"players": 3},
        description="Of the ruleset: players, and for cards wonders, sides, edifice, carthage.",
        examples=[{"players": 3}],
    )
    boards: list[Annotated[str, Field(max_length=40)]] = Field(
        default_factory=list, max_length=7, description="By name, for the seats in turn."
    )
    seats: list[FreeSeat | BotSeat] | None = Field(
        None, min_length=2, max_length=7, description="Left out: you and rulebook bots."
    )
    clock: Clock = Clock()
    public: bool = False
    talk: bool = True
    running_score: bool = False
    hints: bool = False
    webhook: str = Field("", max_length=300, pattern=r"^(https?://[^\s]+)?$")
    name: Name = Field("", examples=["Elsa"])
    contribution: Contribution = Field("", description="Mixed into the deal, so that nobody chose it.")
    begin: bool = Field(False, description="Begin at once; seats that nobody took are played by bots.")


class SeatTaken(Strict):
    """Taking a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Frida"}, {"name": "Frida", "seat": 1}]})
    name: Name = Field(examples=["Frida"])
    seat: int | None = Field(None, ge=0, le=6)
    contribution: Contribution = Field("", description="Mixed into the deal, so that nobody chose it.")


class StandIn(Strict):
    """A bot for a seat whose player is missing; an empty bot gives the seat back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seat": 1, "bot": "rulebook"}, {"seat": 1, "bot": ""}]})
    seat: int = Field(ge=0, le=6)
    bot: Bot | Literal[""] = "rulebook"


class StateWanted(Strict):
    """What the host wants of the game."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"state": "paused"}]})
    state: Literal["playing", "paused", "ended"]


class Said(Strict):
    """A word or a reaction."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"words": "Good luck!"}, {"reaction": "well-played"}]})
    words: Words = ""
    reaction: Literal["", "well-played", "thanks", "oops", "thinking", "wow"] = ""


class Talk(Strict):
    """Whether people may talk."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"on": False}]})
    on: bool


def terms_of(wanted: TableWanted) -> Terms:
    """The terms of a new table."""
    players = wanted.options.get("players", 3)
    count = players if type(players) is int and 0 < players < 8 else 0
    described = wanted.seats or [FreeSeat(), *[BotSeat(kind="bot")] * max(count - 1, 0)]
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
    summary="My tables, and public ones that wait for players",
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
    table = await house.change(table.id, lambda t: opening.sit(t, person, taken.name, taken.seat, taken.contribution))
    await house.look_at(person, table)
    return shown(table, person)


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
    """A new table with the same terms; whoever asks is its host and sits down."""
    table = await table_for(house, name, person)
    seat = opening.own_seat(table, person)
    if table.state not in FINISHED:
        raise Problem("table/not-over")
    again = await opening.open_table(house, table.terms, person, address)
    again = await house.change(again.id, lambda t: opening.sit(t, person, table.seats[seat].name, None, ""))
    await house.look_at(person, again)
    return shown(again, person)


@router.get("/rules", summary="What can be played", responses=told(Rules))
async def rules() -> dict[str, Any]:
    """The rulesets and the bots."""
    return {
        "rules": ["first-edition", "second-edition", "dice"],
        "bots": {name: words for name, (_, words) in BOTS.items()},
    }
