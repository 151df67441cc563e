"""Who sits where, who decides for which city, and what the table plays with."""

from __future__ import annotations

from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.play import Feature


def has_free_city(state: State) -> bool:
    """Whether two players are joined by a city that neither of them owns."""
    return state.cities > state.players


def has_projects(state: State) -> bool:
    """Whether the table plays with common projects."""
    return state.projects[0] >= 0


def is_free_city(state: State, seat: int) -> bool:
    """Whether a seat is the city without a player of its own."""
    return has_free_city(state) and seat >= state.players


def holder_of(state: State) -> int:
    """With two players: who decides for the Free City this turn. It changes every turn; Ages I and III begin left."""
    free_city = state.players
    if (state.age + state.turn) % 2 == 0:
        return left_of(state, free_city)
    return right_of(state, free_city)


def chooser_of(state: State, seat: int) -> int:
    """The player who decides for a city: its own, or the holder for the Free City."""
    return holder_of(state) if is_free_city(state, seat) else seat


def left_of(state: State, seat: int) -> int:
    """The left neighbour: hands go there in Ages I and III."""
    return seat + 1 if seat + 1 < state.cities else 0


def right_of(state: State, seat: int) -> int:
    """The right neighbour."""
    return seat - 1 if seat > 0 else state.cities - 1


INLINED = (
    has_free_city,
    has_projects,
    is_free_city,
    chooser_of,
    left_of,
    right_of,
)
ONLY_FOR = {Feature.FREE_CITY: (has_free_city, holder_of), Feature.PROJECTS: (has_projects,)}
