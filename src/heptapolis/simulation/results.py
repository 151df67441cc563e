"""What every city of a game ended with: a row of whole numbers, its parts named by the offsets below."""

from __future__ import annotations

from heptapolis.simulation.tally import LINES

POINTS = LINES
"""The lines of the score sheet come first, by their numbers, then the total."""
COINS = POINTS + 1
"""Coins break ties in every game."""
FAILED = COINS + 1
"""Whether the bot of the seat failed in this game, and another decided for it."""
RESULT = FAILED + 1
