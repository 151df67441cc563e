"""The shuffler: a counter-based generator inside the record, the same stream in every mode.

Products stay below 2**63, so Python, Numba and CUDA agree without a cast.
"""

from __future__ import annotations

from typing import Protocol

WORD = 0xFFFFFFFF
MOST_SEED = 2**63 - 1


class Shuffled(Protocol):
    """A record that holds the shuffler."""

    seed_low: int
    seed_high: int
    drawn: int


def seed_shuffler(state: Shuffled, seed: int) -> None:
    """Start the stream of a seed of up to 63 bits."""
    state.seed_low = seed & WORD
    state.seed_high = seed >> 32
    state.drawn = 0


def mixed(word: int) -> int:
    """Thirty-two bits, well stirred."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x45D9F3B5) & WORD
    return word ^ (word >> 16)


def draw_at(state: Shuffled, place: int, below: int) -> int:
    """A whole number from 0 to below - 1 at a place of the stream; all as likely as 32 bits allow."""
    word = mixed((state.seed_low + place * 0x1E3779B9) & WORD)
    word = mixed(word ^ state.seed_high)
    return (word * below) >> 32


def draw(state: Shuffled, below: int) -> int:
    """The next whole number of the stream, from 0 to below - 1."""
    state.drawn += 1
    return draw_at(state, state.drawn, below)


INLINED = (mixed, draw_at, draw)
