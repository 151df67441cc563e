"""The boxes as numbers: every card, stage, board and deck of every edition, in the order of the catalogue.

    ITEMS    one row for each thing that can be built: all cards (their numbers are the card numbers), then all stages
    CARDS    what only cards have: colour, and which standing cards bar or open them
    BOARDS   one row for each side of each wonder: its edition, resource and stages
    BOXES    one row for each edition: its constants, where its cards and boards begin and end
    DECK     DECK[edition][players][age - 1]: the numbers of the cards dealt, guilds left out, then -1
    VICTORY  VICTORY[edition][age - 1]: what a victory is worth
"""

from __future__ import annotations

from types import SimpleNamespace

from heptapolis.catalogue import Box, Card, Side, boxes
from heptapolis.catalogue.audit import MOST_STAGES
from heptapolis.catalogue.box import Buildable
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.tables import Grid, Table
from heptapolis.vocab.city import LINE_OF_COLOUR, Line, Symbol
from heptapolis.vocab.effects import EFFECT_KINDS
from heptapolis.vocab.goods import MANUFACTURED, RAW, Good

SEATS = 7
HAND = 7
LONGEST_DECK = SEATS * HAND
CITY_WORDS = 2
BITS_A_WORD = 60
"""The cards of a city are bits of whole numbers; 60 keep clear of the sign."""

OTHER_COLUMNS = (
    "points",
    "shields",
    *[f"science_{symbol}" for symbol in Symbol],
    "coins",
    "discount",
    *[f"{gain}_{part}" for gain in ("coins", "points") for part in ("each", "what", "where")],
    "points_if_complete",
    "for_sale",
)
POWERS = tuple(name for name in EFFECT_KINDS if name not in OTHER_COLUMNS and "produce" not in name)


def lanes_of(goods: tuple[Good, ...], kinds: tuple[Good, ...]) -> int:
    """One unit in each lane whose set holds one of these goods."""
    mask = sum(1 << kinds.index(good) for good in goods if good in kinds)
    return sum(1 << 4 * (subset - 1) for subset in range(1, 1 << len(kinds)) if subset & mask)


def lanes_of_all(symbols: list[tuple[Good, ...]], kinds: tuple[Good, ...]) -> int:
    """The lanes of several symbols together."""
    lanes = 0
    for symbol in symbols:
        lanes = plus(lanes, lanes_of(symbol, kinds))
    return lanes


def item_row(thing: Buildable) -> SimpleNamespace:
    """A card or stage as numbers."""
    columns = thing.columns
    made = [
        tuple(good for good in Good if mask >> good & 1) for name, mask in columns.items() if name.startswith("symbol_")
    ]
    cost = [(good,) for good in thing.cost.goods]
    return SimpleNamespace(
        price=thing.cost.coins,
        need_raw=lanes_of_all(cost, RAW),
        need_made=lanes_of_all(cost, MANUFACTURED),
        makes_raw=lanes_of_all(made, RAW),
        makes_made=lanes_of_all(made, MANUFACTURED),
        **{name: columns.get(name, 0) for name in (*OTHER_COLUMNS, *POWERS)},
    )


def bits_of(cards: list[int]) -> list[int]:
    """A set of cards of one box, by their places in it, as the words of a city."""
    words = [0] * CITY_WORDS
    for place in cards:
        words[place // BITS_A_WORD] |= 1 << place % BITS_A_WORD
    return words


def card_row(box: Box, card: Card) -> SimpleNamespace:
    """What only cards have, as numbers."""
    return SimpleNamespace(
        colour=int(card.colour),
        line=int(LINE_OF_COLOUR.get(card.colour, Line.CIVIL)),
        bit=bits_of([box.cards.index(card)]),
        same_name=bits_of([place for place, other in enumerate(box.cards) if other.name == card.name]),
        chained_by=bits_of([place for place, other in enumerate(box.cards) if other.id in card.chained_by]),
    )


def board_row(edition: int, wonder: int, side: int, board: Side, first_stage: int) -> SimpleNamespace:
    """One side of a wonder as numbers."""
    return SimpleNamespace(
        edition=edition,
        wonder=wonder,
        side=side,
        makes_raw=lanes_of((board.resource,), RAW),
        makes_made=lanes_of((board.resource,), MANUFACTURED),
        stages=len(board.stages),
        first_stage=first_stage,
    )


def deck_of(box: Box, first_card: int, players: int, age: int) -> list[int]:
    """The card numbers of a deck without guilds, filled up with -1."""
    deck = [
        first_card + place
        for place, card in enumerate(box.cards)
        if card.age == age and not card.is_guild
        for _ in range(box.copies(card, players))
    ]
    return deck + [-1] * (LONGEST_DECK - len(deck))


ALL_CARDS = [(box, card) for box in boxes() for card in box.cards]
ALL_SIDES = [
    (edition, box, wonder, side)
    for edition, box in enumerate(boxes())
    for wonder in range(len(box.wonders))
    for side in range(len(box.sides))
]
CARD_COUNT = len(ALL_CARDS)
BOARD_COUNT = len(ALL_SIDES)


def all_items() -> tuple[list[SimpleNamespace], list[SimpleNamespace]]:
    """The rows of ITEMS and BOARDS: the stages of a board follow one another."""
    items = [item_row(card) for _, card in ALL_CARDS]
    boards = []
    for edition, box, wonder, side in ALL_SIDES:
        board = box.wonders[wonder].sides[side]
        boards.append(board_row(edition, wonder, side, board, len(items)))
        items += [item_row(stage) for stage in board.stages]
    return items, boards


def box_row(edition: int, box: Box) -> SimpleNamespace:
    """The constants of an edition, and where its cards and boards stand in the tables."""
    first_card = sum(len(earlier.cards) for earlier in boxes()[:edition])
    first_board = sum(len(earlier.wonders) * len(earlier.sides) for earlier in boxes()[:edition])
    guilds = [place for place, card in enumerate(box.cards) if card.is_guild]
    constants = box.constants
    return SimpleNamespace(
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
CARDS = Table([card_row(box, card) for box, card in ALL_CARDS])
BOARDS = Table(BOARD_ROWS)
BOXES = Table([box_row(edition, box) for edition, box in enumerate(boxes())])
DECK = Grid(
    [[deck_of(box, BOXES[edition].first_card, players, age) for age in (1, 2, 3)] for players in range(SEATS + 1)]
    for edition, box in enumerate(boxes())
)
VICTORY = Grid(list(box.constants.victory) for box in boxes())
MOST_OFFERS = 4
SIDES = 2
STAGES = MOST_STAGES
