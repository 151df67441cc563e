"""Many tables of cards at once, between networks and policies, on the CPU or a GPU; all they share are tensors."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
import torch

from heptapolis.bots import picking
from heptapolis.bots.cards import gains, policies
from heptapolis.engine.cuda import cuda_module
from heptapolis.engine.packing import record_for
from heptapolis.game import Options
from heptapolis.network import words
from heptapolis.network.cards import city, items, memory, slots, surroundings
from heptapolis.network.cards.city import CITY_SIZE
from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.cards.slots import STAGINGS_SIZE
from heptapolis.rules.cards.kernel import CARD_RULES
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.training import card_steps, card_threads
from heptapolis.training.card_steps import JOBS
from heptapolis.training.launch import steps_for
from heptapolis.training.many_games import NETWORK, Observations
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.limits import SEATS

MODULES: tuple[ModuleType, ...] = (
    *CARD_RULES,
    picking,
    gains,
    policies,
    words,
    items,
    memory,
    city,
    slots,
    surroundings,
    card_steps,
    card_threads,
)
"""All that is compiled, each module after those it calls."""


class ManyCardGames:
    """So many games; `minds[game][player]` is a policy's number or NETWORK."""

    interface = CARD_INTERFACE

    def __init__(self, games: Sequence[Options], minds: Any, device: str = "cpu") -> None:
        self.device, self.games = device, len(games)
        self._steps = steps_for(device, MODULES, MENU, SHEET + SEATS)
        players = np.array([options.players for options in games])
        seats = np.arange(SEATS)[None, :] < players[:, None]
        minds = np.asarray(minds)
        self.rows = self._places(seats & (minds == NETWORK))
        """Game and player of every row that a network plays."""
        self.players = self._tensor(players[self.rows.cpu().numpy()[:, 0]])
        followers = self._places(seats & (minds != NETWORK))
        where = followers.cpu().numpy()
        self._followers = followers, self._tensor(minds[where[:, 0], where[:, 1]].astype(np.int32))
        self._tables = self._tensor(np.array([CardBatch(options).table() for options in games], np.int32))
        count = len(games)
        self._records = self._new_records(count)
        self._memory = self._full((count, SEATS, SEATS, ROOM), torch.int16)
        self._points = self._full((count, SEATS), torch.int16)
        self._cities = self._full((count, SEATS, CITY_SIZE), torch.int64)
        self._stagings = self._full((count, SEATS, STAGINGS_SIZE), torch.int32)
        self._going = self._full((count,), torch.uint8)
        self.wins = self._full((count, SEATS), torch.float32)
        """At the end: every player's share of the win."""
        self.points = self._full((count, SEATS), torch.float32)
        self._shared: dict[tuple[int, tuple[int, ...]], Any] = {}

    def start(self, seeds: Any) -> None:
        """Deal all games anew."""
        dealt = self._tensor(np.asarray(seeds, np.int64))
        self._run("start", self.games, self._records, self._memory, dealt, self._tables)
        self._synchronize()  # `dealt` is read until then

    def see(self, seen: Observations) -> None:
        """Write what every row sees, and whether it is asked."""
        shared = (self._points, self._cities, self._stagings)
        self._run("survey", self.games * SEATS, self._records, *shared)
        threads = len(self.rows) * JOBS
        views = (seen.table, seen.slots, seen.grid, seen.asked)
        self._run("see", threads, self._records, self._memory, self.rows, *shared, *views)

    def choose(self, seen: Observations, choices: torch.Tensor) -> None:
        """Every row that is asked takes the action at this place of its grid; who follows a policy chooses too."""
        self._run("decide", len(self.rows), self._records, self.rows, seen.grid, choices, seen.asked)
        where, followed = self._followers
        if len(where):
            self._run("follow", len(where), self._records, where, followed)
        self._run("advance", self.games, self._records, self._memory, self.wins, self.points, self._going)

    def left(self) -> int:
        """How many games are not over."""
        return int(self._going.sum().item())

    def _run(self, name: str, size: int, *arguments: Any) -> None:
        given = [self._share(value) if isinstance(value, torch.Tensor) else value for value in arguments]
        self._steps[name](size, *given)

    def _share(self, tensor: torch.Tensor) -> Any:
        """A tensor as the steps read it, without a copy; kept, since making one takes long."""
        key = (tensor.data_ptr(), tuple(tensor.shape))
        if key not in self._shared:
            self._shared[key] = cuda_module().as_cuda_array(tensor) if self.device != "cpu" else tensor.numpy()
        return self._shared[key]

    def _new_records(self, count: int) -> Any:
        record = record_for(State, SEATS)
        return cuda_module().device_array(count, record) if self.device != "cpu" else np.zeros(count, record)

    def _places(self, wanted: Any) -> torch.Tensor:
        return self._tensor(np.argwhere(wanted).astype(np.int32))

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def _full(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def _synchronize(self) -> None:
        if self.device != "cpu":
            torch.cuda.synchronize()
