"""Positions to search in: packed records that a seat cannot tell from the real game, drawn as the rules deal."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from heptapolis.engine.packing import Array, pack, record_for
from heptapolis.errors import SetupError
from heptapolis.game import Table
from heptapolis.game.given import chance_from, whole_number
from heptapolis.simulation.batch import batch_of
from heptapolis.vocab.limits import SEATS

MOST_POSITIONS = 1 << 20


def sample(view: Any, rng: Random | int, count: int = 1) -> Array:
    """So many positions, packed for `Playouts`, in which everything the view's seat cannot know is drawn anew.

    The open table, the seat's own hand and its own choices are as in the view, hands passed on have the cards that
    the seat saw in them, and nothing contradicts what happened. What the others have chosen for this turn is open.
    A seed serves for `rng`.

    >>> from heptapolis import Game
    >>> view = Game("second-edition", players=3, seed=1).view(0)
    >>> positions = sample(view, rng=1, count=100)
    >>> positions.shape, len({tuple(deal[0]) for deal in positions["deal"]})
    ((100,), 100)
    """
    if isinstance(view, Table) or not hasattr(view, "options"):
        raise SetupError(
            f"a {type(view).__name__} is not a view; sample(game.view(seat), rng, count) takes what one seat may know."
        )
    if view.seat is None:
        raise SetupError("this view is from beside the table; positions are sampled from the view of a seat.")
    if not 1 <= whole_number(count, "count") <= MOST_POSITIONS:
        raise SetupError(f"{count} positions cannot be sampled; choose from 1 to {MOST_POSITIONS}.")
    return batch_of(view.options).sample(view, chance_from(rng), int(count))


def as_it_is(table: Any) -> Array:
    """The position of a game with all that is hidden: no player can know it before the end."""
    positions = np.zeros(1, record_for(batch_of(table.options).STATE, SEATS))
    pack(table._state, positions[0])
    return positions
