"""The public library: a game at the table, seen from its seats, recorded and scored."""

from heptapolis.game.cards.action import Action
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.events import Event
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.history import Step
from heptapolis.game.cards.legal import Legal, Option, Refusal
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.score import Score
from heptapolis.game.cards.view import View
from heptapolis.game.dice import DiceAction, DiceDeal, DiceGame, DiceOptions, DiceRecord, DiceView, Roll
from heptapolis.game.record import Record
from heptapolis.game.rulesets import fold, redeal
from heptapolis.game.table import Table

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
