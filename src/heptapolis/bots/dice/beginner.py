"""How the beginner values an action of the dice game: a sensible player with human mistakes, as plain functions.

It likes points at once, and finishing what is nearly finished. It often forgets what a die costs, sees less in
resources than they are worth, attacks only where it happens to look, and now and then crosses off whatever it can.
"""

from __future__ import annotations

from heptapolis.bots.dice.rulebook import COIN, POINT, price_of, worth_of_effect
from heptapolis.rules.dice.city import resources
from heptapolis.rules.dice.constants import BONUSES
from heptapolis.rules.dice.crossing import EFFECTS
from heptapolis.rules.dice.encoding import effect_kind, kind_of, place_of, track_of
from heptapolis.rules.dice.state import Boards, DiceState
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Building, DiceActionKind

MOODS = 512
"""The mood of a choice is drawn: three bits each say whether it is made blindly, whether the price is forgotten, and
whether attacks are."""


def chooses_blindly(mood: int) -> bool:
    """Whether it crosses off whatever it can, useful or not: once in eight choices."""
    return mood & 7 == 0


def forgets_price(mood: int) -> bool:
    """Whether it does not mind what an action costs: in four choices of eight."""
    return (mood >> 3) & 7 < 4


def forgets_attacks(mood: int) -> bool:
    """Whether it does not look at its neighbours: in six choices of eight."""
    return mood >> 6 < 6


def liking_of(state: DiceState, boards: Boards, seat: int, action: int, mood: int) -> int:
    """How much the beginner likes an action in a mood."""
    kind = kind_of(action)
    if kind == DiceActionKind.SKIP:
        return 0
    if kind == DiceActionKind.PASS:
        return COIN
    if kind == DiceActionKind.BONUS:
        return BONUSES - place_of(action)
    if chooses_blindly(mood):
        return POINT
    liking = liking_of_space(state, boards, seat, track_of(action), place_of(action), mood)
    return liking if forgets_price(mood) else liking - COIN * price_of(state, boards, seat, action)


def liking_of_space(state: DiceState, boards: Boards, seat: int, track: int, place: int, mood: int) -> int:
    """How much the beginner likes a space: its points, the effects that it sees, a resource, a building it finishes."""
    board = boards[state.board[seat]]
    building = board.building[track]
    space = board.first[track] + place
    liking: int = POINT + POINT * board.points[space]
    if building == Building.WAREHOUSE:
        liking += 3 * POINT - POINT * resources(state, seat)
    elif state.count[seat][building] + 1 == board.size[building]:
        liking += 3 * POINT
    for number in range(EFFECTS):
        effect = board.effects[space][number] - 1
        if effect >= 0 and not (forgets_attacks(mood) and effect_kind(effect) == DiceEffectKind.ATTACK):
            liking += worth_of_effect(state, seat, effect)
    return liking
