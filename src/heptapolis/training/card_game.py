"""What the network of the card game is trained on: all tables there are, those of most interest most often."""

from __future__ import annotations

import numpy as np

from heptapolis.game import Options
from heptapolis.training.many_card_games import ManyCardGames
from heptapolis.training.run import Subject
from heptapolis.vocab.cards.play import Sides

PLAYERS = (2, 3, 4, 5, 6, 7)
OFTEN = (0.1, 0.22, 0.14, 0.22, 0.1, 0.22)
"""How often so many players sit at a table."""
SECOND_EDITION = 0.65
EDIFICES, CARTHAGE = 0.14, 0.04
"""How often edifices, with all they bring, and the board of Carthage alone are added."""
MOST_DECISIONS = 72
"""Two players answer twice a turn; boards, last cards, the pile and penalties come on top."""


def mixed(count: int, rng: np.random.Generator) -> list[Options]:
    """So many tables of all sorts, those alike side by side."""
    tables = []
    for _ in range(count):
        players = int(rng.choice(PLAYERS, p=OFTEN))
        edition = "second-edition" if rng.random() < SECOND_EDITION else "first-edition"
        added = rng.random()
        expansions = ("edifice",) if added < EDIFICES else ("carthage",) if added < EDIFICES + CARTHAGE else ()
        wonders = "draft" if players < 4 and rng.random() < 0.1 else "random"
        sides = rng.choice([Sides.FIRST, Sides.SECOND, Sides.RANDOM, Sides.CHOICE], p=[0.3, 0.25, 0.35, 0.1])
        tables.append(Options(edition, players, wonders, Sides(sides).word, expansions))
    return sorted(tables, key=lambda table: (table.players, table.expansions, table.rules))


CARD_GAME = Subject(
    interface=ManyCardGames.interface,
    tables=ManyCardGames,
    mix=mixed,
    measured=(
        Options("second-edition", 3, sides="random"),
        Options("second-edition", 5, sides="random"),
        Options("second-edition", 7, sides="random"),
    ),
    moments=MOST_DECISIONS,
)
