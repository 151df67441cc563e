"""What the other side of a pipe already has of a view, so that a game is not sent again with every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heptapolis.bots.protocol import AnyView

GROWING = ("history", "events")
"""Parts of a view that mostly grow at their end."""

Told = tuple[type, dict[str, Any], dict[str, int]]
"""The kind of a view, what is new in it, and how much of each growing part is kept."""


class Memory:
    """One for each end of the pipe: what one shortens the other completes."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {"options": None} | dict.fromkeys(GROWING, ())

    def shorten(self, view: AnyView) -> Told:
        """What is new in a view."""
        values, known = dict(vars(view)), self.known
        kept = {name: in_common(known[name], values[name]) for name in GROWING}
        self.known = {name: values[name] for name in known}
        for name in GROWING:
            values[name] = values[name][kept[name] :]
        if values["options"] is known["options"]:
            del values["options"]
        return type(view), values, kept

    def complete(self, told: Told) -> AnyView:
        """The whole view again."""
        kind, values, kept = told
        values = {"options": self.known["options"]} | values
        for name in GROWING:
            values[name] = self.known[name][: kept[name]] + values[name]
        self.known = {name: values[name] for name in self.known}
        view: AnyView = kind(**values)
        return view


def in_common(before: Sequence[Any], now: Sequence[Any]) -> int:
    """How many things at the beginning are the very same.

    >>> in_common((1, 2, 3), (1, 2, 4, 5))
    2
    """
    for place, (old, new) in enumerate(zip(before, now, strict=False)):
        if old is not new:
            return place
    return min(len(before), len(now))
