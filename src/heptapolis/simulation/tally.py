"""The sums of a batch: a row of whole numbers, its parts named by the offsets below.

All sums are exact, so that a batch gives the same result however it is split among threads and on whichever device.
"""

from __future__ import annotations

from typing import Protocol

from heptapolis.vocab.limits import SEATS

SHARE = 420
"""A victory is worth 420, split evenly among 1 to 7 winners without a remainder."""

LINES = 16
"""A score sheet has room for so many lines."""
BOARDS = 64
"""So many boards are counted apart, those of a person's own files included."""

LINE_SUMS = 0
TOTAL_SUM = LINE_SUMS + LINES
SEAT_POINTS = TOTAL_SUM + 1
SEAT_WINS = SEAT_POINTS + SEATS
BOARD_GAMES = SEAT_WINS + SEATS
BOARD_POINTS = BOARD_GAMES + BOARDS
BOARD_WINS = BOARD_POINTS + BOARDS
DECISIONS = BOARD_WINS + BOARDS
TURNS = DECISIONS + 1
TALLY = TURNS + 1


class Seated(Protocol):
    """A record that knows its players and their boards."""

    players: int
    board: list[int]


def add_results(state: Seated, totals: list[int], winning: int, tally: list[int]) -> None:
    """Add the totals of all players and their shares of the victory, by seat and by board."""
    shared = 0
    for seat in range(state.players):
        shared += (winning >> seat) & 1
    for seat in range(state.players):
        board = state.board[seat]
        won = SHARE // shared * ((winning >> seat) & 1)
        tally[TOTAL_SUM] += totals[seat]
        tally[SEAT_POINTS + seat] += totals[seat]
        tally[SEAT_WINS + seat] += won
        tally[BOARD_GAMES + board] += 1
        tally[BOARD_POINTS + board] += totals[seat]
        tally[BOARD_WINS + board] += won
