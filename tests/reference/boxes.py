"""The boxes of the two editions and of Edifice: cards and boards as plain dicts, read from the catalogue."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

CATALOGUE = Path(__file__).parents[2] / "src" / "heptapolis" / "catalogue" / "cards"

RAW = "WSCO"
MANUFACTURED = "GLP"

Effect = dict[str, Any]

Board = tuple[str, str]
"""A wonder and a side of it."""


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
    """One stage of a wonder; where it has forms, the builder takes the effects of one of them."""

    cost: Cost
    effects: list[Effect]
    forms: dict[str, list[Effect]]


class Side(TypedDict):
    """One side of a wonder board: the starting resource and the stages in building order."""

    resource: str
    stages: list[Stage]
    needs_edifices: bool


class Edifice(TypedDict):
    """One edifice: the price of taking part, the reward of each pawn, the penalty of a failed project."""

    id: str
    age: int
    cost: Cost
    effects: list[Effect]
    penalty: dict[str, Any]


class Box(TypedDict):
    """Everything an edition needs."""

    cards: dict[str, Card]
    sides: dict[Board, Side]


class Expansion(TypedDict):
    """Everything Edifice brings: pawns by the number of cities, debt by Age."""

    edifices: dict[str, Edifice]
    sides: dict[Board, Side]
    pawns: list[int]
    debt: list[int]
    proposals: dict[str, int]


def read_cost(text: str) -> Cost:
    """Read a printed cost: '1' is a coin, 'WWO' two wood and an ore, '' nothing."""
    match = re.fullmatch(r"(\d*)([WSCOGLP]*)", text)
    if match is None:
        raise ValueError(f"{text!r} is not a cost")
    return {"coins": int(match[1] or 0), "goods": match[2]}


def read_table(path: Path) -> dict[str, Any]:
    """Read a file of the catalogue."""
    return tomllib.loads(path.read_text("utf-8"))


def read_sides(folder: Path) -> dict[Board, Side]:
    """Read both sides of the wonder boards of a box."""
    sides: dict[Board, Side] = {}
    for wonder in read_table(folder / "wonders.toml")["wonder"]:
        for side in wonder["side"]:
            stages: list[Stage] = [
                {
                    "cost": read_cost(stage["cost"]),
                    "effects": stage.get("effects", []),
                    "forms": stage.get("forms", {}),
                }
                for stage in side["stages"]
            ]
            sides[wonder["id"], side["id"]] = {
                "resource": side["resource"],
                "stages": stages,
                "needs_edifices": not wonder.get("alone", True),
            }
    return sides


@cache
def read_box(edition: str, own: Path | None = None) -> Box:
    """Read the cards and boards of an edition, and of a box that someone adds to it."""
    folder = CATALOGUE / edition.replace("-", "_")
    cards, sides = read_cards(read_table(folder / "cards.toml")["card"]), read_sides(folder)
    if own is not None:
        cards |= read_cards(read_table(own / "cards.toml")["card"])
        sides |= read_sides(own)
    return {"cards": cards, "sides": sides}


def read_cards(printed_cards: list[dict[str, Any]]) -> dict[str, Card]:
    """Read the cards of a file."""
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
    return cards


@cache
def read_expansion() -> Expansion:
    """Read the edifices, the two boards and the numbers of Edifice."""
    folder = CATALOGUE / "edifice"
    printed_box = read_table(folder / "box.toml")
    edifices: dict[str, Edifice] = {}
    for printed in read_table(folder / "edifices.toml")["edifice"]:
        edifices[printed["id"]] = {
            "id": printed["id"],
            "age": printed["age"],
            "cost": read_cost(printed["cost"]),
            "effects": printed["effects"],
            "penalty": printed["penalty"],
        }
    return {
        "edifices": edifices,
        "sides": read_sides(folder),
        "pawns": printed_box["constants"]["pawns"],
        "debt": printed_box["constants"]["debt"],
        "proposals": printed_box["proposals"],
    }


def all_sides(edition: str, own: Path | None = None) -> dict[Board, Side]:
    """Give the boards of an edition and of Edifice, which go with either (ED-03-03)."""
    return read_box(edition, own)["sides"] | read_expansion()["sides"]
