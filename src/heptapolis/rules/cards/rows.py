"""The rows of the rules' tables: what a card, a board, a box and the like are as whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields

from heptapolis.vocab.cards.effects import EFFECT_KINDS


@dataclass
class Item:
    """A card, stage or project: its price and what it gives. After the lanes: common columns of the effect kinds."""

    need_raw: int = 0
    makes_raw: int = 0
    need_made: int = 0
    makes_made: int = 0
    price: int = 0
    for_sale: int = 0
    points: int = 0
    shields: int = 0
    science_0: int = 0
    science_1: int = 0
    science_2: int = 0
    science_choice: int = 0
    coins: int = 0
    discount: int = 0
    coins_each: int = 0
    coins_what: int = 0
    coins_where: int = 0
    points_each: int = 0
    points_what: int = 0
    points_where: int = 0
    rare: int = 0
    """Whether its row in RARE has anything: for most items one look is enough."""


ITEM_COLUMNS = [column.name for column in fields(Item)]
RARE_COLUMNS = [name for kind in EFFECT_KINDS.values() for name in kind.column_names if name not in ITEM_COLUMNS]
"""What few items give: the other columns of the effect kinds, in a table of their own to keep ITEMS narrow."""


@dataclass
class CardRow:
    """What only cards have: sets of cards are bits in the words of a city."""

    colour: int
    line: int
    bit: list[int]
    same_name: list[int]
    chained_by: list[int]


@dataclass
class BoardRow:
    """One side of a wonder."""

    wonder: int
    makes_raw: int
    makes_made: int
    stages: int
    forms: list[int]
    """For each stage the forms it can be built in, as bits."""
    items: list[list[int]]
    """For each stage and form its row in ITEMS, or -1."""
    cost_item: list[int]
    """For each stage a row of ITEMS with its cost; all forms cost the same."""


@dataclass
class ProjectRow:
    """A common project. `lose_colour` is 1 + the colour of the card that is lost, or 0."""

    item: int
    age: int
    price: int
    lose_coins: int = 0
    lose_colour: int = 0
    lose_tokens: int = 0


@dataclass
class PoolRow:
    """The projects of an Age, filled up with -1."""

    size: int
    projects: list[int]


@dataclass
class ExtrasRow:
    """What a choice of expansions adds."""

    projects: int
    """Whether there are common projects."""
    absent: list[int]
    """For each edition the wonders that are not shuffled in, as bits."""
    wonders: list[int]
    """For each edition how many wonders are."""


@dataclass
class Proposals:
    """What is played where no source decides: the proposals of the catalogue."""

    box_pawn_is_extra: int
    reward_each_pawn: int
    reward_late_pawn: int
    last_card_may_join: int
    lost_card_to_pile: int
    built_before_digs: int


@dataclass
class BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""

    first_card: int
    end_card: int
    first_board: int
    first_guild: int
    guilds: int
    more_guilds: int
    ages: int
    turns: int
    start_coins: int
    sale: int
    price: int
    rebate: int
    defeat: int
    coins_a_point: int
    science_set: int
    copy_counts_itself: int
