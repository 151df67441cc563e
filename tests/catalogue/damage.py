"""A shipped box, copied and damaged in one place."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import heptapolis.catalogue
from heptapolis.catalogue.cards import load_box, load_expansions
from heptapolis.catalogue.dice import load as dice
from heptapolis.errors import CatalogueError

SHIPPED = Path(heptapolis.catalogue.__file__).parent
EXPANSION = "edifice"
DICE = "dice"
LOADERS: dict[str, Callable[[Path], object]] = {EXPANSION: load_expansions, DICE: dice.load_box}


@dataclass(frozen=True)
class Damage:
    """One replacement in a file of a box, and what the refusal must say: the entry and a part of the reason."""

    name: str
    file: str
    old: str
    new: str
    entry: str
    reason: str
    edition: str = "first_edition"


def copied(folder: Path, edition: str = "first_edition") -> Path:
    """A fresh copy of a shipped box."""
    only_data = shutil.ignore_patterns("*.py", "__pycache__")
    return Path(
        shutil.copytree(SHIPPED / (DICE if edition == DICE else f"cards/{edition}"), folder / edition, ignore=only_data)
    )


def refusal(box: Path) -> CatalogueError:
    """How a box is refused; anything but a CatalogueError is a fault of the reader."""
    with pytest.raises(CatalogueError) as caught:
        LOADERS.get(box.name, load_box)(box)
    assert str(caught.value) == f"{caught.value.file}: {caught.value.entry}: {caught.value.reason}"
    return caught.value


def refused(folder: Path, damage: Damage) -> None:
    """The box with this damage is refused with the file, the entry and the reason."""
    box = copied(folder, damage.edition)
    file = box / damage.file
    text = file.read_text(encoding="utf-8")
    assert damage.old in text, "the damage no longer fits the shipped file"
    file.write_text(text.replace(damage.old, damage.new, 1), encoding="utf-8")
    fault = refusal(box)
    assert fault.file == f"{damage.edition}/{damage.file}"
    assert fault.entry == damage.entry
    assert damage.reason in fault.reason


def params(damages: list[Damage]) -> list[object]:
    """The damages as named test cases."""
    return [pytest.param(damage, id=damage.name) for damage in damages]
