"""Constant tables that the rules read: plain Python for the interpreter, packed arrays for the compilers."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import numpy as np

Row = TypeVar("Row")


class Table(list[Row], Generic[Row]):
    """Rows of whole numbers under names; `packed()` is the same table for a compiler."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(rows)

    def packed(self) -> np.ndarray[Any, Any]:
        """A structured array with a field for each name."""
        first = vars(self[0])
        layout = [(name, np.int64, np.shape(value)) for name, value in first.items()]
        array = np.zeros(len(self), np.dtype(layout))
        for index, row in enumerate(self):
            for name, value in vars(row).items():
                array[name][index] = value
        return array


class Grid(list[Any]):
    """Nested lists of whole numbers of one shape; `packed()` is the same grid for a compiler."""

    def packed(self) -> np.ndarray[Any, Any]:
        """An integer array of the same shape."""
        return np.array(self, np.int64)
