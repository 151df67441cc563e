"""The boxes: cards, wonder boards and edifices as data files, one folder per box, read and checked here."""

from heptapolis.catalogue.cards.box import Box, Card, Constants, Edifice, Expansion, Side, Stage, Wonder
from heptapolis.catalogue.cards.expansion import expansion_of, expansions, load_expansions
from heptapolis.catalogue.cards.folder import load_own_box, own_box_from_json, own_box_of_texts
from heptapolis.catalogue.cards.load import EDITIONS, box_of, boxes, load_box
from heptapolis.catalogue.cards.merge import shelf_with
from heptapolis.catalogue.cards.own import OwnBox
from heptapolis.catalogue.cards.shelf import Shelf, shipped

__all__ = [
    "EDITIONS",
    "Box",
    "Card",
    "Constants",
    "Edifice",
    "Expansion",
    "OwnBox",
    "Shelf",
    "Side",
    "Stage",
    "Wonder",
    "box_of",
    "boxes",
    "expansion_of",
    "expansions",
    "load_box",
    "load_expansions",
    "load_own_box",
    "own_box_from_json",
    "own_box_of_texts",
    "shelf_with",
    "shipped",
]
