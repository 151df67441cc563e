"""Everything a seat sees before it decides in the dice game, and the grid of its actions, part by part.

The others are seen as they stood when the turn began: what they have done since is hidden until all have finished.
"""

from __future__ import annotations

from heptapolis.network.dice.dice_city import CITY_SIZE, bits_word, write_city
from heptapolis.network.dice.spaces import SLOTS, write_slot
from heptapolis.network.words import is_at, small, word
from heptapolis.rules.dice.city import colour_in, die_price, left_of, may_choose, right_of
from heptapolis.rules.dice.constants import BUILDINGS, COLOURS
from heptapolis.rules.dice.encoding import what_of
from heptapolis.rules.dice.score import score_city
from heptapolis.rules.dice.state import NO_LAST_TURN, Boards, DiceState
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import DiceDecision

CITIES = 5
"""The own city, the neighbours, and theirs."""
FACTS, DIE_SIZE = 4, 3
FIRST_CITY = FACTS + DIE_SIZE * FORUM
TABLE_SIZE = FIRST_CITY + CITIES * CITY_SIZE


def city_at(state: DiceState, seat: int, place: int) -> int:
    """The seat of a city of the picture: own, left, right, and theirs beyond; -1 if there is none of its own."""
    left, right = left_of(state, seat), right_of(state, seat)
    if place == 0:
        return seat
    if place == 1:
        return left
    if place == 2:
        return right if state.players > 2 else -1
    if place == 3:
        return left_of(state, left) if state.players > 3 else -1
    return right_of(state, right) if state.players > 4 else -1


def write_facts(state: DiceState, before: DiceState, seat: int, points: list[int], out: list[int]) -> None:
    """Turn, end, decision, players, standing; `points` are the totals of all cities, as the seat knows them."""
    asked = state.pending[seat]
    ending = 0 if before.last_turn == NO_LAST_TURN else 1
    out[0] = word(
        small(state.turn),
        ending,
        small(before.last_turn - state.turn) if ending else 0,
        before.agora_taken,
        is_at(asked, DiceDecision.ACT),
        is_at(asked, DiceDecision.ACT_AGAIN),
        is_at(asked, DiceDecision.BUILD_FREE_DIE),
        is_at(asked, DiceDecision.CROSS),
    )
    players = state.players
    out[1] = word(
        is_at(asked, DiceDecision.TAKE_BONUS),
        is_at(players, 2),
        is_at(players, 3),
        is_at(players, 4),
        is_at(players, 5),
        is_at(players, 6),
        is_at(players, 7),
        small(state.decided[seat]),
    )
    best, ahead, bonuses = -1000, 0, 0
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
            if points[other] > points[seat]:
                ahead += 1
            bonuses = max(bonuses, bonuses_of(before, other))
    out[2] = word(
        small(best),
        small(points[seat] - best),
        ahead,
        bonuses,
        is_at(bonuses, 1),
        is_at(bonuses, 2),
        small(state.turn) >> 2,
        0,
    )
    asked_of = what_of(state.stack[seat][state.waiting[seat] - 1]) if asked == DiceDecision.CROSS else 0
    out[3] = bits_word(asked_of, 8)


def bonuses_of(state: DiceState, seat: int) -> int:
    """How many bonuses a city has."""
    bits, taken = state.bonuses[seat] + 0, 0
    while bits != 0:
        bits &= bits - 1
        taken += 1
    return taken


def write_die(state: DiceState, boards: Boards, seat: int, slot: int, out: list[int]) -> None:
    """A die of the Forum: its colour, its price, and the buildings that it opens on the own board."""
    at = FACTS + DIE_SIZE * slot
    colour = colour_in(state, slot)
    board = boards[state.board[seat]]
    opened = 0
    for building in range(BUILDINGS):
        if board.tracks_of[building] & board.opens[state.symbol[slot]]:
            opened |= 1 << building
    out[at] = bits_word(1 << colour, COLOURS)
    out[at + 1] = bits_word(opened, 8)
    out[at + 2] = word(
        state.zone[slot],
        small(die_price(state, seat, slot)),
        1 if may_choose(state, seat, colour) else 0,
        small(state.coins_on_die[seat][colour]),
        (opened >> 8) & 1,
        0,
        0,
        0,
    )


def write_neighbour(
    state: DiceState, before: DiceState, boards: Boards, seat: int, place: int, sheet: list[int], out: list[int]
) -> None:
    """A city of the picture, or nothing."""
    at = FIRST_CITY + place * CITY_SIZE
    other = city_at(state, seat, place)
    if other < 0:
        for offset in range(CITY_SIZE):
            out[at + offset] = 0
    elif other == seat:
        write_city(state, boards, seat, sheet, out, at)
    else:
        write_city(before, boards, other, sheet, out, at)


def observe(
    state: DiceState,
    before: DiceState,
    boards: Boards,
    seat: int,
    sheet: list[int],
    points: list[int],
    table: list[int],
    slots: list[list[int]],
    grid: list[list[int]],
) -> None:
    """Write what the decision of a seat looks like. `before` is the game as it stood when the turn began."""
    for other in range(state.players):
        points[other] = score_city(state if other == seat else before, boards, other, sheet)
    for place in range(CITIES):
        write_neighbour(state, before, boards, seat, place, sheet, table)
    for slot in range(FORUM):
        write_die(state, boards, seat, slot, table)
    write_facts(state, before, seat, points, table)
    for slot in range(SLOTS):
        write_slot(state, boards, seat, slot, slots[slot], grid[slot])
