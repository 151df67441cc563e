"""What the network of the dice game is trained on: all numbers of players, four most often."""

from __future__ import annotations

import numpy as np

from heptapolis.game import DiceOptions
from heptapolis.training.many_dice_games import ManyDiceGames
from heptapolis.training.run import Subject

PLAYERS = (2, 3, 4, 5, 6, 7)
OFTEN = (0.15, 0.2, 0.3, 0.15, 0.1, 0.1)
"""How often so many players sit at a table."""
MOST_DECISIONS = 120
"""Some thirty turns, and the chains of the longest of them."""


def mixed(count: int, rng: np.random.Generator) -> list[DiceOptions]:
    """So many tables of all sizes, those alike side by side."""
    return [DiceOptions(int(players)) for players in np.sort(rng.choice(PLAYERS, count, p=OFTEN))]


DICE_GAME = Subject(
    interface=ManyDiceGames.interface,
    tables=ManyDiceGames,
    mix=mixed,
    measured=(DiceOptions(4), DiceOptions(2)),
    moments=MOST_DECISIONS,
)
