"""How sure a mean is: intervals of 95 %."""

from __future__ import annotations

import math
from statistics import NormalDist

import numpy as np

from heptapolis.engine.packing import Array

OUTSIDE = 0.05
"""What an interval of 95 % leaves out."""


def interval(deals: Array, won: Array, seats: Array) -> tuple[float, float, float]:
    """The 95 % interval of a share, clustered by deal, and the share: low, high, share.

    `won` and `seats` have a number for each game: what the bot won of it, and in how many seats it sat.
    """
    _, cluster = np.unique(deals, return_inverse=True)
    of_deal, seats_of_deal = np.bincount(cluster, won), np.bincount(cluster, seats)
    count, share = len(of_deal), float(of_deal.sum() / seats_of_deal.sum())
    if share in (0.0, 1.0):  # nothing differs, which proves little: so often in as many deals is still likely enough
        bound = (OUTSIDE / 2) ** (1 / count)
        return (bound, 1.0, share) if share else (0.0, 1 - bound, share)
    if count == 1:
        return 0.0, 1.0, share
    spread = float(((of_deal - share * seats_of_deal) ** 2).sum()) * count / (count - 1)
    reach = student(count - 1) * math.sqrt(spread) / float(seats_of_deal.sum())
    return max(0.0, share - reach), min(1.0, share + reach), share


def student(freedom: int) -> float:
    """How many standard errors an interval of 95 % reaches to either side: Student's t, to within one per cent.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 10, 1000)]
    [12.71, 4.3, 2.23, 1.96]
    """
    inside = 1 - OUTSIDE / 2
    if freedom == 1:
        return math.tan(math.pi * (inside - 0.5))
    if freedom == 2:
        return (2 * inside - 1) * math.sqrt(2 / (4 * inside * (1 - inside)))
    z = NormalDist().inv_cdf(inside)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
