"""Why the rulebook player does what it does: in the dice game it has one word for everything so far."""

from __future__ import annotations

from heptapolis.game import DiceView

REASONS: tuple[str, ...] = ("dice",)
"""Everything that can be the reason."""


def why(view: DiceView, seat: int, text: str) -> tuple[str, int]:
    """The reason of an action that the rulebook player chose, and the points it brings where those are the reason."""
    return "dice", 0
