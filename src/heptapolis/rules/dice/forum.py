"""Chance: which boards are dealt, and how the dice of every turn lie.

The dice of a turn depend on the seed and the turn alone, whatever else was drawn: they stand at places of the stream
that nothing else reaches.
"""

from __future__ import annotations

from heptapolis.rules.chance import draw, draw_at, seed_shuffler
from heptapolis.rules.dice.city import colour_in
from heptapolis.rules.dice.state import NO_LAST_TURN, NOT_CHOSEN, Boards, DiceState
from heptapolis.rules.dice.tables import (
    BUILDINGS,
    COLOURS,
    FACES,
    FORUM,
    FORUM_AT_START,
    LENGTH,
    SPECIAL_DICE,
    START_COINS,
    SYMBOL,
    TRACKS,
    ZONE_BELOW,
    ZONES,
)
from heptapolis.rules.events import emit
from heptapolis.vocab.dice.play import DiceEventKind, DicePhase, DieColour

FIRST_SHAKE = 1 << 24
"""The place of the stream where the dice begin; no game draws so often otherwise."""
ROOM = 64
"""Places of the stream for one turn."""


def clear_table(state: DiceState, players: int) -> None:
    """Empty boards, a row of coins each, seven dice in the Forum and three aside."""
    state.players = players
    state.turn = 0
    state.last_turn = NO_LAST_TURN
    state.phase = DicePhase.SHAKE
    state.agora_taken = 0
    state.arriving = 0
    for slot in range(FORUM):
        state.die[slot] = FORUM_AT_START[slot]
        state.symbol[slot] = 0
        state.zone[slot] = 0
    for seat in range(players):
        clear_city(state, seat)


def clear_city(state: DiceState, seat: int) -> None:
    """A board on which nothing is crossed off."""
    state.coins[seat] = START_COINS
    state.chosen[seat] = NOT_CHOSEN
    state.pending[seat] = 0
    state.waiting[seat] = 0
    state.reduction[seat] = 0
    state.free_colours[seat] = 0
    state.unlocked[seat] = 0
    state.bonuses[seat] = 0
    state.first_agora[seat] = 0
    for track in range(TRACKS):
        state.crossed[seat][track] = 0
    for building in range(BUILDINGS):
        state.points[seat][building] = 0
        state.count[seat][building] = 0
        state.count_before[seat][building] = 0
    for colour in range(COLOURS):
        state.coins_on_die[seat][colour] = 0
    for side in range(2):
        state.defence[seat][side] = 0
        state.defence_before[seat][side] = 0
        for place in range(LENGTH):
            state.written[seat][side][place] = 0


def set_up(state: DiceState, boards: Boards, seed: int, players: int) -> None:
    """A new game of a seed: everybody has a random board."""
    clear_table(state, players)
    seed_shuffler(state, seed)
    for seat in range(players):
        skip = draw(state, len(boards) - seat)
        board = 0
        while skip > 0 or is_dealt(state, seat, board):
            if not is_dealt(state, seat, board):
                skip -= 1
            board += 1
        state.board[seat] = board


def is_dealt(state: DiceState, seats: int, board: int) -> bool:
    """Whether one of the first seats has a board."""
    for seat in range(seats):
        if state.board[seat] == board:
            return True
    return False


def shake(state: DiceState, log: list[int] | None) -> None:
    """New special dice take the places of grey ones, then every die shows a face and lies in a zone."""
    first = FIRST_SHAKE + ROOM * state.turn
    for special in range(len(SPECIAL_DICE)):
        if (state.arriving >> (DieColour.WHITE + special)) & 1:
            replace_grey(state, SPECIAL_DICE[special], draw_at(state, first + special, grey_dice(state)), log)
    state.arriving = 0
    weights = ZONE_BELOW[ZONES - 1]
    for slot in range(FORUM):
        drawn = draw_at(state, first + 8 + slot, FACES * weights)
        state.symbol[slot] = SYMBOL[state.die[slot]][drawn // weights]
        zone = 0
        while drawn % weights >= ZONE_BELOW[zone]:
            zone += 1
        state.zone[slot] = zone


def grey_dice(state: DiceState) -> int:
    """How many grey dice the Forum holds."""
    count = 0
    for slot in range(FORUM):
        if colour_in(state, slot) == DieColour.GREY:
            count += 1
    return count


def replace_grey(state: DiceState, die: int, skip: int, log: list[int] | None) -> None:
    """A special die comes into the Forum in the place of a grey one."""
    for slot in range(FORUM):
        if colour_in(state, slot) == DieColour.GREY:
            if skip == 0:
                emit(log, DiceEventKind.ENTERED, 0, die, state.die[slot], 0)
                state.die[slot] = die
                return
            skip -= 1
