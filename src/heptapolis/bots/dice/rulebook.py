"""How the rulebook player values an action of the dice game: what it brings for its price, as plain functions.

Resources early, then points, and buildings that are nearly finished.
"""

from __future__ import annotations

from heptapolis.rules.dice.city import colour_in, crossed_now, die_price, left_of, resources, right_of
from heptapolis.rules.dice.constants import BONUSES
from heptapolis.rules.dice.crossing import EFFECTS
from heptapolis.rules.dice.encoding import amount_of, effect_kind, kind_of, place_of, slot_of, track_of, what_of
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, Front

POINT, COIN = 10, 6
"""What the rulebook player holds a point and a coin worth."""


def worth_of(state: DiceState, boards: Boards, seat: int, action: int) -> int:
    """How much the rulebook player wants an action."""
    kind = kind_of(action)
    if kind == DiceActionKind.SKIP:
        return 0
    if kind == DiceActionKind.PASS:
        return 2 * COIN if state.coins[seat] < 6 else COIN // 2
    if kind == DiceActionKind.BONUS:
        return BONUSES - place_of(action)
    worth = worth_of_space(state, boards, seat, track_of(action), place_of(action))
    return worth - COIN * price_of(state, boards, seat, action)


def price_of(state: DiceState, boards: Boards, seat: int, action: int) -> int:
    """The coins that an action costs, less those that its die brings."""
    board = boards[state.board[seat]]
    price: int = max(0, board.cost[board.first[track_of(action)] + place_of(action)] - resources(state, seat))
    if kind_of(action) == DiceActionKind.BUILD:
        slot = slot_of(action)
        price -= state.coins_on_die[seat][colour_in(state, slot)]
        if state.pending[seat] != DiceDecision.BUILD_FREE_DIE:
            price += die_price(state, seat, slot)
    return price


def worth_of_space(state: DiceState, boards: Boards, seat: int, track: int, place: int) -> int:
    """What a space brings: its points, its effects, a resource, and how far it brings its building."""
    board = boards[state.board[seat]]
    building = board.building[track]
    space = board.first[track] + place
    worth: int = POINT * board.points[space]
    if building == Building.WAREHOUSE:
        worth += 7 * POINT - POINT * resources(state, seat)
    elif state.count[seat][building] + 1 == board.size[building]:
        worth += 4 * POINT
    else:
        worth += POINT * state.count[seat][building] // board.size[building]
    for number in range(EFFECTS):
        effect = board.effects[space][number] - 1
        if effect >= 0:
            worth += worth_of_effect(state, seat, effect)
    return worth


def worth_of_effect(state: DiceState, seat: int, effect: int) -> int:
    """What an effect is worth, roughly."""
    kind, amount, what = effect_kind(effect), amount_of(effect), what_of(effect)
    if kind == DiceEffectKind.ATTACK:
        if what == Front.WEST:
            return POINT * (amount - state.defence_before[left_of(state, seat)][Front.EAST])
        return POINT * (amount - state.defence_before[right_of(state, seat)][Front.WEST])
    if kind == DiceEffectKind.COINS:
        return COIN * amount
    if kind == DiceEffectKind.PER_SPACE:
        spaces = crossed_now(state, seat, what)
        return COIN * amount * spaces + POINT * (spaces + 1)
    if kind == DiceEffectKind.ANOTHER_ACTION:
        return 3 * POINT
    if kind == DiceEffectKind.CROSS:
        return POINT + POINT * amount // 2
    if kind == DiceEffectKind.UNLOCK or kind == DiceEffectKind.DIE_MINUS:
        return 2 * POINT
    return POINT
