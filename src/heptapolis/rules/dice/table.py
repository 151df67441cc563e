"""Small questions about a dice table: neighbours, prices, actions and effects as numbers."""

from __future__ import annotations

from heptapolis.rules.dice.state import State
from heptapolis.rules.dice.tables import (
    AMOUNT_MASK,
    AMOUNT_SHIFT,
    BUILDINGS,
    COLOUR,
    FORUM,
    LOWEST,
    SHOWS,
    SPECIAL_BITS,
    WHAT_SHIFT,
    ZONE_PRICE,
)
from heptapolis.vocab.dice import Building, DieColour

KIND_MASK = 15
SLOT_SHIFT, TRACK_SHIFT, PLACE_SHIFT = 4, 7, 12
SLOT_MASK, TRACK_MASK = 7, 31


def encode(kind: int, slot: int, track: int, place: int) -> int:
    """An action as one number: what is done, with which die of the Forum, at which space."""
    return kind | slot << SLOT_SHIFT | track << TRACK_SHIFT | place << PLACE_SHIFT


def kind_of(action: int) -> int:
    """What is done."""
    return action & KIND_MASK


def slot_of(action: int) -> int:
    """The place of the die in the Forum."""
    return (action >> SLOT_SHIFT) & SLOT_MASK


def track_of(action: int) -> int:
    """The track of the space."""
    return (action >> TRACK_SHIFT) & TRACK_MASK


def place_of(action: int) -> int:
    """The place of the space on its track; of a bonus its number."""
    return action >> PLACE_SHIFT


def effect_kind(effect: int) -> int:
    """What an effect is."""
    return effect & KIND_MASK


def amount_of(effect: int) -> int:
    """How much an effect gives, or how many spaces it lets cross off."""
    return (effect >> AMOUNT_SHIFT) & AMOUNT_MASK


def what_of(effect: int) -> int:
    """The side, the colour or the set of buildings of an effect."""
    return effect >> WHAT_SHIFT


def left_of(state: State, seat: int) -> int:
    """The left neighbour, whom the western barracks face."""
    return seat + 1 if seat + 1 < state.players else 0


def right_of(state: State, seat: int) -> int:
    """The right neighbour, whom the eastern barracks face."""
    return seat - 1 if seat > 0 else state.players - 1


def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return LOWEST[(bits & -bits) % 37]  # type: ignore[no-any-return]


def colour_in(state: State, slot: int) -> int:
    """The colour of a die in the Forum."""
    return COLOUR[state.die[slot]]  # type: ignore[no-any-return]


def may_choose(state: State, seat: int, colour: int) -> bool:
    """Special dice are chosen only by those who have unlocked them."""
    return ((SPECIAL_BITS & ~state.unlocked[seat]) >> colour) & 1 == 0


def die_price(state: State, seat: int, slot: int) -> int:
    """The coins for a die: those of its zone, less what the city need not pay."""
    if (state.free_colours[seat] >> colour_in(state, slot)) & 1:
        return 0
    price: int = ZONE_PRICE[state.zone[slot]] - state.reduction[seat]
    return price if price > 0 else 0


def resources(state: State, seat: int) -> int:
    """How many resources a city makes; they are never used up."""
    return state.count[seat][Building.WAREHOUSE]


def crossed_before(state: State, seat: int, buildings: int) -> int:
    """How many spaces of some buildings a city had crossed off when the turn began."""
    total = 0
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            total += state.count_before[seat][building]
    return total


def crossed_now(state: State, seat: int, buildings: int) -> int:
    """How many spaces of some buildings a city has crossed off."""
    total = 0
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            total += state.count[seat][building]
    return total


def guild_court_is_open(state: State, seat: int) -> bool:
    """Whether the city has as many spaces of the building on the purple die as both neighbours; two players: more."""
    for slot in range(FORUM):
        if colour_in(state, slot) == DieColour.PURPLE:
            shown = SHOWS[state.symbol[slot]]
            left = crossed_before(state, left_of(state, seat), shown)
            right = crossed_before(state, right_of(state, seat), shown)
            own = crossed_before(state, seat, shown)
            if state.players == 2:
                return own > left
            return own >= left and own >= right
    return False


INLINED = (
    encode,
    kind_of,
    slot_of,
    track_of,
    place_of,
    effect_kind,
    amount_of,
    what_of,
    lowest,
    colour_in,
    may_choose,
    die_price,
    resources,
)
