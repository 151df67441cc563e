"""What happened, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from heptapolis.game.cards.action import tokens_of
from heptapolis.game.cards.names import Names
from heptapolis.rules.events import EVENT
from heptapolis.vocab.cards.play import EventKind, Form, Passing
from heptapolis.vocab.messages import Gap, Message, Name, Several, message
from heptapolis.words import Words

HIDDEN = "?"
"""A card that is face down for the viewer."""

EVERYONE = -1
"""Instead of a seat: what all cities did is told once."""

FACE_DOWN = (EventKind.STAGED, EventKind.SOLD, EventKind.THREW_AWAY, EventKind.DREW)
WITH_CARD = (
    *FACE_DOWN,
    EventKind.BUILT,
    EventKind.CHAINED,
    EventKind.BUILT_FREE,
    EventKind.DUG,
    EventKind.LOST_CARD,
)
WITH_PROJECT = (EventKind.JOINED, EventKind.PROJECT_BUILT, EventKind.PROJECT_FAILED)
WITH_NUMBER = (
    EventKind.AGE_BEGAN,
    EventKind.PASSED,
    EventKind.TOOK_PAWN,
    EventKind.DROPPED_DEFEATS,
    EventKind.LOST_COINS,
    EventKind.TOOK_DEBT,
)
NOBODY = -1
AGE_NAMES = ("", "I", "II", "III")


@dataclass(frozen=True)
class Event:
    """One thing that happened: who, with which card, board or edifice, and the numbers that belong to it.

    `eyes` is the player who sees what is face down: the owner, or the player of the Free City. `payees` are the left
    and the right neighbour of a city that pays.
    """

    kind: EventKind
    seat: int
    thing: str = ""
    numbers: tuple[int, ...] = ()
    eyes: int = NOBODY
    neighbours: tuple[int, int] = (NOBODY, NOBODY)
    """The seats on the left and right, where the event concerns them."""

    def seen_by(self, seat: int | None) -> Event:
        """The same event with a face-down card hidden from everyone but the one who saw it."""
        return replace(self, thing=HIDDEN) if self.kind in FACE_DOWN and seat != self.eyes else self

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        values = {"kind": self.kind.word, "seat": self.seat, "thing": self.thing, "numbers": list(self.numbers)}
        return values | {"message": self.message.to_json()}

    @property
    def message(self) -> Message:
        """What happened, as a message of the catalogue."""
        return MESSAGES.get(self.kind, plain_message)(self)

    def sentence(self, words: Words) -> str:
        """What happened, in the language of someone who knows what things and people are called."""
        return words.say(self.message)

    @property
    def who(self) -> Name:
        """Whose doing it is."""
        return Name("seat", self.seat)

    @property
    def named(self) -> Name:
        """The card, board or edifice that it is about."""
        kind = "board" if self.kind == EventKind.TOOK_BOARD else "edifice" if self.kind in WITH_PROJECT else "card"
        return Name(kind, self.thing)


def key_of(event: Event) -> str:
    """The key of an event in the message catalogue."""
    return f"log-{event.kind.word}"


def plain_message(event: Event) -> Message:
    """Someone did something."""
    return message(key_of(event), who=event.who)


def counted_message(event: Event) -> Message:
    """Someone took, lost or gave back so many."""
    return message(key_of(event), who=event.who, n=abs(event.numbers[0]))


def board_message(event: Event) -> Message:
    """Which board a player has, or the Free City, which is a player's to play but nobody's own."""
    if event.eyes != event.seat:
        return message("log-took_board-free_city", board=event.named)
    return message("log-took_board", who=Name("player", event.seat), board=event.named)


def built_message(event: Event) -> Message:
    """A card came into a city or left it."""
    return message(key_of(event), who=event.who, card=event.named)


def face_down_message(event: Event) -> Message:
    """A card that only some have seen."""
    if event.thing == HIDDEN:
        return plain_message(event)
    return message(f"{key_of(event)}-card", who=event.who, card=event.named)


def staged_message(event: Event) -> Message:
    """A stage, with its form where it has several, and its card where that is known."""
    stage: Gap = event.numbers[0]
    if len(event.numbers) > 1:
        stage = message("stage-in-form", n=event.numbers[0], form=Form(event.numbers[1]).message)
    if event.thing == HIDDEN:
        return message("log-staged", who=event.who, n=stage)
    return message("log-staged-card", who=event.who, n=stage, card=event.named)


def paid_message(event: Event) -> Message:
    """A payment, with the names of those who are paid."""
    return message("log-paid", who=event.who, prices=prices_paid(event.neighbours, *event.numbers))


def prices_paid(neighbours: tuple[int, int], left: int, right: int, bank: int) -> Several:
    """Coins for the neighbours, by name, and for the bank."""
    coins = zip(neighbours, (left, right), strict=True)
    told = [message("log-paid-to", n=paid, whom=Name("seat", seat)) for seat, paid in coins if paid]
    return Several((*told, *([message("log-paid-bank", n=bank)] if bank else [])))


def neighbours_of(seat: int, cities: int) -> tuple[int, int]:
    """The left and the right neighbour of a seat."""
    return (seat + 1) % cities, (seat - 1) % cities


def fought_message(event: Event) -> Message:
    """Both conflicts of a city."""
    left, right = map(fight_message, event.numbers[:2], event.neighbours)
    return message("log-fought", who=event.who, left=left, right=right)


def fight_message(token: int, opponent: int) -> Message:
    """How a conflict with a neighbour ended."""
    whom = Name("seat", opponent)
    if not token:
        return message("log-fight-draw", whom=whom)
    return message("log-fight-victory" if token > 0 else "log-fight-defeat", whom=whom, n=abs(token))


def thrown_message(event: Event) -> Message:
    """The last card of one city or of all."""
    return message("log-threw_away-all") if event.seat == EVERYONE else face_down_message(event)


def thrown_together(events: Iterable[Event], cities: int) -> list[Event]:
    """The events with one for all last cards that the viewer has not seen, where every city discards its own."""
    told: list[Event] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        found = list(run)
        hidden = [event for event in found if event.thing == HIDDEN]
        if kind == EventKind.THREW_AWAY and hidden and len(found) == cities:
            found = [replace(hidden[0], seat=EVERYONE), *(event for event in found if event.thing != HIDDEN)]
        told += found
    return told


MESSAGES: dict[EventKind, Callable[[Event], Message]] = {
    EventKind.TOOK_BOARD: board_message,
    EventKind.AGE_BEGAN: lambda event: message("log-age_began", age=AGE_NAMES[event.numbers[0]]),
    EventKind.BUILT: built_message,
    EventKind.CHAINED: built_message,
    EventKind.BUILT_FREE: built_message,
    EventKind.DUG: built_message,
    EventKind.LOST_CARD: built_message,
    EventKind.STAGED: staged_message,
    EventKind.SOLD: face_down_message,
    EventKind.THREW_AWAY: thrown_message,
    EventKind.DREW: face_down_message,
    EventKind.PAID: paid_message,
    EventKind.GAINED_COINS: counted_message,
    EventKind.PASSED: lambda event: passing(event.numbers[0]),
    EventKind.FOUGHT: fought_message,
    EventKind.ENDED: lambda event: message("log-ended"),
    EventKind.JOINED: lambda event: message("log-joined", who=event.who, edifice=event.named),
    EventKind.TOOK_PAWN: lambda event: message("log-took_pawn", who=event.who, age=AGE_NAMES[event.numbers[0]]),
    EventKind.PROJECT_BUILT: lambda event: message("log-project_built", edifice=event.named),
    EventKind.PROJECT_FAILED: lambda event: message("log-project_failed", edifice=event.named),
    EventKind.GAINED_TOKEN: counted_message,
    EventKind.DROPPED_DEFEATS: counted_message,
    EventKind.LOST_COINS: counted_message,
    EventKind.TOOK_DEBT: counted_message,
    EventKind.LOST_TOKENS: lambda event: message(
        "log-lost_tokens", who=event.who, tokens=Several(tuple(map(str, event.numbers)))
    ),
}
"""The message for each kind of event that says more than who did it."""


def passing(direction: int) -> Message:
    """Where hands go."""
    return message(f"log-passed-{Passing(direction).word}")


def read_log(log: list[int], names: Names, eyes: tuple[int, ...]) -> list[Event]:
    """The events that the rules have logged; `eyes` are the players who saw the face-down cards of each seat."""
    return [read_event(log[1 + EVENT * i : 1 + EVENT * (i + 1)], names, eyes) for i in range(log[0])]


def read_event(numbers: list[int], names: Names, eyes: tuple[int, ...]) -> Event:
    """One logged event."""
    kind, seat, a, b, c = EventKind(numbers[0]), *numbers[1:]
    eye = eyes[seat]
    if kind == EventKind.TOOK_BOARD:
        return Event(kind, seat, names.board(a).id, eyes=eye)
    if kind == EventKind.STAGED:
        return Event(kind, seat, names.card(a).id, (b, c) if c else (b,), eye)
    if kind == EventKind.THREW_AWAY and eye != seat:  # nobody looks at the last card of a draw pile
        return Event(kind, seat, names.card(a).id)
    if kind == EventKind.DREW:
        return Event(kind, seat, names.card(a).id, eyes=seat)
    if kind in WITH_CARD:
        return Event(kind, seat, names.card(a).id, eyes=eye)
    if kind in WITH_PROJECT:
        return Event(kind, seat, names.edifice(a).id, eyes=eye)
    if kind == EventKind.GAINED_COINS:
        return Event(kind, seat, names.card(b).id if b < len(names.kernel.tables.CARDS) else "", (a,), eye)
    if kind in (EventKind.PAID, EventKind.FOUGHT):
        return Event(kind, seat, "", (a, b, c), eye, neighbours_of(seat, len(eyes)))
    if kind == EventKind.GAINED_TOKEN:
        return Event(kind, seat, "", (names.tokens[a - 1],), eye)
    if kind == EventKind.LOST_TOKENS:
        return Event(kind, seat, "", tuple(tokens_of(a, names)), eye)
    return Event(kind, seat, "", (a,) if kind in WITH_NUMBER else (), eye)
