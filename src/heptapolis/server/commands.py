"""Commands: what people may do at a table. Each checks that it is allowed, and gives the entries to write."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from heptapolis.game.fair import LONGEST
from heptapolis.game.record import RULES_VERSION
from heptapolis.server.live_table import (
    AWAY,
    ENDED,
    FINISHED,
    HOST,
    LOBBY,
    PAUSED,
    PERSON,
    PLAYING,
    RUNNING,
    Draft,
    LiveTable,
)
from heptapolis.server.problems import Problem
from heptapolis.server.stand_ins import ABSENCE
from heptapolis.server.terms import BOT, INVITED, OPEN, STAND_IN


def sit(
    table: LiveTable,
    person: str,
    name: str,
    seat: int | None,
    contribution: str,
    *,
    invited: int | None = None,
    crest: tuple[str, str] = ("", ""),
) -> list[Draft]:
    """Take a free seat: the one asked for, or the first. Only the host may take a kept one without an invitation."""
    if table.state != LOBBY:
        raise Problem("table/began", "The game has already started; you can watch it if it is public.")
    if table.seat_of(person) is not None:
        raise Problem("table/already-seated", "You already have a seat at this table.")
    if person in table.removed and invited is None:
        raise Problem("table/removed", "The host removed you from this table; ask for an invitation to sit down again.")
    free = [place for place, each in enumerate(table.seats) if each.kind == OPEN]
    kept = [place for place, each in enumerate(table.seats) if each.kind == INVITED]
    free += kept if person == table.host else [place for place in kept if place == invited]
    wanted = invited if seat is None else seat
    if wanted is not None and wanted not in free:
        raise Problem("table/seat-taken", "This seat is reserved for an invited player." if wanted in kept else "")
    if not free:
        words = "The free seats are reserved for invited players." if kept else "Every seat is taken."
        raise Problem("table/full", f"{words} Ask the host.")
    data = {"seat": free[0] if wanted is None else wanted, "person": person, "name": name}
    data |= {"contribution": (contribution or secrets.token_hex(8))[:LONGEST]}
    data |= free_crest(table, *crest)
    return [("sat", data | ({"host": person} if table.host_left else {}), None)]


def check_invitation(table: LiveTable, seat: int, removals: int) -> None:
    """Refuse an invitation to a seat that someone was removed from since it was made."""
    if table.removals[seat] != removals:
        raise Problem("table/invitation-invalid", "This invitation is not valid any more; ask the host for a new one.")


def leave(table: LiveTable, person: str) -> list[Draft]:
    """Leave the seat before the game starts. If the host does, the first seated player becomes the host."""
    seat = own_seat(table, person)
    if table.state != LOBBY:
        raise Problem("table/began", "The game has already started; the host can let a bot play for you.")
    others = [each.person for place, each in enumerate(table.seats) if each.person and place != seat]
    return [("left", {"seat": seat} | ({"host": others[0]} if others and person == table.host else {}), None)]


def rename(table: LiveTable, person: str, name: str) -> list[Draft]:
    """A seated player changes their name; nothing happens if it is the same or the game is over."""
    seat = table.seat_of(person)
    if seat is None or table.state in FINISHED or table.seats[seat].name == name:
        return []
    return [("renamed", {"seat": seat, "name": name}, None)]


def free_crest(table: LiveTable, crest: str, colour: str) -> dict[str, str]:
    """What of a crest and a colour nobody else at the table has; empty where someone does."""
    return {
        "crest": "" if crest in [seat.crest for seat in table.seats] else crest,
        "colour": "" if colour in [seat.colour for seat in table.seats] else colour,
    }


def take_crest(table: LiveTable, person: str, crest: tuple[str, str]) -> list[Draft]:
    """A seated player takes another crest or colour, as far as nobody else at the table has it."""
    place = table.seat_of(person)
    if place is None or table.state in FINISHED:
        return []
    seat, free = table.seats[place], free_crest(table, *crest)
    data = {"crest": free["crest"] or seat.crest, "colour": free["colour"] or seat.colour}
    return [] if data == {"crest": seat.crest, "colour": seat.colour} else [("crested", {"seat": place} | data, None)]


def own_seat(table: LiveTable, person: str) -> int:
    """The seat of a person who must have one."""
    seat = table.seat_of(person)
    if seat is None:
        raise Problem("table/not-seated", "You have no seat at this table.")
    return seat


def check_host(table: LiveTable, person: str) -> None:
    """Refuse what only the host may do."""
    if table.host != person:
        raise Problem("table/not-host")


def check_lobby(table: LiveTable, person: str) -> None:
    """Refuse what only the host may do, and only before the game."""
    check_host(table, person)
    if table.state != LOBBY:
        raise Problem("table/began")


def guest_in(table: LiveTable, seat: int, name: str) -> str:
    """The person in a seat; with a name only if it is still the one who is meant, and never the host."""
    place = table.seats[seat] if seat < len(table.seats) else None
    if place is None or place.kind != PERSON or (name and place.name != name):
        raise Problem(
            "table/seat-changed", f"{name or 'Nobody'} {'no longer ' if name else ''}sits in seat {seat + 1}."
        )
    if place.person == table.host:
        raise Problem("table/options", "You are the host, and this is your own seat.")
    return place.person


def remove(table: LiveTable, person: str, seat: int, name: str) -> list[Draft]:
    """The host removes someone from a seat before the game; they need an invitation to sit down again."""
    check_lobby(table, person)
    guest_in(table, seat, name)
    return [("removed", {"seat": seat, "name": table.seats[seat].name}, None)]


def hand_over(table: LiveTable, person: str, seat: int, name: str, *, host_away: bool = False) -> list[Draft]:
    """The host makes someone who sits at the table the host, before the game or during it.

    Whoever sits there may take the role over from a host who is away: the game would never begin, or wait for ever.
    """
    taken = person != table.host and table.state not in FINISHED and seat == table.seat_of(person)
    if not taken:
        check_host(table, person)
    elif not host_away:
        raise Problem("table/host-here")
    if table.state in FINISHED:
        raise Problem("table/over")
    host = guest_in(table, seat, name)
    why = {"why": AWAY} if taken else {}
    return [("handed", {"seat": seat, "name": table.seats[seat].name, "host": host} | why, None)]


def set_terms(table: LiveTable, person: str, wanted: dict[str, Any], bots: Collection[str]) -> list[Draft]:
    """The host changes what is played before the game; whoever sits keeps the seat."""
    check_lobby(table, person)
    terms = table.terms.changed(wanted).checked(bots)
    for place, seat in enumerate(table.seats):
        if seat.kind != PERSON:
            continue
        if place >= len(terms.seats) or terms.seats[place]["kind"] == BOT:
            raise Problem("table/seat-taken", f"{seat.name} sits in seat {place + 1}; remove them first.")
    described = zip(table.seats, table.terms.seats, terms.seats, strict=False)
    kept = [before if seat.kind == PERSON else after for seat, before, after in described]
    terms = terms.with_values({"seats": [*kept, *terms.seats[len(kept) :]]})
    values = terms.changes_from(table.terms)
    return [("terms_set", {"terms": values}, None)] if values else []


def begin(table: LiveTable, person: str) -> list[Draft]:
    """Begin the game; seats that nobody took are played by bots."""
    check_lobby(table, person)
    return [("began", {"bot": STAND_IN, "rules_version": RULES_VERSION}, None)]


def check_running(table: LiveTable) -> None:
    """Refuse what makes sense only while a game runs."""
    if table.state == LOBBY:
        raise Problem("table/not-begun")
    if table.state not in RUNNING:
        raise Problem("table/over")


def choose(
    table: LiveTable, person: str, seat: int | None, action: str, key: str | None, moment: int | None = None
) -> list[Draft]:
    """A choice for their own seat, or for one the person decides for; one that names its moment counts for no other."""
    own = own_seat(table, person)
    wanted = own if seat is None else seat
    key = None if key is None else f"{own}.{key}"  # keys of others mean nothing, and say nothing of their choices
    if key is not None and key in table.keys:
        if table.keys[key] == (wanted, action):
            return []  # the same choice again: it was accepted before
        raise Problem("choice/key-used")
    check_running(table)
    if moment is not None and moment != table.steps:
        raise Problem("choice/late", "The table has moved on since this choice was made.")
    if table.state == PAUSED and table.pause != ABSENCE:
        raise Problem("table/paused")
    check_seat(table, own, wanted)
    return [*back(table, own), ("chose", {"seat": wanted, "action": action, "by": PERSON}, key)]


def check_seat(table: LiveTable, own: int, seat: int) -> None:
    """Refuse to decide for another player's seat."""
    cities = table.game.cities if table.game else len(table.seats)
    if not 0 <= seat < cities or table.player_of(seat) != own:
        raise Problem("table/not-seated", f"You do not decide for seat {seat}.")


def take_back(table: LiveTable, person: str, seat: int | None) -> list[Draft]:
    """Undo the last choice that is not revealed."""
    own = own_seat(table, person)
    check_running(table)
    if table.state == PAUSED:
        raise Problem("table/paused")
    wanted = own if seat is None else seat
    check_seat(table, own, wanted)
    return [("took_back", {"seat": wanted}, None)]


def come_back(table: LiveTable, person: str) -> list[Draft]:
    """Take their own seat over from the bot that played it."""
    seat = own_seat(table, person)
    check_running(table)
    return back(table, seat)


def back(table: LiveTable, seat: int) -> list[Draft]:
    """What happens when the player of a seat is back: no bot plays it, and a table that waited for people resumes."""
    returned: list[Draft] = [("returned", {"seat": seat}, None)] if table.seats[seat].bot else []
    resumed: list[Draft] = [("resumed", {"why": ABSENCE}, None)] if table.pause == ABSENCE else []
    return returned + resumed


def stand_in(table: LiveTable, person: str, seat: int, bot: str) -> list[Draft]:
    """The host lets a bot play for someone who is missing; an empty bot gives the seat back."""
    check_host(table, person)
    check_running(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == BOT:
        raise Problem("table/options", f"No person sits in seat {seat}.")
    if not bot:
        return [("returned", {"seat": seat}, None)] if table.seats[seat].bot else []
    return [("stood_in", {"seat": seat, "bot": bot, "why": HOST}, None)]


def set_state(table: LiveTable, person: str, wanted: str) -> list[Draft]:
    """The host pauses, resumes or ends the game."""
    check_host(table, person)
    if wanted == ENDED:
        if table.state in FINISHED:
            raise Problem("table/over")
        return [("ended", {}, None)]
    check_running(table)
    now, kind = (PLAYING, "paused") if wanted == PAUSED else (PAUSED, "resumed")
    return [(kind, {}, None)] if table.state == now else []


def watch(table: LiveTable, person: str) -> list[Draft]:
    """Someone with the code for screens watches; nothing happens if they may look already, whatever the game does."""
    known = table.terms.public or person in (table.host, *table.watchers) or table.seat_of(person) is not None
    return [] if known else [("watched", {"person": person}, None)]


def say(table: LiveTable, person: str, words: str, reaction: str) -> list[Draft]:
    """A word or a reaction at the table."""
    seat = own_seat(table, person)
    if not table.talking:
        raise Problem("table/talk-off")
    data: dict[str, Any] = {"seat": seat, "name": table.seats[seat].name, "words": words, "reaction": reaction}
    return [("said", data, None)]


def set_talk(table: LiveTable, person: str, on: bool) -> list[Draft]:
    """The host switches talking on or off."""
    check_host(table, person)
    return [] if table.talking == on else [("talk_set", {"on": on}, None)]
