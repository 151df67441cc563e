"""Cards, boards and edifices as plain JSON values, with all that a client needs to draw and to speak them."""

from __future__ import annotations

from typing import Any

from heptapolis.catalogue.cards.box import Card, Edifice, Stage, Wonder
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.goods import Cost
from heptapolis.vocab.terms import Term


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
    """A card; a custom one with its names, since no language file has any for it."""
    values = {"name": card.name, "age": card.age, "colour": plain(card.colour)}
    values |= {"cost": cost_json(card.cost), "effects": [effect_json(effect) for effect in card.effects]}
    values |= {"from": list(card.chained_by), "to": list(card.chains_to)}
    return values | ({"names": card.names} if card.own else {})


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
    """A wonder by its names."""
    values: dict[str, Any] = {"city": wonder.city, "name": wonder.name}
    return values | ({"names": wonder.names, "city_names": wonder.city_names} if wonder.own else {})


def edifice_json(edifice: Edifice) -> dict[str, Any]:
    """An edifice."""
    values = {
        "name": edifice.name,
        "age": edifice.age,
        "cost": cost_json(edifice.cost),
        "reward": [effect_json(effect) for effect in edifice.effects],
        "penalty": effect_json(edifice.penalty),
    }
    return values | ({"names": edifice.names} if edifice.own else {})
