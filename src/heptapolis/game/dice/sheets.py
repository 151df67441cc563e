"""The boards of a table as data, for clients that draw them, including custom ones."""

from __future__ import annotations

from heptapolis.catalogue.dice import DiceBoard, Plan, dice_box
from heptapolis.catalogue.dice.board import Space
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.shapes import DiceEffectShape, PlanShape, SheetsShape, SpaceShape
from heptapolis.vocab.dice.effects import DiceEffect


def sheets_of(options: DiceOptions) -> SheetsShape:
    """Every board that is dealt from; a building that several boards share is listed once."""
    plans: dict[Plan, PlanShape] = {}
    for board in options.boards:
        for plan in board.plans:
            plans.setdefault(plan, plan_json(board, plan))
    numbers = {plan: number for number, plan in enumerate(plans)}
    return {
        "plans": list(plans.values()),
        "boards": [
            {
                "id": board.id,
                "city": board.city,
                "unsure": board.unsure,
                "spaces": len(board.places),
                "plans": [numbers[plan] for plan in board.plans],
            }
            for board in options.boards
        ],
        "bonuses": [{"id": bonus.id, "message": bonus.message.to_json()} for bonus in dice_box().bonuses],
    }


def plan_json(board: DiceBoard, plan: Plan) -> PlanShape:
    """One building of a board."""
    names = iter([place.id for place in board.places if place.building == plan.building])
    return {
        "building": plan.building.word,
        "tracks": [
            {
                "symbols": list(track.symbols),
                "any_order": track.any_order,
                "spaces": [space_json(next(names), space) for space in track.spaces],
            }
            for track in plan.tracks
        ],
    }


def space_json(name: str, space: Space) -> SpaceShape:
    """One space."""
    return {
        "id": name,
        "cost": space.cost,
        "effects": [effect_json(effect) for effect in space.effects],
        "message": space.message.to_json(),
        "confidence": space.confidence.word,
    }


def effect_json(effect: DiceEffect) -> DiceEffectShape:
    """One effect."""
    return {
        "kind": effect.kind.word,
        "amount": effect.amount,
        "coins": effect.coins,
        "groups": list(effect.groups),
        "colour": effect.colour.word if effect.colour is not None else "",
        "glyphs": [glyph.to_json() for glyph in effect.glyphs],
        "message": effect.short.to_json(),
    }
