"""Drawings as data: what is on a card, as a list that a client draws in a loop.

An icon is a drawing by its name, a group holds glyphs together. Sizes are in the height of the letters around them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

NORMAL = 1.6
"""The size of an icon that says nothing else."""


@dataclass(frozen=True)
class Icon:
    """A drawing: with a number written on it, in the colour of a family, several times."""

    name: str
    number: int | None = None
    tint: str = ""
    times: int = 1
    size: float = NORMAL

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; what is as usual is left out.

        >>> Icon("coin", number=3).to_json()
        {'icon': 'coin', 'number': 3}
        """
        told: dict[str, Any] = {"icon": self.name}
        usual = {"number": None, "tint": "", "times": 1, "size": NORMAL}
        return told | {name: value for name in usual if (value := getattr(self, name)) != usual[name]}


@dataclass(frozen=True)
class Letters:
    """A few letters, such as the number of an Age."""

    text: str

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"text": self.text}


@dataclass(frozen=True)
class Group:
    """Glyphs that belong together: in a row, close together, as a choice, counted in a box, cities side by side."""

    shape: Literal["row", "close", "choice", "box", "cities"]
    glyphs: tuple[Glyph, ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"group": self.shape, "glyphs": [glyph.to_json() for glyph in self.glyphs]}


Glyph = Icon | Letters | Group


def icons_of(glyphs: tuple[Glyph, ...]) -> set[str]:
    """The names of all drawings that are used.

    >>> sorted(icons_of((Icon("lose"), Group("close", (Icon("coin"), Letters("I"))))))
    ['coin', 'lose']
    """
    found = set()
    for glyph in glyphs:
        if isinstance(glyph, Group):
            found |= icons_of(glyph.glyphs)
        elif isinstance(glyph, Icon):
            found.add(glyph.name)
    return found
