"""Tiny networks, for tests of what does not depend on how well they play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from heptapolis.network.cards.interface import CARD_INTERFACE
from heptapolis.network.interface import Interface
from heptapolis.network.weights import Sizes, save

TINY = Sizes(card=8, hidden=16, blocks=1, head=8, last=8, value=8)


def some_weights(interface: Interface = CARD_INTERFACE, seed: int = 1, sizes: Sizes = TINY) -> dict[str, Any]:
    """Weights that half precision holds exactly."""
    rng = np.random.default_rng(seed)
    return {name: rng.integers(-8, 8, size).astype(np.float32) / 16 for name, size in sizes.arrays(interface).items()}


def weights_in(folder: Path, interface: Interface = CARD_INTERFACE, seed: int = 1, sizes: Sizes = TINY) -> str:
    """A file with such weights."""
    file = folder / f"{interface.name}-{seed}.npz"
    save(file, some_weights(interface, seed, sizes), interface)
    return str(file)


def some_columns(interface: Interface, seed: int = 2) -> tuple[Any, Any]:
    """What some decisions could look like."""
    rng = np.random.default_rng(seed)
    table = rng.integers(-3, 4, (5, len(interface.table)), np.int8)
    slots = rng.integers(-3, 4, (5, interface.slots, len(interface.slot)), np.int8)
    slots[:, :, interface.present] = rng.integers(0, 2, (5, interface.slots))
    return table, slots
