"""Heptapolis: play, study and simulate the 7 Wonders family of board games.

>>> from heptapolis import Game
>>> game = Game("second-edition", players=3, seed=1)
>>> print(game.legal(0).options[0])
build stone_pit
"""

from heptapolis.catalogue.cards import OwnBox, load_own_box
from heptapolis.errors import HeptapolisError
from heptapolis.game import (
    Action,
    Deal,
    DiceAction,
    DiceDeal,
    DiceGame,
    DiceOptions,
    DiceRecord,
    DiceView,
    Event,
    Game,
    GameRecord,
    Legal,
    Option,
    Options,
    Record,
    Refusal,
    Roll,
    Score,
    Step,
    Table,
    View,
    fold,
    redeal,
)

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Deal",
    "DiceAction",
    "DiceDeal",
    "DiceGame",
    "DiceOptions",
    "DiceRecord",
    "DiceView",
    "Event",
    "Game",
    "GameRecord",
    "HeptapolisError",
    "Legal",
    "Option",
    "Options",
    "OwnBox",
    "Record",
    "Refusal",
    "Roll",
    "Score",
    "Step",
    "Table",
    "View",
    "__version__",
    "fold",
    "load_own_box",
    "redeal",
]
