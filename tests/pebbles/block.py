"""The rules of pebbles as plain functions, and the inner loop of a batch: compiled like those of the other games."""

from __future__ import annotations

from heptapolis.rules.chance import draw, seed_shuffler
from heptapolis.rules.layout import Axis, LaidOut, laid_out, number
from heptapolis.simulation.results import POINTS
from heptapolis.simulation.tally import DECISIONS, TURNS, add_results
from heptapolis.vocab.limits import SEATS


@laid_out
class PebbleState(LaidOut):
    """A game of pebbles as numbers."""

    seed_low: int = number("i8")
    seed_high: int = number("i8")
    drawn: int = number("i8")
    players: int = number("i1")
    board: list[int] = number("i1", Axis(SEATS))
    taken: list[int] = number("i1", Axis(SEATS))
    piles: list[int] = number("i2", Axis(SEATS))


def play_block(
    state: PebbleState,
    table: tuple[int, int],
    first_seed: int,
    games: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
) -> None:
    """Play so many games and add them to the tally."""
    for game in range(games):
        play_game(state, table, first_seed + game, policies, tally)
        tally[TURNS] += table[1]
        add_game(state, sheet, tally)


def play_each(
    state: PebbleState,
    table: tuple[int, int],
    seeds: list[int],
    policies: list[list[int]],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
    results: list[list[list[int]]],
) -> None:
    """Play games that each have their own seed and policies, and write down what every seat ended with."""
    for game in range(len(seeds)):
        play_game(state, table, seeds[game], policies[game], tally)
        write_result(state, results[game])


def play_game(state: PebbleState, table: tuple[int, int], seed: int, policies: list[int], tally: list[int]) -> None:
    """The game of a seed."""
    players, turns = table
    seed_shuffler(state, seed)
    state.players = players
    for seat in range(players):
        state.piles[seat] = 0
        state.board[seat] = 0
    for _ in range(turns):
        play_turn(state, policies, tally)


def write_result(state: PebbleState, rows: list[list[int]]) -> None:
    """Write down what every seat ended with."""
    for seat in range(state.players):
        rows[seat][POINTS] = state.piles[seat]


def add_game(state: PebbleState, sheet: list[int], tally: list[int]) -> None:
    """Add a finished game to the tally."""
    best = 0
    for seat in range(state.players):
        sheet[seat] = state.piles[seat]
        best = max(best, sheet[seat])
    winning = 0
    for seat in range(state.players):
        if sheet[seat] == best:
            winning |= 1 << seat
    add_results(state, sheet, winning, tally)


def play_turn(state: PebbleState, policies: list[int], tally: list[int]) -> None:
    """Everyone takes; too many, and nobody gets any."""
    heap = state.players + draw(state, state.players + 1)
    total = 0
    for seat in range(state.players):
        state.taken[seat] = 1 if policies[seat] != 0 else 1 + draw(state, 3)
        total += state.taken[seat]
        tally[DECISIONS] += 1
    if total <= heap:
        for seat in range(state.players):
            state.piles[seat] += state.taken[seat]
