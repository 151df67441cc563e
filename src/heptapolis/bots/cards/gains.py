"""What a card or stage would bring as everything stands now: points, science, conflicts, coins, goods."""

from __future__ import annotations

from heptapolis.rules.cards.city import count
from heptapolis.rules.cards.constants import BOARDS, CARDS, ITEMS
from heptapolis.rules.cards.encoding import card_of, form_of, kind_of
from heptapolis.rules.cards.score import best_science, card_points
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import token_for
from heptapolis.vocab.cards.city import Counted, Where
from heptapolis.vocab.cards.play import ActionKind


def item_of(state: State, seat: int, action: int) -> int:
    """The card or stage that an action builds."""
    if kind_of(action) == ActionKind.STAGE:
        return BOARDS[state.board[seat]].items[state.tally[seat][Counted.WONDER_STAGE]][form_of(action)]
    return card_of(action)


def points_gain(state: State, seat: int, item: int) -> int:
    """The points of an item in this city, science and conflicts aside; it counts itself once it is built."""
    row = ITEMS[item]
    points = card_points(state, seat, item)
    if item < len(CARDS) and (row.points_where >> Where.OWN) & 1:
        points += row.points_each * ((row.points_what >> CARDS[item].colour) & 1)
    return points


def science_gain(state: State, seat: int, item: int) -> int:
    """The science points a card or stage adds."""
    row = ITEMS[item]
    if row.science_0 + row.science_1 + row.science_2 + row.science_choice == 0:
        return 0
    own = state.science[seat]
    choice = state.science_choice[seat]
    before = best_science(state, own[0], own[1], own[2], choice)
    after = best_science(
        state, own[0] + row.science_0, own[1] + row.science_1, own[2] + row.science_2, choice + row.science_choice
    )
    return (after >> 12) - (before >> 12)


def token_gain(state: State, seat: int, other: int, shields: int) -> int:
    """The points that more shields add in the next conflict with another city, as both stand now."""
    if shields == 0:
        return 0
    own, theirs = state.shields[seat], state.shields[other]
    return token_for(state, own + shields, theirs) - token_for(state, own, theirs)


def coins_gain(state: State, seat: int, item: int) -> int:
    """The coins an item brings at once; those a card brings by counting itself are left out."""
    row = ITEMS[item]
    coins = row.coins
    if row.coins_each != 0:
        coins += row.coins_each * count(state, seat, row.coins_what, row.coins_where)
    return coins


def lane(lanes: int, goods: int) -> int:
    """How many units of a set of goods (bits) can be made."""
    return (lanes >> 4 * (goods - 1)) & 7


def made_of(lanes: int, good: int) -> int:
    """How many units of one good can be made: the lane of the set with that good alone."""
    return lane(lanes, 1 << good)


INLINED = (lane, made_of)
