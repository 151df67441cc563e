"""The values of effects in the dice game as a board file writes them; a fault is a ValueError that says what is wrong.

A reader is given the value of the effect's key, the other keys of the entry, out of which it takes what it needs, and
the name of the key.
"""

from __future__ import annotations

from typing import Any, TypedDict

from heptapolis.vocab.dice.play import GROUPS, DieColour
from heptapolis.vocab.reading import read_term, read_word

MOST = 20
MOST_CROSSINGS = 3
MOST_RATE = 3


class Parts(TypedDict, total=False):
    """What a kind of effect keeps of its value."""

    amount: int
    coins: int
    groups: tuple[str, ...]
    colour: DieColour


def whole(value: Any, least: int, most: int, what: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{what} = {value!r} is not a whole number from {least} to {most}")
    return value


def read_number(value: Any, most: int, name: str) -> Parts:
    """A number from 1 on."""
    return {"amount": whole(value, 1, most, name)}


def read_flag(value: Any, _: dict[str, Any], name: str) -> Parts:
    """Nothing but that it is there."""
    if value is not True:
        raise ValueError(f"{name} = {value!r} must be true")
    return {}


def read_per_space(value: Any, more: dict[str, Any], _: str) -> Parts:
    """A building, and the coins or points for each of its spaces."""
    coins, points = (whole(more.pop(key, 0), 0, MOST_RATE, key) for key in ("coins", "points"))
    if not coins + points:
        raise ValueError("per_space gives neither coins nor points")
    return {"amount": points, "coins": coins, "groups": (read_group(value),)}


def read_cross(value: Any, more: dict[str, Any], _: str) -> Parts:
    """Buildings, and how many of their spaces may be crossed off."""
    if not isinstance(value, list) or not value:
        raise ValueError(f"cross = {value!r} must be a list of buildings")
    groups = tuple(map(read_group, value))
    return {"amount": whole(more.pop("up_to", 1), 1, MOST_CROSSINGS, "up_to"), "groups": groups}


def read_die(value: Any, colours: tuple[DieColour, ...]) -> Parts:
    """The colour of a die."""
    return {"colour": read_term(value, colours, "colour of a die")}


def read_coins_on_die(value: Any, more: dict[str, Any], _: str) -> Parts:
    """The colour of a die, and the coins that come with it."""
    return {**read_die(value, tuple(DieColour)), "coins": whole(more.pop("coins", 0), 1, MOST, "coins")}


def read_group(value: Any) -> str:
    """The mark of a building by its word."""
    return read_word(value, list(GROUPS), "building")
