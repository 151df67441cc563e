"""Writes what the browser client takes from the code: the API, the vocabulary, and the catalogue of the card game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools import vocabulary
from tools.messages import write
from tools.protocol import document

from heptapolis.catalogue.cards import EDITIONS, Card, Edifice, Stage, Wonder, box_of, expansions
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.goods import Cost
from heptapolis.vocab.terms import Term

MADE = Path("client", "src", "made")


def plain(value: Any) -> Any:
    """Goods and colours as JSON: names in small letters."""
    if isinstance(value, Term):
        return value.word
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def effect_json(effect: Effect) -> dict[str, Any]:
    """An effect: its kind, how it is drawn, and what it says."""
    glyphs = [glyph.to_json() for glyph in effect.glyphs]
    return {"kind": effect.kind.name, "glyphs": glyphs, "message": effect.message.to_json()}


def cost_json(cost: Cost) -> dict[str, Any]:
    """What something asks."""
    return {"coins": cost.coins, "goods": plain(cost.goods)}


def card_json(card: Card) -> dict[str, Any]:
    """A card."""
    values = {"name": card.name, "age": card.age, "colour": plain(card.colour)}
    values |= {"cost": cost_json(card.cost), "effects": [effect_json(effect) for effect in card.effects]}
    return values | {"from": list(card.chained_by), "to": list(card.chains_to)}


def stage_json(stage: Stage) -> dict[str, Any]:
    """A stage with its forms; most have one, without a name."""
    forms = {form.word: [effect_json(effect) for effect in thing.effects] for form, thing in stage.forms.items()}
    return {"cost": cost_json(stage.cost), "forms": forms}


def boards_json(wonder: Wonder) -> dict[str, Any]:
    """The two boards of a wonder."""
    return {
        f"{wonder.id}/{side.id}": {
            "wonder": wonder.id,
            "side": side.id,
            "resource": plain(side.resource),
            "stages": [stage_json(stage) for stage in side.stages],
        }
        for side in wonder.sides
    }


def wonder_json(wonder: Wonder) -> dict[str, Any]:
    """The names of a wonder."""
    return {"city": wonder.city, "name": wonder.name}


def edifice_json(edifice: Edifice) -> dict[str, Any]:
    """An edifice."""
    return {
        "name": edifice.name,
        "age": edifice.age,
        "cost": cost_json(edifice.cost),
        "reward": [effect_json(effect) for effect in edifice.effects],
        "penalty": effect_json(edifice.penalty),
    }


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


def files() -> dict[str, str]:
    """Every file that is made, by its name."""
    api = document()
    made = {"openapi.json": api, "catalogue.json": catalogue()}
    texts = {name: json.dumps(values, indent=1, ensure_ascii=False) + "\n" for name, values in made.items()}
    return texts | {"vocabulary.ts": vocabulary.script(api)}


if __name__ == "__main__":
    write({MADE / name: text for name, text in files().items()})
