"""Who sits where: every deal is replayed until no bot had better cards, seats or neighbours than another.

A seating says for each seat which bot has it. With up to four players each deal is replayed in all distinct seatings.
With more there are too many of them, so each deal is replayed in one circle of seatings: one order of the bots, in all
its rotations, and its mirror image in all its rotations. The circles take turns, in an order drawn from the seed, so
that after as many deals as there are circles every distinct seating has been played equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

Seating = tuple[int, ...]
ALL_SEATINGS = 4
"""Up to so many players each deal is replayed in all distinct seatings."""


def distinct(bots: Sequence[int]) -> list[Seating]:
    """Every distinct seating of these bots, some of which may be the same.

    >>> distinct([0, 1, 1])
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    return sorted(set(permutations(bots)))


def circle(seating: Seating) -> tuple[Seating, ...]:
    """All rotations of a seating and of its mirror image, each once.

    >>> circle((0, 1, 2))
    ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
    """
    orders = (seating, seating[::-1])
    return tuple(sorted({order[first:] + order[:first] for order in orders for first in range(len(seating))}))


def rounds_of(bots: Sequence[int], seed: int) -> tuple[tuple[Seating, ...], ...]:
    """The seatings of one deal after another; after the last it begins again with the first."""
    seatings = distinct(bots)
    if len(bots) <= ALL_SEATINGS:
        return (tuple(seatings),)
    circles = sorted({circle(seating) for seating in seatings})
    Random(seed).shuffle(circles)  # noqa: S311 - chance of a game
    return tuple(circles)
