"""The words of the dice game: dice, buildings, and what is decided and done at its table."""

from __future__ import annotations

from heptapolis.vocab.messages import Message, message
from heptapolis.vocab.terms import Term


class DieColour(Term):
    """The colours of the dice, each with a mark of its own."""

    GREY = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    RED = 4
    WHITE = 5
    BLACK = 6
    PURPLE = 7

    @property
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"die-{self.word}")

    @property
    def mark(self) -> Message:
        """The shape that says the colour to everyone; those of white, black and purple are our own."""
        return message(f"mark-{MARKS[self]}")


MARKS = {
    DieColour.GREY: "diamond",
    DieColour.BLUE: "bar",
    DieColour.GREEN: "triangle",
    DieColour.YELLOW: "circle",
    DieColour.RED: "cross",
    DieColour.WHITE: "crescent",
    DieColour.BLACK: "square",
    DieColour.PURPLE: "star",
}
SPECIAL = (DieColour.WHITE, DieColour.BLACK, DieColour.PURPLE)
"""The dice that are set aside until someone unlocks them, and that nobody may choose before their own unlocking."""


class Building(Term):
    """The buildings of a board that have spaces; the gold reserve, the tenth, holds the coins."""

    WAREHOUSE = 0
    WONDER = 1
    GUILD_COURT = 2
    GALLERY = 3
    WEST_BARRACKS = 4
    AGORA = 5
    MARKET = 6
    UNIVERSITY = 7
    EAST_BARRACKS = 8

    @property
    def message(self) -> Message:
        """Its name in sentences."""
        return message(f"building-{self.word}")


CITY = tuple(building for building in Building if building != Building.WAREHOUSE)
"""The buildings of the city: they count at the end, and finishing one gives a bonus."""

BARRACKS = (Building.WEST_BARRACKS, Building.EAST_BARRACKS)
GROUPS: dict[str, tuple[Building, ...]] = {
    **{building.word: (building,) for building in Building if building not in BARRACKS},
    "barracks": BARRACKS,
}
"""What one mark on a die or in an effect means: both barracks share the red one."""

COLOUR_OF = {
    Building.WAREHOUSE: DieColour.GREY,
    Building.AGORA: DieColour.BLUE,
    Building.UNIVERSITY: DieColour.GREEN,
    Building.MARKET: DieColour.YELLOW,
    Building.WEST_BARRACKS: DieColour.RED,
    Building.EAST_BARRACKS: DieColour.RED,
    Building.GALLERY: DieColour.WHITE,
    Building.GUILD_COURT: DieColour.PURPLE,
}
"""The die that opens a building; the wonder needs none, and black opens whatever it shows."""


class Front(Term):
    """The two fronts of a city: west towards the left neighbour, east towards the right one."""

    WEST = 0
    EAST = 1


class Confidence(Term):
    """How sure a number of a board is."""

    INVENTED = 0
    LOW = 1
    MEDIUM = 2
    HIGH = 3

    @property
    def message(self) -> Message:
        """Its name in a sentence."""
        return message(f"confidence-{self.word}")


class DicePhase(Term):
    """Where the game stands."""

    SHAKE = 0
    ACTIONS = 1
    OVER = 2


class DiceDecision(Term):
    """What a seat is asked."""

    NONE = 0
    ACT = 1
    ACT_AGAIN = 2
    BUILD_FREE_DIE = 3
    CROSS = 4
    TAKE_BONUS = 5

    @property
    def question(self) -> Message:
        """The question, as a short instruction."""
        return message(f"ask-dice-{self.word}")


class DiceActionKind(Term):
    """The ways to answer a decision."""

    BUILD = 0
    WONDER = 1
    PASS = 2
    CROSS = 3
    SKIP = 4
    BONUS = 5


class DiceEventKind(Term):
    """What happened, as the kernel logs it: (kind, seat, a, b, c)."""

    SHOOK = 0
    ENTERED = 1
    CHOSE_DIE = 2
    CROSSED = 3
    PASSED = 4
    SKIPPED = 5
    GAINED_COINS = 6
    ATTACKED = 7
    UNLOCKED = 8
    FINISHED = 9
    TOOK_BONUS = 10
    FIRST_AGORA = 11
    LAST_TURN = 12
    ENDED = 13

    @property
    def plays(self) -> bool:
        """Whether it is what a city did in its turn."""
        return self in (DiceEventKind.CROSSED, DiceEventKind.PASSED)

    @property
    def pays(self) -> bool:
        """Whether its first number is of coins that a city paid."""
        return self in (DiceEventKind.CHOSE_DIE, DiceEventKind.CROSSED)

    @property
    def earns(self) -> bool:
        """Whether its first number is of coins that a city got."""
        return self in (DiceEventKind.GAINED_COINS, DiceEventKind.PASSED)

    @property
    def is_set_off(self) -> bool:
        """Whether it follows from what a city crossed off, and is worth telling of by itself."""
        return DiceEventKind.UNLOCKED <= self <= DiceEventKind.LAST_TURN
