"""Writes what the browser client takes from the code: the API, the vocabulary, and the catalogues of the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools import vocabulary
from tools.effects import dice_bearers
from tools.messages import write
from tools.protocol import document

from heptapolis.catalogue.cards import EDITIONS, box_of, expansions
from heptapolis.catalogue.cards.drawn import boards_json, card_json, edifice_json, wonder_json
from heptapolis.game.dice.sheets import effect_json
from heptapolis.vocab.dice.effects import DiceEffect, DiceEffectKind

MADE = Path("client", "src", "made")


def catalogue() -> dict[str, Any]:
    """Every card, board and edifice of the card game."""
    boxes = [box_of(edition) for edition in EDITIONS]
    guests = {wonder.id: wonder for expansion in expansions() for wonder in expansion.wonders}.values()
    editions: dict[str, Any] = {}
    for box in boxes:
        boards = [boards_json(wonder) for wonder in (*box.wonders, *guests)]
        editions[box.id] = {
            "sides": list(box.sides),
            "cards": {card.id: card_json(card) for card in box.cards},
            "boards": {name: board for both in boards for name, board in both.items()},
        }
    every_wonder = [*(wonder for box in boxes for wonder in box.wonders), *guests]
    wonders = {wonder.id: wonder_json(wonder) for wonder in every_wonder}
    edifices = {edifice.id: edifice_json(edifice) for expansion in expansions() for edifice in expansion.edifices}
    return {"editions": editions, "wonders": wonders, "edifices": edifices}


def dice_effects() -> list[dict[str, Any]]:
    """One effect of each kind of the dice game, drawn and said."""
    first: dict[DiceEffectKind, DiceEffect] = {}
    for _, effect in dice_bearers():
        first.setdefault(effect.kind, effect)
    return [dict(effect_json(first[kind])) | {"message": first[kind].message.to_json()} for kind in DiceEffectKind]


def files() -> dict[str, str]:
    """Every file that is made, by its name."""
    api = document()
    made = {"openapi.json": api, "catalogue.json": catalogue(), "dice-effects.json": dice_effects()}
    texts = {name: json.dumps(values, indent=1, ensure_ascii=False) + "\n" for name, values in made.items()}
    return texts | {"vocabulary.ts": vocabulary.script(api)}


if __name__ == "__main__":
    write({MADE / name: text for name, text in files().items()})
