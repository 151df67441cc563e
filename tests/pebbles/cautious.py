"""Custom bots for pebbles, asked for as `cautious.py:Name`."""

from __future__ import annotations

from typing import Any


class Cautious:
    """One, as an action."""

    def choose(self, view: Any, seat: int) -> Any:
        return view.legal(seat).actions[0]


class Foreign:
    """What the game does not understand: an action of another one."""

    def choose(self, view: Any, seat: int) -> Any:
        return ("take", 1)
