"""Small questions about a city and the dice: neighbours, prices, crossed spaces."""

from __future__ import annotations

from heptapolis.rules.dice.constants import BUILDINGS, COLOUR, LOWEST, SHOWS, SPECIAL_BITS, ZONE_PRICE
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.dice.limits import FORUM
from heptapolis.vocab.dice.play import Building, DieColour


def left_of(state: DiceState, seat: int) -> int:
    """The left neighbour, which the western barracks face."""
    return seat + 1 if seat + 1 < state.players else 0


def right_of(state: DiceState, seat: int) -> int:
    """The right neighbour, which the eastern barracks face."""
    return seat - 1 if seat > 0 else state.players - 1


def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return LOWEST[(bits & -bits) % 37]  # type: ignore[no-any-return]


def colour_in(state: DiceState, slot: int) -> int:
    """The colour of a die in the Forum."""
    return COLOUR[state.die[slot]]  # type: ignore[no-any-return]


def may_choose(state: DiceState, seat: int, colour: int) -> bool:
    """Special dice are chosen only by those who have unlocked them."""
    return ((SPECIAL_BITS & ~state.unlocked[seat]) >> colour) & 1 == 0


def die_price(state: DiceState, seat: int, slot: int) -> int:
    """The coins for a die: those of its zone, less what the city need not pay."""
    if (state.free_colours[seat] >> colour_in(state, slot)) & 1:
        return 0
    price: int = ZONE_PRICE[state.zone[slot]] - state.reduction[seat]
    return price if price > 0 else 0


def resources(state: DiceState, seat: int) -> int:
    """How many resources a city makes; they are never used up."""
    return state.count[seat][Building.WAREHOUSE]


def crossed_before(state: DiceState, seat: int, buildings: int) -> int:
    """How many spaces of some buildings a city had crossed off when the turn began."""
    total = 0
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            total += state.count_before[seat][building]
    return total


def crossed_now(state: DiceState, seat: int, buildings: int) -> int:
    """How many spaces of some buildings a city has crossed off."""
    total = 0
    for building in range(BUILDINGS):
        if (buildings >> building) & 1:
            total += state.count[seat][building]
    return total


def guild_court_is_open(state: DiceState, seat: int) -> bool:
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
    lowest,
    colour_in,
    may_choose,
    die_price,
    resources,
)
