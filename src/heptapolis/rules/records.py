"""The record of a game for the interpreter: plain Python ints and lists under the names of a layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

Layout = tuple[tuple[str, str, tuple[int, ...]], ...]
"""Names, kinds of whole number, and shapes; the compilers pack a record after it."""


class LaidOut:
    """A game as names with ints and nested lists; a subclass gives the layout."""

    LAYOUT: ClassVar[Layout] = ()
    __slots__: tuple[str, ...] = ()

    def __init__(self) -> None:
        for name, _, shape in self.LAYOUT:
            setattr(self, name, zeros(shape))

    def copy(self) -> Self:
        """The same game again, sharing nothing."""
        twin = type(self).__new__(type(self))
        for name, _, shape in self.LAYOUT:
            value = getattr(self, name)
            setattr(twin, name, COPY[len(shape)](value))
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


COPY: tuple[Callable[[Any], Any], ...] = (
    lambda number: number,
    lambda row: row[:],
    lambda rows: [row[:] for row in rows],
    lambda blocks: [[row[:] for row in rows] for rows in blocks],
)
"""How ints and nested lists are copied, by the number of dimensions."""


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of noughts."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0
