"""Many dice games side by side."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
import torch

from heptapolis.bots.dice.modules import DICE_POLICIES
from heptapolis.engine.packing import packed_rows, record_for
from heptapolis.game import DiceOptions
from heptapolis.network.dice.interface import DICE_INTERFACE
from heptapolis.network.dice.modules import DICE_NETWORK
from heptapolis.rules.dice.constants import BOARD_LAYOUT, MENU
from heptapolis.rules.dice.modules import DICE_RULES
from heptapolis.rules.dice.score import SHEET
from heptapolis.rules.dice.state import DiceState
from heptapolis.training import dice_steps, dice_threads
from heptapolis.training.dice_steps import JOBS
from heptapolis.training.launch import steps_for
from heptapolis.training.many_games import ManyGames, Observations
from heptapolis.vocab.limits import SEATS

MODULES: tuple[ModuleType, ...] = (*DICE_RULES, *DICE_POLICIES, *DICE_NETWORK, dice_steps, dice_threads)
"""All that is compiled, each module after those it calls."""


class ManyDiceGames(ManyGames):
    """Many dice games, all with the boards of the first."""

    interface = DICE_INTERFACE

    def __init__(self, games: Sequence[DiceOptions], minds: Any, device: str = "cpu") -> None:
        steps = steps_for(device, MODULES, MENU, SHEET + SEATS)
        super().__init__(games, minds, device, steps, record_for(DiceState, SEATS))
        self._befores = self._new_records()
        self._boards = self._placed(packed_rows(games[0].rows, BOARD_LAYOUT))
        self._seated = self._tensor(np.array([options.players for options in games], np.int32))

    def deal(self) -> None:
        """Deal the games of the seeds."""
        self._run("start", self.games, self._records, self._befores, self._boards, self._seeds, self._seated)

    def see(self, seen: Observations) -> None:
        """Write what every row sees, and whether it is asked."""
        views = (seen.table, seen.slots, seen.grid, seen.asked)
        self._run("see", len(self.rows) * JOBS, self._records, self._befores, self._boards, self.rows, *views)

    def choose(self, seen: Observations, choices: torch.Tensor) -> None:
        """Every row that is asked takes the action at this place of its grid; who follows a policy chooses too."""
        self._run("decide", len(self.rows), self._records, self.rows, seen.grid, choices, seen.asked)
        where, followed = self._followers
        self._run("follow", len(where), self._records, self._boards, where, followed)
        ends = (self.wins, self.points, self._going)
        self._run("advance", self.games, self._records, self._befores, self._boards, *ends)
