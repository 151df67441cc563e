"""The record of a dice game: everything the rules know, as whole numbers under names."""

from __future__ import annotations

from typing import Any

from heptapolis.rules.dice.constants import BUILDINGS, COLOURS, LENGTH, SEATS, STACK, TRACKS
from heptapolis.rules.layout import Axis, LaidOut, laid_out, number
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Front

NOT_CHOSEN = -1
NO_LAST_TURN = 0
SEAT = Axis(SEATS)


@laid_out
class DiceState(LaidOut):
    """A dice game as the interpreter sees it."""

    # the shuffler
    seed_low: int = number("i8")
    seed_high: int = number("i8")
    drawn: int = number("i8")
    # the open choices, and what waits in each seat's chain of effects
    chosen: list[int] = number("i4", SEAT, empty=NOT_CHOSEN)
    stack: list[list[int]] = number("i4", SEAT, STACK, empty=None)
    # the cities: coins, points that are sure, crossed spaces of each track as bits
    coins: list[int] = number("i4", SEAT)
    points: list[list[int]] = number("i2", SEAT, BUILDINGS)
    crossed: list[list[int]] = number("i2", SEAT, TRACKS)
    # where the game stands
    turn: int = number("i2")
    last_turn: int = number("i2")
    players: int = number("i1")
    phase: int = number("i1")
    agora_taken: int = number("i1")
    # the dice that come in at the next shake, as bits of colours; the dice in the Forum
    arriving: int = number("i2")
    die: list[int] = number("i1", FORUM)
    symbol: list[int] = number("i1", FORUM)
    zone: list[int] = number("i1", FORUM)
    pending: list[int] = number("i1", SEAT)
    waiting: list[int] = number("i1", SEAT)
    decided: list[int] = number("i2", SEAT)
    board: list[int] = number("i1", SEAT, empty=None)
    # crossed spaces of each building, and defences of each side: now, and when the turn began
    count: list[list[int]] = number("i1", SEAT, BUILDINGS)
    count_before: list[list[int]] = number("i1", SEAT, BUILDINGS)
    defence: list[list[int]] = number("i1", SEAT, len(Front))
    defence_before: list[list[int]] = number("i1", SEAT, len(Front))
    # the points written into attack spaces
    written: list[list[list[int]]] = number("i1", SEAT, len(Front), LENGTH)
    # what a city has for good: cheaper dice, free colours, coins for choosing a colour, unlocked dice
    reduction: list[int] = number("i2", SEAT)
    free_colours: list[int] = number("i2", SEAT)
    coins_on_die: list[list[int]] = number("i2", SEAT, COLOURS)
    unlocked: list[int] = number("i2", SEAT)
    bonuses: list[int] = number("i1", SEAT)
    first_agora: list[int] = number("i1", SEAT)


Boards = Any
"""The rows of the boards: a table when interpreted, a packed array when compiled."""
