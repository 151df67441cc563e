"""The boxes of the two editions: cards and wonder boards as plain dicts, read from the catalogue."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

CATALOGUE = Path(__file__).parents[2] / "src" / "heptapolis" / "catalogue"

RAW = "WSCO"
MANUFACTURED = "GLP"

Effect = dict[str, Any]


class Cost(TypedDict):
    """What a card or a stage costs: coins for the bank, and goods, one letter each."""

    coins: int
    goods: str


class Card(TypedDict):
    """One building; chain_from names the buildings that make it free."""

    id: str
    name: str
    age: int
    colour: str
    cost: Cost
    copies: list[int]
    chain_from: list[str]
    effects: list[Effect]


class Stage(TypedDict):
    """One stage of a wonder."""

    cost: Cost
    effects: list[Effect]


class Side(TypedDict):
    """One side of a wonder board: the starting resource and the stages in building order."""

    resource: str
    stages: list[Stage]


class Box(TypedDict):
    """Everything an edition needs."""

    cards: dict[str, Card]
    sides: dict[tuple[str, str], Side]


def read_cost(text: str) -> Cost:
    """Read a printed cost: '1' is a coin, 'WWO' two wood and an ore, '' nothing."""
    match = re.fullmatch(r"(\d*)([WSCOGLP]*)", text)
    if match is None:
        raise ValueError(f"{text!r} is no cost")
    return {"coins": int(match[1] or 0), "goods": match[2]}


@cache
def read_box(edition: str) -> Box:
    """Read the cards and boards of an edition."""
    folder = CATALOGUE / edition.replace("-", "_")
    printed_cards = tomllib.loads((folder / "cards.toml").read_text("utf-8"))["card"]
    printed_wonders = tomllib.loads((folder / "wonders.toml").read_text("utf-8"))["wonder"]
    cards: dict[str, Card] = {}
    for printed in printed_cards:
        chain_from = list(printed.get("chain_from", []))
        if "chain_symbol" in printed:  # 2E-18-02: a symbol stands for every card that shows it
            symbol = printed["chain_symbol"]
            chain_from += [other["id"] for other in printed_cards if symbol in other.get("opens", [])]
        cards[printed["id"]] = {
            "id": printed["id"],
            "name": printed["name"],
            "age": printed["age"],
            "colour": printed["colour"],
            "cost": read_cost(printed["cost"]),
            "copies": printed.get("copies", []),
            "chain_from": chain_from,
            "effects": printed["effects"],
        }
    sides: dict[tuple[str, str], Side] = {}
    for wonder in printed_wonders:
        for side in wonder["side"]:
            stages: list[Stage] = [
                {"cost": read_cost(stage["cost"]), "effects": stage["effects"]} for stage in side["stages"]
            ]
            sides[wonder["id"], side["id"]] = {"resource": side["resource"], "stages": stages}
    return {"cards": cards, "sides": sides}
