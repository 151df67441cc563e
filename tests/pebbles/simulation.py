"""Batches of pebbles."""

from __future__ import annotations

from typing import Any

from heptapolis.rules import chance
from heptapolis.simulation import tally
from heptapolis.simulation.batch import Batch, PlaceTable
from heptapolis.simulation.results import RESULT
from heptapolis.vocab.limits import SEATS
from pebbles import block
from pebbles.game import TURNS


class PebbleBatch(Batch):
    """A batch of games of pebbles."""

    STATE = block.PebbleState
    MODULES = (chance, tally, block)
    MENU, SHEET = 3, 1

    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """Players and turns."""
        return (self.options.players, TURNS)

    def add(self, state: Any, sums: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        block.add_game(state, [0] * (self.SHEET + SEATS), sums)
        sums[tally.TURNS] += TURNS

    def result(self, state: Any) -> list[list[int]]:
        """What every seat of a game that was played to its end elsewhere ended with."""
        rows = [[0] * RESULT for _ in range(self.options.players)]
        block.write_result(state, rows)
        return rows


BATCH = PebbleBatch
