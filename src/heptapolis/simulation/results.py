"""What every city of a game ended with: a row of whole numbers, its parts named by the offsets below."""

from __future__ import annotations

import numpy as np

from heptapolis.engine.packing import Array
from heptapolis.simulation.tally import LINES

POINTS = LINES
"""The lines of the score sheet come first, by their numbers, then the total."""
COINS = POINTS + 1
"""Coins break ties in every game."""
FAILED = COINS + 1
"""Whether the bot of the seat failed in this game, and another decided for it."""
RESULT = FAILED + 1
MOST_COINS = 1 << 20
"""No city has so many coins, so points and coins fit into one number."""


def ranks(results: Array) -> Array:
    """For each game and seat a number by which seats compare: points, then coins."""
    worth: Array = results[:, :, POINTS].astype(np.int64) * MOST_COINS + results[:, :, COINS]
    return worth


def shares_of(worth: Array) -> Array:
    """The share of the victory of every seat of every game; winners split it evenly.

    >>> shares_of(np.array([[50, 40, 50]])).tolist()
    [[0.5, 0.0, 0.5]]
    """
    won = worth == worth.max(axis=1, keepdims=True)
    shares: Array = won / won.sum(axis=1, keepdims=True)
    return shares
