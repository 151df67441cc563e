"""The bots by name."""

from __future__ import annotations

from heptapolis.bots.cards.policies import BUILDER, RANDOM, RULEBOOK
from heptapolis.errors import UnknownName

BOTS = {
    "random": (RANDOM, "any legal action, all as likely"),
    "builder": (BUILDER, "random, but never sells what it could build"),
    "rulebook": (RULEBOOK, "the rule-based player of 2014: goods, arms, wonder, civil, science; then points"),
}


def bot_number(name: str) -> int:
    """The number of a bot's policy."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name][0]
