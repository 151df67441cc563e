"""What the network of the card game sees and what it chooses from."""

from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.cards.sight import sight_of

INTERFACE = CARD_INTERFACE

__all__ = ["INTERFACE", "sight_of"]
