"""What happened, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from heptapolis.catalogue.cards import edifice_box
from heptapolis.game.cards.action import tokens_of
from heptapolis.game.cards.names import Names
from heptapolis.rules.cards.tables import CARD_COUNT
from heptapolis.rules.events import EVENT
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.cards.play import EventKind, Form

HIDDEN = "?"
"""A card that lies face down for the one who looks."""

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
PASSING = {1: "Hands pass to the left.", -1: "Hands pass to the right.", 0: "Hands are swapped."}


@dataclass(frozen=True)
class Event:
    """One thing that happened: who, with which card, board or edifice, and the numbers that belong to it.

    `eyes` is the player who sees what is face down: the owner, or whoever plays the Free City.
    """

    kind: EventKind
    seat: int
    card: str = ""
    numbers: tuple[int, ...] = ()
    eyes: int = NOBODY

    def seen_by(self, seat: int | None) -> Event:
        """The same event with a face-down card hidden from everybody but the one who saw it."""
        return replace(self, card=HIDDEN) if self.kind in FACE_DOWN and seat != self.eyes else self

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"kind": self.kind.name.lower(), "seat": self.seat, "thing": self.card, "numbers": list(self.numbers)}

    def sentence(self, who: Callable[[int], str], names: Names) -> str:
        """The event in English."""
        card = "a card"
        if self.kind in WITH_PROJECT:
            card = edifice_box().edifice(self.card).name
        elif self.kind in WITH_CARD and self.card != HIDDEN:
            card = names.box.card(self.card).name
        return SENTENCES[self.kind](who(self.seat), card, self.numbers, self.card)


def say_fought(who: str, numbers: tuple[int, ...]) -> str:
    """Both conflicts of a city in words."""
    against = {"left": numbers[0], "right": numbers[1]}
    words = [f"{token:+d} against the {side}" if token else f"a draw on the {side}" for side, token in against.items()]
    return f"{who}: {' and '.join(words)}."


def say_paid(who: str, numbers: tuple[int, ...]) -> str:
    """A payment in words."""
    return f"{who} pays {price_words(*numbers)}."


def price_words(left: int, right: int, bank: int) -> str:
    """A price in words; empty if nothing is paid."""
    coins = {"the left": left, "the right": right, "the bank": bank}
    return " and ".join(f"{count_of(paid, 'coin')} to {whom}" for whom, paid in coins.items() if paid)


SENTENCES: dict[EventKind, Callable[[str, str, tuple[int, ...], str], str]] = {
    EventKind.TOOK_BOARD: lambda who, _, n, board: f"{who} plays {board}.",
    EventKind.AGE_BEGAN: lambda who, _, n, __: f"Age {AGE_NAMES[n[0]]} begins.",
    EventKind.BUILT: lambda who, card, n, _: f"{who} builds {card}.",
    EventKind.CHAINED: lambda who, card, n, _: f"{who} builds {card} by its chain.",
    EventKind.BUILT_FREE: lambda who, card, n, _: f"{who} builds {card} free.",
    EventKind.STAGED: lambda who, card, n, _: say_staged(who, card, n),
    EventKind.SOLD: lambda who, card, n, _: f"{who} sells {card}.",
    EventKind.PAID: lambda who, _, n, __: say_paid(who, n),
    EventKind.GAINED_COINS: lambda who, _, n, __: f"{who} takes {count_of(n[0], 'coin')}.",
    EventKind.THREW_AWAY: lambda who, card, n, _: f"{who} throws {card} away.",
    EventKind.LOOKED: lambda who, _, n, __: f"{who} looks through the discard pile.",
    EventKind.DUG: lambda who, card, n, _: f"{who} builds {card} from the discard pile.",
    EventKind.DECLINED: lambda who, _, n, __: f"{who} takes nothing from the discard pile.",
    EventKind.PASSED: lambda who, _, n, __: PASSING[n[0]],
    EventKind.FOUGHT: lambda who, _, n, __: say_fought(who, n),
    EventKind.ENDED: lambda who, _, n, __: "The game is over.",
    EventKind.JOINED: lambda who, edifice, n, _: f"{who} takes part in {edifice}.",
    EventKind.TOOK_PAWN: lambda who, _, n, __: f"{who} takes a pawn of Age {AGE_NAMES[n[0]]} from the box.",
    EventKind.PROJECT_BUILT: lambda who, edifice, n, _: f"{edifice} is built; everybody with a pawn is rewarded.",
    EventKind.PROJECT_FAILED: lambda who, edifice, n, _: f"{edifice} is not built; cities without a pawn pay for it.",
    EventKind.GAINED_TOKEN: lambda who, _, n, __: f"{who} takes a victory token worth {n[0]}.",
    EventKind.DROPPED_DEFEATS: lambda who, _, n, __: f"{who} gives {count_of(n[0], 'defeat token')} back.",
    EventKind.LOST_COINS: lambda who, _, n, __: f"{who} loses {count_of(n[0], 'coin')}.",
    EventKind.LOST_CARD: lambda who, card, n, _: f"{who} loses {card}.",
    EventKind.LOST_TOKENS: lambda who, _, n, __: f"{who} loses victory tokens worth {' and '.join(map(str, n))}.",
    EventKind.TOOK_DEBT: lambda who, _, n, __: f"{who} cannot pay and takes a debt token of {n[0]}.",
    EventKind.DREW: lambda who, card, n, _: f"{who} plays the Free City this turn and draws {card}.",
}


def say_staged(who: str, card: str, numbers: tuple[int, ...]) -> str:
    """A stage in words, with its form where it has several."""
    form = Form(numbers[1]) if len(numbers) > 1 else Form.WHOLE
    return f"{who} builds wonder stage {numbers[0]}{f' ({form.words})' if form else ''} with {card}."


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
        return Event(kind, seat, names.card(b).id if b < CARD_COUNT else "", (a,), eye)
    if kind in (EventKind.PAID, EventKind.FOUGHT):
        return Event(kind, seat, "", (a, b, c), eye)
    if kind == EventKind.GAINED_TOKEN:
        return Event(kind, seat, "", (names.tokens[a - 1],), eye)
    if kind == EventKind.LOST_TOKENS:
        return Event(kind, seat, "", tuple(tokens_of(a, names)), eye)
    return Event(kind, seat, "", (a,) if kind in WITH_NUMBER else (), eye)
