"""What a viewer may see of a table: its state, and the messages about what happened; never more than a view shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heptapolis.server.live_table import FINISHED, PERSON, PLAYING, LiveTable
from heptapolis.server.terms import BOT

TALK_SHOWN = 50
PUBLIC_KEYS = {
    "sat": ("seat", "name"),
    "left": ("seat",),
    "removed": ("seat", "name"),
    "handed": ("seat", "name", "why"),
    "renamed": ("seat", "name"),
    "crested": ("seat",),
    "chose": ("seat", "by"),
    "took_back": ("seat",),
    "stood_in": ("seat", "bot", "why"),
    "returned": ("seat",),
    "paused": ("why",),
    "resumed": ("why",),
    "rematched": ("table",),
    "said": ("seat", "name", "words", "reaction"),
    "talk_set": ("on",),
}


def may_look(table: LiveTable, person: str | None) -> bool:
    """Whether a person may look at a table: a private one shows itself to others only until the game begins.

    After that a player can let a screen watch, which sees what everyone sees.
    """
    seated = person is not None and (table.seat_of(person) is not None or table.host == person)
    return table.terms.public or seated or table.game is None or person in table.watchers


def is_visible(table: LiveTable, index: int, seat: int | None) -> bool:
    """Whether a viewer hears of an entry: of hidden choices of others only when one was sent."""
    return table.marks[index].public or is_own(table, index, seat)


def is_own(table: LiveTable, index: int, seat: int | None) -> bool:
    """Whether an entry is the viewer's own choice, for its city or for another that it decided for then."""
    return seat is not None and table.marks[index].player == seat


def position_of(table: LiveTable, seat: int | None) -> int:
    """How many messages a viewer has had; hidden entries are not counted."""
    return sum(is_visible(table, index, seat) for index in range(table.number))


def stream_message(table: LiveTable, position: int, kind: str) -> dict[str, Any]:
    """A message of the stream itself that has no entry in the log: `shown`, `closed`."""
    return {"table": table.id, "position": position, "kind": kind, "what": {}, "news": []}


def visible_to(table: LiveTable, seat: int | None) -> list[int]:
    """The entries that a viewer hears of."""
    return [index for index in range(table.number) if is_visible(table, index, seat)]


def what_of(table: LiveTable, index: int, seat: int | None) -> dict[str, Any]:
    """What a viewer hears of what one entry says."""
    entry = table.entries[index]
    what = {key: entry.data[key] for key in PUBLIC_KEYS.get(entry.kind, ()) if key in entry.data}
    if entry.kind == "said" and not table.talking:
        what = {"seat": what["seat"], "name": what["name"]}
    if entry.kind == "chose" and is_own(table, index, seat):
        what["action"] = entry.data["action"]
    return what


def messages_at(table: LiveTable, seat: int | None, visible: Sequence[int], position: int) -> list[dict[str, Any]]:
    """What a viewer hears of the entries that are visible to it, from a position on."""
    wanted = visible[position:]
    if not wanted:
        return []
    first = events_before(table, wanted[0])
    news = table.game.news(seat, first) if table.game else []  # at once: each time it reads to the end
    return [
        {
            "table": table.id,
            "position": place,
            "at": table.entries[index].at,
            "kind": table.entries[index].kind,
            "what": what_of(table, index, seat),
            "news": news[events_before(table, index) - first : table.marks[index].events - first],
        }
        for place, index in enumerate(wanted, position + 1)
    ]


def events_before(table: LiveTable, index: int) -> int:
    """How many public events there were before an entry."""
    return table.marks[index - 1].events if index else 0


def messages_after(table: LiveTable, seat: int | None, position: int) -> list[dict[str, Any]]:
    """What a viewer has missed since a position, oldest first."""
    return messages_at(table, seat, visible_to(table, seat), position)


def since_own_turn(table: LiveTable, seat: int | None) -> int:
    """The position after a viewer's last own choice, or before it if that choice revealed everyone's."""
    position = last = 0
    for index in range(table.number):
        if is_visible(table, index, seat):
            position += 1
            entry = table.entries[index]
            if entry.kind == "chose" and is_own(table, index, seat) and entry.data["by"] == PERSON:
                last = position - (table.marks[index].events > table.marks[index - 1].events)
    return last


def state_for(table: LiveTable, seat: int | None, *, is_host: bool) -> dict[str, Any]:
    """Everything a viewer may know of a table now; built once, until the next entry."""
    if (seat, is_host) not in table.states:
        table.states[seat, is_host] = build_state(table, seat, is_host=is_host)
    return table.states[seat, is_host]


def viewer_of(table: LiveTable, person: str | None, *, screen: bool) -> int | None:
    """The seat with whose eyes a person sees a table; on a shared screen with nobody's."""
    return None if screen else table.seat_of(person)


def shown_to(table: LiveTable, person: str | None, now: float, *, screen: bool = False) -> dict[str, Any]:
    """A table as a person sees it at a moment of the server's time; on a shared screen it is as everyone sees it."""
    state = state_for(table, viewer_of(table, person, screen=screen), is_host=person == table.host and not screen)
    if person in table.removed and not screen:
        state = state | {"removed": True}
    return state | {"time": round(now, 3)} if state.get("deadlines") else state


def build_state(table: LiveTable, seat: int | None, *, is_host: bool) -> dict[str, Any]:
    """The table as a viewer sees it, the game included once it has begun."""
    game, terms = table.game, table.terms
    values: dict[str, Any] = {
        "table": table.id,
        "code": table.code,
        "state": table.state,
        "position": position_of(table, seat),
        "rules": terms.rules,
        "title": terms.played.title,
        "options": terms.shown_options,
        "box": terms.box,
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
    } | ({"pause": table.pause} if table.pause else {})
    if game is None:
        return values
    view = game.view(seat)
    thinking = table.thinking_for(seat)
    values["moment"] = table.steps
    legal = {str(who): view.legal(who).to_json() for who in view.decides if who in thinking}
    shown = view.to_json(history=False) | {"thinking": thinking}
    sent = [who for who in view.decides if str(who) in shown.get("choices", {}) and table.state == PLAYING]
    changes = {str(who): view.legal(who).to_json() for who in sent}
    values |= {"view": shown, "legal": legal, "changes": changes, "deadlines": deadlines_of(table)}
    if terms.running_score or game.over:
        values["scores"] = [score.to_json() for score in view.score()]
    return values | ({"winners": list(game.winners())} if game.over else {})


def seat_json(table: LiveTable, place: int, viewer: int | None) -> dict[str, Any]:
    """A seat as everyone sees it."""
    seat = table.seats[place]
    crest, colour = table.crests()[place] if seat.kind in (PERSON, BOT) else ("", "")
    asked = [who for who in table.thinking_for(viewer) if table.player_of(who) == place]
    return {
        "seat": place,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "crest": crest,
        "colour": colour,
        "standing_in": bool(seat.bot) and seat.kind != BOT,
        "you": viewer == place,
        "host": bool(seat.person) and seat.person == table.host,
        "thinking": bool(asked),
    }


def deadlines_of(table: LiveTable) -> dict[str, float]:
    """When, by the server's time, each open decision must be made."""
    ends = {seat: table.deadline(seat) for seat in sorted(table.asked_at)}
    return {str(seat): end for seat, end in ends.items() if end is not None}


def fair_json(table: LiveTable) -> dict[str, Any]:
    """The promise of the deal, and after the end what proves it."""
    values: dict[str, Any] = {"commitment": table.commitment}
    if table.state in FINISHED:
        values |= {"secret": table.secret, "contributions": list(table.contributions)}
    return values
