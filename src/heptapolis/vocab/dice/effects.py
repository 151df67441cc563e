"""The kinds of effect of spaces and bonuses in the dice game, each described once.

A kind says how a board file writes it, what fills the gaps of its messages, and how it is drawn. Its messages are in
the catalogue under `dice-effect-` and `dice-short-` and its name. Board files, sentences, the docs page and the
client's drawings all come from here; the rules know kinds by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heptapolis.vocab.dice.drawings import (
    Glyphs,
    draw_attack,
    draw_coins,
    draw_crossing,
    draw_die,
    draw_each,
    draw_icon,
    draw_points,
    draw_rates,
    draw_under,
)
from heptapolis.vocab.dice.effect_values import (
    MOST,
    Parts,
    read_coins_on_die,
    read_cross,
    read_die,
    read_flag,
    read_number,
    read_per_space,
)
from heptapolis.vocab.dice.play import GROUPS, SPECIAL, Building, DieColour
from heptapolis.vocab.messages import Gap, Message, Several, message
from heptapolis.vocab.terms import Term


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
        return DICE_EFFECT_FORMS[self].asks

    @property
    def is_for_boards(self) -> bool:
        """Whether only spaces have it, and no bonus."""
        return DICE_EFFECT_FORMS[self].for_boards


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
        return message(f"dice-effect-{self.kind.word}", **self.form.gaps(self, "dice-per-"))

    @property
    def short(self) -> Message:
        """The same in as few words as can be."""
        return message(f"dice-short-{self.kind.word}", **self.form.gaps(self, "dice-short-per-"))

    @property
    def form(self) -> DiceEffectForm:
        """How its kind is read, drawn and said."""
        return DICE_EFFECT_FORMS[self.kind]

    @property
    def glyphs(self) -> Glyphs:
        """How it is drawn."""
        return self.form.glyphs(self)

    @property
    def die(self) -> DieColour:
        """The colour of its die, where its kind has one."""
        if self.colour is None:
            raise ValueError(f"the effect {self.kind.word} has no die")
        return self.colour

    def to_file(self) -> dict[str, Any]:
        """As a board file writes it; `read_effect` reads it back."""
        value, more = self.form.write(self)
        return {self.kind.word: value} | more


@dataclass(frozen=True)
class DiceEffectForm:
    """What there is to know of one kind of effect: how a board file writes it, how it is drawn and said."""

    read: Callable[[Any, dict[str, Any], str], Parts]
    """From the value of its key; takes what else it needs out of the other keys."""
    write: Callable[[DiceEffect], tuple[Any, dict[str, Any]]]
    glyphs: Callable[[DiceEffect], Glyphs]
    gaps: Callable[[DiceEffect, str], dict[str, Gap]]
    """The values for the gaps of its messages; the text begins the keys of what each space brings."""
    asks: bool = False
    for_boards: bool = False


def numbered(glyphs: Callable[[int], Glyphs], most: int = MOST, *, for_boards: bool = False) -> DiceEffectForm:
    """A kind with a number."""
    return DiceEffectForm(
        lambda value, _, name: read_number(value, most, name),
        lambda effect: (effect.amount, {}),
        lambda effect: glyphs(effect.amount),
        lambda effect, _: {"n": effect.amount},
        for_boards=for_boards,
    )


def flagged(glyphs: Glyphs) -> DiceEffectForm:
    """A kind that lets the player do something more."""
    return DiceEffectForm(read_flag, lambda _: (True, {}), lambda _: glyphs, lambda *_: {}, asks=True)


def of_die(
    glyphs: Callable[[DieColour], Glyphs],
    colours: tuple[DieColour, ...] = tuple(DieColour),
    *,
    for_boards: bool = False,
) -> DiceEffectForm:
    """A kind for the dice of one colour."""
    return DiceEffectForm(
        lambda value, *_: read_die(value, colours),
        lambda effect: (effect.die.word, {}),
        lambda effect: glyphs(effect.die),
        lambda effect, _: {"colour": effect.die.message},
        for_boards=for_boards,
    )


def rates_of(effect: DiceEffect) -> dict[str, int]:
    """What each space brings."""
    return {what: n for what, n in {"coins": effect.coins, "points": effect.amount}.items() if n}


def rates_gap(effect: DiceEffect, begin: str) -> dict[str, Gap]:
    """What each space of a building brings, in words."""
    building = message(f"building-{effect.groups[0]}")
    return {
        "gains": Several(
            tuple(message(f"{begin}{what}", n=n, building=building) for what, n in rates_of(effect).items())
        )
    }


def crossing_gap(effect: DiceEffect, _: str) -> dict[str, Gap]:
    """How many spaces, and in which buildings."""
    buildings = tuple(message(f"building-{group}") for group in effect.groups)
    return {"n": effect.amount, "buildings": Several(buildings, "or")}


DICE_EFFECT_FORMS: dict[DiceEffectKind, DiceEffectForm] = {
    DiceEffectKind.POINTS: numbered(draw_points, for_boards=True),
    DiceEffectKind.COINS: numbered(draw_coins),
    DiceEffectKind.ATTACK: numbered(draw_attack, for_boards=True),
    DiceEffectKind.DEFENCE: numbered(lambda _: draw_icon("guard", tint="red"), most=1, for_boards=True),
    DiceEffectKind.PER_SPACE: DiceEffectForm(
        read_per_space,
        lambda effect: (effect.groups[0], rates_of(effect)),
        lambda effect: draw_each(draw_rates(effect.coins, effect.amount), effect.groups),
        rates_gap,
        for_boards=True,
    ),
    DiceEffectKind.CROSS: DiceEffectForm(
        read_cross,
        lambda effect: (list(effect.groups), {"up_to": effect.amount}),
        lambda effect: draw_crossing(effect.amount, effect.groups),
        crossing_gap,
        asks=True,
    ),
    DiceEffectKind.ANOTHER_ACTION: flagged(draw_icon("again")),
    DiceEffectKind.BUILD_FREE_DIE: flagged((draw_die(DieColour.GREY, "0"),)),
    DiceEffectKind.DIE_MINUS: numbered(lambda n: (draw_die(DieColour.GREY, f"\N{MINUS SIGN}{n}"),)),
    DiceEffectKind.DIE_ZERO: of_die(lambda colour: (draw_die(colour, "0"),)),
    DiceEffectKind.COINS_ON_DIE: DiceEffectForm(
        read_coins_on_die,
        lambda effect: (effect.die.word, {"coins": effect.coins}),
        lambda effect: draw_under(draw_coins(effect.coins), (draw_die(effect.die, size=1),)),
        lambda effect, _: {"n": effect.coins, "colour": effect.die.message},
    ),
    DiceEffectKind.UNLOCK: of_die(
        lambda colour: (draw_die(colour, size=1.15), *draw_icon("unlock", size=0.8)), SPECIAL, for_boards=True
    ),
}
"""Every kind of effect."""

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
    effect = DiceEffect(kind, **DICE_EFFECT_FORMS[kind].read(values.pop(kind.word), values, kind.word))
    if values:
        raise ValueError(f"the effect {kind.word} has no {next(iter(values))!r}")
    return effect
