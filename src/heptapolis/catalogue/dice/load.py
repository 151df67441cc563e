"""Reads the files of the dice game, and the board files of people who own the box."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from heptapolis.catalogue.dice.audit import audit_board, audit_box
from heptapolis.catalogue.dice.board import DiceBoard, Plan, Space, Track
from heptapolis.catalogue.dice.box import Bonus, DiceBox, Die, Numbers
from heptapolis.catalogue.entry import Entry
from heptapolis.vocab.dice.effects import DiceEffect, read_effect
from heptapolis.vocab.dice.limits import MOST_EFFECTS
from heptapolis.vocab.dice.play import Building, Confidence, DieColour
from heptapolis.vocab.reading import read_term

FOLDER = Path(__file__).parent
MOST_COST = 6
LONGEST_CITY = 40
MOST_BOARDS = 29
"""A file has at most so many boards: with ours a batch counts them apart, and a record holds them all."""


@cache
def dice_box() -> DiceBox:
    """The box, read once."""
    return load_box(FOLDER)


def load_box(folder: Path) -> DiceBox:
    """Read the box from its folder and check it whole."""
    sheet = Entry.of_file(folder / "box.toml", "box")
    common = Entry.of_file(folder / "common.toml", "common")
    plans = read_plans(common)
    common.done()
    numbers = Entry(sheet.file, "numbers", sheet.table("numbers"))
    dice = Entry(sheet.file, "dice", sheet.table("dice"))
    bonuses = Entry(sheet.file, "bonuses", sheet.table("bonuses"))
    box = DiceBox(
        id=sheet.text("id"),
        name=sheet.text("name"),
        year=sheet.number("year"),
        least_players=sheet.number("least_players"),
        most_players=sheet.number("most_players"),
        numbers=read_numbers(numbers),
        dice=tuple(read_die(dice, name) for name in list(dice.values)),
        forum=sheet.texts("forum"),
        wild=sheet.texts("wild"),
        bonuses=tuple(Bonus(name, read_effects(bonuses, name)) for name in list(bonuses.values)),
        common=plans,
        boards=(),
        components=sheet.table("components"),
        sources=sheet.table("sources"),
    )
    sheet.done()
    audit_box(box, sheet)
    boards = read_boards(folder / "boards.toml", box)
    if len(boards) < box.most_players:
        raise sheet.fault(f"{box.most_players} players need as many boards; there are {len(boards)}")
    return DiceBox(**{field.name: getattr(box, field.name) for field in fields(box)} | {"boards": boards})


def read_numbers(entry: Entry) -> Numbers:
    """The numbers of the box."""
    lists = ("zone_prices", "zone_weights")
    read: dict[str, Any] = {
        f.name: entry.numbers(f.name) if f.name in lists else entry.number(f.name) for f in fields(Numbers)
    }
    entry.done()
    return Numbers(**read)


def read_die(entry: Entry, name: str) -> Die:
    """One die; its colour is the first word of its name."""
    colour = entry.read(lambda: read_term(name.partition("_")[0], DieColour, "colour of a die"))
    faces = entry.texts(name)
    if len(faces) != 6:
        raise entry.fault(f"{name} has {len(faces)} faces; a die has 6")
    return Die(name, colour, faces)


def load_boards(file: Path | str) -> tuple[DiceBoard, ...]:
    """The boards of a file that a person wrote; every fault says what is wrong and where."""
    return read_boards(Path(file), dice_box())


def read_boards(file: Path, box: DiceBox) -> tuple[DiceBoard, ...]:
    """All boards of a file; a building that a board leaves out is the one that all stand-in boards have."""
    return boards_of(Entry.of_file(file), box)


def boards_of(whole: Entry, box: DiceBox) -> tuple[DiceBoard, ...]:
    """All boards of an entry."""
    found: dict[str, DiceBoard] = {}
    entries = whole.entries("board", "board", [])
    if len(entries) > MOST_BOARDS:
        raise whole.fault(f"has {len(entries)} boards; the limit is {MOST_BOARDS}")
    for entry in entries:
        name = entry.identify("board")
        if name in found:
            raise entry.fault("appears twice")
        city = entry.text("city")
        if not city.isprintable() or not 1 <= len(city.strip()) <= LONGEST_CITY:
            raise entry.fault(f"the name of the city has 1 to {LONGEST_CITY} characters on one line")
        own = {plan.building: plan for plan in read_plans(entry)}
        entry.done()
        common = {plan.building: plan for plan in box.common}
        missing = [building for building in Building if building not in own | common]
        if missing:
            raise entry.fault(f"the building {missing[0].word} is missing")
        board = DiceBoard(name, city, tuple((common | own)[building] for building in Building))
        audit_board(board, box, entry)
        found[name] = board
    if not found:
        raise whole.fault("has no [[board]]")
    whole.done()
    return tuple(found.values())


def read_plans(entry: Entry) -> tuple[Plan, ...]:
    """All buildings of an entry."""
    return tuple(read_plan(entry, building) for building in Building if building.word in entry.values)


def read_plan(board: Entry, building: Building) -> Plan:
    """One building."""
    entry = Entry(board.file, f"{board.name} {building.word}", board.values.pop(building.word))
    plan = Plan(
        building,
        tuple(read_track(track) for track in entry.entries("tracks", f"{entry.name} track")),
        entry.text("basis") if "basis" in entry.values else "",
    )
    entry.done()
    return plan


def read_track(entry: Entry) -> Track:
    """One track."""
    track = Track(
        entry.texts("symbols", ()),
        entry.flag("any_order", False),
        tuple(read_space(space) for space in entry.entries("spaces", f"{entry.name} space")),
    )
    entry.done()
    return track


def read_space(entry: Entry) -> Space:
    """One space."""
    cost = entry.number("cost")
    if not 0 <= cost <= MOST_COST:
        raise entry.fault(f"cost {cost} is not between 0 and {MOST_COST}")
    space = Space(
        cost,
        read_effects(entry, "effects") if "effects" in entry.values else (),
        entry.read(lambda: read_term(entry.text("confidence"), Confidence, "confidence")),
    )
    entry.done()
    return space


def read_effects(entry: Entry, key: str) -> tuple[DiceEffect, ...]:
    """The effects under a key."""
    effects: tuple[DiceEffect, ...] = tuple(
        entry.read(lambda: [read_effect(effect) for effect in entry.take(key, list)])
    )
    if len(effects) > MOST_EFFECTS:
        raise entry.fault(f"{key} has {len(effects)} effects; the limit is {MOST_EFFECTS}")
    return effects
