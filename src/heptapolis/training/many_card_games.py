"""Many games of cards side by side."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
import torch

from heptapolis.bots.cards.modules import CARD_POLICIES
from heptapolis.engine.packing import record_for
from heptapolis.game import Options
from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.cards.modules import CARD_NETWORK
from heptapolis.network.cards.slots import STAGINGS_SIZE
from heptapolis.rules.cards.kernel import CARD_RULES
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.training import card_steps, card_threads
from heptapolis.training.card_steps import JOBS
from heptapolis.training.launch import steps_for
from heptapolis.training.many_games import ManyGames, Observations
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.limits import SEATS

MODULES: tuple[ModuleType, ...] = (*CARD_RULES, *CARD_POLICIES, *CARD_NETWORK, card_steps, card_threads)
"""All that is compiled, each module after those it calls."""


class ManyCardGames(ManyGames):
    """Many games of cards."""

    interface = CARD_INTERFACE

    def __init__(self, games: Sequence[Options], minds: Any, device: str = "cpu") -> None:
        steps = steps_for(device, MODULES, MENU, SHEET + SEATS)
        super().__init__(games, minds, device, steps, record_for(State, SEATS))
        count = len(games)
        self._tables = self._tensor(np.array([CardBatch(options).table() for options in games], np.int32))
        self._memory = self._full((count, SEATS, SEATS, ROOM), torch.int16)
        self._points = self._full((count, SEATS), torch.int16)
        self._cities = self._full((count, SEATS, CITY_SIZE), torch.int64)
        self._stagings = self._full((count, SEATS, STAGINGS_SIZE), torch.int32)

    def deal(self) -> None:
        """Deal the games of the seeds."""
        self._run("start", self.games, self._records, self._memory, self._seeds, self._tables)

    def see(self, seen: Observations) -> None:
        """Write what every row sees, and whether it is asked."""
        shared = (self._points, self._cities, self._stagings)
        self._run("survey", self.games * SEATS, self._records, *shared)
        views = (seen.table, seen.slots, seen.grid, seen.asked)
        self._run("see", len(self.rows) * JOBS, self._records, self._memory, self.rows, *shared, *views)

    def choose(self, seen: Observations, choices: torch.Tensor) -> None:
        """Every row that is asked takes the action at this place of its grid; who follows a policy chooses too."""
        self._run("decide", len(self.rows), self._records, self.rows, seen.grid, choices, seen.asked)
        where, followed = self._followers
        self._run("follow", len(where), self._records, where, followed)
        self._run("advance", self.games, self._records, self._memory, self.wins, self.points, self._going)
