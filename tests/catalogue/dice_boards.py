"""The file of a person's board, changed in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from heptapolis.catalogue.dice import DiceBoard, dice_box, load_boards
from heptapolis.catalogue.dice.write import board_table, value_text
from heptapolis.errors import CatalogueError

Table = dict[str, Any]
GIZA = next(board for board in dice_box().boards if board.id == "giza")


@dataclass(frozen=True)
class Fault:
    """A change of the board of Giza, and what the refusal must say: the entry and a part of the reason."""

    name: str
    change: Callable[[Table], object]
    entry: str
    reason: str


def table_of(board: DiceBoard = GIZA) -> Table:
    """A board as the tables of its file."""
    return board_table(board)


def text_of(*tables: Table) -> str:
    """The text of a file of boards."""
    return "\n".join(
        "\n".join(["[[board]]", *[f"{key} = {value_text(table[key])}" for key in table]]) for table in tables
    )


def write_boards(folder: Path, *tables: Table) -> Path:
    """A file of boards in a folder."""
    file = folder / "my.toml"
    file.write_text(text_of(*tables), encoding="utf-8")
    return file


def changed(change: Callable[[Table], object]) -> Table:
    """The board of Giza after a change."""
    table = table_of()
    change(table)
    return table


def refusal(file: Path) -> CatalogueError:
    """How a file of boards is refused; anything but a CatalogueError is a fault of the reader."""
    with pytest.raises(CatalogueError) as caught:
        load_boards(file)
    assert str(caught.value) == f"{caught.value.file}: {caught.value.entry}: {caught.value.reason}"
    assert caught.value.file == f"{file.parent.name}/{file.name}"
    return caught.value


def refused(folder: Path, fault: Fault) -> None:
    """The file with this fault is refused with the entry and the reason, and stays as it is."""
    file = write_boards(folder, changed(fault.change))
    before = file.read_bytes()
    told = refusal(file)
    assert told.entry == fault.entry
    assert fault.reason in told.reason
    assert file.read_bytes() == before


def params(faults: list[Fault]) -> list[object]:
    """The faults as named test cases."""
    return [pytest.param(fault, id=fault.name) for fault in faults]


def track_in(table: Table, building: str, track: int = 1) -> Table:
    """A track of a board, counted from 1."""
    found: Table = table[building]["tracks"][track - 1]
    return found


def space_in(table: Table, building: str, track: int = 1, place: int = 1) -> Table:
    """A space of a board, counted from 1."""
    found: Table = track_in(table, building, track)["spaces"][place - 1]
    return found


def spaces(number: int, *effects: Table, cost: int = 1) -> list[Table]:
    """Some equal spaces."""
    return [
        {"cost": cost, "effects": [dict(effect) for effect in effects], "confidence": "high"} for _ in range(number)
    ]
