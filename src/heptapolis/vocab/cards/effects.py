"""The kinds of effect, each described once.

A kind says how its value is read from a catalogue file, how it is drawn, and which numbers it adds to the row of a card
or stage in the rules' tables (its columns). Its text is in the message catalogue under `effect-` and
its name. Rules, sentences, drawings, the docs page and the bots' features all come from here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from heptapolis.vocab.cards.city import Symbol, Where
from heptapolis.vocab.cards.drawings import (
    BESIDE,
    LOSS,
    Glyphs,
    draw_coins,
    draw_counted,
    draw_discount,
    draw_goods,
    draw_of_age,
    draw_per,
    draw_points,
    draw_thing,
)
from heptapolis.vocab.cards.effect_values import (
    Discount,
    Per,
    Production,
    gaps_of,
    read_age,
    read_colour,
    read_discount,
    read_few,
    read_fixed_goods,
    read_goods_choice,
    read_number,
    read_once,
    read_per,
    read_sets,
    read_symbol,
)
from heptapolis.vocab.glyphs import Icon
from heptapolis.vocab.messages import Message, message

Columns = dict[str, int]


@dataclass(frozen=True)
class EffectKind:
    """One kind of effect: its key in the catalogue, its meaning, and everything derived from a value."""

    name: str
    meaning: str
    read: Callable[[Any], Any]
    glyphs: Callable[[Any], Glyphs]
    columns: Callable[[Any], Columns]
    filling: tuple[str, ...] = ()
    """The names of the columns that it can fill, where that is not one of its own name."""

    @property
    def column_names(self) -> tuple[str, ...]:
        """The columns that the rules' tables have for it."""
        return self.filling or (self.name,)


@dataclass(frozen=True)
class Effect:
    """An effect of a card or a stage: a kind and its value."""

    kind: EffectKind
    value: Any

    @property
    def message(self) -> Message:
        """What it does, as a message of the catalogue."""
        return message(f"effect-{self.kind.name}", **gaps_of(self.value))

    @property
    def glyphs(self) -> Glyphs:
        """How it is drawn."""
        return self.kind.glyphs(self.value)

    @property
    def columns(self) -> Columns:
        """The numbers it adds to a row of the rules' tables; they serve the bots as features too."""
        return self.kind.columns(self.value)


def mask_of(members: tuple[int, ...]) -> int:
    """A set of small numbers as bits.

    >>> mask_of((0, 2))
    5
    """
    return sum(1 << member for member in members)


GOODS_COLUMNS = ("for_sale",)
"""Beside the symbols of goods, which the rules turn into lanes."""


def production_columns(production: Production, for_sale: int) -> Columns:
    """One column per symbol: the set of its goods; and whether neighbours may buy."""
    columns = {f"symbol_{index}": mask_of(symbol) for index, symbol in enumerate(production.symbols)}
    return columns | {"for_sale": for_sale}


def discount_columns(discount: Discount) -> Columns:
    """Bits 0 and 1: raw materials from the left and right; bits 2 and 3: manufactured goods."""
    shift = 0 if discount.raw else 2
    return {"discount": sum(1 << (shift + place - Where.LEFT) for place in discount.neighbours)}


def per_names(prefix: str) -> tuple[str, ...]:
    """How much for each, of what (bits), where (bits)."""
    return (f"{prefix}_each", f"{prefix}_what", f"{prefix}_where")


def per_columns(per: Per, prefix: str) -> Columns:
    """The columns of a counting effect."""
    return dict(zip(per_names(prefix), (per.each, mask_of(per.what), mask_of(per.where)), strict=True))


def power(name: str, meaning: str, read: Callable[[Any], int] = read_once) -> EffectKind:
    """A kind whose only number is how many of it the city has; its drawing has its name."""
    icon = (Icon(name.replace("_", "-")),)
    return EffectKind(name, meaning, read, lambda _: icon, lambda n: {name: n})


EFFECT_KINDS: dict[str, EffectKind] = {
    kind.name: kind
    for kind in (
        EffectKind(
            "produce",
            "units of goods each turn; neighbours may buy them",
            read_fixed_goods,
            draw_goods,
            lambda made: production_columns(made, for_sale=1),
            GOODS_COLUMNS,
        ),
        EffectKind(
            "produce_choice",
            "one unit of one of the goods each turn; a neighbour may buy any of them, whatever the owner uses",
            read_goods_choice,
            draw_goods,
            lambda made: production_columns(made, for_sale=1),
            GOODS_COLUMNS,
        ),
        EffectKind(
            "private_choice",
            "one unit of one of the goods each turn; only the owner can use it",
            read_goods_choice,
            lambda made: (*draw_goods(made), Icon("lock", size=0.8)),
            lambda made: production_columns(made, for_sale=0),
            GOODS_COLUMNS,
        ),
        EffectKind(
            "points",
            "points at the end",
            read_number,
            lambda n: (draw_points(n, size=1.9),),
            lambda n: {"points": n},
        ),
        EffectKind(
            "shields",
            "military strength",
            read_number,
            lambda n: (Icon("shield", times=n, size=1.5),),
            lambda n: {"shields": n},
        ),
        EffectKind(
            "science",
            "one science symbol",
            read_symbol,
            lambda symbol: (Icon(symbol.word, size=1.7),),
            lambda symbol: {f"science_{symbol}": 1},
            tuple(f"science_{symbol}" for symbol in Symbol),
        ),
        power(
            "science_choice",
            "one science symbol of the owner's choice, chosen at final scoring",
        ),
        EffectKind(
            "coins",
            "coins from the bank, once, when built",
            read_number,
            lambda n: (draw_coins(n),),
            lambda n: {"coins": n},
        ),
        EffectKind(
            "discount",
            "goods of one class cost 1 coin instead of 2 from the named neighbours, from the next turn on",
            read_discount,
            draw_discount,
            discount_columns,
        ),
        EffectKind(
            "coins_per",
            "coins from the bank, once, when built, for each counted thing; what is placed this turn counts",
            read_per,
            lambda per: draw_per(draw_coins(per.each, size=1.35), per),
            lambda per: per_columns(per, "coins"),
            per_names("coins"),
        ),
        EffectKind(
            "points_per",
            "points at the end for each counted thing",
            read_per,
            lambda per: draw_per(draw_points(per.each), per),
            lambda per: per_columns(per, "points"),
            per_names("points"),
        ),
        EffectKind(
            "points_if_complete",
            "points at the end if every stage of the owner's wonder is built",
            read_number,
            lambda n: (draw_points(n), Icon("wonder-stage", size=BESIDE)),
            lambda n: {"points_if_complete": n},
        ),
        power(
            "free_build_each_age",
            "that many cards from the hand may be built without paying in each Age",
            read_number,
        ),
        power(
            "free_first_of_colour",
            "a card of a colour the city does not have yet is built without paying",
        ),
        power(
            "free_first_of_age",
            "the card of the first turn of each Age is built without paying",
        ),
        power(
            "free_last_of_age",
            "the card of the sixth turn of each Age is built without paying",
        ),
        power(
            "build_from_discard",
            "one card from the discard pile may be built for free at the end of the turn in which this is built",
            read_number,
        ),
        power(
            "play_last_card",
            "the seventh card of each Age may be played instead of discarded",
        ),
        power(
            "copy_guild",
            "one of the neighbours' guilds is scored as if owned, chosen at final scoring",
        ),
        EffectKind(
            "points_per_set",
            "points at the end for each full set of different things in the owner's city",
            read_sets,
            lambda sets: (draw_points(sets.each), draw_counted(sets.of)),
            lambda sets: {"sets_each": sets.each, "sets_of": mask_of(sets.of)},
            ("sets_each", "sets_of"),
        ),
        EffectKind(
            "points_per_colour",
            "points at the end for each colour among the cards of the owner's city",
            read_number,
            lambda n: (draw_points(n), Icon("any-colour", size=BESIDE)),
            lambda n: {"colours_each": n},
            ("colours_each",),
        ),
        EffectKind(
            "victory_token",
            "a victory token of the named Age, at once",
            read_age,
            lambda age: draw_of_age("victory-token", age),
            lambda age: {"victory_token": age},
        ),
        power(
            "drop_defeats",
            "all defeat tokens held at that moment are returned",
        ),
        power(
            "repeat_guild",
            "one guild of the owner's city is scored a second time, chosen at final scoring",
        ),
        EffectKind(
            "pawn",
            "a participation pawn of the named Age from the box, at once and for free",
            read_age,
            lambda age: draw_of_age("pawn", age),
            lambda age: {"pawn": age},
        ),
    )
}

PENALTY_KINDS: dict[str, EffectKind] = {
    kind.name: kind
    for kind in (
        EffectKind(
            "lose_coins",
            "that many coins, paid to the bank",
            read_number,
            lambda n: (LOSS, draw_coins(n, size=1.3)),
            lambda n: {"lose_coins": n},
        ),
        EffectKind(
            "lose_card",
            "one card of the named colour, of the owner's choice, leaves the city",
            read_colour,
            lambda colour: (LOSS, draw_thing(colour)),
            lambda colour: {"lose_colour": colour + 1},
        ),
        EffectKind(
            "lose_victory_tokens",
            "that many victory tokens of the owner's choice",
            read_few,
            lambda n: (LOSS, Icon("victory-token", times=n, size=BESIDE)),
            lambda n: {"lose_tokens": n},
        ),
    )
}
"""What a failed project costs; a city that cannot pay in full takes a debt token instead."""


def read_effect(entry: Any, kinds: dict[str, EffectKind] = EFFECT_KINDS, what: str = "effect") -> Effect:
    """An effect as a catalogue file writes it: a table with one key, the kind.

    >>> read_effect({"shields": 2}).message
    Message(key='effect-shields', gaps={'n': 2})
    """
    if not isinstance(entry, dict) or len(entry) != 1:
        raise ValueError(f"{entry!r} must be a table with one key, the kind of {what}")
    ((name, value),) = entry.items()
    if name not in kinds:
        close = get_close_matches(str(name), kinds, n=1)
        hint = f"did you mean {close[0]!r}? Known" if close else "known"
        raise ValueError(f"{name!r} is not a kind of {what}; {hint}: {', '.join(kinds)}")
    kind = kinds[name]
    try:
        return Effect(kind, kind.read(value))
    except ValueError as fault:
        raise ValueError(f"{what} {name}: {fault}") from None
