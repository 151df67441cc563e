"""Crossing off a space, and the chain of effects behind it: at once, and depth first.

What still has to happen in a seat's chain waits on its stack: the rest of a space's effects, a question to the
player, a bonus. Each seat works off its own stack; nothing in it touches another city.
"""

from __future__ import annotations

from heptapolis.rules.dice.legal import can_build_free, can_cross, tracks_of
from heptapolis.rules.dice.state import Boards, State
from heptapolis.rules.dice.table import amount_of, crossed_now, effect_kind, left_of, resources, right_of, what_of
from heptapolis.rules.dice.tables import (
    AMOUNT_SHIFT,
    BONUS_EFFECT,
    BONUSES,
    GROUP,
    LENGTH,
    TRACKS,
    WHAT_SHIFT,
)
from heptapolis.rules.events import emit
from heptapolis.vocab.dice import Building, Decision, EventKind, Side
from heptapolis.vocab.dice_effects import EffectKind

# what waits on a stack beside effects that ask: the rest of a row of effects, and a bonus
REST, BONUS = 14, 15
EFFECTS = 3


def push(state: State, seat: int, entry: int) -> None:
    """Put something on top of what waits."""
    state.stack[seat][state.waiting[seat]] = entry
    state.waiting[seat] += 1


def push_rest(state: State, seat: int, track: int, place: int, first: int) -> None:
    """The effects of a space from one of them on; a bonus counts as a space beyond the last track."""
    push(state, seat, REST | first << AMOUNT_SHIFT | (track * LENGTH + place) << WHAT_SHIFT)


def cross_off(state: State, boards: Boards, seat: int, track: int, place: int, log: list[int] | None) -> None:
    """Pay a space and cross it off; its effects go onto the stack, under them the bonus if a building is finished."""
    board = boards[state.board[seat]]
    building = board.building[track]
    space = board.first[track] + place
    price = max(0, board.cost[space] - resources(state, seat))
    state.coins[seat] -= price
    state.crossed[seat][track] |= 1 << place
    state.count[seat][building] += 1
    state.points[seat][building] += board.points[space]
    emit(log, EventKind.CROSSED, seat, track, place, price)
    if building != Building.WAREHOUSE and state.count[seat][building] == board.size[building]:
        emit(log, EventKind.FINISHED, seat, building, 0, 0)
        push(state, seat, BONUS)
    if board.effects[space][0] != 0:
        push_rest(state, seat, track, place, 0)


def work_off(state: State, boards: Boards, seat: int, log: list[int] | None) -> None:
    """Let everything happen that waits, up to the next question to the player."""
    state.pending[seat] = Decision.NONE
    while state.waiting[seat] > 0 and state.pending[seat] == Decision.NONE:
        state.waiting[seat] -= 1
        entry = state.stack[seat][state.waiting[seat]]
        kind = effect_kind(entry)
        if kind == REST:
            give_effects(state, boards, seat, what_of(entry), amount_of(entry), log)
        elif kind == BONUS:
            offer_bonus(state, seat, log)
        else:
            asked = question(state, boards, seat, entry)
            if asked != Decision.NONE:
                push(state, seat, entry)
                state.pending[seat] = asked


def question(state: State, boards: Boards, seat: int, effect: int) -> int:
    """What an effect asks the player; nothing if there is nothing to choose."""
    kind = effect_kind(effect)
    if kind == EffectKind.ANOTHER_ACTION:
        return Decision.ACT_AGAIN
    if kind == EffectKind.BUILD_FREE_DIE:
        return Decision.BUILD_FREE_DIE if can_build_free(state, boards, seat) else Decision.NONE
    tracks = tracks_of(state, boards, seat, what_of(effect))
    return Decision.CROSS if can_cross(state, boards, seat, tracks, state.coins[seat]) else Decision.NONE


def offer_bonus(state: State, seat: int, log: list[int] | None) -> None:
    """A bonus of choice; the last box is crossed off without a question."""
    left = 0
    last = 0
    for bonus in range(BONUSES):
        if (state.bonuses[seat] >> bonus) & 1 == 0:
            left += 1
            last = bonus
    if left == 1:
        take_bonus(state, seat, last, log)
    elif left > 1:
        push(state, seat, BONUS)
        state.pending[seat] = Decision.TAKE_BONUS


def take_bonus(state: State, seat: int, bonus: int, log: list[int] | None) -> None:
    """Cross off a bonus; its effect comes next."""
    state.bonuses[seat] |= 1 << bonus
    emit(log, EventKind.TOOK_BONUS, seat, bonus, 0, 0)
    push_rest(state, seat, TRACKS, bonus, 0)


def give_effects(state: State, boards: Boards, seat: int, where: int, first: int, log: list[int] | None) -> None:
    """The effects of a space one after another, up to one that asks the player: the rest waits under it."""
    track, place = where // LENGTH, where % LENGTH
    for number in range(first, EFFECTS):
        if track == TRACKS:
            effect = BONUS_EFFECT[place][number] - 1
        else:
            board = boards[state.board[seat]]
            effect = board.effects[board.first[track] + place][number] - 1
        if effect < 0:
            return
        if effect_kind(effect) >= EffectKind.CROSS and effect_kind(effect) <= EffectKind.BUILD_FREE_DIE:
            push_rest(state, seat, track, place, number + 1)
            push(state, seat, effect)
            return
        give(state, seat, effect, place, log)


def give(state: State, seat: int, effect: int, place: int, log: list[int] | None) -> None:
    """An effect that asks nothing."""
    kind, amount, what = effect_kind(effect), amount_of(effect), what_of(effect)
    if kind == EffectKind.COINS:
        gain(state, seat, amount, log)
    elif kind == EffectKind.PER_SPACE:
        gain(state, seat, amount * crossed_now(state, seat, what), log)
    elif kind == EffectKind.ATTACK:
        attack(state, seat, what, amount, place, log)
    elif kind == EffectKind.DEFENCE:
        state.defence[seat][what] += 1
    elif kind == EffectKind.DIE_MINUS:
        state.reduction[seat] += amount
    elif kind == EffectKind.DIE_ZERO:
        state.free_colours[seat] |= 1 << what
    elif kind == EffectKind.COINS_ON_DIE:
        state.coins_on_die[seat][what] += amount
    else:
        state.unlocked[seat] |= 1 << what
        emit(log, EventKind.UNLOCKED, seat, what, 0, 0)


def gain(state: State, seat: int, coins: int, log: list[int] | None) -> None:
    """Coins come into the gold reserve; there is always room for them."""
    state.coins[seat] += coins
    if coins > 0:
        emit(log, EventKind.GAINED_COINS, seat, coins, 0, 0)


def attack(state: State, seat: int, side: int, printed: int, place: int, log: list[int] | None) -> None:
    """The printed points less the defence that the attacked city had when the turn began, written down for good."""
    if side == Side.WEST:
        defence = state.defence_before[left_of(state, seat)][Side.EAST]
    else:
        defence = state.defence_before[right_of(state, seat)][Side.WEST]
    points = max(0, printed - defence)
    state.written[seat][side][place] = points
    emit(log, EventKind.ATTACKED, seat, side, points, defence)


def cross_by_effect(state: State, boards: Boards, seat: int, track: int, place: int, log: list[int] | None) -> None:
    """A space that an effect lets cross off; what is left of the effect waits under it, for the same mark alone."""
    entry = state.stack[seat][state.waiting[seat] - 1]
    state.waiting[seat] -= 1
    more = amount_of(entry) - 1
    if more > 0:
        group = GROUP[boards[state.board[seat]].building[track]]
        push(state, seat, EffectKind.CROSS | more << AMOUNT_SHIFT | (what_of(entry) & group) << WHAT_SHIFT)
    cross_off(state, boards, seat, track, place, log)


INLINED = (push, push_rest)
