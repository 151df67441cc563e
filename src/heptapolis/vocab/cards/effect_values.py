"""The values of effects, and how a catalogue file writes them; a fault is a ValueError that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from heptapolis.vocab.cards.city import NEIGHBOURS, Colour, Counted, Symbol, Where
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good, counted, parse_choice, parse_cost
from heptapolis.vocab.messages import Gap, Message, Several, message
from heptapolis.vocab.reading import read_table, read_term, read_terms, read_text, read_word

AGES = {1: "I", 2: "II", 3: "III"}


class Age(int):
    """The number of an Age, as an effect names it."""


class Discount(NamedTuple):
    """A lower price for one class of goods from some neighbours."""

    raw: bool
    neighbours: tuple[Where, ...]


class Per(NamedTuple):
    """So much for each counted thing in the named cities."""

    each: int
    what: tuple[Counted, ...]
    where: tuple[Where, ...]


class Sets(NamedTuple):
    """So much for each full set of different things in their own city."""

    each: int
    of: tuple[Counted, ...]


class Production(NamedTuple):
    """One symbol for each entry; a symbol makes one unit of one of its goods each turn."""

    symbols: tuple[tuple[Good, ...], ...]


def read_number(value: Any) -> int:
    """A whole number from 1 to 20."""
    if type(value) is not int or not 1 <= value <= 20:
        raise ValueError(f"{value!r} is not a whole number from 1 to 20")
    return value


def read_few(value: Any) -> int:
    """A whole number from 1 to 7: an action has room for so many tokens."""
    if type(value) is not int or not 1 <= value <= 7:
        raise ValueError(f"{value!r} is not a whole number from 1 to 7")
    return value


def read_once(value: Any) -> int:
    """The number 1, for powers a city has or has not."""
    if value != 1 or type(value) is not int:
        raise ValueError(f"{value!r} must be 1: a city either has this power or does not")
    return 1


def read_fixed_goods(value: Any) -> Production:
    """Goods such as WW: every letter a symbol of its own."""
    cost = parse_cost(read_text(value))
    if cost.coins or not cost.goods:
        raise ValueError(f"{value!r} must name goods and nothing else, as in 'WW'")
    return Production(tuple((good,) for good in cost.goods))


def read_goods_choice(value: Any) -> Production:
    """A choice such as W/S: one symbol, one of the goods each turn."""
    goods = parse_choice(read_text(value))
    if set(goods) & set(RAW) and set(goods) & set(MANUFACTURED):
        raise ValueError(f"{value!r} mixes raw materials and manufactured goods in one symbol")
    return Production((goods,))


def read_symbol(value: Any) -> Symbol:
    """A science symbol by name."""
    return read_term(value, Symbol, "science symbol")


def read_discount(value: Any) -> Discount:
    """A table with goods = raw or manufactured and from = neighbours."""
    table = read_table(value, {"goods", "from"})
    goods = read_word(table["goods"], ["raw", "manufactured"], "class of goods")
    neighbours = read_terms(table["from"], NEIGHBOURS, "neighbour")
    return Discount(goods == "raw", neighbours)


def read_per(value: Any) -> Per:
    """A table with each, what and where."""
    table = read_table(value, {"each", "what", "where"})
    return Per(
        read_number(table["each"]),
        read_terms(table["what"], Counted, "thing to count"),
        read_terms(table["where"], Where, "place"),
    )


def read_sets(value: Any) -> Sets:
    """A table with each and of."""
    table = read_table(value, {"each", "of"})
    return Sets(read_number(table["each"]), read_terms(table["of"], Counted, "thing to count"))


def read_age(value: Any) -> Age:
    """The number of an Age."""
    if type(value) is not int or value not in AGES:
        raise ValueError(f"{value!r} is not an Age; choose from 1, 2, 3")
    return Age(value)


def read_colour(value: Any) -> Colour:
    """A colour by name."""
    return read_term(value, Colour, "colour")


def gaps_of(value: Any) -> dict[str, Gap]:
    """The values for the gaps of an effect's message, by the type of its value.

    >>> gaps_of(2)
    {'n': 2}
    """
    return next(gaps for kind, gaps in GAPS if isinstance(value, kind))(value)


def production_gap(production: Production) -> Several:
    """The goods of a production, such as 2 wood, or wood or stone."""
    if len(production.symbols[0]) > 1:
        return Several(tuple(good.message for good in production.symbols[0]), "or")
    return counted([symbol[0] for symbol in production.symbols])


def places_gap(where: tuple[Where, ...]) -> Message:
    """Whose cities."""
    return message("where-" + "-".join(place.word for place in sorted(where)))


def sources_gap(neighbours: tuple[Where, ...]) -> Message:
    """Who something is bought from."""
    return message("from-" + "-".join(place.word for place in sorted(neighbours)))


GAPS: tuple[tuple[type, Callable[[Any], dict[str, Gap]]], ...] = (
    (Production, lambda made: {"goods": production_gap(made)}),
    (Per, lambda per: {"n": per.each, "what": things_gap(per.what, "or"), "where": places_gap(per.where)}),
    (
        Sets,
        lambda sets: {"n": sets.each, "things": set_gap(sets.of)},
    ),
    (Discount, lambda d: {"goods": "raw" if d.raw else "manufactured", "where": sources_gap(d.neighbours)}),
    (Symbol, lambda symbol: {"symbol": symbol.message}),
    (Colour, lambda colour: {"colour": colour.message}),
    (Age, lambda age: {"age": AGES[age]}),
    (int, lambda n: {"n": n}),
)
"""For each type of value; the first that fits counts."""


def set_gap(things: tuple[Counted, ...]) -> Several:
    """A set of different things, such as 1 brown card and 1 grey card."""
    return Several(tuple(message("one-of", thing=thing.message) for thing in things))


def things_gap(things: tuple[Counted, ...], last: str) -> Several:
    """Things that are counted."""
    return Several(tuple(thing.message for thing in things), last)
