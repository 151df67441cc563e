"""The drawings that the client has, and whether they suffice for an effect of either game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.dice.effects import DiceEffect
from heptapolis.vocab.glyphs import Glyph, Group, Icon, Letters, Tile, icons_of

CLIENT = Path(__file__).parents[2] / "client" / "src"


def drawn_in(sprite: str) -> set[str]:
    """The names of the drawings of a sprite."""
    return set(re.findall(r'<symbol[^>]* id="([\w-]+)"', (CLIENT / sprite).read_text(encoding="utf-8")))


DRAWN = drawn_in("art/icons.svg")
SPRITES = {"icons": DRAWN, "dice": drawn_in("dice/dice.svg")}


def is_drawn(effect: Effect) -> bool:
    """Whether an effect is drawn with icons, all of which are there."""
    return set() < icons_of(effect.glyphs) <= DRAWN


def leaves(glyphs: tuple[Glyph, ...]) -> Iterator[Icon | Letters]:
    """The drawings and letters in glyphs."""
    for glyph in glyphs:
        if isinstance(glyph, Group):
            yield from leaves(glyph.glyphs)
        else:
            yield glyph.glyph if isinstance(glyph, Tile) else glyph


def is_drawn_at_dice_table(effect: DiceEffect) -> bool:
    """Whether an effect of the dice game is drawn, with icons that are in their sprites."""
    found = list(leaves(effect.glyphs))
    return bool(found) and all(glyph.name in SPRITES[glyph.sprite] for glyph in found if isinstance(glyph, Icon))
