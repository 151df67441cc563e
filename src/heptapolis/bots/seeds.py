"""The seed of a custom bot."""

from __future__ import annotations

import hashlib


def own_seed(seed: int, seat: int) -> int:
    """The seed that a custom bot gets in the game of a seed: always the same, and it reveals no card.

    >>> own_seed(1, 0) == own_seed(1, 0) != own_seed(1, 1)
    True
    """
    return int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:8], "big") >> 1
