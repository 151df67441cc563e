"""The effects of a space or a bonus as columns: what they are, how much, and of what."""

from __future__ import annotations

from heptapolis.network.words import is_at, small, word
from heptapolis.rules.dice.encoding import amount_of, effect_kind, what_of
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.limits import MOST_EFFECTS

EFFECT_SIZE = 3
"""So many words an effect has."""
EFFECTS_SIZE = EFFECT_SIZE * MOST_EFFECTS


def has_set(kind: int) -> bool:
    """Whether an effect names a set of buildings; others name a side or a colour, or nothing."""
    return kind == DiceEffectKind.PER_SPACE or kind == DiceEffectKind.CROSS


def write_effects(effects: list[int], out: list[int], at: int) -> None:
    """Write a row of effects, each as the tables of the rules have it: one more than its number, or nought."""
    for place in range(MOST_EFFECTS):
        write_effect(effects[place] - 1, out, at + EFFECT_SIZE * place)


def write_effect(effect: int, out: list[int], at: int) -> None:
    """Write an effect; below nought there is none."""
    if effect < 0:
        for word_of_effect in range(EFFECT_SIZE):
            out[at + word_of_effect] = 0
        return
    kind, what = effect_kind(effect), what_of(effect)
    buildings = what if has_set(kind) else 0
    one = -1 if has_set(kind) else what
    out[at] = word(
        is_at(kind, DiceEffectKind.COINS),
        is_at(kind, DiceEffectKind.ATTACK),
        is_at(kind, DiceEffectKind.DEFENCE),
        is_at(kind, DiceEffectKind.PER_SPACE),
        is_at(kind, DiceEffectKind.CROSS),
        is_at(kind, DiceEffectKind.ANOTHER_ACTION),
        is_at(kind, DiceEffectKind.BUILD_FREE_DIE),
        is_at(kind, DiceEffectKind.DIE_MINUS),
    )
    out[at + 1] = word(
        is_at(kind, DiceEffectKind.DIE_ZERO),
        is_at(kind, DiceEffectKind.COINS_ON_DIE),
        is_at(kind, DiceEffectKind.UNLOCK),
        small(amount_of(effect)),
        (buildings >> 8) & 1,
        is_at(one, 0),
        is_at(one, 1),
        is_at(one, 2),
    )
    out[at + 2] = word(
        (buildings & 1) | is_at(one, 3),
        ((buildings >> 1) & 1) | is_at(one, 4),
        ((buildings >> 2) & 1) | is_at(one, 5),
        ((buildings >> 3) & 1) | is_at(one, 6),
        ((buildings >> 4) & 1) | is_at(one, 7),
        (buildings >> 5) & 1,
        (buildings >> 6) & 1,
        (buildings >> 7) & 1,
    )


INLINED = (has_set,)
