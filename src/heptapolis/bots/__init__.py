"""The players that are not people. A bot gets the view of one seat, never the game."""

from heptapolis.bots.names import BOTS
from heptapolis.bots.policy_bot import PolicyBot, bot_of
from heptapolis.bots.protocol import Bot
from heptapolis.bots.room import REASONS, why_of

__all__ = ["BOTS", "REASONS", "Bot", "PolicyBot", "bot_of", "why_of"]
