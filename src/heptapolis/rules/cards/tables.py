"""The boxes as numbers: every card, stage, board and deck of every edition, in the order of the catalogue.

ITEMS    one row for each thing that can be built: all cards (their numbers are the card numbers), then all stages
CARDS    what only cards have: colour, and which standing cards bar or open them
BOARDS   one row for each side of each wonder: its resource and stages
BOXES    one row for each edition: its constants, where its cards and boards begin and end
DECK     DECK[edition][players][age - 1]: the numbers of the cards dealt, guilds left out, then -1
VICTORY  VICTORY[edition][age - 1]: what a victory is worth
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from heptapolis.catalogue import Box, boxes
from heptapolis.catalogue.box import Buildable
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.tables import Grid, Table
from heptapolis.vocab.city import LINE_OF_COLOUR, Line
from heptapolis.vocab.goods import MANUFACTURED, RAW, Good

SEATS = 7
HAND = 7
LONGEST_DECK = SEATS * HAND
CITY_WORDS = 2
BITS_A_WORD = 60
"""The cards of a city are bits of whole numbers; 60 keep clear of the sign."""
SIDES = 2
MOST_OFFERS = 2 * SIDES
"""A seat may be offered two boards with both sides."""


@dataclass
class Item:
    """A card or a stage: its price and what it gives. After the lanes: the columns of the effect kinds."""

    price: int = 0
    need_raw: int = 0
    need_made: int = 0
    makes_raw: int = 0
    makes_made: int = 0
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
    points_if_complete: int = 0
    free_build_each_age: int = 0
    free_first_of_colour: int = 0
    free_first_of_age: int = 0
    free_last_of_age: int = 0
    build_from_discard: int = 0
    play_last_card: int = 0
    copy_guild: int = 0


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
    first_stage: int


@dataclass
class BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""

    first_card: int
    end_card: int
    first_board: int
    wonders: int
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


def lanes_of(goods: tuple[Good, ...], kinds: tuple[Good, ...]) -> int:
    """One unit in each lane whose set holds one of these goods."""
    mask = sum(1 << kinds.index(good) for good in goods if good in kinds)
    return sum(1 << 4 * (subset - 1) for subset in range(1, 1 << len(kinds)) if subset & mask)


def lanes_of_all(symbols: Sequence[tuple[Good, ...]], kinds: tuple[Good, ...]) -> int:
    """The lanes of several symbols together."""
    lanes = 0
    for symbol in symbols:
        lanes = plus(lanes, lanes_of(symbol, kinds))
    return lanes


def item_row(thing: Buildable) -> Item:
    """A card or stage as numbers."""
    columns = thing.columns
    masks = [columns.pop(name) for name in list(columns) if name.startswith("symbol_")]
    made = [tuple(good for good in Good if mask >> good & 1) for mask in masks]
    cost = [(good,) for good in thing.cost.goods]
    return Item(
        price=thing.cost.coins,
        need_raw=lanes_of_all(cost, RAW),
        need_made=lanes_of_all(cost, MANUFACTURED),
        makes_raw=lanes_of_all(made, RAW),
        makes_made=lanes_of_all(made, MANUFACTURED),
        **columns,
    )


def bits_of(places: Iterable[int]) -> list[int]:
    """A set of cards of one box, by their places in it, as the words of a city."""
    words = [0] * CITY_WORDS
    for place in places:
        words[place // BITS_A_WORD] |= 1 << place % BITS_A_WORD
    return words


def card_rows(box: Box) -> list[CardRow]:
    """What only cards have, as numbers."""
    by_name: dict[str, list[int]] = {}
    for place, card in enumerate(box.cards):
        by_name.setdefault(card.name, []).append(place)
    by_id = {card.id: place for place, card in enumerate(box.cards)}
    return [
        CardRow(
            colour=int(card.colour),
            line=int(LINE_OF_COLOUR.get(card.colour, Line.CIVIL)),
            bit=bits_of([place]),
            same_name=bits_of(by_name[card.name]),
            chained_by=bits_of(by_id[parent] for parent in card.chained_by),
        )
        for place, card in enumerate(box.cards)
    ]


def all_items() -> tuple[list[Item], list[BoardRow]]:
    """The rows of ITEMS and BOARDS: first all cards, then the stages of one board after another."""
    items = [item_row(card) for box in boxes() for card in box.cards]
    boards = []
    for box in boxes():
        for wonder, board in enumerate(box.wonders):
            for side in board.sides:
                raw, made = lanes_of((side.resource,), RAW), lanes_of((side.resource,), MANUFACTURED)
                boards.append(BoardRow(wonder, raw, made, len(side.stages), len(items)))
                items += [item_row(stage) for stage in side.stages]
    return items, boards


def deck_of(box: Box, first_card: int, players: int, age: int) -> list[int]:
    """The card numbers of a deck without guilds, filled up with -1."""
    deck = [
        first_card + place
        for place, card in enumerate(box.cards)
        if card.age == age and not card.is_guild
        for _ in range(box.copies(card, players))
    ]
    return deck + [-1] * (LONGEST_DECK - len(deck))


def box_row(edition: int, box: Box) -> BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""
    first_card = sum(len(earlier.cards) for earlier in boxes()[:edition])
    first_board = sum(len(earlier.wonders) * len(earlier.sides) for earlier in boxes()[:edition])
    guilds = [place for place, card in enumerate(box.cards) if card.is_guild]
    constants = box.constants
    return BoxRow(
        first_card=first_card,
        end_card=first_card + len(box.cards),
        first_board=first_board,
        wonders=len(box.wonders),
        first_guild=first_card + guilds[0],
        guilds=len(guilds),
        more_guilds=constants.more_guilds_than_players,
        ages=constants.ages,
        turns=constants.turns,
        start_coins=constants.start_coins,
        sale=constants.sale,
        price=constants.price,
        rebate=constants.price - constants.discounted,
        defeat=constants.defeat,
        coins_a_point=constants.coins_a_point,
        science_set=constants.science_set,
    )


ITEM_ROWS, BOARD_ROWS = all_items()
ITEMS = Table(ITEM_ROWS)
CARDS = Table([row for box in boxes() for row in card_rows(box)])
BOARDS = Table(BOARD_ROWS)
BOXES = Table([box_row(edition, box) for edition, box in enumerate(boxes())])
DECK = Grid(
    [[deck_of(box, BOXES[edition].first_card, players, age) for age in (1, 2, 3)] for players in range(SEATS + 1)]
    for edition, box in enumerate(boxes())
)
VICTORY = Grid(list(box.constants.victory) for box in boxes())
CARD_COUNT = len(CARDS)
BOARD_COUNT = len(BOARDS)
