"""The effects of spaces and bonuses in the dice game: how a board file writes them, and what they mean in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.vocab.dice.play import GROUPS, SPECIAL, Building, DieColour
from heptapolis.vocab.messages import Gap, Message, Several, message
from heptapolis.vocab.reading import read_term, read_word
from heptapolis.vocab.terms import Term

MOST = 20
MOST_CROSSINGS = 3


class DiceEffectKind(Term):
    """The kinds of effect; the name in small letters is the key in a board file."""

    POINTS = 0
    COINS = 1
    ATTACK = 2
    DEFENCE = 3
    PER_SPACE = 4
    CROSS = 5
    ANOTHER_ACTION = 6
    BUILD_FREE_DIE = 7
    DIE_MINUS = 8
    DIE_ZERO = 9
    COINS_ON_DIE = 10
    UNLOCK = 11

    @property
    def asks(self) -> bool:
        """Whether the player has something to choose."""
        return self in (DiceEffectKind.CROSS, DiceEffectKind.ANOTHER_ACTION, DiceEffectKind.BUILD_FREE_DIE)


@dataclass(frozen=True)
class DiceEffect:
    """An effect: its kind, and of the rest what the kind uses.

    `amount` are points, coins, or how many spaces may be crossed off; `coins` those that come at once beside points
    at the end; `groups` the marks of buildings; `colour` that of a die.

    >>> read_effect({"cross": ["agora"], "up_to": 2}).message.gaps["n"]
    2
    """

    kind: DiceEffectKind
    amount: int = 0
    coins: int = 0
    groups: tuple[str, ...] = ()
    colour: DieColour | None = None

    @property
    def buildings(self) -> tuple[Building, ...]:
        """The buildings that its marks mean."""
        return tuple(building for group in self.groups for building in GROUPS[group])

    @property
    def message(self) -> Message:
        """What it does."""
        return message(f"dice-effect-{self.kind.word}", **self.gaps("dice-per-"))

    @property
    def short(self) -> Message:
        """The same in as few words as can be."""
        return message(f"dice-short-{self.kind.word}", **self.gaps("dice-short-per-"))

    def gaps(self, gains: str) -> dict[str, Gap]:
        """The values for the gaps of its messages; `gains` begins the keys of what each space brings."""
        groups = tuple(message(f"building-{group}") for group in self.groups)
        if self.kind == DiceEffectKind.PER_SPACE:
            rates = {"coins": self.coins, "points": self.amount}
            each = tuple(message(f"{gains}{what}", n=n, building=groups[0]) for what, n in rates.items() if n)
            return {"gains": Several(each)}
        if self.kind == DiceEffectKind.CROSS:
            return {"n": self.amount, "buildings": Several(groups, "or")}
        colour: dict[str, Gap] = {"colour": self.colour.message} if self.colour is not None else {}
        return ({"n": self.coins or self.amount} if self.coins or self.amount else {}) | colour

    def to_file(self) -> dict[str, Any]:
        """As a board file writes it; `read_effect` reads it back."""
        kind, key = self.kind, self.kind.word
        if kind in PLAIN:
            return {key: self.amount}
        if kind in FLAGS:
            return {key: True}
        if kind == DiceEffectKind.PER_SPACE:
            rates = {"coins": self.coins, "points": self.amount}
            return {key: self.groups[0]} | {word: rate for word, rate in rates.items() if rate}
        if kind == DiceEffectKind.CROSS:
            return {key: list(self.groups), "up_to": self.amount}
        colour = self.colour.word if self.colour is not None else ""
        return {key: colour} | ({"coins": self.coins} if kind == DiceEffectKind.COINS_ON_DIE else {})


PLAIN = (
    DiceEffectKind.POINTS,
    DiceEffectKind.COINS,
    DiceEffectKind.ATTACK,
    DiceEffectKind.DEFENCE,
    DiceEffectKind.DIE_MINUS,
)
FLAGS = (DiceEffectKind.ANOTHER_ACTION, DiceEffectKind.BUILD_FREE_DIE)
# points and coins are also extra keys of other kinds, so they are looked for last
ORDER = sorted(DiceEffectKind, key=lambda kind: kind in (DiceEffectKind.POINTS, DiceEffectKind.COINS))


def read_effect(entry: Any) -> DiceEffect:
    """An effect such as { points = 3 } or { cross = ["agora"], up_to = 2 }; a fault is a ValueError."""
    if not isinstance(entry, dict):
        raise ValueError(f"{entry!r} is not an effect; write for example {{ points = 3 }}")
    kind = next((kind for kind in ORDER if kind.word in entry), None)
    if kind is None:
        raise ValueError(f"{entry!r} has none of the effects {', '.join(kind.word for kind in DiceEffectKind)}")
    values = dict(entry)
    effect = read_values(kind, values.pop(kind.word), values)
    if values:
        raise ValueError(f"the effect {kind.word} has no {next(iter(values))!r}")
    return effect


def read_values(kind: DiceEffectKind, value: Any, more: dict[str, Any]) -> DiceEffect:
    """The effect of a kind; takes what it needs out of the other keys."""
    if kind in PLAIN:
        most = 1 if kind == DiceEffectKind.DEFENCE else MOST
        return DiceEffect(kind, amount=whole(value, 1, most, kind.word))
    if kind in FLAGS:
        if value is not True:
            raise ValueError(f"{kind.word} = {value!r} must be true")
        return DiceEffect(kind)
    if kind == DiceEffectKind.PER_SPACE:
        coins, points = (whole(more.pop(key, 0), 0, 3, key) for key in ("coins", "points"))
        if not coins + points:
            raise ValueError("per_space gives neither coins nor points")
        return DiceEffect(kind, amount=points, coins=coins, groups=(group_of(value),))
    if kind == DiceEffectKind.CROSS:
        if not isinstance(value, list) or not value:
            raise ValueError(f"cross = {value!r} must be a list of buildings")
        groups = tuple(map(group_of, value))
        return DiceEffect(kind, amount=whole(more.pop("up_to", 1), 1, MOST_CROSSINGS, "up_to"), groups=groups)
    colour = read_term(value, SPECIAL if kind == DiceEffectKind.UNLOCK else tuple(DieColour), "colour of a die")
    coins = whole(more.pop("coins", 0), 1, MOST, "coins") if kind == DiceEffectKind.COINS_ON_DIE else 0
    return DiceEffect(kind, coins=coins, colour=colour)


def whole(value: Any, least: int, most: int, what: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{what} = {value!r} is not a whole number from {least} to {most}")
    return value


def group_of(value: Any) -> str:
    """The mark of a building by its word."""
    return read_word(value, list(GROUPS), "building")
