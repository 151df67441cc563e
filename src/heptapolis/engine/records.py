"""Games and tables as packed NumPy arrays, for the compilers."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from heptapolis.rules.cards.state import LAYOUT
from heptapolis.rules.cards.tables import LEAST_CITIES, LONGEST_DECK, ROOM, SEATS
from heptapolis.rules.dice.state import LAYOUT as DICE_LAYOUT
from heptapolis.rules.dice.state import OF_THE_TABLE
from heptapolis.rules.dice.tables import BOARD_LAYOUT
from heptapolis.rules.records import LaidOut, Layout
from heptapolis.rules.tables import Grid, Rows

Array = np.ndarray[Any, Any]
Kind = TypeVar("Kind", bound=LaidOut)


def record_for(players: int) -> np.dtype[Any]:
    """A record with room for so many cities and no more: less memory for each thread of a GPU."""
    cities = max(players, LEAST_CITIES)
    room = {SEATS: cities, LONGEST_DECK: ROOM * cities}
    return packed_layout([(name, kind, tuple(room.get(size, size) for size in shape)) for name, kind, shape in LAYOUT])


def dice_record_for(players: int) -> np.dtype[Any]:
    """The same for the dice game."""
    return packed_layout(
        [
            (name, kind, shape if name in OF_THE_TABLE or not shape else (players, *shape[1:]))
            for name, kind, shape in DICE_LAYOUT
        ]
    )


def packed_layout(layout: Layout | list[tuple[str, str, tuple[int, ...]]]) -> np.dtype[Any]:
    """A layout as the compilers read it."""
    return np.dtype(list(layout), align=True)


RECORD = record_for(SEATS)


def pack(state: LaidOut, record: Any) -> None:
    """Write an interpreted game into a record."""
    for name, _, _ in state.LAYOUT:
        record[name] = getattr(state, name)


def unpack(record: Any, kind: type[Kind]) -> Kind:
    """An interpreted game with the contents of a record."""
    state = kind()
    for name, _, _ in kind.LAYOUT:
        setattr(state, name, np.asarray(record[name]).tolist())
    return state


def packed_boards(rows: Rows[Any]) -> Array:
    """The boards of a dice game as an array that has the same layout whatever boards they are."""
    array = np.zeros(len(rows), packed_layout(BOARD_LAYOUT))
    for number, row in enumerate(rows):
        for name, _, _ in BOARD_LAYOUT:
            array[number][name] = vars(row)[name]
    return array


def packed(table: Rows[Any] | Grid) -> Array:
    """A table as a structured array with a field for each name; a grid as an array of its shape.

    Every column takes the smallest integers that hold it, so that the tables stay in the nearest cache.
    """
    if isinstance(table, Grid):
        return smallest(np.array(table, np.int64))
    columns = {name: smallest(np.array([vars(row)[name] for row in table], np.int64)) for name in vars(table[0])}
    layout = [(name, column.dtype, column.shape[1:]) for name, column in columns.items()]
    array = np.zeros(len(table), whole_row(np.dtype(layout, align=True)))
    for name, column in columns.items():
        array[name] = column
    return array


def whole_row(row: np.dtype[Any]) -> np.dtype[Any]:
    """The same row filled up to a power of two bytes: found by a shift, and in as few cache lines as can be."""
    fields = dict(row.fields or {})
    return np.dtype(
        {
            "names": list(fields),
            "formats": [field[0] for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": 1 << (row.itemsize - 1).bit_length(),
        }
    )


def smallest(numbers: Array) -> Array:
    """The same numbers in the smallest signed integers that hold them."""
    for kind in (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= numbers.min() and numbers.max() <= np.iinfo(kind).max:
            return numbers.astype(kind)
    return numbers
