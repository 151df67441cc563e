"""What a seat sees as plain numbers, always so many and always in the same order: for bots that learn."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.rules.cards.projects import victories
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Counted, Symbol
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.limits import AGES, ROOM
from heptapolis.vocab.limits import SEATS

Of = Callable[[State, int], int]
"""Reads one number of a city."""


def field(name: str) -> Of:
    """A field of the record that has one number for each city."""
    return lambda state, seat: getattr(state, name)[seat]


def part(name: str, place: int) -> Of:
    """One number of a field that has several for each city."""
    return lambda state, seat: getattr(state, name)[seat][place]


def units(name: str, good: Good, goods: tuple[Good, ...]) -> Of:
    """How many units of a good can come from a city: the lane of the set with that good alone."""
    shift = 4 * ((1 << goods.index(good)) - 1)
    return lambda state, seat: getattr(state, name)[seat] >> shift & 7


def won(age: int) -> Of:
    """The victory tokens of an Age."""
    return lambda state, seat: victories(state, seat, age)


TABLE: dict[str, Callable[[State], int]] = {
    "players": lambda state: state.players,
    "age": lambda state: state.age,
    "turn": lambda state: state.turn,
    "phase": lambda state: state.phase,
    "hand_size": lambda state: state.hand_size,
    **{f"edifice_{age + 1}": lambda state, age=age: state.projects[age] + 1 for age in range(AGES)},  # type: ignore[misc]
    **{f"pawns_left_{age + 1}": lambda state, age=age: state.pawns_left[age] for age in range(AGES)},  # type: ignore[misc]
}
CITY: dict[str, Of] = {
    "board": lambda state, seat: state.board[seat] + 1,
    "decision": field("pending"),
    "coins": field("coins"),
    "purse": field("purse"),
    "shields": field("shields"),
    **{symbol.word: part("science", symbol) for symbol in Symbol},
    "any_symbol": field("science_choice"),
    **{counted.word: part("tally", counted) for counted in Counted},
    **{f"victories_{age + 1}": won(age) for age in range(AGES)},
    **{f"makes_{good.word}": units("own_raw", good, RAW) for good in RAW},
    **{f"makes_{good.word}": units("own_made", good, MANUFACTURED) for good in MANUFACTURED},
    **{f"sells_{good.word}": units("market_raw", good, RAW) for good in RAW},
    **{f"sells_{good.word}": units("market_made", good, MANUFACTURED) for good in MANUFACTURED},
    "discount": field("discount_now"),
    "free_builds_left": field("free_builds_left"),
    "play_last_card": field("play_last_card"),
    "copy_guild": field("copy_guild"),
}
CARDS = tuple(f"hand_{place}" for place in range(1, ROOM + 1))

FEATURES = (*TABLE, *CARDS, *(f"city_{place}_{name}" for place in range(SEATS) for name in CITY))
"""The names of the numbers. City 0 is the seat's own, the others follow to the left; places without a city have 0.

A card, a board or an edifice is its number in the rules and 1, so that 0 says that there is none.
"""


def features_of(state: State, seat: int | None) -> tuple[int, ...]:
    """The numbers of a record as a seat knows it; from beside the table there is no hand, and city 0 is seat 0."""
    numbers = [read(state) for read in TABLE.values()]
    first = ROOM * state.held[seat] if seat is not None else 0
    shown = seat is not None and state.age > 0 and state.hand_size > 0
    numbers += [card + 1 for card in state.deal[state.age - 1][first : first + ROOM]] if shown else [0] * ROOM
    for place in range(state.cities):
        city = ((seat or 0) + place) % state.cities
        numbers += [read(state, city) for read in CITY.values()]
    return (*map(int, numbers), *[0] * (len(FEATURES) - len(numbers)))
