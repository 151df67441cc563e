"""Chance: which boards are dealt, and how the dice of every turn fall.

The dice of a turn depend only on the seed and the turn, whatever else was drawn: they are at places of the stream
that nothing else reaches.
"""

from __future__ import annotations

from heptapolis.rules.chance import draw, draw_at, seed_shuffler
from heptapolis.rules.dice.city import colour_in
from heptapolis.rules.dice.constants import (
    FORUM_AT_START,
    SPECIAL_DICE,
    START_COINS,
    SYMBOL,
    ZONE_BELOW,
)
from heptapolis.rules.dice.state import NO_LAST_TURN, Boards, DiceState
from heptapolis.rules.events import emit
from heptapolis.rules.layout import clearer
from heptapolis.vocab.dice.limits import FACES, FORUM, ZONES
from heptapolis.vocab.dice.play import DiceEventKind, DicePhase, DieColour

FIRST_SHAKE = 1 << 24
"""The place of the stream where the dice begin; no game draws so often otherwise."""
ROOM = 64
"""Places of the stream for one turn."""


SEATED = [field for field in DiceState.LAYOUT if field.per_seat and field.empty is not None]
clear_city = clearer("clear_city", __name__, __file__, SEATED)
"""A board on which nothing is crossed off."""


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
        state.coins[seat] = START_COINS


def set_up(state: DiceState, boards: Boards, seed: int, players: int) -> None:
    """A new game of a seed: everyone has a random board."""
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
    """New special dice take the places of grey ones, then every die shows a face and is in a zone."""
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
