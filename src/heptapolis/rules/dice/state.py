"""The record of a dice game: everything the rules know, as whole numbers under names."""

from __future__ import annotations

from typing import Any

from heptapolis.rules.dice.tables import BUILDINGS, COLOURS, FORUM, LENGTH, SEATS, STACK, TRACKS
from heptapolis.rules.records import LaidOut, Layout
from heptapolis.vocab.dice.play import Front

NOT_CHOSEN = -1
NO_LAST_TURN = 0

LAYOUT: Layout = (
    # the shuffler
    ("seed_low", "i8", ()),
    ("seed_high", "i8", ()),
    ("drawn", "i8", ()),
    # the open choices, and what waits in each seat's chain of effects
    ("chosen", "i4", (SEATS,)),
    ("stack", "i4", (SEATS, STACK)),
    # the cities: coins, points that are sure, crossed spaces of each track as bits
    ("coins", "i4", (SEATS,)),
    ("points", "i2", (SEATS, BUILDINGS)),
    ("crossed", "i2", (SEATS, TRACKS)),
    # where the game stands
    ("turn", "i2", ()),
    ("last_turn", "i2", ()),
    ("players", "i1", ()),
    ("phase", "i1", ()),
    ("agora_taken", "i1", ()),
    # the dice that come in at the next shake, as bits of colours; the dice in the Forum
    ("arriving", "i2", ()),
    ("die", "i1", (FORUM,)),
    ("symbol", "i1", (FORUM,)),
    ("zone", "i1", (FORUM,)),
    ("pending", "i1", (SEATS,)),
    ("waiting", "i1", (SEATS,)),
    ("board", "i1", (SEATS,)),
    # crossed spaces of each building, and defences of each side: now, and when the turn began
    ("count", "i1", (SEATS, BUILDINGS)),
    ("count_before", "i1", (SEATS, BUILDINGS)),
    ("defence", "i1", (SEATS, len(Front))),
    ("defence_before", "i1", (SEATS, len(Front))),
    # the points written into attack spaces
    ("written", "i1", (SEATS, len(Front), LENGTH)),
    # what a city has for good: cheaper dice, free colours, coins for choosing a colour, unlocked dice
    ("reduction", "i2", (SEATS,)),
    ("free_colours", "i2", (SEATS,)),
    ("coins_on_die", "i2", (SEATS, COLOURS)),
    ("unlocked", "i2", (SEATS,)),
    ("bonuses", "i1", (SEATS,)),
    ("first_agora", "i1", (SEATS,)),
)
OF_THE_TABLE = ("die", "symbol", "zone")
"""Lists that have no entry for each seat."""


class DiceState(LaidOut):
    """A dice game as the interpreter sees it."""

    LAYOUT = LAYOUT
    __slots__ = tuple(name for name, _, _ in LAYOUT)

    seed_low: int
    seed_high: int
    drawn: int
    chosen: list[int]
    stack: list[list[int]]
    coins: list[int]
    points: list[list[int]]
    crossed: list[list[int]]
    turn: int
    last_turn: int
    players: int
    phase: int
    agora_taken: int
    arriving: int
    die: list[int]
    symbol: list[int]
    zone: list[int]
    pending: list[int]
    waiting: list[int]
    board: list[int]
    count: list[list[int]]
    count_before: list[list[int]]
    defence: list[list[int]]
    defence_before: list[list[int]]
    written: list[list[list[int]]]
    reduction: list[int]
    free_colours: list[int]
    coins_on_die: list[list[int]]
    unlocked: list[int]
    bonuses: list[int]
    first_agora: list[int]


Boards = Any
"""The rows of the boards: a table when interpreted, a packed array when compiled."""
