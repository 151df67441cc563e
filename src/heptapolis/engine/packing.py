"""Games and tables as packed NumPy arrays, for the compilers."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from heptapolis.rules.constants import Grid, Rows
from heptapolis.rules.layout import LaidOut, Layout

Array = np.ndarray[Any, Any]
Kind = TypeVar("Kind", bound=LaidOut)


def record_for(kind: type[LaidOut], seats: int) -> np.dtype[Any]:
    """A record with room for so many seats and no more: less memory for each thread of a GPU."""
    return packed_layout(kind.LAYOUT, seats)


def packed_layout(layout: Layout, seats: int = 0) -> np.dtype[Any]:
    """A layout as the compilers read it."""
    return np.dtype([(field.name, field.kind, field.for_seats(seats)) for field in layout], align=True)


def pack(state: LaidOut, record: Any) -> None:
    """Write an interpreted game into a record."""
    for field in state.LAYOUT:
        record[field.name] = getattr(state, field.name)


def unpack(record: Any, kind: type[Kind]) -> Kind:
    """An interpreted game with the contents of a record."""
    state = kind()
    for field in kind.LAYOUT:
        setattr(state, field.name, np.asarray(record[field.name]).tolist())
    return state


def packed_rows(rows: Rows[Any], layout: Layout) -> Array:
    """Rows as an array that has the same layout whatever they hold, to be given to compiled code as data."""
    array = np.zeros(len(rows), packed_layout(layout))
    for number, row in enumerate(rows):
        for field in layout:
            array[number][field.name] = vars(row)[field.name]
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
