"""What training knows of the tables it plays at, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import torch

from heptapolis.network.interface import Interface
from heptapolis.network.words import COLUMNS_A_WORD

NETWORK = -1
"""In the place of a policy: a network plays."""
NO_ACTION = -1
"""In the grid: nothing can be done there."""


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


class ManyGames(Protocol):
    """Many games of one kind."""

    interface: Interface
    device: str
    games: int
    rows: torch.Tensor
    """Game and player of every row that a network plays."""
    players: torch.Tensor
    """How many players the game of a row has."""
    wins: torch.Tensor
    """At the end: every player's share of the win."""
    points: torch.Tensor

    def start(self, seeds: Any) -> None:
        """Deal all games anew."""

    def see(self, seen: Observations) -> None:
        """Write what every row sees, and whether it is asked."""

    def choose(self, seen: Observations, choices: torch.Tensor) -> None:
        """Every row that is asked takes the action at this place of its grid; who follows a policy chooses too."""

    def left(self) -> int:
        """How many games are not over."""
