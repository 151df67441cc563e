"""Many games side by side, between networks and policies, on the CPU or a GPU, and what their rows see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import torch

from heptapolis.engine.cuda import cuda_module
from heptapolis.game.registry import TableOptions
from heptapolis.network.interface import Interface
from heptapolis.network.sight import NO_ACTION
from heptapolis.network.words import COLUMNS_A_WORD
from heptapolis.training.launch import Steps
from heptapolis.vocab.limits import SEATS

NETWORK = -1
"""In the place of a policy: a network plays."""


@dataclass
class Observations:
    """What rows see: words about the table and of the slots, the grid of actions, and who is asked."""

    table: torch.Tensor
    slots: torch.Tensor
    grid: torch.Tensor
    asked: torch.Tensor

    @classmethod
    def empty(cls, interface: Interface, moments: int, rows: int, device: str) -> Observations:
        """Room for so many rows at so many moments."""
        table, slot = len(interface.table) // COLUMNS_A_WORD, len(interface.slot) // COLUMNS_A_WORD
        place = (moments, rows)
        grid = (*place, interface.chosen_from, interface.kinds)
        return cls(
            torch.zeros((*place, table), dtype=torch.int64, device=device),
            torch.zeros((*place, interface.slots, slot), dtype=torch.int64, device=device),
            torch.full(grid, NO_ACTION, dtype=torch.int32, device=device),
            torch.zeros(place, dtype=torch.uint8, device=device),
        )

    def at(self, moment: int) -> Observations:
        """What is seen at one moment."""
        return Observations(self.table[moment], self.slots[moment], self.grid[moment], self.asked[moment])

    def columns(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The words of one moment as columns."""
        return self.table.view(torch.int8), self.slots.view(torch.int8)


class ManyGames(ABC):
    """Many games of one kind side by side; `minds[game][player]` is a policy's number or NETWORK."""

    interface: ClassVar[Interface]

    def __init__(self, games: Sequence[TableOptions], minds: Any, device: str, steps: Steps, record: Any) -> None:
        self.device, self.games, self._steps = device, len(games), steps
        count = self.games
        players = np.array([options.players for options in games])
        seats = np.arange(SEATS)[None, :] < players[:, None]
        minds = np.asarray(minds)
        self.rows = self._tensor(np.argwhere(seats & (minds == NETWORK)).astype(np.int32))
        """Game and player of every row that a network plays."""
        self.players = self._tensor(players[self.rows.cpu().numpy()[:, 0]])
        """How many players the game of a row has."""
        where = np.argwhere(seats & (minds != NETWORK)).astype(np.int32)
        self._followers = self._tensor(where), self._tensor(minds[where[:, 0], where[:, 1]].astype(np.int32))
        self._record = record
        self._records = self._new_records()
        self._seeds = self._full((count,), torch.int64)
        self._going = self._full((count,), torch.uint8)
        self.wins = self._full((count, SEATS), torch.float32)
        """At the end: every player's share of the win."""
        self.points = self._full((count, SEATS), torch.float32)
        self._shared: dict[tuple[int, tuple[int, ...], torch.dtype], Any] = {}

    def start(self, seeds: Any) -> None:
        """Deal all games anew."""
        self._seeds.copy_(torch.from_numpy(np.asarray(seeds, np.int64)))
        self.deal()

    @abstractmethod
    def deal(self) -> None:
        """Deal the games of the seeds."""

    @abstractmethod
    def see(self, seen: Observations) -> None:
        """Write what every row sees, and whether it is asked."""

    @abstractmethod
    def choose(self, seen: Observations, choices: torch.Tensor) -> None:
        """Every row that is asked takes the action at this place of its grid; who follows a policy chooses too."""

    def left(self) -> int:
        """How many games are not over."""
        return int(self._going.sum().item())

    def _run(self, name: str, size: int, *arguments: Any) -> None:
        given = [self._share(value) if isinstance(value, torch.Tensor) else value for value in arguments]
        if size:
            self._steps[name](size, *given)

    def _share(self, tensor: torch.Tensor) -> Any:
        """A tensor as the steps read it, without a copy; kept, since making one takes long."""
        key = (tensor.data_ptr(), tuple(tensor.shape), tensor.dtype)
        if key not in self._shared:
            self._shared[key] = cuda_module().as_cuda_array(tensor) if self.device != "cpu" else tensor.numpy()
        return self._shared[key]

    def _new_records(self) -> Any:
        return self._placed(np.zeros(self.games, self._record))

    def _placed(self, array: Any) -> Any:
        """An array of records where the steps find it; PyTorch has no such tensors."""
        return array if self.device == "cpu" else cuda_module().to_device(array)

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def _full(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)
