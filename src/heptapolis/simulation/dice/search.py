"""The inner loop of playouts of the dice game: a first action, then policies until the game is over."""

from __future__ import annotations

from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.score import SHEET, score_city, winners
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.simulation.dice.block import play_to_the_end, write_result
from heptapolis.simulation.outcome import add_outcome


def first_illegal(
    positions: list[DiceState], table: tuple[Boards, int], seat: int, actions: list[int], menu: list[int]
) -> int:
    """The first action that a seat may not choose, as position * actions + action; -1 if all are legal everywhere."""
    for number in range(len(positions)):
        listed = legal(positions[number], table[0], seat, menu)
        for choice in range(len(actions)):
            found = False
            for place in range(listed):
                found = found or menu[place] == actions[choice]
            if not found:
                return number * len(actions) + choice
    return -1


def play_outs(
    room: list[DiceState],
    positions: list[DiceState],
    table: tuple[Boards, int],
    seat: int,
    actions: list[int],
    each: int,
    first: int,
    games: int,
    seed: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
    outcomes: list[list[int]],
) -> None:
    """Play so many of all playouts, beginning with the first: `each` of one action, then those of the next.

    Playouts of the same number share position and seed, and so the dice to come, whatever the action.
    """
    boards, players = table
    for number in range(first, first + games):
        play_out(room, positions, boards, seat, actions, each, number, seed, policies, menu, tally)
        state, totals = room[0], sheet[SHEET:]
        for other in range(players):
            totals[other] = score_city(state, boards, other, sheet)
        add_outcome(seat, players, totals, winners(state, totals), outcomes[number // each])


def play_out_each(
    room: list[DiceState],
    positions: list[DiceState],
    table: tuple[Boards, int],
    seat: int,
    actions: list[int],
    each: int,
    first: int,
    games: int,
    seed: int,
    policies: list[int],
    menu: list[int],
    sheet: list[int],
    tally: list[int],
    results: list[list[list[int]]],
) -> None:
    """Play the same playouts, and write down what every city of each of them ended with."""
    for number in range(first, first + games):
        play_out(room, positions, table[0], seat, actions, each, number, seed, policies, menu, tally)
        write_result(room[0], table[0], sheet, results[number - first])


def play_out(
    room: list[DiceState],
    positions: list[DiceState],
    boards: Boards,
    seat: int,
    actions: list[int],
    each: int,
    number: int,
    seed: int,
    policies: list[int],
    menu: list[int],
    tally: list[int],
) -> None:
    """Play the playout with this number to its end; with NOT_CHOSEN for an action the policy chooses."""
    choice, playout = number // each, number % each
    room[0] = positions[playout % len(positions)]
    state = room[0]
    seed_shuffler(state, seed + playout)
    state.chosen[seat] = actions[choice]
    play_to_the_end(state, boards, policies, menu, tally)
