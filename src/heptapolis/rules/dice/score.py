"""Scoring: the points of the city's buildings; coins only break ties."""

from __future__ import annotations

from heptapolis.rules.dice.city import crossed_now
from heptapolis.rules.dice.constants import BUILDINGS, FIRST_AGORA, LENGTH
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.dice.play import Building, Front

TOTAL = BUILDINGS
SHEET = TOTAL + 1
"""A sheet has a line for each building, that of the Warehouse empty, and the total."""


def score_city(state: DiceState, boards: Boards, seat: int, sheet: list[int]) -> int:
    """Write the points of a city line by line; gives the total."""
    board = boards[state.board[seat]]
    for building in range(BUILDINGS):
        sheet[building] = state.points[seat][building]
    sheet[Building.AGORA] += FIRST_AGORA * state.first_agora[seat]
    for place in range(LENGTH):
        sheet[Building.WEST_BARRACKS] += state.written[seat][Front.WEST][place]
        sheet[Building.EAST_BARRACKS] += state.written[seat][Front.EAST][place]
    for counter in range(board.counters):
        track = board.counter_track[counter]
        if (state.crossed[seat][track] >> board.counter_place[counter]) & 1:
            spaces = crossed_now(state, seat, board.counts_what[counter])
            sheet[board.building[track]] += spaces * board.counter_points[counter]
    total = 0
    for building in range(BUILDINGS):
        total += sheet[building]
    sheet[TOTAL] = total
    return total


def winners(state: DiceState, totals: list[int]) -> int:
    """The seats with the most points, of these those with the most coins, as bits."""
    best, winning = -1, 0
    for seat in range(state.players):
        rank = (totals[seat] << 32) + state.coins[seat]
        if rank > best:
            best, winning = rank, 0
        if rank == best:
            winning |= 1 << seat
    return winning
