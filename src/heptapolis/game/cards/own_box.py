"""What is sent about a custom box: to those who choose one, and to clients that draw its content."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from heptapolis.catalogue.cards import OwnBox, box_of
from heptapolis.catalogue.cards.drawn import boards_json, card_json, edifice_json, wonder_json
from heptapolis.game.cards.deal import players_for
from heptapolis.game.cards.names import names_of

MOST_DRAWN = 64
"""So many boxes are kept as they are drawn."""


def box_summary(own: OwnBox) -> dict[str, Any]:
    """What you want to know before choosing a box: its names, what is in it, and who it is for."""
    return own.in_short() | {
        "author": own.author,
        "editions": {edition: list(players_for(names_of(edition, own).box)) for edition in own.editions},
        "cards": len(own.cards),
        "copies": len(own.copies),
        "wonders": len(own.wonders),
        "edifices": len(own.edifices),
        "needs_edifices": bool(own.edifices) or not all(wonder.alone for wonder in own.wonders),
    }


@lru_cache(MOST_DRAWN)
def box_catalogue(edition: str, own: OwnBox) -> dict[str, Any]:
    """What a box changes in the catalogue of an edition: everything that is new, and cards whose chains are others."""
    shipped = {card.id: card_json(card) for card in box_of(edition).cards}
    cards = {card.id: card_json(card) for card in names_of(edition, own).box.cards}
    return {
        "cards": {name: card for name, card in cards.items() if card != shipped.get(name)},
        "boards": {name: board for wonder in own.wonders for name, board in boards_json(wonder).items()},
        "wonders": {wonder.id: wonder_json(wonder) for wonder in own.wonders},
        "edifices": {edifice.id: edifice_json(edifice) for edifice in own.edifices},
    }
