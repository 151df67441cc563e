"""Fifteen small counters in one whole number, one lane for each set of goods.

Lane T - 1 counts, for the set T of goods (bits), how many units can be drawn from T: of a cost, the units asked
from T; of a city, the symbols that can make something of T. By Hall's theorem a city covers a cost if and only if no
lane of the cost is higher than the same lane of the city. The four raw materials have 15 non-empty sets, the three
manufactured goods 7; no symbol mixes the two.

    bits   59......56 55......52 ... 7.......4 3.......0
    lane      T=15       T=14           T=2       T=1        three bits of count, one guard bit that is 0 at rest
"""

from __future__ import annotations

ONES = 0x0111111111111111
GUARD = 8 * ONES
COUNT = 7 * ONES


def minus(lanes: int, other: int) -> int:
    """Lane by lane: how much of `lanes` is left after `other`, never below 0."""
    difference = (lanes | GUARD) - other
    enough = difference & GUARD
    return difference & (enough - (enough >> 3))


def plus(lanes: int, other: int) -> int:
    """Lane by lane: the sum, at most 7."""
    total = lanes + other
    over = total & GUARD
    return (total | (over - (over >> 3))) & COUNT


def at_most(lanes: int, units: int) -> int:
    """Lane by lane: the same supply when no more than `units` goods may be taken from it."""
    return lanes - minus(lanes, units * ONES)


def covers(supply: int, need: int) -> bool:
    """Whether no lane of the need is higher than the supply's."""
    return ((supply | GUARD) - need) & GUARD == GUARD


def tallest(lanes: int) -> int:
    """The highest lane: how many goods are wanted at the least."""
    height = 0
    while lanes != 0:
        lanes = minus(lanes, ONES)
        height += 1
    return height


INLINED = (minus, plus, at_most, covers, tallest)
