"""Tables: opening, finding, joining, hosting."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from sqlalchemy import select

from heptapolis.game.dice.shapes import SheetsShape
from heptapolis.game.rulesets import RULESETS
from heptapolis.server import commands, table_creation
from heptapolis.server.api.dependencies import (
    Address,
    Changed,
    CurrentPerson,
    MaybePerson,
    OnScreen,
    Paced,
    Server,
    TableName,
    address_of,
    check_offered,
    crest_of,
    table_json,
    visible_table,
)
from heptapolis.server.api.game_models import model_of
from heptapolis.server.api.openapi import CHANGES, HOST, NAMED, SEATED, documented
from heptapolis.server.api.requests import (
    Said,
    SeatMeant,
    SeatTaken,
    StandInWanted,
    StateWanted,
    TableWanted,
    Talk,
    TermsWanted,
    Watched,
    changes_of,
    terms_of,
)
from heptapolis.server.api.responses import InvitationList, Position, Rules, Screen, Tables, TableShown
from heptapolis.server.api.strict_json import StrictRoute
from heptapolis.server.bot_offer import about
from heptapolis.server.live_table import FINISHED, LOBBY, RUNNING, Draft, LiveTable
from heptapolis.server.opponents import opponent_for
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats, tables
from heptapolis.server.terms import BOT
from heptapolis.words import language_of, words_of

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)
NO_SEAT = (
    "table/began",
    "table/already-seated",
    "table/full",
    "table/seat-taken",
    "table/invitation-invalid",
    "table/removed",
)


@router.post(
    "/tables",
    status_code=201,
    summary="Open a table",
    responses=documented(
        TableShown, *CHANGES, "person/unknown", "table/options", "table/full", "box/unknown", "quota/tables", status=201
    ),
)
async def open_table(server: Server, person: CurrentPerson, address: Address, wanted: TableWanted) -> dict[str, Any]:
    """A table with a short code for friends. With a name you take the first free seat; with `begin` the game begins."""
    box = await server.boxes.find(wanted.box, person) if wanted.box else None
    opponent = await server.store.read(partial(opponent_for, person=person, rules=wanted.rules))
    terms = terms_of(wanted, box, opponent)
    if wanted.name and all(seat["kind"] == BOT for seat in terms.seats):
        raise Problem("table/full", "Every seat is taken by a bot; leave the name out to watch.")
    check_offered(server, *(seat["bot"] for seat in terms.seats))
    table = await table_creation.open_table(server, terms, person, address)
    if wanted.name:
        crest = await server.store.read(partial(crest_of, person=person))
        said = wanted.contribution
        table = await server.tables.change(
            table.id, lambda t: commands.sit(t, person, wanted.name, None, said, crest=crest)
        )
    if wanted.begin:
        table = await server.tables.change(table.id, lambda t: commands.begin(t, person))
    await server.subscriptions.look_at(person, table)
    return table_json(server, table, person)


@router.get(
    "/tables",
    summary="My tables, and public ones to join or watch",
    responses=documented(Tables, "request/malformed", "quota/requests"),
    dependencies=[Paced],
)
async def list_tables(
    server: Server,
    person: MaybePerson,
    all_mine: Annotated[bool, Query(description="Include my finished ones.")] = False,
) -> dict[str, Any]:
    """What a person comes back to, newest first."""
    mine = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == (person or ""))
    if not all_mine:
        mine = mine.where(tables.c.state.not_in(FINISHED))
    public = select(tables.c.id).where(tables.c.public.is_(True))
    waiting, running = public.where(tables.c.state == LOBBY), public.where(tables.c.state.in_(RUNNING))
    names = await server.store.read(
        lambda connection: [
            [row[0] for row in connection.execute(query.order_by(tables.c.created.desc()).limit(50))]
            for query in (mine, waiting, running)
        ]
    )
    found = [[brief(await server.tables.get(name), person) for name in part] for part in names]
    return {"mine": found[0], "open": found[1], "running": found[2]}


def brief(table: LiveTable, person: str | None) -> dict[str, Any]:
    """A table in a list."""
    own = table.seat_of(person)
    return {
        "table": table.id,
        "code": table.code,
        "rules": table.terms.rules,
        "title": table.terms.played.title,
        "box": table.terms.box,
        "state": table.state,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "seat": own,
        "your_turn": any(table.player_of(seat) == own for seat in table.deciding()),
    }


@router.get(
    "/tables/{name}",
    summary="A table as you see it",
    responses=documented(TableShown, *NAMED, "table/private"),
    dependencies=[Paced],
)
async def look(server: Server, person: MaybePerson, name: TableName, on_screen: OnScreen = False) -> dict[str, Any]:
    """Seats, options, the view of your seat, what you may do with its prices, and why the rest is not possible."""
    return table_json(server, await visible_table(server, name, person), person, screen=on_screen)


@router.get(
    "/tables/{name}/boards",
    summary="The boards of a dice table",
    responses=documented(model_of(SheetsShape), *NAMED, "table/private"),
    dependencies=[Paced],
)
async def boards(server: Server, person: MaybePerson, name: TableName) -> Mapping[str, Any]:
    """Every board that is dealt from, including custom ones; empty if a client knows them all."""
    table = await visible_table(server, name, person)
    return RULESETS[table.terms.rules].sheets(table.terms.played)


@router.post(
    "/tables/{name}/sit",
    summary="Take a seat",
    responses=documented(TableShown, *CHANGES, *NAMED, "person/unknown", *NO_SEAT),
)
async def sit(server: Server, person: CurrentPerson, name: TableName, taken: SeatTaken) -> dict[str, Any]:
    """Join by code or link before the game begins."""
    if not taken.name:
        raise Problem("request/malformed", "You need a name to sit down.")
    table = await server.tables.find(name)
    invited, removals = server.signer.invited(taken.invitation, table.id) if taken.invitation else (None, 0)
    crest = await server.store.read(partial(crest_of, person=person))

    def sit_down(t: LiveTable) -> list[Draft]:
        if invited is not None:
            commands.check_invitation(t, invited, removals)
        return commands.sit(t, person, taken.name, taken.seat, taken.contribution, invited=invited, crest=crest)

    table = await server.tables.change(table.id, sit_down)
    await server.subscriptions.look_at(person, table)
    return table_json(server, table, person)


@router.get(
    "/tables/{name}/invitations",
    summary="The invitations to reserved seats (host)",
    responses=documented(InvitationList, *NAMED, "person/unknown", "table/not-host"),
)
async def invitations(server: Server, person: CurrentPerson, name: TableName) -> dict[str, Any]:
    """One for each reserved seat that is still free; anyone with it can take that seat."""
    found = table_creation.invitations(server, await server.tables.latest(name), person)
    return {"invitations": [{"seat": seat, "invitation": words} for seat, words in found.items()]}


@router.get(
    "/tables/{name}/screen",
    summary="The code for a shared screen",
    responses=documented(Screen, *NAMED, "person/unknown", "table/private", "table/not-seated"),
)
async def screen(server: Server, person: CurrentPerson, name: TableName) -> dict[str, Any]:
    """For players and the host; whoever has it can watch the table, and sees what everyone sees."""
    table = await visible_table(server, name, person)
    if table.host != person:
        commands.own_seat(table, person)
    return {"screen": server.signer.screen(table.id)}


@router.post(
    "/tables/{name}/watch",
    summary="Watch a private table on a shared screen",
    responses=documented(TableShown, *CHANGES, *NAMED, "person/unknown", "table/screen-code"),
)
async def watch(request: Request, server: Server, person: CurrentPerson, name: TableName, wanted: Watched) -> Any:
    """With the code for screens, before the game begins or later; the newest screens of a table may watch."""
    if request.app.state.wrong_codes.wait(address_of(request)):
        raise Problem("quota/requests", "Too many wrong codes from your network; try again in a minute.")
    table = await server.tables.find(name)
    if not server.signer.lets_watch(wanted.screen, table.id):
        raise Problem("table/screen-code")
    table = await server.tables.change(table.id, lambda t: commands.watch(t, person))
    await server.subscriptions.look_at(person, table)
    return table_json(server, table, person, screen=True)


@router.post(
    "/tables/{name}/leave",
    summary="Leave your seat before the game starts",
    responses=documented(TableShown, *SEATED, "table/began"),
)
async def leave(change: Changed) -> dict[str, Any]:
    """The seat is free again."""
    return await change(commands.leave)


@router.post(
    "/tables/{name}/remove",
    summary="Remove someone from a seat before the game starts (host)",
    responses=documented(TableShown, *HOST, "table/began", "table/seat-changed", "table/options"),
)
async def remove(change: Changed, meant: SeatMeant) -> dict[str, Any]:
    """The seat is free again. They can sit down here again only with a new invitation to a reserved seat."""
    return await change(commands.remove, meant.seat, meant.name)


@router.post(
    "/tables/{name}/host",
    summary="Make another player the host (host)",
    responses=documented(TableShown, *HOST, "table/over", "table/host-here", "table/seat-changed", "table/options"),
)
async def hand_over(server: Server, change: Changed, meant: SeatMeant) -> dict[str, Any]:
    """You keep your seat. With your own seat you take over from a host who is away."""

    def hand(table: LiveTable, person: str) -> list[Draft]:
        away = server.streams.is_gone(table.id, table.host, server.settings.limits.host_away_seconds)
        return commands.hand_over(table, person, meant.seat, meant.name, host_away=away)

    return await change(hand)


@router.put(
    "/tables/{name}/terms",
    summary="Change the options before the game starts (host)",
    responses=documented(TableShown, *HOST, "table/began", "table/seat-taken", "table/options"),
)
async def set_terms(server: Server, change: Changed, wanted: TermsWanted) -> dict[str, Any]:
    """People keep their seats: one that is taken can neither go nor become a bot's."""
    changes, bots = changes_of(wanted), server.own_bots.offered
    check_offered(server, *(seat["bot"] for seat in changes.get("seats", ())))
    return await change(commands.set_terms, changes, bots)


@router.post(
    "/tables/{name}/begin", summary="Start the game (host)", responses=documented(TableShown, *HOST, "table/began")
)
async def begin(change: Changed) -> dict[str, Any]:
    """Seats that nobody took are played by bots."""
    return await change(commands.begin)


@router.post(
    "/tables/{name}/stand-in",
    summary="Let a bot play for someone who is absent (host)",
    responses=documented(TableShown, *HOST, "table/not-begun", "table/over", "table/options"),
)
async def stand_in(server: Server, change: Changed, wanted: StandInWanted) -> dict[str, Any]:
    """The player may come back at any time."""
    check_offered(server, wanted.bot)
    return await change(commands.stand_in, wanted.seat, wanted.bot)


@router.put(
    "/tables/{name}/state",
    summary="Pause, resume or end the game (host)",
    responses=documented(TableShown, *HOST, "table/not-begun", "table/over"),
)
async def set_state(change: Changed, wanted: StateWanted) -> dict[str, Any]:
    """Clocks stand still while the game is paused."""
    return await change(commands.set_state, wanted.state)


@router.post(
    "/tables/{name}/say",
    summary="Say something, or react",
    responses=documented(Position, *SEATED, "table/talk-off"),
)
async def say(server: Server, person: CurrentPerson, name: TableName, said: Said) -> dict[str, Any]:
    """A word for everyone at the table, if the host allows it."""
    if not said.words and not said.reaction:
        raise Problem("request/malformed", "The message has neither words nor a reaction.")
    table = await server.tables.find(name)
    table = await server.tables.change(table.id, lambda t: commands.say(t, person, said.words, said.reaction))
    return {"position": table_json(server, table, person)["position"]}


@router.put("/tables/{name}/talk", summary="Turn chat on or off (host)", responses=documented(TableShown, *HOST))
async def talk(change: Changed, wanted: Talk) -> dict[str, Any]:
    """What was said is hidden while talking is off."""
    return await change(commands.set_talk, wanted.on)


@router.post(
    "/tables/{name}/rematch",
    status_code=201,
    summary="Play again at a new table",
    responses=documented(
        TableShown, *SEATED, "table/private", "table/not-over", "table/options", "quota/tables", status=201
    ),
)
async def rematch(server: Server, person: CurrentPerson, address: Address, name: TableName) -> dict[str, Any]:
    """A new table with the same options; the first to ask is its host, and everyone who asks gets a seat."""
    again = await table_creation.rematch(server, await visible_table(server, name, person), person, address)
    await server.subscriptions.look_at(person, again)
    return table_json(server, again, person)


@router.get("/rules", summary="What can be played", responses=documented(Rules))
async def rules(server: Server, request: Request) -> dict[str, Any]:
    """The rulesets, and the bots and boxes that a table may name: those of the game and the operator's own.

    Bots are described in the language of `Accept-Language`.
    """
    wanted = request.headers.get("accept-language", "").split(",")
    words = words_of(language_of(each.partition(";")[0].strip() for each in wanted))
    return {
        "rules": list(RULESETS),
        "bots": about(server.own_bots.offered, words),
        "own_bots": list(server.own_bots.sources),
        "boxes": server.boxes.summaries,
        "box_uploads": server.boxes.uploads,
    }
