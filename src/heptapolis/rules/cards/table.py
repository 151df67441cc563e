"""Who sits where, what stands in a city, and how an action is written as one number."""

from __future__ import annotations

from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.tables import CARDS
from heptapolis.vocab.city import Where

#   bits  27.....25  24   23....19 18....14 13.......4 3....0
#           form    join   right    left      card      kind       coins to the neighbours; of a stage its form, and
#                                                                  whether its builder takes part in the project
# For TAKE the card is a board, for FORFEIT the number of tokens of each Age in three bits each.
CARD_SHIFT, LEFT_SHIFT, RIGHT_SHIFT, JOIN_SHIFT, FORM_SHIFT = 4, 14, 19, 24, 25
KIND_MASK, CARD_MASK, COINS_MASK = 15, 1023, 31
JOIN = 1 << JOIN_SHIFT
TOKEN_BITS, TOKEN_MASK = 3, 7


def encode(kind: int, card: int, left: int, right: int) -> int:
    """An action as one number."""
    return kind | (card << CARD_SHIFT) | (left << LEFT_SHIFT) | (right << RIGHT_SHIFT)


def kind_of(action: int) -> int:
    """What is done."""
    return action & KIND_MASK


def card_of(action: int) -> int:
    """The card it is done with."""
    return (action >> CARD_SHIFT) & CARD_MASK


def to_left(action: int) -> int:
    """Coins for the left neighbour."""
    return (action >> LEFT_SHIFT) & COINS_MASK


def to_right(action: int) -> int:
    """Coins for the right neighbour."""
    return (action >> RIGHT_SHIFT) & COINS_MASK


def joins(action: int) -> bool:
    """Whether the builder of a stage takes part in the project."""
    return action & JOIN != 0


def form_of(action: int) -> int:
    """The form in which a stage is built."""
    return action >> FORM_SHIFT


def has_free_city(state: State) -> bool:
    """Whether two players are joined by a city that neither of them owns."""
    return state.cities > state.players


def has_projects(state: State) -> bool:
    """Whether the table plays with common projects."""
    return state.projects[0] >= 0


def is_free_city(state: State, seat: int) -> bool:
    """Whether a seat is the city without a player of its own."""
    return has_free_city(state) and seat >= state.players


def holder_of(state: State) -> int:
    """With two players: who decides for the Free City this turn. It changes every turn; Ages I and III begin left."""
    free_city = state.players
    if (state.age + state.turn) % 2 == 0:
        return left_of(state, free_city)
    return right_of(state, free_city)


def chooser_of(state: State, seat: int) -> int:
    """The player who decides for a city: its own, or the holder for the Free City."""
    return holder_of(state) if is_free_city(state, seat) else seat


def left_of(state: State, seat: int) -> int:
    """The left neighbour: hands go there in Ages I and III."""
    return seat + 1 if seat + 1 < state.cities else 0


def right_of(state: State, seat: int) -> int:
    """The right neighbour."""
    return seat - 1 if seat > 0 else state.cities - 1


def stands(state: State, seat: int, card: int) -> bool:
    """Whether this card stands in the city."""
    bit = CARDS[card].bit
    return (state.city[seat][0] & bit[0]) | (state.city[seat][1] & bit[1]) != 0


def has_name_of(state: State, seat: int, card: int) -> bool:
    """Whether a building of the card's name stands in the city; two Ages share some names."""
    same = CARDS[card].same_name
    return (state.city[seat][0] & same[0]) | (state.city[seat][1] & same[1]) != 0


def is_chained(state: State, seat: int, card: int) -> bool:
    """Whether a building that makes this card free stands in the city."""
    parents = CARDS[card].chained_by
    return (state.city[seat][0] & parents[0]) | (state.city[seat][1] & parents[1]) != 0


def count(state: State, seat: int, what: int, where: int) -> int:
    """How many of the counted things (bits) stand in the named cities (bits)."""
    total = 0
    for thing in range(len(state.tally[seat])):
        if (what >> thing) & 1:
            if (where >> Where.OWN) & 1:
                total += state.tally[seat][thing]
            if (where >> Where.LEFT) & 1:
                total += state.tally[left_of(state, seat)][thing]
            if (where >> Where.RIGHT) & 1:
                total += state.tally[right_of(state, seat)][thing]
    return total


INLINED = (
    encode,
    kind_of,
    card_of,
    to_left,
    to_right,
    joins,
    form_of,
    has_free_city,
    has_projects,
    is_free_city,
    chooser_of,
    left_of,
    right_of,
    stands,
    has_name_of,
    is_chained,
)
NOT_PLAIN = (has_free_city, has_projects, holder_of)
