"""What goes into the network of the dice game and what comes out: its columns by name, in their order."""

from __future__ import annotations

from heptapolis.network.dice.observe import TABLE_SIZE
from heptapolis.network.dice.spaces import KINDS, SLOT_SIZE, SLOTS
from heptapolis.network.interface import Interface, numbered

DICE_INTERFACE = Interface(
    name="dice",
    table=numbered("table", TABLE_SIZE),
    slot=numbered("slot", SLOT_SIZE),
    slots=SLOTS,
    packets=1,
    chosen_from=SLOTS,
    kinds=KINDS,
    present=0,
)
"""The network of the dice game."""
