"""What is in a box: cards, wonder boards with their sides and stages, and the constants of the edition."""

from __future__ import annotations

from dataclasses import dataclass, field

from heptapolis.errors import UnknownName
from heptapolis.vocab.city import Colour, Line
from heptapolis.vocab.effects import Columns, Effect
from heptapolis.vocab.goods import Cost, Good


@dataclass(frozen=True)
class Buildable:
    """A cost and what it gives: what cards and stages have in common."""

    cost: Cost
    effects: tuple[Effect, ...]

    @property
    def columns(self) -> Columns:
        """The numbers of all its effects, for the rules' tables and as features."""
        return {name: number for effect in self.effects for name, number in effect.columns.items()}

    @property
    def sentences(self) -> str:
        """What it does, in English."""
        return " ".join(effect.sentence for effect in self.effects)


@dataclass(frozen=True)
class Card(Buildable):
    """An Age card; equal copies are one entry."""

    id: str
    name: str
    age: int
    colour: Colour
    copies: tuple[int, ...]
    chained_by: tuple[str, ...]
    chains_to: tuple[str, ...]
    names: dict[str, str] = field(compare=False)
    source: dict[str, object] = field(compare=False)

    @property
    def is_guild(self) -> bool:
        """Whether it is one of the purple cards that are drawn for each game."""
        return self.colour == Colour.PURPLE


@dataclass(frozen=True)
class Stage(Buildable):
    """One stage of a wonder."""

    source: dict[str, object] = field(compare=False)


@dataclass(frozen=True)
class Side:
    """One side of a wonder board."""

    id: str
    resource: Good
    stages: tuple[Stage, ...]
    source: dict[str, object] = field(compare=False)


@dataclass(frozen=True)
class Wonder:
    """A wonder board with both its sides."""

    id: str
    city: str
    name: str
    sides: tuple[Side, ...]
    also: tuple[str, ...]
    names: dict[str, str] = field(compare=False)


@dataclass(frozen=True)
class Constants:
    """The numbers of an edition that belong to no card."""

    least_players: int
    most_players: int
    ages: int
    hand: int
    turns: int
    start_coins: int
    sale: int
    price: int
    discounted: int
    victory: tuple[int, ...]
    defeat: int
    coins_a_point: int
    science_set: int
    more_guilds_than_players: int


@dataclass(frozen=True)
class Box:
    """One edition of the game."""

    id: str
    name: str
    year: int
    sides: tuple[str, ...]
    sheet: tuple[Line, ...]
    constants: Constants
    components: dict[str, int]
    sources: dict[str, str]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]

    def card(self, name: str) -> Card:
        """The card with this id or name; of two Ages the earlier one.

        >>> from heptapolis.catalogue import box_of
        >>> box_of("second-edition").card("Palace").cost.words
        '1 wood, 1 stone, 1 clay, 1 ore, 1 glass, 1 loom, 1 papyrus'
        """
        for card in self.cards:
            if name.lower() in (card.id, card.name.lower()):
                return card
        raise UnknownName("card", name, [card.name for card in self.cards])

    def wonder(self, name: str) -> Wonder:
        """The wonder with this id or city, or another spelling of it."""
        for wonder in self.wonders:
            if name.lower() in (wonder.id, wonder.city.lower(), *[also.lower() for also in wonder.also]):
                return wonder
        raise UnknownName("wonder", name, [wonder.id for wonder in self.wonders])

    def side(self, wonder: Wonder, name: str) -> Side:
        """The side of a wonder with this name."""
        for side in wonder.sides:
            if name.lower() == side.id.lower():
                return side
        raise UnknownName(f"side of {wonder.city}", name, self.sides)

    def copies(self, card: Card, players: int) -> int:
        """How many copies of a card can be in a game; of a guild at most one."""
        return 1 if card.is_guild else sum(1 for least in card.copies if least <= players)

    def guilds(self, players: int) -> int:
        """How many guilds are drawn for the third Age."""
        return players + self.constants.more_guilds_than_players
