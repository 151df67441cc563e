"""The public library: a game at the table, seen from its seats, recorded and scored."""

from heptapolis.game.action import Action
from heptapolis.game.deal import Deal, Options
from heptapolis.game.dice import DiceAction, DiceDeal, DiceGame, DiceOptions, DiceRecord, DiceView, Roll
from heptapolis.game.events import Event
from heptapolis.game.game import Game
from heptapolis.game.history import Step
from heptapolis.game.legal import Legal, Option, Refusal
from heptapolis.game.record import GameRecord
from heptapolis.game.records import Record
from heptapolis.game.rulesets import fold, redeal
from heptapolis.game.score import Score
from heptapolis.game.table import Table
from heptapolis.game.view import View

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
    "Legal",
    "Option",
    "Options",
    "Record",
    "Refusal",
    "Roll",
    "Score",
    "Step",
    "Table",
    "View",
    "fold",
    "redeal",
]
