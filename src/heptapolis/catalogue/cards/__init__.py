"""The boxes: cards, wonder boards and edifices as data files, one folder per box, read and checked here."""

from heptapolis.catalogue.cards.box import Box, Card, Constants, Edifice, Expansion, Side, Stage, Wonder
from heptapolis.catalogue.cards.expansion import edifice_box, load_expansion
from heptapolis.catalogue.cards.load import EDITIONS, box_of, boxes, load_box

__all__ = [
    "EDITIONS",
    "Box",
    "Card",
    "Constants",
    "Edifice",
    "Expansion",
    "Side",
    "Stage",
    "Wonder",
    "box_of",
    "boxes",
    "edifice_box",
    "load_box",
    "load_expansion",
]
