"""The dice game at the table: seen from its seats, recorded and scored."""

from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.deal import DiceDeal, Roll
from heptapolis.game.dice.game import DiceGame
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.record import DiceRecord
from heptapolis.game.dice.view import DiceView

__all__ = ["DiceAction", "DiceDeal", "DiceGame", "DiceOptions", "DiceRecord", "DiceView", "Roll"]
