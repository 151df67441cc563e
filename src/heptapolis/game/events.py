"""What happened, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from heptapolis.game.names import Names
from heptapolis.rules.cards.events import EVENT
from heptapolis.rules.cards.tables import CARD_COUNT
from heptapolis.vocab.goods import count_of
from heptapolis.vocab.play import EventKind

HIDDEN = "?"
"""A card that lies face down for the one who looks."""

FACE_DOWN = (EventKind.STAGED, EventKind.SOLD, EventKind.THREW_AWAY)
WITH_CARD = (*FACE_DOWN, EventKind.BUILT, EventKind.CHAINED, EventKind.BUILT_FREE, EventKind.DUG)
AGE_NAMES = ("", "I", "II", "III")


@dataclass(frozen=True)
class Event:
    """One thing that happened: who, with which card or board, and the numbers that belong to it."""

    kind: EventKind
    seat: int
    card: str = ""
    numbers: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """The same event with a face-down card hidden from everybody but its owner."""
        return replace(self, card=HIDDEN) if self.kind in FACE_DOWN and seat != self.seat else self

    def sentence(self, who: Callable[[int], str], names: Names) -> str:
        """The event in English."""
        card = names.box.card(self.card).name if self.kind in WITH_CARD and self.card != HIDDEN else "a card"
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
    EventKind.STAGED: lambda who, card, n, _: f"{who} builds wonder stage {n[0]} with {card}.",
    EventKind.SOLD: lambda who, card, n, _: f"{who} sells {card}.",
    EventKind.PAID: lambda who, _, n, __: say_paid(who, n),
    EventKind.GAINED_COINS: lambda who, _, n, __: f"{who} takes {count_of(n[0], 'coin')}.",
    EventKind.THREW_AWAY: lambda who, card, n, _: f"{who} throws {card} away.",
    EventKind.LOOKED: lambda who, _, n, __: f"{who} looks through the discard pile.",
    EventKind.DUG: lambda who, card, n, _: f"{who} builds {card} from the discard pile.",
    EventKind.DECLINED: lambda who, _, n, __: f"{who} takes nothing from the discard pile.",
    EventKind.PASSED: lambda who, _, n, __: f"Hands pass to the {'left' if n[0] > 0 else 'right'}.",
    EventKind.FOUGHT: lambda who, _, n, __: say_fought(who, n),
    EventKind.ENDED: lambda who, _, n, __: "The game is over.",
}


def read_log(log: list[int], names: Names) -> list[Event]:
    """The events that the rules have logged."""
    return [read_event(log[1 + EVENT * i : 1 + EVENT * (i + 1)], names) for i in range(log[0])]


def read_event(numbers: list[int], names: Names) -> Event:
    """One logged event."""
    kind, seat, a, b, c = EventKind(numbers[0]), *numbers[1:]
    if kind == EventKind.TOOK_BOARD:
        return Event(kind, seat, names.board(a).id)
    if kind == EventKind.STAGED:
        return Event(kind, seat, names.card(a).id, (b,))
    if kind in WITH_CARD:
        return Event(kind, seat, names.card(a).id)
    if kind == EventKind.GAINED_COINS:
        return Event(kind, seat, names.card(b).id if b < CARD_COUNT else "", (a,))
    if kind in (EventKind.PAID, EventKind.FOUGHT):
        return Event(kind, seat, "", (a, b, c))
    if kind in (EventKind.AGE_BEGAN, EventKind.PASSED):
        return Event(kind, seat, "", (a,))
    return Event(kind, seat)
