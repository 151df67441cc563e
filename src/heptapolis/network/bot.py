"""A bot that plays as a network would, interpreted: what it sees of a view, the answer, the action with most worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.bots.room import room_of, why_of
from heptapolis.game.registry import ruleset_of
from heptapolis.network.forward import Network, columns_of
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.weights import load


@cache
def network_in(file: str, rules: str) -> Network:
    """The network of a file, for the game of a ruleset."""
    interface = ruleset_of(rules).part("network").INTERFACE
    return Network(load(Path(file), interface), interface)


class NetworkBot:
    """Chooses what its network likes best; it leaves nothing to chance."""

    def __init__(self, weights: str) -> None:
        self.weights = weights

    def choose(self, view: Any, seat: int) -> AnyAction:
        """The action for an open decision: the player's own, or the Free City's if that is its to play."""
        sight = ruleset_of(view.options.rules).part("network").sight_of(view, seat)
        network = network_in(self.weights, view.options.rules)
        answer = network.answer(columns_of([sight.table]), columns_of([sight.slots]))
        grid = np.array(sight.grid).ravel()
        number = int(grid[np.where(grid == NO_ACTION, -np.inf, answer.logits[0]).argmax()])
        return room_of(view).action(number, view, seat)

    def why(self, view: AnyView, seat: int, action: AnyAction) -> tuple[str, int]:
        """What `rulebook` would say for the action."""
        return why_of(view, seat, str(action))
