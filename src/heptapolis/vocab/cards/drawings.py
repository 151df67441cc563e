"""How the values of effects are drawn."""

from __future__ import annotations

from heptapolis.vocab.cards.city import Colour, Counted, Where
from heptapolis.vocab.cards.effect_values import AGES, Discount, Per, Production
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.glyphs import Glyph, Group, Icon, Letters

Glyphs = tuple[Glyph, ...]
GOOD = 1.55
COUNTED = 1.05
BESIDE = 1.25
"""The size of what is beside a larger drawing."""
LOSS = Icon("lose", size=BESIDE)
CITIES = {Where.LEFT: 0.72, Where.OWN: 0.95, Where.RIGHT: 0.72}
"""The cities side by side as one sees them, each with its size: one's own is the largest."""


def draw_points(number: int, size: float = 1.6) -> Icon:
    """Points: a wreath with the number in it."""
    return Icon("laurel", number=number, size=size)


def draw_coins(number: int, size: float = 1.6) -> Icon:
    """A coin with the number on it."""
    return Icon("coin", number=number, size=size)


def draw_goods(production: Production) -> Glyphs:
    """The goods of a production: several, or several to choose from."""
    return (Group("row", tuple(draw_symbol(symbol) for symbol in production.symbols)),)


def draw_symbol(goods: tuple[Good, ...]) -> Glyph:
    """One unit of one of some goods."""
    icons = tuple(Icon(good.word, size=GOOD) for good in goods)
    return Group("choice", icons) if len(icons) > 1 else icons[0]


def draw_discount(discount: Discount) -> Glyphs:
    """A coin with the price that points to the sellers, and the goods that become cheaper."""
    side = "both" if len(discount.neighbours) > 1 else discount.neighbours[0].word
    goods = RAW if discount.raw else MANUFACTURED
    return Icon(f"discount-{side}", size=1.8), Group("close", tuple(Icon(good.word, size=0.85) for good in goods))


def draw_counted(things: tuple[Counted, ...]) -> Glyph:
    """The things that are counted, in a box."""
    return Group("box", tuple(draw_thing(thing) for thing in things))


def draw_thing(thing: Counted | Colour) -> Icon:
    """Something to count: the shape of a family in its colour, a stage, a token."""
    name = thing.word
    if thing.name in Colour.__members__:
        return Icon(f"family-{name}", tint=name, size=COUNTED)
    return Icon(name.replace("_", "-"), size=COUNTED)


def draw_places(where: tuple[Where, ...]) -> Glyphs:
    """In whose cities, neighbours beside one's own, bare where not counted; nothing for one's own alone, as printed."""
    if where == (Where.OWN,):
        return ()
    icons = (Icon("city" if place in where else "city-bare", size=size) for place, size in CITIES.items())
    return (Group("cities", tuple(icons)),)


def draw_per(gain: Icon, per: Per) -> Glyphs:
    """So much for each thing in some cities."""
    return gain, draw_counted(per.what), *draw_places(per.where)


def draw_of_age(name: str, age: int) -> Glyphs:
    """A token or a pawn with the number of its Age."""
    return Icon(name, size=1.5), Letters(AGES[age])
