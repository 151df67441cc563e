"""The rules of pebbles as plain functions, and the inner loop of a batch: compiled like those of the other games."""

from __future__ import annotations

from heptapolis.rules.chance import draw, seed_shuffler
from heptapolis.rules.layout import Axis, LaidOut, laid_out, number
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
    players, turns = table
    for game in range(games):
        seed_shuffler(state, first_seed + game)
        state.players = players
        for seat in range(players):
            state.piles[seat] = 0
            state.board[seat] = 0
        for _ in range(turns):
            play_turn(state, policies, tally)
        tally[TURNS] += turns
        add_game(state, sheet, tally)


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
