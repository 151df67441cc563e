"""The bots that come with the game, by name; policies know them by number."""

from __future__ import annotations

from heptapolis.errors import SetupError, UnknownName

RANDOM, BUILDER, BEGINNER, RULEBOOK = 0, 1, 2, 3
BOTS = {"random": RANDOM, "builder": BUILDER, "beginner": BEGINNER, "rulebook": RULEBOOK}
"""From the weakest to the strongest."""
ORACLE = "oracle"
"""The bot that looks ahead (search/bot.py)."""
OURS = (*BOTS, ORACLE)
"""All that come with the game."""
POLICIES = {number: name for name, number in BOTS.items()}


def bot_number(name: str) -> int:
    """The number of a bot's policy."""
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]


def checked_policy(number: int) -> int:
    """Refuse a number that no policy has: compiled code does not look twice.

    >>> checked_policy(7)
    Traceback (most recent call last):
    ...
    heptapolis.errors.SetupError: there is no policy 7; there are 0 (random), 1 (builder), 2 (beginner), 3 (rulebook).
    """
    if number not in POLICIES:
        known = ", ".join(f"{policy} ({name})" for policy, name in POLICIES.items())
        raise SetupError(f"there is no policy {number}; there are {known}.")
    return number
