"""What happened in a dice game, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.options import DiceOptions
from heptapolis.rules.dice.state import State
from heptapolis.rules.events import EVENT
from heptapolis.vocab.dice import Building, DieColour, EventKind, Side
from heptapolis.vocab.goods import count_of

OF_THE_TABLE = (EventKind.SHOOK, EventKind.ENTERED, EventKind.ENDED)


@dataclass(frozen=True)
class DiceEvent:
    """One thing that happened: who, with what (a space, a die, a building, a bonus), and the numbers of it."""

    kind: EventKind
    seat: int
    thing: str = ""
    numbers: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"kind": self.kind.name.lower(), "seat": self.seat, "thing": self.thing, "numbers": list(self.numbers)}

    def sentence(self, name_of: Callable[[int], str]) -> str:
        """The event in words."""
        who = "" if self.kind in OF_THE_TABLE else name_of(self.seat)
        return SENTENCES[self.kind](self, who)


def read_log(log: list[int], state: State, options: DiceOptions) -> list[DiceEvent]:
    """The events of a log."""
    events = []
    for number in range(log[0]):
        kind, seat, *numbers = log[1 + EVENT * number : 1 + EVENT * (number + 1)]
        events.append(read_event(EventKind(kind), seat, numbers, state, options))
    return events


def read_event(kind: EventKind, seat: int, numbers: list[int], state: State, options: DiceOptions) -> DiceEvent:
    """One event with its names."""
    box = dice_box()
    a, b, c = numbers
    if kind == EventKind.CROSSED:
        return DiceEvent(kind, seat, options.boards[state.board[seat]].space_id(a, b), (c,))
    if kind == EventKind.CHOSE_DIE:
        return DiceEvent(kind, seat, f"{box.dice[a].id} {box.symbols[b][1]}", (c,))
    if kind == EventKind.ENTERED:
        return DiceEvent(kind, seat, f"{box.dice[a].id} {box.dice[b].id}")
    if kind == EventKind.UNLOCKED:
        return DiceEvent(kind, seat, DieColour(a).word)
    if kind == EventKind.FINISHED:
        return DiceEvent(kind, seat, Building(a).title)
    if kind == EventKind.TOOK_BONUS:
        return DiceEvent(kind, seat, box.bonuses[a].id)
    if kind == EventKind.ATTACKED:
        return DiceEvent(kind, seat, Side(a).name.lower(), (b, c))
    if kind in (EventKind.SHOOK, EventKind.PASSED, EventKind.GAINED_COINS, EventKind.LAST_TURN):
        return DiceEvent(kind, seat, numbers=(a,))
    return DiceEvent(kind, seat)


def coins(number: int) -> str:
    """Coins in words."""
    return count_of(number, "coin")


def bonus_words(event: DiceEvent) -> str:
    """What a bonus does."""
    return next(bonus.sentence for bonus in dice_box().bonuses if bonus.id == event.thing)


SENTENCES: dict[EventKind, Callable[[DiceEvent, str], str]] = {
    EventKind.SHOOK: lambda event, who: f"Turn {event.numbers[0]}: the dice are shaken.",
    EventKind.ENTERED: lambda event, who: "The {} die comes into the Forum for {}.".format(*event.thing.split()),
    EventKind.CHOSE_DIE: lambda event, who: (
        "{} chooses {} ({})".format(who, *event.thing.split())
        + (f" for {coins(event.numbers[0])}." if event.numbers[0] else ".")
    ),
    EventKind.CROSSED: lambda event, who: (
        f"{who} crosses off {event.thing}" + (f" for {coins(event.numbers[0])}." if event.numbers[0] else ".")
    ),
    EventKind.PASSED: lambda event, who: f"{who} passes and takes {coins(event.numbers[0])}.",
    EventKind.SKIPPED: lambda event, who: f"{who} leaves it at that.",
    EventKind.GAINED_COINS: lambda event, who: f"{who} takes {coins(event.numbers[0])}.",
    EventKind.ATTACKED: lambda event, who: (
        f"{who} attacks in the {event.thing} for {count_of(event.numbers[0], 'point')} (defence {event.numbers[1]})."
    ),
    EventKind.UNLOCKED: lambda event, who: f"{who} unlocks the {event.thing} die.",
    EventKind.FINISHED: lambda event, who: f"{who} has finished the {event.thing}.",
    EventKind.TOOK_BONUS: lambda event, who: f"{who} crosses off the bonus {event.thing}: {bonus_words(event)}.",
    EventKind.FIRST_AGORA: lambda event, who: (
        f"{who} is first to finish the Agora: {dice_box().numbers.first_agora_points} points."
    ),
    EventKind.LAST_TURN: lambda event, who: f"{who} has all bonuses: turn {event.numbers[0]} is the last.",
    EventKind.ENDED: lambda event, who: "The game is over.",
}
