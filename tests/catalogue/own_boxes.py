"""The example box, copied and changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from heptapolis.catalogue.cards import load_own_box
from heptapolis.errors import CatalogueError

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "box"


def copy_of_example(tmp_path: Path) -> Path:
    """The example box in a folder that may be changed."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "box"))


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """The example box with a text in one file replaced by another."""
    folder = copy_of_example(tmp_path)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def refusal_of(folder: Path) -> CatalogueError:
    """How a box is refused."""
    with pytest.raises(CatalogueError) as caught:
        load_own_box(folder)
    return caught.value
