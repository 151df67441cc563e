"""Drawings as data: what is on a card, as a list that a client draws in a loop.

An icon is a drawing by its name, a tile has something on it, a group holds glyphs together. Sizes are in the height
of the letters around them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

NORMAL = 1.6
"""The size of an icon that says nothing else."""


@dataclass(frozen=True)
class Icon:
    """A drawing of a sprite: with a number written on it, in a colour, several times."""

    name: str
    number: int | None = None
    tint: str = ""
    times: int = 1
    size: float = NORMAL
    sprite: str = "icons"

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; what is as usual is left out.

        >>> Icon("coin", number=3).to_json()
        {'icon': 'coin', 'number': 3}
        """
        told: dict[str, Any] = {"icon": self.name}
        usual = {"number": None, "tint": "", "times": 1, "size": NORMAL, "sprite": "icons"}
        return told | {name: value for name in usual if (value := getattr(self, name)) != usual[name]}


@dataclass(frozen=True)
class Letters:
    """A few letters, such as the number of an Age."""

    text: str
    style: Literal["strong", "small"] = "strong"
    tint: str = ""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"text": self.text, "style": self.style} | ({"tint": self.tint} if self.tint else {})


@dataclass(frozen=True)
class Tile:
    """A tile in a colour with something on it: a die, or the flat mark of a building."""

    tint: str
    glyph: Icon | Letters
    size: float
    shape: Literal["die", "mark"] = "die"

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"tile": self.shape, "tint": self.tint, "size": self.size, "glyph": self.glyph.to_json()}


@dataclass(frozen=True)
class Group:
    """Glyphs that belong together: in a row, close, as a choice, as what is counted, below each other, as cities."""

    shape: Literal["row", "close", "choice", "box", "column", "cities"]
    glyphs: tuple[Glyph, ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"group": self.shape, "glyphs": [glyph.to_json() for glyph in self.glyphs]}


Glyph = Icon | Letters | Tile | Group


def icons_of(glyphs: tuple[Glyph, ...]) -> set[str]:
    """The names of all drawings that are used.

    >>> sorted(icons_of((Icon("lose"), Group("close", (Icon("coin"), Letters("I"))))))
    ['coin', 'lose']
    """
    found = set()
    for glyph in glyphs:
        if isinstance(glyph, Group):
            found |= icons_of(glyph.glyphs)
        elif isinstance(glyph, Tile):
            found |= icons_of((glyph.glyph,))
        elif isinstance(glyph, Icon):
            found.add(glyph.name)
    return found
