"""What is in a box: cards, wonder boards with their sides and stages, and the constants of the edition."""

from __future__ import annotations

from dataclasses import dataclass, field

from heptapolis.errors import UnknownName
from heptapolis.vocab.cards.city import Colour, Line
from heptapolis.vocab.cards.effects import Columns, Effect
from heptapolis.vocab.cards.goods import Cost, Good
from heptapolis.vocab.cards.play import Feature, Form


@dataclass(frozen=True)
class Buildable:
    """A cost and what it gives: what cards and stages have in common."""

    cost: Cost
    effects: tuple[Effect, ...]

    @property
    def columns(self) -> Columns:
        """The numbers of all its effects, for the rules' tables and as features."""
        return {name: number for effect in self.effects for name, number in effect.columns.items()}


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
    own: bool = False
    """Whether someone brought it along; then it has the names it says, and none of ours."""

    @property
    def is_guild(self) -> bool:
        """Whether it is one of the purple cards that are drawn for each game."""
        return self.colour == Colour.PURPLE


@dataclass(frozen=True)
class Stage:
    """One stage of a wonder: what it costs, and what it gives in each of its forms."""

    cost: Cost
    forms: dict[Form, Buildable]
    source: dict[str, object] = field(compare=False)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects of all its forms."""
        return tuple(effect for form in self.forms.values() for effect in form.effects)


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
    alone: bool
    names: dict[str, str] = field(compare=False)
    city_names: dict[str, str] = field(compare=False, default_factory=dict)
    own: bool = False

    def called(self, name: str) -> bool:
        """Whether this is one of its names."""
        return name.lower() in (self.id, self.city.lower(), *[also.lower() for also in self.also])


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
    free_city: int
    copy_counts_itself: int


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
    players: tuple[int, int]
    """The fewest and the most cities whose decks the box has."""

    def card(self, name: str) -> Card:
        """The card with this id; if there is none, with this name, of two Ages the earlier one.

        >>> from heptapolis.catalogue.cards import box_of
        >>> str(box_of("second-edition").card("Palace").cost)
        'WSCOGLP'
        """
        named = [card for card in self.cards if name.lower() in (card.id, card.name.lower())]
        for card in sorted(named, key=lambda card: card.id != name.lower()):
            return card
        raise UnknownName("card", name, [card.name for card in self.cards])

    def copies(self, card: Card, players: int) -> int:
        """How many copies of a card can be in a game; of a guild at most one."""
        return 1 if card.is_guild else sum(1 for least in card.copies if least <= players)

    def guilds(self, players: int) -> int:
        """How many guilds are drawn for the third Age."""
        return players + self.constants.more_guilds_than_players


@dataclass(frozen=True)
class Edifice(Buildable):
    """A common project: what taking part costs, its reward, and the penalty for those who stood aside if it fails."""

    id: str
    name: str
    age: int
    penalty: Effect
    source: dict[str, object] = field(compare=False)
    names: dict[str, str] = field(compare=False, default_factory=dict)
    own: bool = False

    @property
    def columns(self) -> Columns:
        """The numbers of reward and penalty."""
        return super().columns | self.penalty.columns


@dataclass(frozen=True)
class Expansion:
    """What a table may add to an edition: the box of an expansion, or a part of one.

    `features` are what the rules must know to play with it, `part_of` names the box that a part comes from, and
    `proposals` says which of two readings is played where no source decides.
    """

    id: str
    name: str
    year: int
    features: tuple[Feature, ...]
    sides: tuple[str, ...]
    pawns: tuple[int, ...]
    debt: tuple[int, ...]
    proposals: dict[str, int]
    components: dict[str, int]
    sources: dict[str, str]
    edifices: tuple[Edifice, ...]
    wonders: tuple[Wonder, ...]
    part_of: str = ""

    def edifice(self, name: str) -> Edifice:
        """The edifice with this id or name.

        >>> from heptapolis.catalogue.cards import expansion_of
        >>> str(expansion_of("edifice").edifice("Belvedere").cost)
        '1'
        """
        for edifice in self.edifices:
            if name.lower() in (edifice.id, edifice.name.lower()):
                return edifice
        raise UnknownName("edifice", name, [edifice.id for edifice in self.edifices])
