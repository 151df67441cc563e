"""How an action or an effect is written as one number."""

from __future__ import annotations

from heptapolis.rules.dice.constants import AMOUNT_MASK, AMOUNT_SHIFT, WHAT_SHIFT

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


INLINED = (
    encode,
    kind_of,
    slot_of,
    track_of,
    place_of,
    effect_kind,
    amount_of,
    what_of,
)
