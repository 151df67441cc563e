"""Writes what the tests compare the catalogue with: `python tests/catalogue/freeze.py FOLDER`.

The folder holds what was found out about the games, with sources and remarks. Kept here are ids and numbers alone, so
that a clone can check every card and board. What is new in the folder ends this program until somebody compares it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

FROZEN = Path(__file__).parent / "frozen"
Facts = dict[str, Any]

CARD = ("id", "name", "age", "colour", "cost", "effects", "players", "chain_from", "chain_to")
CONSTANTS = (
    *("players", "ages", "hand_size", "turns_per_age", "start_coins", "trade_price", "discount_price"),
    *("coins_per_vp", "science_set", "components", "sell_coins", "discard_coins"),
)
EDIFICE = ("id", "name", "age", "participation_cost", "reward", "penalty", "confidence")
REMARKS = {"sources", "conflicts", "name_fr", "name_also_seen_in", "notes", "bga_side"}
COMPONENTS = (
    *("wonder_boards", "edifice_cards", "edifice_cards_per_age", "participation_pawns", "participation_pawns_per_age"),
    *("debt_tokens", "extra_military_tokens", "extra_coins"),
)
COUNTED = {"pair of": "brown_and_grey", "own constructed": "stages", "own blue": "blue", "different": "colours"}
"""How the facts begin to say what is counted, and its id."""
PROSE = {"timing", "duration", "choice", "text", "when"}
"""When and how an effect comes is a matter of the rules."""
DICE = {
    "game": ("boards", "players"),
    "dice": ("count", "start_in_forum", "aside_at_start", "colour_marks", "faces"),
    "setup": ("coins",),
    "gold_reserve": ("start",),
    "bonuses": ("count", "buildings_of_second"),
    "forum": ("zones",),
    "agora": ("first_to_complete", "symbols_per_space", "tracks"),
    "scoring": ("rows",),
    "warehouse": ("spaces", "prices"),
    "wonder": ("stages",),
    "university": ("rows",),
    "payment": ("space_price",),
    "barracks": ("weapon_of_side", "first_attack_printed", "attack_spaces_per_side", "defence_spaces_per_side"),
}


def some(row: Facts, names: tuple[str, ...]) -> Facts:
    """Those of the values that are there."""
    return {name: row[name] for name in names if name in row}


def side(row: Facts) -> Facts:
    """A side of a board of the card game."""
    return {"resource": row["resource"], "stages": [some(stage, ("cost", "effects")) for stage in row["stages"]]}


def box(facts: Facts) -> Facts:
    """The cards, boards and numbers of an edition."""
    boards = [
        some(row, ("id", "city", "wonder", "also_called"))
        | {"sides": {name: side(told) for name, told in row["sides"].items()}}
        for row in facts["wonders"]
    ]
    told = facts["rules_constants"]
    victory = {"victory": list(told["conflict"]["victory"].values()), "defeat": told["conflict"]["defeat"]}
    return {
        "cards": [some(row, CARD) for row in facts["cards"]],
        "wonders": boards,
        "rules_constants": some(told, CONSTANTS) | victory,
    }


def sourced(row: Facts, names: tuple[str, ...]) -> Facts:
    """Some values of an entry, the names of its sources without their remarks, and whether they differ."""
    new = set(row) - set(names) - REMARKS
    assert not new, f"{row.get('id')}: {new} is compared with nothing"
    sources = sorted({source.partition(" ")[0] for source in row["sources"]})
    return some(row, names) | {"sources": sources, "disputed": "conflicts" in row}


def expansion(facts: Facts) -> Facts:
    """The edifices and boards of the expansion, and what nobody knows."""
    proposed = {row["id"]: str(row["proposed_value"]) for row in facts["unknown"] if row["proposed"]}
    numbers = {name: re.search(r"^\d+$|\d+(?= pawns per age)", value) for name, value in proposed.items()}
    return {
        "edifices": [sourced(row, EDIFICE) | gains_of(row) for row in facts["edifices"]],
        "wonders": [
            some(row, ("id", "name", "bga_name", "starting_resource", "usable_without_edifice"))
            | {"sides": {name: stages_of(told) for name, told in row["sides"].items()}}
            for row in facts["wonders"]
        ],
        "pawns_an_age": facts["participation_pawns_per_age_by_players"]["table"],
        "debts": [facts["debt_tokens_vp_by_age"][age] for age in "123"],
        "components": some(facts["components"], COMPONENTS),
        "unknown": {name: int(found[0]) if found else None for name, found in numbers.items()},
    }


def stages_of(row: Facts) -> Facts:
    """A side of a board of the expansion."""
    return sourced(row, ("stages", "confidence")) | {"stages": [stage_of(stage) for stage in row["stages"]]}


def stage_of(row: Facts) -> Facts:
    """A stage with its effects, or with those of its halves."""
    halves = {half: [gain_of(gain) for gain in gains] for half, gains in row.get("choose_one", {}).items()}
    gives = {"choose_one": halves} if halves else {"effect": [gain_of(gain) for gain in row["effect"]]}
    return some(row, ("stage", "cost")) | gives


def gains_of(row: Facts) -> Facts:
    """What an edifice gives, and what it costs if it fails."""
    return {"reward": [gain_of(gain) for gain in row["reward"]], "penalty": gain_of(row["penalty"])}


def gain_of(row: Facts) -> Facts:
    """An effect without prose; a pawn of any Age is one of Age 0."""
    kept = {name: value for name, value in row.items() if name not in PROSE}
    if "per" in kept:
        kept["per"] = next(name for start, name in COUNTED.items() if kept["per"].startswith(start))
    return kept | {"age": 0} if isinstance(kept.get("age"), str) else kept


def dice(facts: Facts) -> Facts:
    """The dice game: what is known, and the boards that stand in for those that nobody has measured."""
    known, made = facts["facts"], facts["reconstruction"]
    told = {room: {name: plain(known[room][name]) for name in names} for room, names in DICE.items()}
    told["barracks"]["attack_price_confidence"] = known["barracks"]["attack_prices"]["confidence"]
    told["dice"]["faces"] = {colour: faces_of(faces) for colour, faces in told["dice"]["faces"].items()}
    return {
        "known": told | {"city_buildings": known["city_buildings"]["value"]},
        "rulings": [row["id"] for row in facts["rulings"]],
        "effect_kinds": sorted(made["effect_kinds"]),
        "boards": {city: plans(row) for city, row in made["boards"].items()},
        "common_buildings": plans(made["common_buildings"]),
        **some(made, ("dice", "building_colours", "numbers", "bonuses")),
    }


def plans(rows: Facts) -> Facts:
    """The buildings of a board; of what a guess is based on only that there is something."""
    return {name: row | ({"basis": True} if "basis" in row else {}) for name, row in rows.items()}


def faces_of(faces: Any) -> Any:
    """The faces of a colour by id, in order or with their numbers."""
    if isinstance(faces, dict):
        faces = faces.get("sum_over_three_dice", faces)
        return {name.removesuffix(" bust").replace("laurelled", "laurel"): number for name, number in faces.items()}
    return ["any" if face.startswith("one of") else face.partition(" (")[0] for face in faces]


def plain(row: Facts) -> Any:
    """A value without how sure it is; faces of dice by colour."""
    return row["value"] if "value" in row else {colour: plain(face) for colour, face in row.items()}


def written(value: Any, depth: int = 0) -> str:
    """JSON with a line for each entry, for people to compare."""
    if depth == 2 or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    rows = [written(row, depth + 1) for row in (value.values() if isinstance(value, dict) else value)]
    names = [f"{json.dumps(name)}: " for name in value] if isinstance(value, dict) else [""] * len(rows)
    pad, (first, last) = " " * depth, "{}" if isinstance(value, dict) else "[]"
    lines = [f"\n{pad} {name}{row}" for name, row in zip(names, rows, strict=True)]
    return f"{first}{','.join(lines)}\n{pad}{last}"


KINDS = {"first-edition": box, "second-edition": box, "edifice": expansion, "dice": dice}

if __name__ == "__main__":
    for name, freeze in KINDS.items():
        found = json.loads((Path(sys.argv[1]) / f"{name}.json").read_text(encoding="utf-8"))
        (FROZEN / f"{name}.json").write_text(written(freeze(found)) + "\n", encoding="utf-8")
