"""How the beginner values an action: a sensible player with human mistakes, as plain functions like the rules.

It knows that a city needs goods early and likes points at once, best of all printed ones. It rarely thinks of its
neighbours: it often does not see what they sell, remembers arms only when the Age is nearly over, and never asks what
others need. Now and then it builds whatever it can. It sells only what it cannot use otherwise.
"""

from __future__ import annotations

from heptapolis.bots.cards.gains import coins_gain, item_of, points_gain, science_gain, token_gain
from heptapolis.bots.cards.rulebook import WASTE, makes_missing, worth_of_loss
from heptapolis.bots.picking import is_among
from heptapolis.rules.cards.constants import BOXES, ITEMS
from heptapolis.rules.cards.encoding import kind_of, to_left, to_right
from heptapolis.rules.cards.seating import left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.play import ActionKind

MOODS = 64
"""The mood of a choice is drawn: three bits say whether it is made blindly, three whether trade is overlooked."""
ANY_BUILDING = 1
"""How much it likes to build something that it does not think about; more than to sell."""


def chooses_blindly(mood: int) -> bool:
    """Whether it builds whatever it can, useful or not: once in eight choices."""
    return mood & 7 == 0


def overlooks_trade(mood: int) -> bool:
    """Whether it does not think of what its neighbours sell: in five choices of eight."""
    return mood >> 3 < 5


def liking_of(state: State, seat: int, action: int, mood: int) -> int:
    """How much the beginner likes an action in a mood."""
    kind = kind_of(action)
    if kind == ActionKind.TAKE or is_among(WASTE, action):
        return 0
    if kind == ActionKind.LOSE or kind == ActionKind.FORFEIT:
        return 1000 - worth_of_loss(state, seat, action)
    paid = to_left(action) + to_right(action)
    if seat >= state.players or chooses_blindly(mood) or (paid > 0 and overlooks_trade(mood)):
        return ANY_BUILDING  # what the Free City does is all the same to it
    item = item_of(state, seat, action)
    liking = 20 + 4 * points_seen(state, seat, item) + 4 * use_of_goods(state, seat, item) - paid
    return liking + ITEMS[item].points


def points_seen(state: State, seat: int, item: int) -> int:
    """The points that the beginner sees in an item: those at once, and those of conflicts if they are near."""
    points = points_gain(state, seat, item) + science_gain(state, seat, item)
    points += coins_gain(state, seat, item) // BOXES[state.edition].coins_a_point
    return points + arms_seen(state, seat, item)


def arms_seen(state: State, seat: int, item: int) -> int:
    """The points that the shields of an item add in the next conflicts, if the beginner thinks of them already."""
    if state.turn <= BOXES[state.edition].turns - LAST_TURNS:
        return 0
    shields = ITEMS[item].shields
    left = token_gain(state, seat, left_of(state, seat), shields)
    return left + token_gain(state, seat, right_of(state, seat), shields)


LAST_TURNS = 2
"""So many turns before the end of an Age the beginner thinks of its conflicts."""


def use_of_goods(state: State, seat: int, item: int) -> int:
    """How many points the beginner would give for a good that its city cannot make; in the last Age none."""
    row = ITEMS[item]
    if makes_missing(state.own_raw[seat], row.makes_raw) or makes_missing(state.own_made[seat], row.makes_made):
        return 2 * (BOXES[state.edition].ages - state.age)
    return 0
