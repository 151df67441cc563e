"""Games and tables as packed NumPy arrays, for the compilers."""

from __future__ import annotations

from typing import Any

import numpy as np

from heptapolis.rules.cards.state import LAYOUT, State
from heptapolis.rules.cards.tables import LEAST_CITIES, LONGEST_DECK, ROOM, SEATS
from heptapolis.rules.tables import Grid, Table

Array = np.ndarray[Any, Any]


def record_for(players: int) -> np.dtype[Any]:
    """A record with room for so many cities and no more: less memory for each thread of a GPU."""
    cities = max(players, LEAST_CITIES)
    room = {SEATS: cities, LONGEST_DECK: ROOM * cities}
    layout = [(name, kind, tuple(room.get(size, size) for size in shape)) for name, kind, shape in LAYOUT]
    return np.dtype(layout, align=True)


RECORD = record_for(SEATS)


def pack(state: State, record: Any) -> None:
    """Write an interpreted game into a record."""
    for name, _, _ in LAYOUT:
        record[name] = getattr(state, name)


def unpack(record: Any) -> State:
    """An interpreted game with the contents of a record."""
    state = State()
    for name, _, _ in LAYOUT:
        setattr(state, name, np.asarray(record[name]).tolist())
    return state


def packed(table: Table[Any] | Grid) -> Array:
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
