"""Opening, joining and hosting tables: what people may do around a game."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Any

from sqlalchemy import func, select

from heptapolis.game.fair import LONGEST, new_secret
from heptapolis.server.hosted import ENDED, FINISHED, LOBBY, PAUSED, PERSON, PLAYING, RUNNING, Entry, Hosted
from heptapolis.server.house import STAND_IN, Draft, House
from heptapolis.server.log import write_table
from heptapolis.server.problems import Problem
from heptapolis.server.schema import tables
from heptapolis.server.settings import Limits
from heptapolis.server.store import Conflict
from heptapolis.server.terms import BOT, INVITED, OPEN, Terms

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that nobody mistakes for others when a code is read aloud."""
CODE = 6
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def name_in(letters: str, size: int) -> str:
    """A random name."""
    return "".join(secrets.choice(letters) for _ in range(size))


async def check_quota(house: House, person: str, address: str) -> None:
    """Refuse one table too many."""
    limits: Limits = house.settings.limits
    running = select(func.count()).where(tables.c.host == person, tables.c.state.not_in(FINISHED))
    lately = select(func.count()).where(tables.c.address == address, tables.c.created > time.time() - 3600)
    mine, here = await house.store.read(lambda c: (c.execute(running).scalar_one(), c.execute(lately).scalar_one()))
    if mine >= limits.tables_a_person:
        raise Problem("quota/tables", "You host too many unfinished tables; end one first.")
    if here >= limits.tables_an_address_an_hour:
        raise Problem("quota/tables")


async def open_table(house: House, terms: Terms, person: str, address: str) -> Hosted:
    """A new table with its code."""
    await check_quota(house, person, address)
    terms.checked()
    for _ in range(10):
        table = Hosted(name_in(ID_LETTERS, 12), name_in(LETTERS, CODE), person, new_secret(), terms)
        first = Entry(1, time.time(), "opened", {"terms": terms.to_json()})
        table.apply(first)
        try:
            await house.store.write(partial(write_table, table=table, address=address, first=first))
        except Conflict:
            continue  # the code is in use
        house.tables[table.id] = table
        return table
    raise Problem("house/store")


def sit(
    table: Hosted, person: str, name: str, seat: int | None, contribution: str, *, invited: int | None = None
) -> list[Draft]:
    """Take a free seat: a named one, or the first. Those kept for invited people need an invitation; the host none."""
    if table.state != LOBBY:
        raise Problem("table/began", "The game has begun; you may watch it if it is public.")
    if table.seat_of(person) is not None:
        raise Problem("table/already-seated", "You have a seat at this table already.")
    free = [place for place, each in enumerate(table.seats) if each.kind == OPEN]
    kept = [place for place, each in enumerate(table.seats) if each.kind == INVITED]
    free += kept if person == table.host else [place for place in kept if place == invited]
    wanted = invited if seat is None else seat
    if wanted is not None and wanted not in free:
        raise Problem("table/seat-taken", "The seat is kept for somebody invited." if wanted in kept else "")
    if not free:
        words = "The free seats are kept for invited people." if kept else "Every seat is taken."
        raise Problem("table/full", f"{words} Ask the host.")
    data = {"seat": free[0] if wanted is None else wanted, "person": person, "name": name}
    return [("sat", data | {"contribution": (contribution or secrets.token_hex(8))[:LONGEST]}, None)]


def invitations(house: House, table: Hosted, person: str) -> dict[int, str]:
    """The invitations to seats that are still kept, by seat, for the host to pass on."""
    check_host(table, person)
    kept = (place for place, each in enumerate(table.seats) if each.kind == INVITED)
    return {place: house.signer.invitation(table.id, place) for place in kept}


async def rematch(house: House, table: Hosted, person: str, address: str) -> Hosted:
    """The same terms once more: who asks first is the host of the new table, the others find a seat there.

    Against bots alone the game begins at once.
    """
    name = table.seats[own_seat(table, person)].name
    if table.state not in FINISHED:
        raise Problem("table/not-over")
    known = table.again
    again = await house.get(known) if known else None
    if again is None or again.state in FINISHED:
        again = fresh = await open_table(house, table.terms, person, address)
        told: Draft = ("rematched", {"table": fresh.id}, None)
        table = await house.change(table.id, lambda old: [told] if old.again == known else [])
        if table.again != fresh.id:  # somebody was quicker
            await house.change(fresh.id, lambda new: set_state(new, person, ENDED))
            again = await house.get(table.again)
    if again.state != LOBBY or again.seat_of(person) is not None:
        return again
    again = await house.change(again.id, lambda new: sit(new, person, name, None, "", invited=first_kept(new)))
    if again.host != person or any(seat.kind != BOT and seat.person != person for seat in again.seats):
        return again
    return await house.change(again.id, lambda new: begin(new, person))  # nobody to wait for


def first_kept(table: Hosted) -> int | None:
    """The seat for a guest of the game before: an open one, or the first that is kept for invited people."""
    if any(each.kind == OPEN for each in table.seats):
        return None
    return next((place for place, each in enumerate(table.seats) if each.kind == INVITED), None)


def leave(table: Hosted, person: str) -> list[Draft]:
    """Get up before the game begins."""
    seat = own_seat(table, person)
    if table.state != LOBBY:
        raise Problem("table/began", "The game has begun; the host can let a bot play for you.")
    return [("left", {"seat": seat}, None)]


def own_seat(table: Hosted, person: str) -> int:
    """The seat of a person who must have one."""
    seat = table.seat_of(person)
    if seat is None:
        raise Problem("table/not-seated", "You have no seat at this table.")
    return seat


def check_host(table: Hosted, person: str) -> None:
    """Refuse what only the host may do."""
    if table.host != person:
        raise Problem("table/not-host")


def begin(table: Hosted, person: str) -> list[Draft]:
    """Begin the game; seats that nobody took are played by bots."""
    check_host(table, person)
    if table.state != LOBBY:
        raise Problem("table/began")
    return [("began", {"bot": STAND_IN}, None)]


def check_running(table: Hosted) -> None:
    """Refuse what makes sense only while a game runs."""
    if table.state == LOBBY:
        raise Problem("table/not-begun")
    if table.state not in RUNNING:
        raise Problem("table/over")


def choose(table: Hosted, person: str, seat: int | None, action: str, key: str | None) -> list[Draft]:
    """A choice for the own seat, or for one the person decides for."""
    own = own_seat(table, person)
    wanted = own if seat is None else seat
    key = None if key is None else f"{own}.{key}"  # keys of others mean nothing, and say nothing of their choices
    if key is not None and key in table.keys:
        if table.keys[key] == (wanted, action):
            return []  # the same choice again: it was accepted before
        raise Problem("choice/key-used")
    check_running(table)
    if table.state == PAUSED:
        raise Problem("table/paused")
    check_seat(table, own, wanted)
    drafts: list[Draft] = [("returned", {"seat": own}, None)] if table.seats[own].bot else []
    return [*drafts, ("chose", {"seat": wanted, "action": action, "by": PERSON}, key)]


def check_seat(table: Hosted, own: int, seat: int) -> None:
    """Refuse to decide for another player's seat."""
    cities = table.game.cities if table.game else len(table.seats)
    if not 0 <= seat < cities or table.player_of(seat) != own:
        raise Problem("table/not-seated", f"You do not decide for seat {seat}.")


def take_back(table: Hosted, person: str, seat: int | None) -> list[Draft]:
    """Undo the last choice that is not revealed."""
    own = own_seat(table, person)
    check_running(table)
    if table.state == PAUSED:
        raise Problem("table/paused")
    wanted = own if seat is None else seat
    check_seat(table, own, wanted)
    return [("took_back", {"seat": wanted}, None)]


def come_back(table: Hosted, person: str) -> list[Draft]:
    """Take the own seat over from the bot that played it."""
    seat = own_seat(table, person)
    check_running(table)
    return [("returned", {"seat": seat}, None)] if table.seats[seat].bot else []


def stand_in(table: Hosted, person: str, seat: int, bot: str) -> list[Draft]:
    """The host lets a bot play for somebody who is missing; an empty bot gives the seat back."""
    check_host(table, person)
    check_running(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == BOT:
        raise Problem("table/options", f"No person sits in seat {seat}.")
    if not bot:
        return [("returned", {"seat": seat}, None)] if table.seats[seat].bot else []
    return [("stood_in", {"seat": seat, "bot": bot, "why": "host"}, None)]


def set_state(table: Hosted, person: str, wanted: str) -> list[Draft]:
    """The host pauses, resumes or ends the game."""
    check_host(table, person)
    if wanted == ENDED:
        if table.state in FINISHED:
            raise Problem("table/over")
        return [("ended", {}, None)]
    check_running(table)
    now, kind = (PLAYING, "paused") if wanted == PAUSED else (PAUSED, "resumed")
    return [(kind, {}, None)] if table.state == now else []


def say(table: Hosted, person: str, words: str, reaction: str) -> list[Draft]:
    """A word or a reaction at the table."""
    seat = own_seat(table, person)
    if not table.talking:
        raise Problem("table/talk-off")
    data: dict[str, Any] = {"seat": seat, "name": table.seats[seat].name, "words": words, "reaction": reaction}
    return [("said", data, None)]


def set_talk(table: Hosted, person: str, on: bool) -> list[Draft]:
    """The host switches talking on or off."""
    check_host(table, person)
    return [] if table.talking == on else [("talk_set", {"on": on}, None)]
