"""What happened in a dice game, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.options import DiceOptions
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.events import EVENT
from heptapolis.vocab.cards.goods import count_of
from heptapolis.vocab.dice.play import Building, DiceEventKind, DieColour, Front

OF_THE_TABLE = (DiceEventKind.SHOOK, DiceEventKind.ENTERED, DiceEventKind.ENDED)


@dataclass(frozen=True)
class DiceEvent:
    """One thing that happened: who, with what (a space, a die, a building, a bonus), and the numbers of it."""

    kind: DiceEventKind
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


def read_log(log: list[int], state: DiceState, options: DiceOptions) -> list[DiceEvent]:
    """The events of a log."""
    events = []
    for number in range(log[0]):
        kind, seat, *numbers = log[1 + EVENT * number : 1 + EVENT * (number + 1)]
        events.append(read_event(DiceEventKind(kind), seat, numbers, state, options))
    return events


def read_event(kind: DiceEventKind, seat: int, numbers: list[int], state: DiceState, options: DiceOptions) -> DiceEvent:
    """One event with its names."""
    box = dice_box()
    a, b, c = numbers
    if kind == DiceEventKind.CROSSED:
        return DiceEvent(kind, seat, options.boards[state.board[seat]].space_id(a, b), (c,))
    if kind == DiceEventKind.CHOSE_DIE:
        return DiceEvent(kind, seat, f"{box.dice[a].id} {box.symbols[b][1]}", (c,))
    if kind == DiceEventKind.ENTERED:
        return DiceEvent(kind, seat, f"{box.dice[a].id} {box.dice[b].id}")
    if kind == DiceEventKind.UNLOCKED:
        return DiceEvent(kind, seat, DieColour(a).word)
    if kind == DiceEventKind.FINISHED:
        return DiceEvent(kind, seat, Building(a).title)
    if kind == DiceEventKind.TOOK_BONUS:
        return DiceEvent(kind, seat, box.bonuses[a].id)
    if kind == DiceEventKind.ATTACKED:
        return DiceEvent(kind, seat, Front(a).name.lower(), (b, c))
    if kind in (DiceEventKind.SHOOK, DiceEventKind.PASSED, DiceEventKind.GAINED_COINS, DiceEventKind.LAST_TURN):
        return DiceEvent(kind, seat, numbers=(a,))
    return DiceEvent(kind, seat)


def coins(number: int) -> str:
    """Coins in words."""
    return count_of(number, "coin")


def bonus_words(event: DiceEvent) -> str:
    """What a bonus does."""
    return next(bonus.sentence for bonus in dice_box().bonuses if bonus.id == event.thing)


SENTENCES: dict[DiceEventKind, Callable[[DiceEvent, str], str]] = {
    DiceEventKind.SHOOK: lambda event, who: f"Turn {event.numbers[0]}: the dice are shaken.",
    DiceEventKind.ENTERED: lambda event, who: "The {} die comes into the Forum for {}.".format(*event.thing.split()),
    DiceEventKind.CHOSE_DIE: lambda event, who: (
        "{} chooses {} ({})".format(who, *event.thing.split())
        + (f" for {coins(event.numbers[0])}." if event.numbers[0] else ".")
    ),
    DiceEventKind.CROSSED: lambda event, who: (
        f"{who} crosses off {event.thing}" + (f" for {coins(event.numbers[0])}." if event.numbers[0] else ".")
    ),
    DiceEventKind.PASSED: lambda event, who: f"{who} passes and takes {coins(event.numbers[0])}.",
    DiceEventKind.SKIPPED: lambda event, who: f"{who} leaves it at that.",
    DiceEventKind.GAINED_COINS: lambda event, who: f"{who} takes {coins(event.numbers[0])}.",
    DiceEventKind.ATTACKED: lambda event, who: (
        f"{who} attacks in the {event.thing} for {count_of(event.numbers[0], 'point')} (defence {event.numbers[1]})."
    ),
    DiceEventKind.UNLOCKED: lambda event, who: f"{who} unlocks the {event.thing} die.",
    DiceEventKind.FINISHED: lambda event, who: f"{who} has finished the {event.thing}.",
    DiceEventKind.TOOK_BONUS: lambda event, who: f"{who} crosses off the bonus {event.thing}: {bonus_words(event)}.",
    DiceEventKind.FIRST_AGORA: lambda event, who: (
        f"{who} is first to finish the Agora: {dice_box().numbers.first_agora_points} points."
    ),
    DiceEventKind.LAST_TURN: lambda event, who: f"{who} has all bonuses: turn {event.numbers[0]} is the last.",
    DiceEventKind.ENDED: lambda event, who: "The game is over.",
}
