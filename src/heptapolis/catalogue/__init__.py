"""The boxes: cards and wonder boards as data files, one folder per edition, read and checked here."""

from heptapolis.catalogue.box import Box, Card, Constants, Side, Stage, Wonder
from heptapolis.catalogue.load import EDITIONS, box_of, boxes, load_box

__all__ = ["EDITIONS", "Box", "Card", "Constants", "Side", "Stage", "Wonder", "box_of", "boxes", "load_box"]
