"""How the first three bots choose in the dice game, as plain functions like the rules.

A policy is given the legal actions of its seat and reads of the state only what its seat may know: the dice, its own
board, and the other boards as they stood when the turn began.
"""

from __future__ import annotations

from heptapolis.bots.names import BUILDER, RANDOM, RULEBOOK
from heptapolis.bots.picking import pick_useful
from heptapolis.rules.chance import draw
from heptapolis.rules.dice.city import colour_in, crossed_now, die_price, left_of, resources, right_of
from heptapolis.rules.dice.constants import BONUSES
from heptapolis.rules.dice.crossing import EFFECTS
from heptapolis.rules.dice.encoding import amount_of, effect_kind, kind_of, place_of, slot_of, track_of, what_of
from heptapolis.rules.dice.state import NOT_CHOSEN, Boards, DiceState
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, Front

FIRST_CHOICE = 1 << 26
"""The place of the stream where the chance of bots begins; neither boards nor dice are drawn so far on."""
DRAWS = 1 << 6
"""Places of the stream for one choice: as many as actions can be listed."""
CHOICES = 1 << 7
"""So many choices of a seat in a turn have chance of their own."""

WASTE = 1 << DiceActionKind.PASS | 1 << DiceActionKind.SKIP
"""Passing and skipping leave the board as it is."""
POINT, COIN = 10, 6
"""What the rulebook player holds a point and a coin worth."""


def turn_to_chance(state: DiceState, seat: int) -> None:
    """Set the shuffler for a choice: it depends only on the seed, the seat and the moment.

    So bots choose alike at a table and in a batch, in whatever order they are asked.
    """
    moment = CHOICES * state.turn + state.decided[seat] % CHOICES
    state.drawn = FIRST_CHOICE + DRAWS * (moment << 3 | seat)


def choose_by(policy: int, state: DiceState, boards: Boards, seat: int, menu: list[int], listed: int) -> int:
    """The action that a policy picks from the menu."""
    if policy == BUILDER:
        return pick_useful(state, WASTE, menu, listed)
    if policy == RULEBOOK:
        return choose_rulebook(state, boards, seat, menu, listed)
    if policy == RANDOM:
        return menu[draw(state, listed)]
    return NOT_CHOSEN  # never reached: who calls has checked the policy


def choose_rulebook(state: DiceState, boards: Boards, seat: int, menu: list[int], listed: int) -> int:
    """What brings most for its price: resources early, then points, and buildings that are nearly finished."""
    best, best_worth, equals = menu[0], -10_000, 0
    for place in range(listed):
        worth = worth_of(state, boards, seat, menu[place])
        if worth > best_worth:
            best, best_worth, equals = menu[place], worth, 1
        elif worth == best_worth:
            equals += 1
            if draw(state, equals) == 0:
                best = menu[place]
    return best


def worth_of(state: DiceState, boards: Boards, seat: int, action: int) -> int:
    """How much the rulebook player wants an action."""
    kind = kind_of(action)
    if kind == DiceActionKind.SKIP:
        return 0
    if kind == DiceActionKind.PASS:
        return 2 * COIN if state.coins[seat] < 6 else COIN // 2
    if kind == DiceActionKind.BONUS:
        return BONUSES - place_of(action)
    track, place = track_of(action), place_of(action)
    board = boards[state.board[seat]]
    price: int = max(0, board.cost[board.first[track] + place] - resources(state, seat))
    if kind == DiceActionKind.BUILD:
        slot = slot_of(action)
        price -= state.coins_on_die[seat][colour_in(state, slot)]
        if state.pending[seat] != DiceDecision.BUILD_FREE_DIE:
            price += die_price(state, seat, slot)
    return worth_of_space(state, boards, seat, track, place) - COIN * price


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
