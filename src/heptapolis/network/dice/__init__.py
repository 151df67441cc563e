"""What the network of the dice game sees and what it chooses from."""

from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.network.dice.sight import sight_of

INTERFACE = DICE_INTERFACE

__all__ = ["INTERFACE", "sight_of"]
