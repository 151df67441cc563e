"""The drawings that the client has, and whether they suffice for an effect."""

from __future__ import annotations

import re
from pathlib import Path

from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.glyphs import icons_of

ICONS = Path(__file__).parents[2] / "client" / "src" / "art" / "icons.svg"
DRAWN = set(re.findall(r'<symbol id="([\w-]+)"', ICONS.read_text(encoding="utf-8")))


def is_drawn(effect: Effect) -> bool:
    """Whether an effect is drawn with icons, all of which are there."""
    return set() < icons_of(effect.glyphs) <= DRAWN
