"""What the seats of a table are to each other, for every ruleset."""

from __future__ import annotations

from typing import Any

from heptapolis.words import Words


def role_of(view: Any, seat: int, words: Words) -> str:
    """What a seat is to the one who looks, as it follows a name: oneself, or a neighbour."""
    if view.seat is None:
        return ""
    cities = view.options.cities
    steps = (seat - view.seat) % cities
    own = "" if view.seats[seat] == words("app-you") else "you"
    next_to = {1: "both"} if cities == 2 else {1: "left", cities - 1: "right"}
    role = ({0: own} | next_to).get(steps, "")
    return f", {words(f'terminal-role-{role}')}" if role else ""
