"""The players that are not people. A bot gets the view of one seat, never the game."""

from heptapolis.bots.names import BOTS
from heptapolis.bots.policy_bot import PolicyBot, bot_of
from heptapolis.bots.protocol import Bot
from heptapolis.bots.room import reasons, why_of

__all__ = ["BOTS", "Bot", "PolicyBot", "bot_of", "reasons", "why_of"]
