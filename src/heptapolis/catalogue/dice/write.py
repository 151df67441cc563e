"""Writes a board as the file that a person edits; `load_boards` reads it back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from heptapolis.catalogue.dice.board import DiceBoard, Plan, Space, Track
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import Confidence

HEAD = """\
# {name}, a board of 7 Wonders Dice. Correct what differs from your copy, then: heptapolis play --boards FILE
#
# cost: resources of any kind, 0 to 6.
# effects: {kinds}.
# confidence: {words}; write "high" for every space you have checked.
# symbols: the faces of the building's die that open the track; any_order: several arrows leave its symbol.
"""


def board_table(board: DiceBoard) -> dict[str, Any]:
    """A board as the tables of its file."""
    plans = {plan.building.word: plan_table(plan) for plan in board.plans}
    return {"id": board.id, "city": board.city, **plans}


def plan_table(plan: Plan) -> dict[str, Any]:
    """A building as a table."""
    tracks = [track_table(track) | {"spaces": [space_table(space) for space in track.spaces]} for track in plan.tracks]
    return ({"basis": plan.basis} if plan.basis else {}) | {"tracks": tracks}


def track_table(track: Track) -> dict[str, Any]:
    """A track without its spaces."""
    symbols = {"symbols": list(track.symbols)} if track.symbols else {}
    return symbols | ({"any_order": True} if track.any_order else {})


def space_table(space: Space) -> dict[str, Any]:
    """A space as a table."""
    effects = [effect.to_file() for effect in space.effects]
    return {"cost": space.cost} | ({"effects": effects} if effects else {}) | {"confidence": space.confidence.word}


def board_file(board: DiceBoard) -> str:
    """The text of a board file with one board."""
    kinds = ", ".join(kind.word for kind in DiceEffectKind)
    words = ", ".join(confidence.word for confidence in reversed(Confidence))
    return HEAD.format(name=board.city, kinds=kinds, words=words) + "\n".join(board_lines(board)) + "\n"


def board_lines(board: DiceBoard) -> Iterator[str]:
    """The lines of a board."""
    yield "\n[[board]]"
    yield f"id = {value_text(board.id)}"
    yield f"city = {value_text(board.city)}"
    for plan in board.plans:
        yield f"\n[board.{plan.building.word}]"
        yield from plan_lines(plan)


def plan_lines(plan: Plan) -> Iterator[str]:
    """The lines of a building: a line for each space."""
    if plan.basis:
        yield f"basis = {value_text(plan.basis)}"
    yield "tracks = ["
    for track in plan.tracks:
        head = [f"{key} = {value_text(value)}" for key, value in track_table(track).items()]
        yield f"  {{ {', '.join([*head, 'spaces = ['])}"
        for space in track.spaces:
            yield f"    {value_text(space_table(space))},"
        yield "  ] },"
    yield "]"


def value_text(value: Any) -> str:
    """A value in TOML: texts, whole numbers, yes and no, and lists and tables of them on one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {value_text(part)}' for key, part in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    return json.dumps(value, ensure_ascii=False)
