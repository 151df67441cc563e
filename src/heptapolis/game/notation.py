"""What the short text forms of all games share: the names of seats, and a decision with its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from heptapolis.errors import RecordError


def default_seats(players: int) -> tuple[str, ...]:
    """The names of seats that nobody named."""
    return tuple(f"player {seat}" for seat in range(players))


Read = TypeVar("Read")


def parse_decision(entry: str, read: Callable[[str], Read]) -> tuple[int, Read]:
    """An entry such as '2 build altar': the number of a seat, and an action that `read` understands.

    >>> parse_decision("2 build altar", str.split)
    (2, ['build', 'altar'])
    """
    seat, _, action = entry.strip().partition(" ")
    if not seat.isdecimal() or len(seat) > 2:
        raise RecordError(f"{entry!r} is not a decision; it begins with the number of a seat.")
    return int(seat), read(action)
