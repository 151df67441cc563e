"""The base of all enums: whole numbers whose repr is code."""

from __future__ import annotations

from enum import IntEnum


class Term(IntEnum):
    """A word of the game with a number; `repr` gives the code that names it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def word(self) -> str:
        """Its name in files, in notation and over the wire."""
        return self.name.lower()
