"""What is in a city."""

from __future__ import annotations

from heptapolis.rules.cards.constants import CARDS
from heptapolis.rules.cards.seating import left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Where


def stands(state: State, seat: int, card: int) -> bool:
    """Whether this card is in the city."""
    bit = CARDS[card].bit
    return (state.city[seat][0] & bit[0]) | (state.city[seat][1] & bit[1]) != 0


def has_name_of(state: State, seat: int, card: int) -> bool:
    """Whether a building with the card's name is in the city; two Ages share some names."""
    same = CARDS[card].same_name
    return (state.city[seat][0] & same[0]) | (state.city[seat][1] & same[1]) != 0


def is_chained(state: State, seat: int, card: int) -> bool:
    """Whether a building that makes this card free is in the city."""
    parents = CARDS[card].chained_by
    return (state.city[seat][0] & parents[0]) | (state.city[seat][1] & parents[1]) != 0


def count(state: State, seat: int, what: int, where: int) -> int:
    """How many of the counted things (bits) stand in the named cities (bits)."""
    total = 0
    for thing in range(len(state.tally[seat])):
        if (what >> thing) & 1:
            if (where >> Where.OWN) & 1:
                total += state.tally[seat][thing]
            if (where >> Where.LEFT) & 1:
                total += state.tally[left_of(state, seat)][thing]
            if (where >> Where.RIGHT) & 1:
                total += state.tally[right_of(state, seat)][thing]
    return total


INLINED = (
    stands,
    has_name_of,
    is_chained,
)
