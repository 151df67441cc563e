"""The inner loop of a batch of dice games: whole games between policies."""

from __future__ import annotations

from heptapolis.bots.dice.policies import choose_by, turn_to_chance
from heptapolis.rules.dice.forum import set_up
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.dice.state import NOT_CHOSEN, Boards, DiceState
from heptapolis.rules.dice.turn import begin, resolve
from heptapolis.simulation.results import COINS, POINTS
from heptapolis.simulation.tally import DECISIONS, LINE_SUMS, TURNS, add_results
from heptapolis.vocab.dice.play import DiceDecision, DicePhase


def play_block(
    state: DiceState,
    table: tuple[Boards, int],
    first_seed: int,
    games: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
) -> None:
    """Play so many games, one seed after another, and add them to the tally."""
    boards = table[0]
    for game in range(games):
        start(state, table, first_seed + game)
        play_to_the_end(state, boards, policies, menu, tally)
        add_game(state, boards, sheet, tally)


def play_each(
    state: DiceState,
    table: tuple[Boards, int],
    seeds: list[int],
    policies: list[list[int]],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
    results: list[list[list[int]]],
) -> None:
    """Play games that each have their own seed and policies, and write down what every city ended with."""
    boards = table[0]
    for game in range(len(seeds)):
        start(state, table, seeds[game])
        play_to_the_end(state, boards, seated_in(policies, game), menu, tally)
        write_result(state, boards, sheet, results[game])


def start(state: DiceState, table: tuple[Boards, int], seed: int) -> None:
    """Deal the game of a seed."""
    boards, players = table
    set_up(state, boards, seed, players)
    begin(state, None)


def seated_in(policies: list[list[int]], game: int) -> list[int]:
    """The policies of one of several games."""
    return policies[game]


def play_to_the_end(state: DiceState, boards: Boards, policies: list[int], menu: list[int], tally: list[int]) -> None:
    """Every seat follows its policy until the game is over; a choice that is made already stands."""
    while state.phase != DicePhase.OVER:
        for seat in range(state.players):
            if state.pending[seat] != DiceDecision.NONE and state.chosen[seat] == NOT_CHOSEN:
                listed = legal(state, boards, seat, menu)
                turn_to_chance(state, seat)
                state.chosen[seat] = choose_by(policies[seat], state, boards, seat, menu, listed)
                tally[DECISIONS] += 1
        resolve(state, boards, None)
    tally[TURNS] += state.turn


def add_game(state: DiceState, boards: Boards, sheet: list[int], tally: list[int]) -> None:
    """Score a finished game into the tally. The sheet has room for one city and all totals."""
    totals = sheet[SHEET:]
    for seat in range(state.players):
        totals[seat] = score_city(state, boards, seat, sheet)
        for line in range(TOTAL):
            tally[LINE_SUMS + line] += sheet[line]
    add_results(state, totals, winners(state, totals), tally)


def write_result(state: DiceState, boards: Boards, sheet: list[int], rows: list[list[int]]) -> None:
    """Write down what every city of a finished game ended with."""
    for seat in range(state.players):
        rows[seat][POINTS] = score_city(state, boards, seat, sheet)
        rows[seat][COINS] = state.coins[seat]
        for line in range(TOTAL):
            rows[seat][line] = sheet[line]
