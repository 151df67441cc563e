"""A batch of dice games."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, ClassVar

import numpy as np

from heptapolis.bots.dice.modules import DICE_POLICIES
from heptapolis.engine.packing import Array, pack, packed_rows, record_for, unpack
from heptapolis.game import DiceAction, DiceOptions, DiceView
from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.network.dice.modules import DICE_NETWORK
from heptapolis.network.dice.observe import TABLE_SIZE
from heptapolis.network.dice.spaces import KINDS, SLOT_SIZE, SLOTS
from heptapolis.rules.chance import MOST_SEED, seed_shuffler
from heptapolis.rules.dice.constants import BOARD_LAYOUT, MENU
from heptapolis.rules.dice.modules import DICE_RULES
from heptapolis.rules.dice.score import SHEET
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import outcome, tally
from heptapolis.simulation.batch import Batch, PlaceTable
from heptapolis.simulation.dice import block, network_play, search
from heptapolis.simulation.results import RESULT
from heptapolis.vocab.dice.play import DiceDecision, DicePhase
from heptapolis.vocab.limits import SEATS


class DiceBatch(Batch):
    """A batch of dice games."""

    STATE = DiceState
    MODULES = (*DICE_RULES, *DICE_POLICIES, tally, block, outcome, search)
    NETWORK_MODULES = (*DICE_NETWORK, network_play, block, search)
    INSTEAD: ClassVar = {
        block.play_to_the_end: network_play.play_to_the_end,
        block.seated_in: network_play.seated_in,
    }
    INTERFACE = DICE_INTERFACE
    MENU, SHEET = MENU, SHEET

    options: DiceOptions

    @cached_property
    def boards(self) -> Array:
        """The boards as compiled code reads them."""
        return packed_rows(self.options.rows, BOARD_LAYOUT)

    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """The boards and the number of players."""
        return (place(self.boards), self.options.players)

    def players(self, **common: Any) -> network_play.DicePlayers:
        """Those of a table with networks: what all games have, and room for what this game's players see."""
        return network_play.DicePlayers(
            **common,
            before=np.zeros(1, record_for(DiceState, SEATS)),
            sheet=np.zeros(SHEET, np.int64),
            points=np.zeros(SEATS, np.int64),
            table=np.zeros(TABLE_SIZE, np.int64),
            slots=np.zeros((SLOTS, SLOT_SIZE), np.int64),
            grid=np.zeros((SLOTS, KINDS), np.int64),
        )

    def add(self, state: DiceState, sums: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        block.add_game(state, self.options.rows, [0] * (SHEET + self.options.players), sums)
        sums[tally.TURNS] += state.turn

    def result(self, state: DiceState) -> list[list[int]]:
        """What every city of a game that was played to its end elsewhere ended with."""
        rows = [[0] * RESULT for _ in range(self.options.players)]
        block.write_result(state, self.options.rows, [0] * SHEET, rows)
        return rows

    def sample(self, view: DiceView, rng: Random, count: int) -> Array:
        """Positions that the seat of a view cannot tell from the real one: what is hidden are the dice to come.

        The others have not done anything yet in this turn.
        """
        positions, state = np.zeros(count, record_for(DiceState, SEATS)), view.state.copy()
        pack(state, positions[:1][0])
        positions[:] = positions[0]
        first = rng.randrange(MOST_SEED - count)
        for number in range(count):
            seed_shuffler(state, first + number)
            positions["seed_low"][number], positions["seed_high"][number] = state.seed_low, state.seed_high
        for seat in range(self.options.players):
            if seat != view.seat and not view.over:
                positions["pending"][:, seat] = DiceDecision.ACT
        return positions

    def number_of(self, action: Any, seat: int, position: Any) -> int:
        """An action, an option or a text as the rules number it at a position: dice go by their places in the Forum."""
        state = unpack(position, DiceState)
        board = self.options.boards[state.board[seat]]
        return DiceAction.parse(getattr(action, "action", action)).number(state, seat, board)

    def fits(self, positions: Array) -> Array:
        """Which positions are of games with these options, and not over."""
        players, dealt = self.options.players, positions["board"][:, : self.options.players]
        known = (dealt >= 0) & (dealt < len(self.options.rows))
        fitting: Array = (positions["players"] == players) & (positions["phase"] != DicePhase.OVER) & known.all(axis=1)
        return fitting
