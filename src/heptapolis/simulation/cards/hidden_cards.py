"""Fills in what a view hides, as the rules deal: plain functions like the rules, compiled with them.

A card that may be anywhere has a label; labels are grouped in pools, and each pool knows the places its cards may have
come to. A draw is made as a whole and made again if it does not agree with all that was seen, so that what remains is
as likely as it is in a deal.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heptapolis.rules.cards.constants import BOXES, EXTRAS
from heptapolis.rules.cards.setup import deal_age, drawn_by, offer_to, sift
from heptapolis.rules.cards.state import State
from heptapolis.rules.chance import draw, seed_shuffler
from heptapolis.vocab.cards.limits import MOST_OFFERS, SIDES
from heptapolis.vocab.cards.play import Phase

PILE, GONE = -1, -2
"""Where a card is that is in no hand: in the discard pile, or where nobody will ask for it again."""
ANY_OPEN = -1
AGAIN = 256
"""So often a pool is drawn again before the whole draw is given up."""


class Unknown(NamedTuple):
    """What a view hides, as rows of numbers. Where a row of groups is cut stands in the row before it."""

    card: Any
    """The card of each label; the labels of a pool are side by side."""
    labels_of: Any
    """Where the labels of each pool begin, and where those of the last one end."""
    guilds_of: Any
    """Where in its labels the guilds of a pool begin that may not have been dealt."""
    left_out: Any
    """How many of them were not dealt."""
    alone: Any
    """Whether no other pool comes to the places of this one, so that it may be drawn again by itself."""
    places_of: Any
    places: Any
    """The places that the cards of each pool may have come to; the pool of the rest fills what is left of its own."""
    lies: Any
    """For each place where it is: in the packets of this Age, in the pile, or gone."""
    look: Any
    """For each place the look through the pile that has shown it, or -1."""
    mask_of: Any
    """For each place its row in `masks`, or -1."""
    masks: Any
    """Rows with a mark for each card that is possible."""
    wants_of: Any
    wants: Any
    wants_at: Any
    """For each card that was seen in the pile the labels it can be, each with a place, or with any of its look."""
    spots_of: Any
    spots: Any
    spots_before: Any
    """For each of them the places that can hold it, and how many equal ones were wanted before."""
    found_of: Any
    found: Any
    found_mask: Any
    found_base: Any
    """For each find in the pile its hidden places, the marks of what may have been found, and the rest of the pile."""
    hands_at: Any
    hands_size: Any
    """Hands to be sorted: where each begins, and how many cards it has."""


def draw_positions(
    positions: list[State],
    base: list[State],
    unknown: Unknown,
    table: tuple[int, int, int, int, int],
    first: int,
    seed: int,
    tries: int,
    filled: list[int],
    used: list[int],
    order: list[int],
    free: list[int],
) -> int:
    """Draw all positions from one on; returns the first for which no draw agreed, or how many there are."""
    wonders, sides, extras = table[2], table[3], table[4]
    for number in range(first, len(positions)):
        positions[number] = base[0]
        state = positions[number]
        seed_shuffler(state, seed + number)
        left = tries
        while not draw_once(state, unknown, filled, used, order, free):
            left -= 1
            if left == 0:
                return number
        lay_down(state, unknown, filled)
        if state.phase == Phase.BOARDS:
            draw_offers(state, wonders, sides, extras)
        for age in range(state.age + 1, BOXES[state.edition].ages + 1):
            deal_age(state, age)
    return len(positions)


def draw_once(
    state: State, unknown: Unknown, filled: list[int], used: list[int], order: list[int], free: list[int]
) -> bool:
    """Draw every hidden card; whether it agrees with all that was seen."""
    for place in range(len(unknown.lies)):
        filled[place] = -1
    for label in range(len(unknown.card)):
        used[label] = 0
    for want in range(len(unknown.wants_of) - 1):
        if not draw_wanted(state, unknown, want, filled, used, free):
            return False
    for pool in range(len(unknown.left_out)):
        if not draw_pool(state, unknown, pool, filled, used, order, free):
            return False
    for place in range(len(unknown.lies)):
        if filled[place] < 0:
            return False
    return is_as_likely(state, unknown, filled) and has_finds(unknown, filled)


def draw_wanted(state: State, unknown: Unknown, want: int, filled: list[int], used: list[int], free: list[int]) -> bool:
    """Put a card that was seen in the pile into one of the places it can have come from."""
    first = unknown.wants_of[want]
    chosen = first + draw(state, unknown.wants_of[want + 1] - first)
    label, place = unknown.wants[chosen], unknown.wants_at[chosen]
    if used[label] != 0:
        return False
    if place == ANY_OPEN:
        pool = pool_of(unknown, label)
        look = unknown.look[unknown.spots[unknown.spots_of[want]]]
        count = 0
        for at in range(unknown.places_of[pool], unknown.places_of[pool + 1]):
            spot = unknown.places[at]
            if unknown.look[spot] == look and filled[spot] < 0:
                free[count] = spot
                count += 1
        if count == 0:
            return False
        place = free[draw(state, count)]
    if filled[place] >= 0:
        return False
    filled[place] = label
    used[label] = 1
    return True


def pool_of(unknown: Unknown, label: int) -> int:
    """The pool of a label."""
    pool = 0
    while unknown.labels_of[pool + 1] <= label:
        pool += 1
    return pool


def draw_pool(
    state: State,
    unknown: Unknown,
    pool: int,
    filled: list[int],
    used: list[int],
    order: list[int],
    free: list[int],
) -> bool:
    """Shuffle the cards of a pool over its places; a pool by itself until no card is where it cannot be."""
    again = AGAIN if unknown.alone[pool] != 0 and len(unknown.wants_of) == 1 else 1
    opened = 0
    for at in range(unknown.places_of[pool], unknown.places_of[pool + 1]):
        if filled[unknown.places[at]] < 0:
            free[opened] = unknown.places[at]
            opened += 1
    for _ in range(again):
        count = dealt_of(state, unknown, pool, used, order)
        if count > opened or (unknown.alone[pool] != 0 and count != opened):
            return False
        fits = True
        for number in range(count):
            swap = number + draw(state, opened - number)
            place = free[swap]
            free[swap] = free[number]
            free[number] = place
            filled[place] = order[number]
            row = unknown.mask_of[place]
            fits = fits and (row < 0 or unknown.masks[row][unknown.card[order[number]]] != 0)
        if fits:
            return True
    return False


def dealt_of(state: State, unknown: Unknown, pool: int, used: list[int], order: list[int]) -> int:
    """List the cards of a pool that have no place yet, without the guilds that stay out."""
    out = unknown.left_out[pool]
    end = unknown.labels_of[pool + 1]
    guilds = 0
    for label in range(unknown.guilds_of[pool], end):
        if used[label] == 0:
            guilds += 1
    count = 0
    for label in range(unknown.labels_of[pool], end):
        if used[label] != 0:
            continue
        if label >= unknown.guilds_of[pool]:
            guilds -= 1
            if out > 0 and draw(state, guilds + 1) < out:
                out -= 1
                continue
        order[count] = label
        count += 1
    return count


def is_as_likely(state: State, unknown: Unknown, filled: list[int]) -> bool:
    """A card that was taken from the pile can have been one of several equal ones: such draws are made more often."""
    for want in range(len(unknown.spots_before)):
        if unknown.spots_before[want] >= 0:
            wanted = unknown.card[unknown.wants[unknown.wants_of[want]]]
            equal = -unknown.spots_before[want]
            for at in range(unknown.spots_of[want], unknown.spots_of[want + 1]):
                if unknown.card[filled[unknown.spots[at]]] == wanted:
                    equal += 1
            if equal > 1 and draw(state, equal) != 0:
                return False
    return True


def has_finds(unknown: Unknown, filled: list[int]) -> bool:
    """Whether whoever was asked for a card of the pile found one there."""
    for find in range(len(unknown.found_of) - 1):
        found = False
        first, end = unknown.found_of[find], unknown.found_of[find + 1]
        for at in range(first, end):
            card = unknown.card[filled[unknown.found[at]]]
            if unknown.found_mask[find][card] != 0:
                count = unknown.found_base[find][card]
                for other in range(first, end):
                    if unknown.card[filled[unknown.found[other]]] == card:
                        count += 1
                found = found or count > 0
        if not found:
            return False
    return True


def lay_down(state: State, unknown: Unknown, filled: list[int]) -> None:
    """Put the drawn cards into hands, the draw pile and the discard pile."""
    for place in range(len(unknown.lies)):
        lies = unknown.lies[place]
        card = unknown.card[filled[place]]
        if lies >= 0:
            state.deal[state.age - 1][lies] = card
        elif lies == PILE:
            state.discard[card] += 1
    for hand in range(len(unknown.hands_at)):
        first = unknown.hands_at[hand]
        for place in range(first + 1, first + unknown.hands_size[hand]):
            sift(state.deal[state.age - 1], first, place)


def draw_offers(state: State, wonders: int, sides: int, extras: int) -> None:
    """The boards that are hidden in a draft: any of those that are left."""
    drawn = EXTRAS[extras].absent[state.edition] + 0
    left = EXTRAS[extras].wonders[state.edition] + 0
    for seat in range(state.cities):
        for offer in range(MOST_OFFERS):
            if state.offers[seat][offer] >= 0:
                wonder = (state.offers[seat][offer] - BOXES[state.edition].first_board) // SIDES
                left -= 1 - ((drawn >> wonder) & 1)
                drawn |= 1 << wonder
    for seat in range(state.cities):
        if state.offers[seat][0] < 0:
            drawn = offer_to(state, seat, wonders, sides, drawn, left)
            left -= drawn_by(state, seat, wonders)
