"""Everything that can be built as columns: what it costs and gives, read off the tables of the rules.

A column has the name of the effect's column in the tables, so that weights find their places again when an effect
joins. Cards, stages and edifices share the columns; of a wonder board there is the sum of its stages.
"""

from __future__ import annotations

from heptapolis.bots.cards.gains import lane
from heptapolis.network.words import COLUMNS_A_WORD, words_of
from heptapolis.rules.cards.constants import SHIPPED, BoxTables
from heptapolis.rules.cards.rows import ITEM_COLUMNS, RARE_COLUMNS
from heptapolis.rules.constants import Derived
from heptapolis.vocab.cards.city import Colour, Counted, Where
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW
from heptapolis.vocab.cards.limits import AGES, CITY_WORDS

LANES = {"need_raw": RAW, "makes_raw": RAW, "need_made": MANUFACTURED, "makes_made": MANUFACTURED}
SETS = {"what": len(Counted), "where": len(Where), "of": len(Counted), "discount": 4}
"""Columns that are sets of bits, by the last word of their name; every bit is a column of its own."""
ONLY_A_FLAG = "rare"

Columns = dict[str, int]


def item_columns(tables: BoxTables, item: int) -> Columns:
    """What an item costs and gives."""
    columns: Columns = {}
    for row, names in ((tables.ITEMS[item], ITEM_COLUMNS), (tables.RARE[item], RARE_COLUMNS)):
        for name in names:
            value, kind = getattr(row, name), name.rpartition("_")[2]
            if name in LANES:
                goods = len(LANES[name])
                columns |= {f"{name}.{good}": lane(value, 1 << good) for good in range(goods)}
                columns[f"{name}.any"] = lane(value, (1 << goods) - 1)
            elif kind in SETS:
                columns |= {f"{name}.{bit}": value >> bit & 1 for bit in range(SETS[kind])}
            elif name != ONLY_A_FLAG:
                columns[name] = value
    return columns


def card_columns(tables: BoxTables, card: int) -> Columns:
    """What only cards have: colour, Age, and how many cards they open."""
    row = tables.CARDS[card]
    first, end = next((box.first_card, box.end_card) for box in tables.BOXES if card < box.end_card)
    bits = [row.bit[place] for place in range(CITY_WORDS)]
    opened = sum(
        any(tables.CARDS[other].chained_by[place] & bits[place] for place in range(CITY_WORDS))
        for other in range(first, end)
    )
    ages = {f"age.{age}": int(age_of(tables, card) == age) for age in range(1, AGES + 1)}
    return {f"colour.{colour}": int(row.colour == colour) for colour in Colour} | ages | {"opens": opened}


def age_of(tables: BoxTables, card: int) -> int:
    """The Age in which a card is dealt; guilds come in the last."""
    for edition in tables.DECK:
        for players in edition:
            for age, deck in enumerate(players, start=1):
                if card in deck:
                    return age
    return AGES


def all_columns(tables: BoxTables) -> list[Columns]:
    """The columns of every item."""
    cards = len(tables.CARDS)
    return [
        item_columns(tables, item) | (card_columns(tables, item) if item < cards else {})
        for item in range(len(tables.ITEMS))
    ]


ITEM_NAMES = tuple(all_columns(SHIPPED)[0])
"""The names of the columns of an item, in their order."""
ITEM_SIZE = -(-len(ITEM_NAMES) // COLUMNS_A_WORD)
"""So many words an item has."""


def item_words(tables: BoxTables) -> list[list[int]]:
    """Every item, and behind them nothing: what stands where there is no item."""
    rows = [[columns.get(name, 0) for name in ITEM_NAMES] for columns in all_columns(tables)]
    return [words_of(row, ITEM_SIZE) for row in [*rows, []]]


def board_words(tables: BoxTables) -> list[list[int]]:
    """Every side of a wonder: the sum of its stages in their first form, and what it makes."""
    columns, words = all_columns(tables), []
    for board in tables.BOARDS:
        items = [next(item for item in forms if item >= 0) for forms in board.items[: board.stages]]
        total = {name: sum(columns[item].get(name, 0) for item in items) for name in ITEM_NAMES}
        for name in ("makes_raw", "makes_made"):
            for good in range(len(LANES[name])):
                total[f"{name}.{good}"] += lane(getattr(board, name), 1 << good)
        words.append(words_of([total[name] for name in ITEM_NAMES], ITEM_SIZE))
    return words


def ages(tables: BoxTables) -> list[int]:
    """The Age of every card."""
    return [age_of(tables, card) for card in range(len(tables.CARDS))]


ITEM_WORDS = Derived(item_words, SHIPPED)
"""ITEM_WORDS[item]: its columns as words; the last row is nothing."""
BOARD_WORDS = Derived(board_words, SHIPPED)
"""BOARD_WORDS[board]: the columns of a side of a wonder as words."""
AGE_OF_CARD = Derived(ages, SHIPPED)
"""AGE_OF_CARD[card]: the Age in which it is dealt."""
