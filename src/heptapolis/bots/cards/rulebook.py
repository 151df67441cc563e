"""How the rulebook player values an action: the rule-based player of 2014, as plain functions like the rules.

Goods, arms, wonder, civil buildings, science; in the last Age the most points.
"""

from __future__ import annotations

from heptapolis.bots.cards.gains import coins_gain, item_of, made_of, points_gain, science_gain, token_gain
from heptapolis.bots.picking import is_among
from heptapolis.rules.cards.constants import BOXES, CARDS, ITEMS, PROJECTS, VICTORY
from heptapolis.rules.cards.encoding import TOKEN_BITS, TOKEN_MASK, card_of, joins, kind_of, to_left, to_right
from heptapolis.rules.cards.score import card_points
from heptapolis.rules.cards.seating import holder_of, left_of, right_of
from heptapolis.rules.cards.state import State
from heptapolis.vocab.cards.city import Colour
from heptapolis.vocab.cards.limits import AGES
from heptapolis.vocab.cards.play import ActionKind, Feature

WASTE = 1 << ActionKind.SELL | 1 << ActionKind.DECLINE
"""Selling and declining leave nothing standing."""


def worth_of(state: State, seat: int, action: int) -> int:
    """How much the rulebook player wants an action; of equal ones the cheaper."""
    kind, card = kind_of(action), card_of(action)
    if kind == ActionKind.TAKE or is_among(WASTE, action):
        return 0
    if kind == ActionKind.LOSE or kind == ActionKind.FORFEIT:
        return 1000 - worth_of_loss(state, seat, action)
    if seat >= state.players:
        return worth_for_holder(state, seat, action)
    paid = to_left(action) + to_right(action)
    if joins(action):
        paid += PROJECTS[state.projects[state.age - 1]].price - TAKING_PART
    if state.age == BOXES[state.edition].ages:
        return 1000 + 20 * points_now(state, seat, action) - paid
    if kind == ActionKind.STAGE:
        return 1000 * WONDER - 20 * paid - wish_for(state, seat, card)
    return 1000 * wish_for(state, seat, card) + 60 * ITEMS[card].points - 20 * paid


TAKING_PART = 6
"""So many coins the rulebook player would give for a pawn; it is rewarded more often than it pays a penalty."""


def worth_of_loss(state: State, seat: int, action: int) -> int:
    """How many points a penalty costs, and for cards how much else they do."""
    if kind_of(action) == ActionKind.LOSE:
        row = ITEMS[card_of(action)]
        makes = 1 if row.makes_raw != 0 or row.makes_made != 0 else 0
        return 3 * (card_points(state, seat, card_of(action)) + row.shields) + 2 * makes
    value = 0
    for age in range(AGES):
        value += VICTORY[state.edition][age] * ((card_of(action) >> TOKEN_BITS * age) & TOKEN_MASK)
    return value


def worth_for_holder(state: State, seat: int, action: int) -> int:
    """What an action of the Free City is worth to the player who chooses it: coins, and few shields beside it."""
    left, right = to_left(action), to_right(action)
    gain = left - right if left_of(state, seat) == holder_of(state) else right - left
    if kind_of(action) == ActionKind.STAGE:
        return 1000 + 20 * gain
    return 1000 + 20 * gain - 5 * ITEMS[card_of(action)].shields


# what the rulebook player wishes for in the first two Ages, in this order
CHOICE_OF_GOODS, MISSING_GOOD, ARMS, WONDER, CIVIL, SCIENCE, ANYTHING = 8, 7, 6, 5, 4, 3, 2


def wish_for(state: State, seat: int, card: int) -> int:
    """How high a card is in the order of preference."""
    row = ITEMS[card]
    colour = CARDS[card].colour
    if makes_choice(row.makes_raw, row.makes_made):
        return CHOICE_OF_GOODS
    if makes_missing(state.own_raw[seat], row.makes_raw) or makes_missing(state.own_made[seat], row.makes_made):
        return MISSING_GOOD
    if row.shields > 0 and would_lead(state, seat, row.shields):
        return ARMS
    if colour == Colour.BLUE:
        return CIVIL
    if colour == Colour.GREEN:
        return SCIENCE
    return ANYTHING


def would_lead(state: State, seat: int, shields: int) -> bool:
    """Whether the city is not the only strongest yet, and would be among the strongest with more shields."""
    strongest = 0
    for other in range(state.cities):
        if other != seat:
            strongest = max(strongest, state.shields[other])
    return state.shields[seat] <= strongest <= state.shields[seat] + shields


def makes_choice(raw: int, made: int) -> bool:
    """Whether more than one kind of good is made."""
    kinds = 0
    for good in range(4):
        if made_of(raw, good) != 0:
            kinds += 1
        if made_of(made, good) != 0:
            kinds += 1
    return kinds > 1


def makes_missing(own: int, made: int) -> bool:
    """Whether a good is made that the city cannot make at all."""
    for good in range(4):
        if made_of(own, good) == 0 and made_of(made, good) != 0:
            return True
    return False


def points_now(state: State, seat: int, action: int) -> int:
    """How many points an action adds if nothing else happened before the end."""
    kind = kind_of(action)
    item = item_of(state, seat, action)
    row = ITEMS[item]
    points = points_gain(state, seat, item) + science_gain(state, seat, item)
    for neighbour in (left_of(state, seat), right_of(state, seat)):
        points += token_gain(state, seat, neighbour, row.shields)
    coins = coins_gain(state, seat, item) - to_left(action) - to_right(action)
    if kind == ActionKind.BUILD:
        coins -= row.price
    a_point = BOXES[state.edition].coins_a_point
    return points + (state.coins[seat] + coins) // a_point - state.coins[seat] // a_point


ONLY_FOR = {Feature.FREE_CITY: (worth_for_holder,), Feature.PROJECTS: (worth_of_loss,)}
