"""Crests: a drawing and a colour by which everyone at a table is known; no two share the one or the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

Crest = Literal["ship", "bull", "lyre", "star", "fish", "amphora", "cat", "tree", "key", "anchor", "flame", "mountain"]
Colour = Literal["blue", "orange", "green", "pink", "yellow", "red", "sky", "black"]
CRESTS: tuple[Crest, ...] = get_args(Crest)
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""More than there are seats, so that there is always one left."""


def filled(chosen: Sequence[str], known: Sequence[str]) -> list[str]:
    """What everyone has: what they chose, and of the rest the first that nobody did.

    >>> filled(["", "blue", ""], COLOURS)
    ['orange', 'blue', 'green']
    """
    free = iter([each for each in known if each not in chosen])
    return [each or next(free) for each in chosen]
