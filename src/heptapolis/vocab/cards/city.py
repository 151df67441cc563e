"""What is in a city and how it counts: colours, science symbols, things to count, lines of the score sheet."""

from __future__ import annotations

from heptapolis.vocab.messages import Message, message
from heptapolis.vocab.terms import Term


class Colour(Term):
    """The seven families of cards. Each has a shape as well, so that colour is never the only mark."""

    BROWN = 0
    GREY = 1
    BLUE = 2
    YELLOW = 3
    RED = 4
    GREEN = 5
    PURPLE = 6

    @property
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"colour-{self.word}")

    @property
    def family(self) -> Message:
        """What the buildings of this colour are."""
        return message(f"family-{self.word}")

    @property
    def shape(self) -> str:
        """The mark of this colour for colour-blind players."""
        return SHAPES[self]


SHAPES = {
    Colour.BROWN: "hexagon",
    Colour.GREY: "ring",
    Colour.BLUE: "column",
    Colour.YELLOW: "diamond",
    Colour.RED: "shield",
    Colour.GREEN: "leaf",
    Colour.PURPLE: "star",
}

STACKS = (
    Colour.BROWN,
    Colour.GREY,
    Colour.YELLOW,
    Colour.BLUE,
    Colour.GREEN,
    Colour.RED,
    Colour.PURPLE,
)
"""The colours in the order in which the cards of a city are laid out."""


class Symbol(Term):
    """The three fields of science."""

    COMPASS = 0
    GEAR = 1
    TABLET = 2

    @property
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"symbol-{self.word}")


class Counted(Term):
    """What an effect can count in a city: cards of a colour, built stages, defeats."""

    BROWN = 0
    GREY = 1
    BLUE = 2
    YELLOW = 3
    RED = 4
    GREEN = 5
    PURPLE = 6
    WONDER_STAGE = 7
    DEFEAT_TOKEN = 8

    @property
    def message(self) -> Message:
        """Its name in a sentence, singular."""
        return message(f"what-{self.word}")


class Where(Term):
    """Whose city an effect looks at."""

    OWN = 0
    LEFT = 1
    RIGHT = 2


NEIGHBOURS = (Where.LEFT, Where.RIGHT)


class Line(Term):
    """The lines of the score sheet."""

    MILITARY = 0
    COINS = 1
    WONDER = 2
    CIVIL = 3
    COMMERCE = 4
    SCIENCE = 5
    GUILDS = 6
    EDIFICE = 7

    @property
    def message(self) -> Message:
        """Its name on the sheet."""
        return message(f"score-{self.word}")


BASE_LINES = tuple(line for line in Line if line != Line.EDIFICE)
"""The lines that every table has."""

LINE_OF_COLOUR = {
    Colour.BLUE: Line.CIVIL,
    Colour.YELLOW: Line.COMMERCE,
    Colour.GREEN: Line.SCIENCE,
    Colour.PURPLE: Line.GUILDS,
}
"""The line on which the points of a card are counted; the other colours carry none."""
