"""What a choice is called. All thresholds of an analysis are here."""

from __future__ import annotations

from heptapolis.analysis.estimates import Estimate
from heptapolis.vocab.terms import Term

INACCURACY = 0.02
"""So much of the win chance a choice must have cost to be an inaccuracy."""
MISTAKE = 0.06
"""So much it must have cost to be a mistake."""
TURNING = 0.10
"""By so much a chance must have changed in a turn for it to be a turning point."""
TURNING_POINTS = 5
"""At most so many are told."""


class Grade(Term):
    """How good a choice was, in a word."""

    FORCED = 0
    """There was nothing else to choose."""
    BEST = 1
    GOOD = 2
    INACCURACY = 3
    MISTAKE = 4


SHOWN = (Grade.BEST, Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE)
"""The names of choices between several options."""
SLIPS = (Grade.INACCURACY, Grade.MISTAKE)


def grade_of(loss: Estimate) -> Grade:
    """The name of a choice that was not the best one found, by what it cost in win chance.

    A choice that is not worse than the best one for certain is good.

    >>> grade_of(Estimate(0.08, 0.05, 0.11)), grade_of(Estimate(0.08, -0.01, 0.17))
    (Grade.MISTAKE, Grade.GOOD)
    """
    if loss.low <= 0 or loss.mean < INACCURACY:
        return Grade.GOOD
    return Grade.MISTAKE if loss.mean >= MISTAKE else Grade.INACCURACY
