"""The boxes as numbers: every card, stage, board and deck of every edition on a shelf, in its order.

ITEMS    one row for each thing that can be built: all cards (their numbers are the card numbers), then all stages in
         each of their forms, then the common projects
RARE     the same rows again: what few of them give
CARDS    what only cards have: colour, and which standing cards bar or open them
BOARDS   one row for each side of each wonder: its resource and stages
BOXES    one row for each edition: its constants, where its cards and boards begin and end
PROJECTS one row for each common project: its price, its reward among the items, its penalty
EXTRAS   one row for each choice of expansions, whose bits are its number: what it adds
POOLS    POOLS[age - 1]: the numbers of the projects that are drawn from
PROPOSALS one row: which of two readings is played where no source decides
PAWNS    PAWNS[cities]: how many pawns are on a project
DEBT     DEBT[age - 1]: what a debt token is worth
DECK     DECK[edition][players][age - 1]: the numbers of the cards dealt, guilds left out, then -1
VICTORY  VICTORY[edition][age - 1]: what a victory is worth
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from heptapolis.catalogue.cards import Box, Edifice, Shelf, Side, Wonder, shipped
from heptapolis.catalogue.cards.box import Buildable
from heptapolis.rules.cards.lanes import plus
from heptapolis.rules.cards.rows import (
    ITEM_COLUMNS,
    RARE_COLUMNS,
    BoardRow,
    BoxRow,
    CardRow,
    ExtrasRow,
    Item,
    PoolRow,
    ProjectRow,
    Proposals,
)
from heptapolis.rules.constants import Grid, Rows
from heptapolis.vocab.cards.city import LINE_OF_COLOUR, Line
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.limits import AGES, BITS_A_WORD, CITY_WORDS, LONGEST_DECK, MOST_STAGES
from heptapolis.vocab.cards.play import Feature, Form
from heptapolis.vocab.limits import SEATS


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
    """A card, stage or project as numbers."""
    columns = thing.columns
    masks = [columns[name] for name in columns if name.startswith("symbol_")]
    made = [tuple(good for good in Good if mask >> good & 1) for mask in masks]
    cost = [(good,) for good in thing.cost.goods]
    return Item(
        need_raw=lanes_of_all(cost, RAW),
        makes_raw=lanes_of_all(made, RAW),
        need_made=lanes_of_all(cost, MANUFACTURED),
        makes_made=lanes_of_all(made, MANUFACTURED),
        price=thing.cost.coins,
        rare=int(any(name in columns for name in RARE_COLUMNS)),
        **{name: number for name, number in columns.items() if name in ITEM_COLUMNS},
    )


def rare_row(thing: Buildable) -> SimpleNamespace:
    """What few items give, as numbers."""
    return SimpleNamespace(**{name: thing.columns.get(name, 0) for name in RARE_COLUMNS})


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


def extras_row(shelf: Shelf, extras: int) -> ExtrasRow:
    """What the expansions with these bits add."""
    chosen = [expansion for place, expansion in enumerate(shelf.expansions) if extras >> place & 1]
    names = [expansion.id for expansion in chosen]
    dealt = [shelf.wonders_with(box, names) for box in shelf.boxes]
    return ExtrasRow(
        projects=int(any(Feature.PROJECTS in expansion.features for expansion in chosen)),
        absent=[
            sum(1 << place for place, wonder in enumerate(shelf.wonders(box)) if wonder not in wonders)
            for box, wonders in zip(shelf.boxes, dealt, strict=True)
        ],
        wonders=[len(wonders) for wonders in dealt],
    )


def pool_row(shelf: Shelf, age: int) -> PoolRow:
    """The projects of an Age."""
    numbers = [number for number, edifice in enumerate(shelf.edifices) if edifice.age == age]
    return PoolRow(len(numbers), numbers + [-1] * (len(shelf.edifices) - len(numbers)))


def all_things(shelf: Shelf) -> tuple[list[Buildable], list[BoardRow], list[ProjectRow]]:
    """All cards, then the stages of one board after another in all forms, then projects; and the rows of the latter."""
    things: list[Buildable] = [card for box in shelf.boxes for card in box.cards]
    boards = [board_row(wonder, side, things) for box in shelf.boxes for wonder, side in sides_of(shelf.wonders(box))]
    return things, boards, [project_row(edifice, things) for edifice in shelf.edifices]


def sides_of(wonders: tuple[Wonder, ...]) -> Iterator[tuple[int, Side]]:
    """Every side of every wonder, with the number of the wonder."""
    return ((number, side) for number, wonder in enumerate(wonders) for side in wonder.sides)


def board_row(wonder: int, side: Side, things: list[Buildable]) -> BoardRow:
    """One side of a wonder as numbers; its stages join the things that can be built."""
    raw, made = lanes_of((side.resource,), RAW), lanes_of((side.resource,), MANUFACTURED)
    nothing = [[-1] * len(Form) for _ in range(MOST_STAGES)]
    row = BoardRow(wonder, raw, made, len(side.stages), [0] * MOST_STAGES, nothing, [-1] * MOST_STAGES)
    for place, stage in enumerate(side.stages):
        row.cost_item[place] = len(things)
        for form, thing in stage.forms.items():
            row.forms[place] |= 1 << form
            row.items[place][form] = len(things)
            things.append(thing)
    return row


def project_row(edifice: Edifice, things: list[Buildable]) -> ProjectRow:
    """A common project as numbers; its reward joins the things that can be built."""
    things.append(edifice)
    return ProjectRow(len(things) - 1, edifice.age, edifice.cost.coins, **edifice.penalty.columns)


def deck_of(box: Box, first_card: int, players: int, age: int) -> list[int]:
    """The card numbers of a deck without guilds, filled up with -1."""
    deck = [
        first_card + place
        for place, card in enumerate(box.cards)
        if card.age == age and not card.is_guild
        for _ in range(box.copies(card, players))
    ]
    return deck + [-1] * (LONGEST_DECK - len(deck))


def decks_of(box: Box, first_card: int) -> list[list[list[int]]]:
    """The decks of a box for every number of players and Age."""
    return [[deck_of(box, first_card, players, age) for age in range(1, AGES + 1)] for players in range(SEATS + 1)]


def box_row(shelf: Shelf, edition: int) -> BoxRow:
    """The constants of an edition, and where its cards and boards stand in the tables."""
    box, before = shelf.boxes[edition], shelf.boxes[:edition]
    first_card = sum(len(earlier.cards) for earlier in before)
    first_board = sum(len(shelf.wonders(earlier)) * len(earlier.sides) for earlier in before)
    guilds = [place for place, card in enumerate(box.cards) if card.is_guild]
    constants = box.constants
    return BoxRow(
        first_card=first_card,
        end_card=first_card + len(box.cards),
        first_board=first_board,
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
        copy_counts_itself=constants.copy_counts_itself,
    )


@dataclass
class BoxTables:
    """The boxes of a shelf as numbers; each table as drawn above."""

    ITEMS: Rows[Item]
    RARE: Rows[Any]
    CARDS: Rows[CardRow]
    BOARDS: Rows[BoardRow]
    BOXES: Rows[BoxRow]
    DECK: Grid
    PROJECTS: Rows[ProjectRow]
    POOLS: Rows[PoolRow]
    EXTRAS: Rows[ExtrasRow]
    PROPOSALS: Rows[Proposals]
    PAWNS: Grid
    DEBT: Grid
    VICTORY: Grid


def tables_of(shelf: Shelf) -> BoxTables:
    """The boxes of a shelf as numbers."""
    things, boards, projects = all_things(shelf)
    rows = [box_row(shelf, edition) for edition in range(len(shelf.boxes))]
    return BoxTables(
        ITEMS=Rows([item_row(thing) for thing in things]),
        RARE=Rows([rare_row(thing) for thing in things]),
        CARDS=Rows([row for box in shelf.boxes for row in card_rows(box)]),
        BOARDS=Rows(boards),
        BOXES=Rows(rows),
        DECK=Grid(decks_of(box, row.first_card) for box, row in zip(shelf.boxes, rows, strict=True)),
        PROJECTS=Rows(projects),
        POOLS=Rows([pool_row(shelf, age) for age in range(1, AGES + 1)]),
        EXTRAS=Rows([extras_row(shelf, extras) for extras in range(1 << len(shelf.expansions))]),
        PROPOSALS=Rows([Proposals(**shelf.with_projects.proposals)]),
        PAWNS=Grid(shelf.with_projects.pawns),
        DEBT=Grid(shelf.with_projects.debt),
        VICTORY=Grid(list(box.constants.victory) for box in shelf.boxes),
    )


SHIPPED = tables_of(shipped())
"""The tables of the boxes that come with the program. The rules read them under these names; a kernel swaps them."""
ITEMS, RARE, CARDS, BOARDS, BOXES, DECK = (
    SHIPPED.ITEMS,
    SHIPPED.RARE,
    SHIPPED.CARDS,
    SHIPPED.BOARDS,
    SHIPPED.BOXES,
    SHIPPED.DECK,
)
PROJECTS, POOLS, EXTRAS, PROPOSALS = SHIPPED.PROJECTS, SHIPPED.POOLS, SHIPPED.EXTRAS, SHIPPED.PROPOSALS
PAWNS, DEBT, VICTORY = SHIPPED.PAWNS, SHIPPED.DEBT, SHIPPED.VICTORY
CARD_COUNT = len(CARDS)
