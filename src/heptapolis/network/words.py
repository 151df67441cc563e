"""Small whole numbers, eight to a word: what a network sees is written word by word, which suits a GPU best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

COLUMNS_A_WORD = 8
BITS = 8
MOST = 127


def small(number: int) -> int:
    """A number as far as it fits a column."""
    return max(-MOST, min(MOST, number))


def is_at(number: int, value: int) -> int:
    """One if a number is this value, else nought."""
    return 1 if number == value else 0


def word(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> int:
    """Eight columns as one word of 64 bits, the first in its lowest byte."""
    low = (a & 255) | (b & 255) << 8 | (c & 255) << 16 | (d & 255) << 24
    high = (e & 255) | (f & 255) << 8 | (g & 255) << 16
    return low | high << 32 | h << 56


def column_of(words: Any, column: int) -> int:
    """A column of some words.

    >>> column_of(words_of([1, -1], 1), 1)
    -1
    """
    number: int = (words[column // COLUMNS_A_WORD] >> (column % COLUMNS_A_WORD * BITS)) & 255
    return number - 256 if number > MOST else number


def words_of(columns: Sequence[int], words: int) -> list[int]:
    """Columns as so many words, filled up with noughts.

    >>> words_of([1, -1], 1)
    [65281]
    """
    filled = [small(number) for number in columns] + [0] * (words * COLUMNS_A_WORD - len(columns))
    return [word(*filled[first : first + COLUMNS_A_WORD]) for first in range(0, len(filled), COLUMNS_A_WORD)]


INLINED = (small, is_at, word, column_of)
