"""What happened in a dice game, event by event, for logs, playthroughs and animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heptapolis.catalogue.dice import dice_box
from heptapolis.game.dice.options import DiceOptions
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.events import EVENT
from heptapolis.vocab.dice.play import Building, DiceEventKind, DieColour, Front
from heptapolis.vocab.messages import Gap, Message, Name, message
from heptapolis.words import Words

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
        values = {"kind": self.kind.word, "seat": self.seat, "thing": self.thing, "numbers": list(self.numbers)}
        return values | {"message": self.message.to_json()}

    @property
    def message(self) -> Message:
        """What happened, as a message of the catalogue."""
        who: dict[str, Gap] = {} if self.kind in OF_THE_TABLE else {"who": Name("seat", self.seat)}
        ending, gaps = GAPS[self.kind](self) if self.kind in GAPS else ("", {})
        return message(f"dice-log-{self.kind.word}{ending}", **who, **gaps)

    def sentence(self, words: Words) -> str:
        """What happened, in the language of someone who knows what people are called."""
        return words.say(self.message)


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
        return DiceEvent(kind, seat, Building(a).word)
    if kind == DiceEventKind.TOOK_BONUS:
        return DiceEvent(kind, seat, box.bonuses[a].id)
    if kind == DiceEventKind.ATTACKED:
        return DiceEvent(kind, seat, Front(a).word, (b, c))
    if kind in (DiceEventKind.SHOOK, DiceEventKind.PASSED, DiceEventKind.GAINED_COINS, DiceEventKind.LAST_TURN):
        return DiceEvent(kind, seat, numbers=(a,))
    return DiceEvent(kind, seat)


Told = tuple[str, dict[str, Gap]]
"""How the key of a message ends, and its gaps beside who."""


def paid(event: DiceEvent, gaps: dict[str, Gap]) -> Told:
    """Something that may have cost coins."""
    price = event.numbers[0]
    return ("-paid", gaps | {"n": price}) if price else ("", gaps)


def chose_die(event: DiceEvent) -> Told:
    """A die, what it showed, and its price."""
    die, face = event.thing.split()
    return paid(event, {"die": Name("die", die), "face": Name("face", face)})


def entered(event: DiceEvent) -> Told:
    """A die that came in for another."""
    die, other = event.thing.split()
    return "", {"die": Name("die", die), "other": Name("die", other)}


def took_bonus(event: DiceEvent) -> Told:
    """A bonus and what it does."""
    effects = next(bonus.message for bonus in dice_box().bonuses if bonus.id == event.thing)
    return "", {"bonus": Name("bonus", event.thing), "effects": effects}


def counted(event: DiceEvent) -> Told:
    """So many coins, or the number of a turn."""
    return "", {"n": event.numbers[0]}


GAPS: dict[DiceEventKind, Callable[[DiceEvent], Told]] = {
    DiceEventKind.SHOOK: counted,
    DiceEventKind.ENTERED: entered,
    DiceEventKind.CHOSE_DIE: chose_die,
    DiceEventKind.CROSSED: lambda event: paid(event, {"space": Name("space", event.thing)}),
    DiceEventKind.PASSED: counted,
    DiceEventKind.GAINED_COINS: counted,
    DiceEventKind.ATTACKED: lambda event: (
        f"-{event.thing}",
        {"n": event.numbers[0], "defence": event.numbers[1]},
    ),
    DiceEventKind.UNLOCKED: lambda event: ("", {"colour": message(f"die-{event.thing}")}),
    DiceEventKind.FINISHED: lambda event: ("", {"building": message(f"building-{event.thing}")}),
    DiceEventKind.TOOK_BONUS: took_bonus,
    DiceEventKind.FIRST_AGORA: lambda event: ("", {"n": dice_box().numbers.first_agora_points}),
    DiceEventKind.LAST_TURN: counted,
}
"""What each kind of event says besides who did it."""
