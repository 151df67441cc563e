"""What people and programs give to the library: whole numbers of any kind, seeds, names of seats, chance."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from random import Random
from typing import Any

from heptapolis.errors import SetupError
from heptapolis.game.notation import default_seats
from heptapolis.rules.chance import MOST_SEED


def as_whole(value: Any) -> int | None:
    """A whole number of any kind, NumPy's too, as a plain one; None for anything else.

    >>> as_whole(3), as_whole("3"), as_whole(3.0), as_whole(True)
    (3, None, None, None)
    """
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def whole_number(value: Any, what: str) -> int:
    """A whole number, or an error that says what should have been one.

    >>> whole_number("3", "players")
    Traceback (most recent call last):
    ...
    heptapolis.errors.SetupError: players is '3', which is not a whole number.
    """
    number = as_whole(value)
    if number is None:
        raise SetupError(f"{what} is {value!r}, which is not a whole number.")
    return number


def checked_seed(value: Any) -> int:
    """A seed, if it is one."""
    seed = as_whole(value)
    if seed is None or not 0 <= seed <= MOST_SEED:
        raise SetupError(f"seed {value!r} is not a whole number from 0 to 2**63 - 1.")
    return seed


def seat_names(seats: Iterable[str] | None, players: int) -> tuple[str, ...]:
    """The names of all seats; those that nobody named have a number."""
    if seats is None:
        return default_seats(players)
    if isinstance(seats, str) or not isinstance(seats, Iterable):
        raise SetupError(f"seats is a list of {players} names, not {seats!r}.")
    return tuple(seats)


def board_names(boards: Any, what: str) -> list[str]:
    """The boards that were named."""
    if isinstance(boards, Iterable) and not isinstance(boards, str):
        named = list(boards)
        if all(isinstance(name, str) for name in named):
            return named
    raise SetupError(f"{what} names boards by text, such as ['rhodos', 'gizah'], not by {boards!r}.")


def chance_from(rng: Any) -> Random:
    """What chance is drawn from: a `Random`, or the one of a seed."""
    if isinstance(rng, Random):
        return rng
    seed = as_whole(rng)
    if seed is None:
        raise SetupError(f"rng must be a random.Random or a seed, not {rng!r}.")
    return Random(seed)  # noqa: S311 - chance of a game
