"""Crossing off a space, and the chain of effects behind it: at once, and depth first.

What still has to happen in a seat's chain waits on its stack: the rest of a space's effects, a question to the
player, a bonus. Each seat works off its own stack; nothing in it touches another city.
"""

from __future__ import annotations

from heptapolis.rules.dice.city import crossed_now, left_of, resources, right_of
from heptapolis.rules.dice.constants import (
    AMOUNT_SHIFT,
    BONUS_EFFECT,
    BONUSES,
    GROUP,
    LENGTH,
    TRACKS,
    WHAT_SHIFT,
)
from heptapolis.rules.dice.encoding import amount_of, effect_kind, what_of
from heptapolis.rules.dice.legal import can_build_free, can_cross, tracks_of
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.rules.events import emit
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceDecision, DiceEventKind, Front

# what waits on a stack beside effects that ask: the rest of a row of effects, and a bonus
REST, BONUS = 14, 15
EFFECTS = 3


def push(state: DiceState, seat: int, entry: int) -> None:
    """Put something on top of what waits."""
    state.stack[seat][state.waiting[seat]] = entry
    state.waiting[seat] += 1


def push_rest(state: DiceState, seat: int, track: int, place: int, first: int) -> None:
    """The effects of a space from one of them on; a bonus counts as a space beyond the last track."""
    push(state, seat, REST | first << AMOUNT_SHIFT | (track * LENGTH + place) << WHAT_SHIFT)


def cross_off(state: DiceState, boards: Boards, seat: int, track: int, place: int, log: list[int] | None) -> None:
    """Pay a space and cross it off; its effects go onto the stack, under them the bonus if a building is finished."""
    board = boards[state.board[seat]]
    building = board.building[track]
    space = board.first[track] + place
    price = max(0, board.cost[space] - resources(state, seat))
    state.coins[seat] -= price
    state.crossed[seat][track] |= 1 << place
    state.count[seat][building] += 1
    state.points[seat][building] += board.points[space]
    emit(log, DiceEventKind.CROSSED, seat, track, place, price)
    if building != Building.WAREHOUSE and state.count[seat][building] == board.size[building]:
        emit(log, DiceEventKind.FINISHED, seat, building, 0, 0)
        push(state, seat, BONUS)
    if board.effects[space][0] != 0:
        push_rest(state, seat, track, place, 0)


def work_off(state: DiceState, boards: Boards, seat: int, log: list[int] | None) -> None:
    """Let everything happen that waits, up to the next question to the player."""
    state.pending[seat] = DiceDecision.NONE
    while state.waiting[seat] > 0 and state.pending[seat] == DiceDecision.NONE:
        state.waiting[seat] -= 1
        entry = state.stack[seat][state.waiting[seat]]
        kind = effect_kind(entry)
        if kind == REST:
            give_effects(state, boards, seat, what_of(entry), amount_of(entry), log)
        elif kind == BONUS:
            offer_bonus(state, seat, log)
        else:
            asked = question(state, boards, seat, entry)
            if asked != DiceDecision.NONE:
                push(state, seat, entry)
                state.pending[seat] = asked


def question(state: DiceState, boards: Boards, seat: int, effect: int) -> int:
    """What an effect asks the player; nothing if there is nothing to choose."""
    kind = effect_kind(effect)
    if kind == DiceEffectKind.ANOTHER_ACTION:
        return DiceDecision.ACT_AGAIN
    if kind == DiceEffectKind.BUILD_FREE_DIE:
        return DiceDecision.BUILD_FREE_DIE if can_build_free(state, boards, seat) else DiceDecision.NONE
    tracks = tracks_of(state, boards, seat, what_of(effect))
    return DiceDecision.CROSS if can_cross(state, boards, seat, tracks, state.coins[seat]) else DiceDecision.NONE


def offer_bonus(state: DiceState, seat: int, log: list[int] | None) -> None:
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
        state.pending[seat] = DiceDecision.TAKE_BONUS


def take_bonus(state: DiceState, seat: int, bonus: int, log: list[int] | None) -> None:
    """Cross off a bonus; its effect comes next."""
    state.bonuses[seat] |= 1 << bonus
    emit(log, DiceEventKind.TOOK_BONUS, seat, bonus, 0, 0)
    push_rest(state, seat, TRACKS, bonus, 0)


def give_effects(state: DiceState, boards: Boards, seat: int, where: int, first: int, log: list[int] | None) -> None:
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
        if effect_kind(effect) >= DiceEffectKind.CROSS and effect_kind(effect) <= DiceEffectKind.BUILD_FREE_DIE:
            push_rest(state, seat, track, place, number + 1)
            push(state, seat, effect)
            return
        give(state, seat, effect, place, log)


def give(state: DiceState, seat: int, effect: int, place: int, log: list[int] | None) -> None:
    """An effect that asks nothing."""
    kind, amount, what = effect_kind(effect), amount_of(effect), what_of(effect)
    if kind == DiceEffectKind.COINS:
        gain(state, seat, amount, log)
    elif kind == DiceEffectKind.PER_SPACE:
        gain(state, seat, amount * crossed_now(state, seat, what), log)
    elif kind == DiceEffectKind.ATTACK:
        attack(state, seat, what, amount, place, log)
    elif kind == DiceEffectKind.DEFENCE:
        state.defence[seat][what] += 1
    elif kind == DiceEffectKind.DIE_MINUS:
        state.reduction[seat] += amount
    elif kind == DiceEffectKind.DIE_ZERO:
        state.free_colours[seat] |= 1 << what
    elif kind == DiceEffectKind.COINS_ON_DIE:
        state.coins_on_die[seat][what] += amount
    else:
        state.unlocked[seat] |= 1 << what
        emit(log, DiceEventKind.UNLOCKED, seat, what, 0, 0)


def gain(state: DiceState, seat: int, coins: int, log: list[int] | None) -> None:
    """Coins come into the gold reserve; there is always room for them."""
    state.coins[seat] += coins
    if coins > 0:
        emit(log, DiceEventKind.GAINED_COINS, seat, coins, 0, 0)


def attack(state: DiceState, seat: int, side: int, printed: int, place: int, log: list[int] | None) -> None:
    """The printed points less the defence that the attacked city had when the turn began, written down for good."""
    if side == Front.WEST:
        defence = state.defence_before[left_of(state, seat)][Front.EAST]
    else:
        defence = state.defence_before[right_of(state, seat)][Front.WEST]
    points = max(0, printed - defence)
    state.written[seat][side][place] = points
    emit(log, DiceEventKind.ATTACKED, seat, side, points, defence)


def cross_by_effect(state: DiceState, boards: Boards, seat: int, track: int, place: int, log: list[int] | None) -> None:
    """A space that an effect lets cross off; what is left of the effect waits under it, only for the same mark."""
    entry = state.stack[seat][state.waiting[seat] - 1]
    state.waiting[seat] -= 1
    more = amount_of(entry) - 1
    if more > 0:
        group = GROUP[boards[state.board[seat]].building[track]]
        push(state, seat, DiceEffectKind.CROSS | more << AMOUNT_SHIFT | (what_of(entry) & group) << WHAT_SHIFT)
    cross_off(state, boards, seat, track, place, log)


INLINED = (push, push_rest)
