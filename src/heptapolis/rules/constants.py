"""Constant tables that the rules read: plain Python here, packed into arrays by the engines for their compilers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Row = TypeVar("Row")


class Rows(list[Row], Generic[Row]):
    """Rows of whole numbers, or of short lists of them, under names."""


class Grid(list[Any]):
    """Nested lists of whole numbers of one shape."""


class Derived(Grid):
    """A grid that is worked out from the tables of a game; other tables make another one."""

    def __init__(self, work_out: Callable[[Any], list[Any]], tables: Any) -> None:
        super().__init__(work_out(tables))
        self.work_out = work_out
