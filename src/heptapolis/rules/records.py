"""The record of a game for the interpreter: plain Python ints and lists under the names of a layout."""

from __future__ import annotations

from typing import Any, ClassVar, Self

Layout = tuple[tuple[str, str, tuple[int, ...]], ...]
"""Names, kinds of whole number, and shapes; the compilers pack a record after it."""


class Record:
    """A game as names with ints and nested lists; a subclass gives the layout."""

    LAYOUT: ClassVar[Layout] = ()
    __slots__: tuple[str, ...] = ()

    def __init__(self) -> None:
        for name, _, shape in self.LAYOUT:
            setattr(self, name, zeros(shape))

    def copy(self) -> Self:
        """The same game again, sharing nothing."""
        twin = type(self).__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def copied(value: Any) -> Any:
    """Nested lists, copied."""
    return [copied(part) for part in value] if isinstance(value, list) else value


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of noughts."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0
