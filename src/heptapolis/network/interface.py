"""What goes into a network and what comes out of it, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass

from heptapolis.network.words import COLUMNS_A_WORD
from heptapolis.vocab.limits import SEATS

VALUES = 1 + 2 * SEATS
"""What a network says beside its choice: what it expects to gain, then for each seat, its own first and then to the
left, how likely it wins (a logit) and its points (divided by POINTS)."""
POINTS = 50.0


@dataclass(frozen=True)
class Interface:
    """The columns of what a network sees, and the grid of its actions."""

    name: str
    table: tuple[str, ...]
    """The columns about the table, by name."""
    slot: tuple[str, ...]
    """The columns of each slot, by name."""
    slots: int
    packets: int
    """The slots stand in so many packets of one size, which are summed up."""
    chosen_from: int
    """So many slots, the first ones, have actions."""
    kinds: int
    """So many actions each of them has."""
    present: int
    """The column of a slot that says whether there is anything in it."""

    @property
    def a_packet(self) -> int:
        """The slots of a packet."""
        return self.slots // self.packets

    @property
    def actions(self) -> int:
        """The size of the grid."""
        return self.chosen_from * self.kinds


def numbered(prefix: str, words: int) -> tuple[str, ...]:
    """Columns whose meaning is their place."""
    return tuple(f"{prefix}.{place}" for place in range(words * COLUMNS_A_WORD))
