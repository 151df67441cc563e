"""How an action is written as one number."""

from __future__ import annotations

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


INLINED = (
    encode,
    kind_of,
    card_of,
    to_left,
    to_right,
    joins,
    form_of,
)
