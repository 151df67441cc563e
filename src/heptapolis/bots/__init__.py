"""The players that are not people. A bot gets the view of one seat, never the game."""

from heptapolis.bots.bot import Bot, bot_of
from heptapolis.bots.names import BOTS

__all__ = ["BOTS", "Bot", "bot_of"]
