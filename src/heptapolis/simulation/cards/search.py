"""The inner loop of playouts of the card game: a first action, then policies until the game is over.

Plain functions like the rules, compiled with them. `room` holds the one record that is played on.
"""

from __future__ import annotations

from heptapolis.rules.cards.legal import legal
from heptapolis.rules.cards.score import SHEET, score_city, winners
from heptapolis.rules.cards.seating import chooser_of, has_free_city, is_free_city
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.chance import seed_shuffler
from heptapolis.simulation.cards.block import play_to_the_end, write_result
from heptapolis.simulation.outcome import add_outcome
from heptapolis.vocab.cards.play import Decision


def first_illegal(
    positions: list[State],
    table: tuple[int, int, int, int, int],
    seat: int,
    actions: list[int],
    menu: list[int],
) -> int:
    """The first action that a seat may not choose, as position * actions + action; -1 if all are legal everywhere."""
    for number in range(len(positions)):
        listed = legal(positions[number], seat, menu)
        for choice in range(len(actions)):
            found = False
            for place in range(listed):
                found = found or menu[place] == actions[choice]
            if not found:
                return number * len(actions) + choice
    return -1


def play_outs(
    room: list[State],
    positions: list[State],
    table: tuple[int, int, int, int, int],
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

    Playouts of the same number share position and seed, whatever the action, so that actions are compared fairly.
    """
    for number in range(first, first + games):
        player = play_out(room, positions, seat, actions, each, number, seed, policies, menu, tally)
        state, totals = room[0], sheet[SHEET:]
        for other in range(state.players):
            totals[other] = score_city(state, other, sheet)
        add_outcome(player, state.players, totals, winners(state, totals), outcomes[number // each])


def play_out_each(
    room: list[State],
    positions: list[State],
    table: tuple[int, int, int, int, int],
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
        play_out(room, positions, seat, actions, each, number, seed, policies, menu, tally)
        write_result(room[0], sheet, results[number - first])


def play_out(
    room: list[State],
    positions: list[State],
    seat: int,
    actions: list[int],
    each: int,
    number: int,
    seed: int,
    policies: list[int],
    menu: list[int],
    tally: list[int],
) -> int:
    """Play the playout with this number to its end; returns the player who decides for the seat."""
    choice, playout = number // each, number % each
    room[0] = positions[playout % len(positions)]
    state = room[0]
    seed_shuffler(state, seed + playout)
    player = chooser_of(state, seat)
    take_first(state, seat, actions[choice])
    play_to_the_end(state, policies, menu, tally)
    return player


def take_first(state: State, seat: int, action: int) -> None:
    """The seat chooses, or with NOT_CHOSEN its policy; the Free City chooses again after its holder."""
    state.chosen[seat] = action
    if has_free_city(state) and not is_free_city(state, seat) and state.pending[seat] == Decision.PLAY_CARD:
        state.chosen[state.players] = NOT_CHOSEN
