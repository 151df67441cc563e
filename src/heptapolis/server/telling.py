"""What a person is told of a table: built for each viewer from nothing, and never more than a view."""

from __future__ import annotations

from typing import Any

from heptapolis.server.hosted import FINISHED, PERSON, Hosted
from heptapolis.server.terms import BOT

TALK_SHOWN = 50
PUBLIC_KEYS = {
    "sat": ("seat", "name"),
    "left": ("seat",),
    "chose": ("seat", "by"),
    "took_back": ("seat",),
    "stood_in": ("seat", "bot", "why"),
    "returned": ("seat",),
    "rematched": ("table",),
    "said": ("seat", "name", "words", "reaction"),
    "talk_set": ("on",),
}


def may_look(table: Hosted, person: str | None) -> bool:
    """Whether a person may look at a table: a private one shows itself to others only until the game begins."""
    seated = person is not None and (table.seat_of(person) is not None or table.host == person)
    return table.terms.public or seated or table.game is None


def is_told(table: Hosted, index: int, seat: int | None) -> bool:
    """Whether a viewer hears of an entry: of choices others have not revealed only that somebody has sent."""
    return table.marks[index].public or is_own(table, index, seat)


def is_own(table: Hosted, index: int, seat: int | None) -> bool:
    """Whether an entry is the viewer's own choice, for its city or for another that it decided for then."""
    return seat is not None and table.marks[index].player == seat


def position_of(table: Hosted, seat: int | None) -> int:
    """How many messages a viewer has been told; hidden entries are not counted."""
    return sum(is_told(table, index, seat) for index in range(table.number))


def blank(table: Hosted, position: int, kind: str) -> dict[str, Any]:
    """A message of the stream itself, of which the log knows nothing: `shown`, `closed`."""
    return {"table": table.id, "position": position, "kind": kind, "what": {}, "news": []}


def message_of(table: Hosted, index: int, seat: int | None) -> dict[str, Any]:
    """What a viewer is told of one entry."""
    entry = table.entries[index]
    what = {key: entry.data[key] for key in PUBLIC_KEYS.get(entry.kind, ()) if key in entry.data}
    if entry.kind == "said" and not table.talking:
        what = {"seat": what["seat"], "name": what["name"]}
    if entry.kind == "chose" and is_own(table, index, seat):
        what["action"] = entry.data["action"]
    first = table.marks[index - 1].events if index else 0
    last = table.marks[index].events
    news = table.game.told(seat, first)[: last - first] if table.game and last > first else []
    return {"at": entry.at, "kind": entry.kind, "what": what, "news": news}


def messages_after(table: Hosted, seat: int | None, position: int) -> list[dict[str, Any]]:
    """What a viewer has missed since a position, oldest first."""
    told = [index for index in range(table.number) if is_told(table, index, seat)]
    return [
        {"table": table.id, "position": place, **message_of(table, index, seat)}
        for place, index in enumerate(told[position:], position + 1)
    ]


def since_own_turn(table: Hosted, seat: int | None) -> int:
    """The position after which a viewer has not acted: its last own choice, told too if it revealed everybody's."""
    position = last = 0
    for index in range(table.number):
        if is_told(table, index, seat):
            position += 1
            entry = table.entries[index]
            if entry.kind == "chose" and is_own(table, index, seat) and entry.data["by"] == PERSON:
                last = position - (table.marks[index].events > table.marks[index - 1].events)
    return last


def state_for(table: Hosted, seat: int | None, *, is_host: bool) -> dict[str, Any]:
    """Everything a viewer may know of a table now; made once for all who ask until something happens."""
    if (seat, is_host) not in table.told:
        table.told[seat, is_host] = new_state_for(table, seat, is_host=is_host)
    return table.told[seat, is_host]


def new_state_for(table: Hosted, seat: int | None, *, is_host: bool) -> dict[str, Any]:
    """The same, made anew."""
    game, terms = table.game, table.terms
    values: dict[str, Any] = {
        "table": table.id,
        "code": table.code,
        "state": table.state,
        "position": position_of(table, seat),
        "rules": terms.rules,
        "title": terms.played.title,
        "options": terms.options,
        "clock": {"kind": terms.clock, "seconds": terms.seconds, "grace": terms.grace},
        "public": terms.public,
        "talk": table.talk[-TALK_SHOWN:] if table.talking else [],
        "talking": table.talking,
        "running_score": terms.running_score,
        "hints": terms.hints,
        "seats": [seat_json(table, place, seat) for place in range(len(table.seats))],
        "seat": seat,
        "host": is_host,
        "rematch": table.again or None,
        "fair": fair_json(table),
    }
    if game is None:
        return values
    view = game.view(seat)
    thinking = table.thinking_for(seat)
    shown = {key: value for key, value in view.to_json().items() if key != "history"}
    legal = {str(who): view.legal(who).to_json() for who in view.decides if who in thinking}
    values |= {"view": shown | {"thinking": thinking}, "legal": legal, "deadlines": deadlines_of(table)}
    if terms.running_score or game.over:
        values["scores"] = [score.to_json() for score in view.score()]
    return values | ({"winners": list(game.winners())} if game.over else {})


def seat_json(table: Hosted, place: int, viewer: int | None) -> dict[str, Any]:
    """A seat as everybody sees it."""
    seat = table.seats[place]
    asked = [who for who in table.thinking_for(viewer) if table.player_of(who) == place]
    return {
        "seat": place,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "standing_in": bool(seat.bot) and seat.kind != BOT,
        "you": viewer == place,
        "thinking": bool(asked),
    }


def deadlines_of(table: Hosted) -> dict[str, float]:
    """When the time of each open decision runs out."""
    ends = {seat: table.deadline(seat) for seat in sorted(table.asked_at)}
    return {str(seat): end for seat, end in ends.items() if end is not None}


def fair_json(table: Hosted) -> dict[str, Any]:
    """The promise of the deal, and after the end what proves it."""
    values: dict[str, Any] = {"commitment": table.commitment}
    if table.state in FINISHED:
        values |= {"secret": table.secret, "contributions": list(table.contributions)}
    return values
