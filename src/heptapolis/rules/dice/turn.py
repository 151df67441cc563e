"""The course of the game: dice are shaken, every seat acts by itself, the turn ends.

Within a turn no city touches another: comparisons read the boards as they stood when the turn began. So the seats may
be carried out in any order, one choice or a whole chain at a time, and the record comes out the same.
"""

from __future__ import annotations

from heptapolis.rules.dice.city import colour_in, die_price
from heptapolis.rules.dice.constants import (
    BONUSES,
    BONUSES_TO_END,
    BUILDINGS,
    MOST_TURNS,
    PASS_COINS,
    SPECIAL_BITS,
    TURNS_AFTER,
)
from heptapolis.rules.dice.crossing import cross_by_effect, cross_off, gain, take_bonus, work_off
from heptapolis.rules.dice.encoding import kind_of, place_of, slot_of, track_of
from heptapolis.rules.dice.forum import shake
from heptapolis.rules.dice.state import NO_LAST_TURN, NOT_CHOSEN, Boards, DiceState
from heptapolis.rules.events import emit
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DiceEventKind, DicePhase


def begin_turn(state: DiceState, log: list[int] | None) -> None:
    """The dice are thrown; everyone may act, and comparisons this turn use the boards as they are now."""
    state.turn += 1
    state.phase = DicePhase.ACTIONS
    emit(log, DiceEventKind.SHOOK, 0, state.turn, 0, 0)
    for seat in range(state.players):
        state.pending[seat] = DiceDecision.ACT
        state.chosen[seat] = NOT_CHOSEN
        state.decided[seat] = 0
        for building in range(BUILDINGS):
            state.count_before[seat][building] = state.count[seat][building]
        for side in range(2):
            state.defence_before[seat][side] = state.defence[seat][side]


def begin(state: DiceState, log: list[int] | None) -> None:
    """The first turn."""
    shake(state, log)
    begin_turn(state, log)


def advance(state: DiceState, boards: Boards, seat: int, action: int, log: list[int] | None) -> None:
    """Carry out one choice of a seat, with everything that follows until it is asked again or has done."""
    kind = kind_of(action)
    state.decided[seat] += 1
    if state.pending[seat] != DiceDecision.ACT and kind != DiceActionKind.CROSS:
        state.waiting[seat] -= 1  # the question is answered
    if kind == DiceActionKind.PASS:
        emit(log, DiceEventKind.PASSED, seat, PASS_COINS, 0, 0)
        state.coins[seat] += PASS_COINS
    elif kind == DiceActionKind.BUILD:
        choose_die(state, seat, slot_of(action), state.pending[seat] == DiceDecision.BUILD_FREE_DIE, log)
        cross_off(state, boards, seat, track_of(action), place_of(action), log)
    elif kind == DiceActionKind.WONDER:
        cross_off(state, boards, seat, track_of(action), place_of(action), log)
    elif kind == DiceActionKind.CROSS:
        cross_by_effect(state, boards, seat, track_of(action), place_of(action), log)
    elif kind == DiceActionKind.BONUS:
        take_bonus(state, seat, place_of(action), log)
    else:
        emit(log, DiceEventKind.SKIPPED, seat, 0, 0, 0)
    work_off(state, boards, seat, log)


def choose_die(state: DiceState, seat: int, slot: int, waived: bool, log: list[int] | None) -> None:
    """Coins for choosing the colour come first, then the die is paid; it stays in the Forum."""
    price = 0 if waived else die_price(state, seat, slot)
    emit(log, DiceEventKind.CHOSE_DIE, seat, state.die[slot], state.symbol[slot], price)
    gain(state, seat, state.coins_on_die[seat][colour_in(state, slot)], log)
    state.coins[seat] -= price


def all_sent(state: DiceState) -> bool:
    """Whether nobody has anything left to decide in this turn."""
    for seat in range(state.players):
        if state.pending[seat] != DiceDecision.NONE:
            return False
    return True


def end_turn(state: DiceState, boards: Boards, log: list[int] | None) -> None:
    """The first Agora, newly unlocked dice, and whether the game ends."""
    award_agora(state, boards, log)
    ended = state.turn == state.last_turn or state.turn == MOST_TURNS
    state.phase = DicePhase.OVER if ended else DicePhase.SHAKE
    if ended:
        emit(log, DiceEventKind.ENDED, 0, 0, 0, 0)
        return
    in_forum = 0
    for slot in range(FORUM):
        in_forum |= 1 << colour_in(state, slot)
    for seat in range(state.players):
        state.arriving |= state.unlocked[seat] & SPECIAL_BITS & ~in_forum
        if state.last_turn == NO_LAST_TURN and bonuses_taken(state, seat) >= BONUSES_TO_END:
            state.last_turn = state.turn + TURNS_AFTER
            emit(log, DiceEventKind.LAST_TURN, seat, state.last_turn, 0, 0)


def award_agora(state: DiceState, boards: Boards, log: list[int] | None) -> None:
    """The first to finish the Agora have the points of its box: all of them, if they did it in the same turn."""
    if state.agora_taken:
        return
    for seat in range(state.players):
        if state.count[seat][Building.AGORA] == boards[state.board[seat]].size[Building.AGORA]:
            state.first_agora[seat] = 1
            state.agora_taken = 1
            emit(log, DiceEventKind.FIRST_AGORA, seat, 0, 0, 0)


def bonuses_taken(state: DiceState, seat: int) -> int:
    """How many bonus boxes a city has crossed off."""
    taken = 0
    for bonus in range(BONUSES):
        taken += (state.bonuses[seat] >> bonus) & 1
    return taken


def resolve(state: DiceState, boards: Boards, log: list[int] | None) -> None:
    """Carry out what every asked seat has chosen; when all have done, the turn ends and the next begins."""
    for seat in range(state.players):
        if state.pending[seat] != DiceDecision.NONE:
            advance(state, boards, seat, state.chosen[seat], log)
            state.chosen[seat] = NOT_CHOSEN
    if all_sent(state):
        end_turn(state, boards, log)
        if state.phase == DicePhase.SHAKE:
            shake(state, log)
            begin_turn(state, log)
