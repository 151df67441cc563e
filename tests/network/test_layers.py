"""The loops for compiled code answer as NumPy does, for networks of any sizes side by side."""

from __future__ import annotations

import numpy as np
import pytest

from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.network.forward import Network
from heptapolis.network.interface import Interface
from heptapolis.network.layers import best_action, desk_for, expect, networks_of, think
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.weights import Sizes
from network.tiny import TINY, some_columns, some_weights

LARGER = Sizes(card=24, hidden=16, blocks=3, head=12, last=4, value=20)


@pytest.mark.parametrize("interface", [CARD_INTERFACE, DICE_INTERFACE], ids=lambda interface: interface.name)
def test_loops_and_numpy_answer_alike(interface: Interface) -> None:
    weights = [some_weights(interface, 1, TINY), some_weights(interface, 2, LARGER)]
    networks, desk = networks_of(weights), desk_for(weights, interface)
    table, slots = some_columns(interface)
    chance = np.random.default_rng(3)
    for number, arrays in enumerate(weights):
        answer = Network(arrays, interface).answer(table, slots)
        for row in range(len(table)):
            grid = chance.integers(0, 1000, (interface.chosen_from, interface.kinds))
            grid[chance.random(grid.shape) < 0.7] = NO_ACTION
            think(networks, number, desk, interface.present, table[row].view(np.int64), slots[row].view(np.int64), grid)
            expect(networks, number, desk)
            there = grid != NO_ACTION
            assert desk.logits[there] == pytest.approx(
                answer.logits[row].reshape(grid.shape)[there], rel=1e-3, abs=1e-3
            )
            assert desk.values == pytest.approx(answer.values[row], rel=1e-3, abs=1e-3)
            liked = np.where(there, answer.logits[row].reshape(grid.shape), -np.inf)
            assert best_action(desk, grid) == grid[np.unravel_index(liked.argmax(), liked.shape)]


def test_nothing_is_chosen_where_nothing_can_be_done() -> None:
    weights = [some_weights()]
    grid = np.full((CARD_INTERFACE.chosen_from, CARD_INTERFACE.kinds), NO_ACTION)
    assert best_action(desk_for(weights, CARD_INTERFACE), grid) == NO_ACTION
