"""Means of playouts, each with its interval of 95 %."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heptapolis.engine.packing import Array
from heptapolis.simulation.intervals import OUTSIDE, interval, student
from heptapolis.simulation.search import Ends


class Estimate(NamedTuple):
    """A mean and its interval."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """As plain JSON values."""
        return {name: round(value, 4) for name, value in self._asdict().items()}

    def apart_from(self, other: Estimate) -> bool:
        """Whether the two intervals have nothing in common."""
        return self.low > other.high or other.low > self.high


class Outlook(NamedTuple):
    """What a moment promises every player: the chance to win and the points at the end."""

    chances: tuple[Estimate, ...]
    points: tuple[Estimate, ...]

    def to_json(self) -> dict[str, list[dict[str, float]]]:
        """As plain JSON values."""
        return {name: [each.to_json() for each in seats] for name, seats in self._asdict().items()}


def outlook_of(ends: Ends, place: int) -> Outlook:
    """The outlook of one of the actions that were played."""
    shares, points = ends.win_shares[place], ends.points[place]
    return Outlook(
        tuple(chance_of(shares[:, seat]) for seat in range(shares.shape[1])),
        tuple(mean_of(points[:, seat]) for seat in range(points.shape[1])),
    )


def chance_of(shares: Array) -> Estimate:
    """The chance to win, from what was won of each game.

    >>> chance_of(np.array([1, 0.5, 0, 1])).mean
    0.625
    >>> chance_of(np.ones(100)).low > 0.96
    True
    """
    low, high, share = interval(np.arange(len(shares)), shares, np.ones(len(shares)))
    return Estimate(share, low, high)


def mean_of(values: Array) -> Estimate:
    """A mean and its interval.

    >>> mean_of(np.array([40, 50, 60, 50])).mean
    50.0
    """
    mean = float(values.mean())
    reach = student(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def difference_of(one: Array, other: Array) -> Estimate:
    """By how much the first wins more than the second, in games that were alike.

    Where every pair of games differs by the same, that proves little: so many equal pairs are likely enough even if
    some others differ.

    >>> difference_of(np.ones(2), np.zeros(2)).low < 0 < difference_of(np.ones(100), np.zeros(100)).low
    True
    """
    between = one - other
    if between.min() < between.max():
        found = mean_of(between)
    else:
        mean, reach = float(between[0]), 2 - 2 * (OUTSIDE / 2) ** (1 / len(between))
        found = Estimate(mean, mean - reach, mean + reach)
    return Estimate(found.mean, max(-1.0, found.low), min(1.0, found.high))
