"""The shuffler: a counter-based generator inside the record, the same stream in every mode.

Products stay below 2**63, so Python, Numba and CUDA agree without a cast.
"""

from __future__ import annotations

from heptapolis.rules.cards.state import State

WORD = 0xFFFFFFFF


def seed_shuffler(state: State, seed: int) -> None:
    """Start the stream of a seed of up to 63 bits."""
    state.seed_low = seed & WORD
    state.seed_high = seed >> 32
    state.drawn = 0


def mixed(word: int) -> int:
    """Thirty-two bits, well stirred."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x45D9F3B5) & WORD
    return word ^ (word >> 16)


def draw(state: State, below: int) -> int:
    """A whole number from 0 to below - 1; all as likely as 32 bits allow."""
    state.drawn += 1
    word = mixed((state.seed_low + state.drawn * 0x1E3779B9) & WORD)
    word = mixed(word ^ state.seed_high)
    return (word * below) >> 32


INLINED = (mixed, draw)
