"""Where hands come from and where they go."""

from __future__ import annotations

from heptapolis.rules.cards.seating import has_free_city, left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import passes_left


def upstream(state: State, seat: int) -> int:
    """Whose hand comes to the seat next; with two players they swap."""
    if has_free_city(state):
        return 1 - seat
    return right_of(state, seat) if passes_left(state.age) else left_of(state, seat)


def downstream(state: State, seat: int) -> int:
    """To whom the hand of the seat goes next."""
    if has_free_city(state):
        return 1 - seat
    return left_of(state, seat) if passes_left(state.age) else right_of(state, seat)
