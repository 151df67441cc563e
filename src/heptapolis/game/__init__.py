"""The public library: a game at the table, seen from its seats, recorded and scored."""

from heptapolis.game.action import Action
from heptapolis.game.deal import Deal, Options
from heptapolis.game.events import Event
from heptapolis.game.game import Game
from heptapolis.game.history import Step
from heptapolis.game.legal import Legal, Option, Refusal
from heptapolis.game.record import GameRecord
from heptapolis.game.redeal import redeal
from heptapolis.game.score import Score
from heptapolis.game.view import View

__all__ = [
    "Action",
    "Deal",
    "Event",
    "Game",
    "GameRecord",
    "Legal",
    "Option",
    "Options",
    "Refusal",
    "Score",
    "Step",
    "View",
    "redeal",
]
