"""Every module of a room has its place in the room's README, and what a README names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import heptapolis

SOURCE = Path(heptapolis.__file__).parent
READMES = sorted(SOURCE.rglob("README.md"))


def modules_beside(readme: Path) -> set[str]:
    """The modules that a README speaks of: those of its folder and of the folders below without one of their own."""
    inner = [other.parent for other in READMES if other != readme and readme.parent in other.parent.parents]
    files = [file for file in readme.parent.rglob("*.py") if not any(folder in file.parents for folder in inner)]
    return {file.stem for file in files if not {"made", "migrations"} & set(file.parts)} - {"__init__"}


def named_in(text: str) -> set[str]:
    """The modules that a text names: `deal.py`, `cards/room.py` or plain `clocks`."""
    return {Path(name).stem for name in re.findall(r"`([\w./]+)`", text)}


@pytest.mark.parametrize("readme", READMES, ids=lambda readme: str(readme.parent.relative_to(SOURCE)))
def test_every_module_is_named_in_the_readme_of_its_room(readme: Path) -> None:
    assert modules_beside(readme) - named_in(readme.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("readme", READMES, ids=lambda readme: str(readme.parent.relative_to(SOURCE)))
def test_every_file_that_a_readme_names_is_there(readme: Path) -> None:
    there = {file.name for file in SOURCE.rglob("*.py")}
    named = set(re.findall(r"`[\w./]*?(\w+\.py)`", readme.read_text(encoding="utf-8")))
    assert named - there - {"file.py"} == set()
