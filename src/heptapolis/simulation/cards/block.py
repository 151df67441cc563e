"""The inner loop of a batch of card games: whole games between policies.

Plain functions like the rules, compiled with them.
"""

from __future__ import annotations

from heptapolis.bots.cards.policies import choose_by, turn_to_chance
from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.score import SHEET, TOTAL, score_city, winners
from heptapolis.rules.cards.seating import chooser_of
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.cards.turn import begin, resolve
from heptapolis.simulation.results import COINS, POINTS
from heptapolis.simulation.tally import DECISIONS, LINE_SUMS, add_results
from heptapolis.vocab.cards.play import Decision, Phase


def play_block(
    state: State,
    table: tuple[int, int, int, int, int],
    first_seed: int,
    games: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
) -> None:
    """Play so many games, one seed after another, and add them to the tally."""
    for game in range(games):
        start(state, table, first_seed + game)
        play_to_the_end(state, policies, menu, tally)
        add_game(state, sheet, tally)


def play_each(
    state: State,
    table: tuple[int, int, int, int, int],
    seeds: list[int],
    policies: list[list[int]],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
    results: list[list[list[int]]],
) -> None:
    """Play games that each have their own seed and policies, and write down what every city ended with."""
    for game in range(len(seeds)):
        start(state, table, seeds[game])
        play_to_the_end(state, seated_in(policies, game), menu, tally)
        write_result(state, sheet, results[game])


def start(state: State, table: tuple[int, int, int, int, int], seed: int) -> None:
    """Deal the game of a seed."""
    edition, players, wonders, sides, extras = table
    set_up(state, seed, edition, players, wonders, sides, extras)
    begin(state, None)


def seated_in(policies: list[list[int]], game: int) -> list[int]:
    """The policies of one of several games."""
    return policies[game]


def play_to_the_end(state: State, policies: list[int], menu: list[int], tally: list[int]) -> None:
    """Every seat follows its policy until the game is over; a choice that is made already stands."""
    while state.phase != Phase.OVER:
        for seat in range(state.cities):
            if state.pending[seat] != Decision.NONE and state.chosen[seat] == NOT_CHOSEN:
                listed = legal(state, seat, menu)
                policy = policies[chooser_of(state, seat)]
                turn_to_chance(state, seat)
                state.chosen[seat] = choose_by(policy, state, seat, menu, listed)
                tally[DECISIONS] += 1
        resolve(state, None)


def add_game(state: State, sheet: list[int], tally: list[int]) -> None:
    """Score a finished game into the tally; a Free City is nobody's. The sheet has room for one city and all totals."""
    totals = sheet[SHEET:]
    for seat in range(state.players):
        totals[seat] = score_city(state, seat, sheet)
        for line in range(TOTAL):
            tally[LINE_SUMS + line] += sheet[line]
    add_results(state, totals, winners(state, totals), tally)


def write_result(state: State, sheet: list[int], rows: list[list[int]]) -> None:
    """Write down what every city of a finished game ended with; a Free City is nobody's."""
    for seat in range(state.players):
        rows[seat][POINTS] = score_city(state, seat, sheet)
        rows[seat][COINS] = state.coins[seat]
        for line in range(TOTAL):
            rows[seat][line] = sheet[line]
