"""What a seat sees of a dice game as plain numbers, always so many and always in the same order."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.rules.dice.constants import TRACKS
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, Front
from heptapolis.vocab.limits import SEATS

Of = Callable[[DiceState, int], int]
"""Reads one number of a city."""


def field(name: str) -> Of:
    """A field of the record that has one number for each city."""
    return lambda state, seat: getattr(state, name)[seat]


def part(name: str, place: int) -> Of:
    """One number of a field that has several for each city."""
    return lambda state, seat: getattr(state, name)[seat][place]


TABLE = ("players", "turn", "last_turn", "phase", "agora_taken")
DICE = tuple(f"{what}_{slot}" for slot in range(FORUM) for what in ("die", "symbol", "zone"))
CITY: dict[str, Of] = {
    "board": lambda state, seat: state.board[seat] + 1,
    "decision": field("pending"),
    "coins": field("coins"),
    **{f"spaces_{building.word}": part("count", building) for building in Building},
    **{f"points_{building.word}": part("points", building) for building in Building},
    **{f"track_{track}": part("crossed", track) for track in range(TRACKS)},
    **{f"defence_{front.word}": part("defence", front) for front in Front},
    "reduction": field("reduction"),
    "free_colours": field("free_colours"),
    "unlocked": field("unlocked"),
    "bonuses": field("bonuses"),
    "first_agora": field("first_agora"),
}

FEATURES = (*TABLE, *DICE, *(f"city_{place}_{name}" for place in range(SEATS) for name in CITY))
"""The names of the numbers. City 0 is the seat's own, the others follow to the left; places without a city have 0.

Crossed spaces, bonuses and colours are bits, as in the rules' record.
"""


def features_of(state: DiceState, seat: int | None) -> tuple[int, ...]:
    """The numbers of a record as a seat knows it; from beside the table city 0 is seat 0."""
    numbers = [getattr(state, name) for name in TABLE]
    for slot in range(FORUM):
        numbers += [state.die[slot], state.symbol[slot], state.zone[slot]]
    for place in range(state.players):
        city = ((seat or 0) + place) % state.players
        numbers += [read(state, city) for read in CITY.values()]
    return (*map(int, numbers), *[0] * (len(FEATURES) - len(numbers)))
