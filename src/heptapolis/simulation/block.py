"""The inner loop of a batch: whole games between policies, summed up in whole numbers.

Plain functions like the rules, compiled with them. All sums are exact, so that a batch gives the same result however
it is split among threads and on whichever device.

A tally is a row of numbers, its parts named by the offsets below.
"""

from __future__ import annotations

from heptapolis.bots.policies import choose_by
from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.table import chooser_of
from heptapolis.rules.cards.tables import BOARD_COUNT, SEATS
from heptapolis.rules.cards.turn import begin, resolve
from heptapolis.vocab.play import Decision, Phase

SHARE = 420
"""A victory is worth 420, split evenly among 1 to 7 winners without a remainder."""

LINE_SUMS = 0
SEAT_POINTS = LINE_SUMS + TOTAL + 1
SEAT_WINS = SEAT_POINTS + SEATS
BOARD_GAMES = SEAT_WINS + SEATS
BOARD_POINTS = BOARD_GAMES + BOARD_COUNT
BOARD_WINS = BOARD_POINTS + BOARD_COUNT
DECISIONS = BOARD_WINS + BOARD_COUNT
TALLY = DECISIONS + 1


def play_block(
    state: State,
    first_seed: int,
    games: int,
    edition: int,
    players: int,
    wonders: int,
    sides: int,
    extras: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
) -> None:
    """Play so many games, one seed after another, and add them to the tally."""
    for game in range(games):
        set_up(state, first_seed + game, edition, players, wonders, sides, extras)
        begin(state, None)
        play_to_the_end(state, policies, menu, tally)
        add_game(state, sheet, tally)


def play_to_the_end(state: State, policies: list[int], menu: list[int], tally: list[int]) -> None:
    """Every seat follows its policy until the game is over."""
    while state.phase != Phase.OVER:
        for seat in range(state.cities):
            if state.pending[seat] != Decision.NONE:
                listed = legal(state, seat, menu)
                policy = policies[chooser_of(state, seat)]
                state.chosen[seat] = choose_by(policy, state, seat, menu, listed)
                tally[DECISIONS] += 1
        resolve(state, None)


def add_game(state: State, sheet: list[int], tally: list[int]) -> None:
    """Score a finished game into the tally; a Free City is nobody's. The sheet has room for one city and all totals."""
    totals = sheet[SHEET:]
    for seat in range(state.players):
        totals[seat] = score_city(state, seat, sheet)
        for line in range(TOTAL + 1):
            tally[LINE_SUMS + line] += sheet[line]
    winning = winners(state, totals)
    shared = 0
    for seat in range(state.players):
        shared += (winning >> seat) & 1
    for seat in range(state.players):
        board = state.board[seat]
        won = SHARE // shared * ((winning >> seat) & 1)
        tally[SEAT_POINTS + seat] += totals[seat]
        tally[SEAT_WINS + seat] += won
        tally[BOARD_GAMES + board] += 1
        tally[BOARD_POINTS + board] += totals[seat]
        tally[BOARD_WINS + board] += won
