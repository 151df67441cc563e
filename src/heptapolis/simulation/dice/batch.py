"""A batch of dice games."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from heptapolis.bots import picking
from heptapolis.bots.dice import policies
from heptapolis.engine.packing import Array, packed_rows
from heptapolis.game import DiceOptions
from heptapolis.rules.dice.constants import BOARD_LAYOUT, MENU
from heptapolis.rules.dice.modules import DICE_RULES
from heptapolis.rules.dice.score import SHEET
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import tally
from heptapolis.simulation.batch import Batch, PlaceTable
from heptapolis.simulation.dice import block
from heptapolis.simulation.results import RESULT


class DiceBatch(Batch):
    """A batch of dice games."""

    STATE = DiceState
    MODULES = (*DICE_RULES, picking, policies, tally, block)
    MENU, SHEET = MENU, SHEET

    options: DiceOptions

    @cached_property
    def boards(self) -> Array:
        """The boards as compiled code reads them."""
        return packed_rows(self.options.rows, BOARD_LAYOUT)

    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """The boards and the number of players."""
        return (place(self.boards), self.options.players)

    def add(self, state: DiceState, sums: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        block.add_game(state, self.options.rows, [0] * (SHEET + self.options.players), sums)
        sums[tally.TURNS] += state.turn

    def result(self, state: DiceState) -> list[list[int]]:
        """What every city of a game that was played to its end elsewhere ended with."""
        rows = [[0] * RESULT for _ in range(self.options.players)]
        block.write_result(state, self.options.rows, [0] * SHEET, rows)
        return rows
