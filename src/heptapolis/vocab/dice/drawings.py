"""How the values of effects in the dice game are drawn: on dice, and on the marks of buildings."""

from __future__ import annotations

from heptapolis.vocab.dice.play import COLOUR_OF, GROUPS, MARKS, DieColour
from heptapolis.vocab.glyphs import Glyph, Group, Icon, Letters, Tile

Glyphs = tuple[Glyph, ...]
SPRITE = "dice"
"""The drawings of the dice table; some are those of the card game."""
UNOPENED = "wonder"
"""The tint of a building that needs no die."""


def tint_of(group: str) -> str:
    """The tint of a building's mark: the colour of the die that opens it.

    >>> tint_of("barracks")
    'red'
    """
    colour = COLOUR_OF.get(GROUPS[group][0])
    return UNOPENED if colour is None else colour.word


def draw_icon(name: str, size: float = 1.5, tint: str = "") -> Glyphs:
    """One drawing of the dice table."""
    return (Icon(name, tint=tint, size=size, sprite=SPRITE),)


def draw_points(number: int) -> Glyphs:
    """Points: a wreath with the number in it."""
    return (Icon("laurel", number=number, size=1.75),)


def draw_coins(number: int) -> Glyphs:
    """A coin with the number on it."""
    return (Icon("coin", number=number, size=1.45),)


def draw_attack(number: int) -> Glyphs:
    """Barracks with the strength beside them."""
    return (*draw_icon("barracks", size=0.95, tint="red"), Letters(str(number), tint="red"))


def draw_die(colour: DieColour, text: str = "", size: float = 1.4) -> Tile:
    """A die: its colour with a few letters, or with its mark."""
    mark = Icon(f"mark-{MARKS[colour]}", size=round(0.56 * size, 2), sprite=SPRITE)
    return Tile(colour.word, Letters(text) if text else mark, size)


def draw_building(group: str) -> Tile:
    """The mark of a building."""
    return Tile(tint_of(group), Icon(group, size=1, sprite=SPRITE), size=1.24, shape="mark")


def draw_buildings(groups: tuple[str, ...]) -> tuple[Glyph, ...]:
    """The marks of some buildings."""
    return tuple(draw_building(group) for group in groups)


def draw_under(above: Glyphs, below: Glyphs) -> Glyphs:
    """Something close together, and below it what it comes from."""
    return (Group("column", (Group("close", above), Group("row", below))),)


def draw_rates(coins: int, points: int) -> Glyphs:
    """What each space brings."""
    return (*(draw_coins(coins) if coins else ()), *(draw_points(points) if points else ()))


def draw_each(gains: Glyphs, groups: tuple[str, ...]) -> Glyphs:
    """So much for each space of a building."""
    return draw_under(gains, (Letters("/", "small"), *draw_buildings(groups)))


def draw_crossing(spaces: int, groups: tuple[str, ...]) -> Glyphs:
    """A pen for each space that may be crossed off, above the buildings."""
    return draw_under((Icon("pen", times=spaces, tint="pen", size=0.8, sprite=SPRITE),), draw_buildings(groups))
