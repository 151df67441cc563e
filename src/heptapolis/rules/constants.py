"""Constant tables that the rules read: plain Python here, packed into arrays by the engines for their compilers."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

Row = TypeVar("Row")


class Rows(list[Row], Generic[Row]):
    """Rows of whole numbers, or of short lists of them, under names."""


class Grid(list[Any]):
    """Nested lists of whole numbers of one shape."""
