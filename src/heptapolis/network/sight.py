"""A decision as a network sees it."""

from __future__ import annotations

from dataclasses import dataclass

NO_ACTION = -1
"""In the grid: nothing can be done there."""


@dataclass(frozen=True)
class Sight:
    """Words about the table and of each slot, and the actions of the grid."""

    table: list[int]
    slots: list[list[int]]
    grid: list[list[int]]

    @classmethod
    def empty(cls, table: int, slots: int, slot: int, chosen_from: int, kinds: int) -> Sight:
        """Room for one."""
        rows = [[NO_ACTION] * kinds for _ in range(chosen_from)]
        return cls([0] * table, [[0] * slot for _ in range(slots)], rows)

    @property
    def actions(self) -> list[int]:
        """Every action of the grid, as the rules number it."""
        return [action for row in self.grid for action in row if action != NO_ACTION]
