"""The example box, copied and changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from heptapolis.catalogue.cards import load_own_box
from heptapolis.errors import CatalogueError

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "box"
SENT_FAULTS: dict[str, tuple[str, str, str, str]] = {
    "unknown effect": (
        "cards.toml",
        "{ points = 4 }",
        "{ pionts = 4 }",
        "your box/cards.toml: card ferry_landing: 'pionts' is not a kind of effect; did you mean 'points'?",
    ),
    "circle": ("cards.toml", "copies = [5]", 'copies = [5]\nchain_from = ["ferry_landing"]', "go in a circle"),
    "too few cards": ("cards.toml", "copies = [4, 7]", "copies = [4]", "with 7 players Age I has"),
    "wrong language": ("box.toml", "da = ", "dk = ", "names: unknown language 'dk'"),
    "no TOML": ("cards.toml", "[[card]]", "[[card]", "your box/cards.toml: file: is not TOML"),
    "steering letters": ("box.toml", '"Lakeside"', '"Lake\u202eside"', "is not a name"),
    "control letters": ("box.toml", '"Lakeside"', '"Lake\\u0007side"', "is not a name"),
    "a long name": ("box.toml", '"Lakeside"', f'"{"L" * 61}"', "is not a name"),
    "a huge number": ("cards.toml", "points = 4", "points = " + "9" * 5000, "is not TOML"),
    "a huge number in hex": (
        "cards.toml",
        "points = 4",
        "points = 0x" + "f" * 9000,
        "may contain only text, whole numbers",
    ),
    "no number": ("cards.toml", "points = 4", "points = nan", "may contain only text, whole numbers"),
    "a date": ("cards.toml", "points = 4", "points = 2026-01-01", "may contain only text, whole numbers"),
    "a word a thousand times": ("box.toml", '["second-edition"]', str(["second-edition"] * 1000), "each once"),
    "a chain a thousand times": ("cards.toml", '["boathouse"]', str(["boathouse"] * 5000), "names a card twice"),
    "nested deeply": ("cards.toml", "points = 4", f"points = {'[' * 30_000}{']' * 30_000}", "is not TOML"),
    "keys in keys": ("cards.toml", "points = 4", f"{'a.' * 30_000}a = 4", "may contain only text, whole numbers"),
    "too large": ("cards.toml", "# New cards.", "# " + "x" * 200_000, "the limit is 200,000"),
}
"""Faults of a box that was sent: the file, a text in it, another one in its place, and words of the refusal."""


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


def sent(folder: Path) -> dict[str, list[dict[str, str]]]:
    """The box of a folder as a browser sends it to a server."""
    return {"files": [{"name": f.name, "text": f.read_text(encoding="utf-8")} for f in sorted(folder.glob("*.toml"))]}


def refusal_of(folder: Path) -> CatalogueError:
    """How a box is refused."""
    with pytest.raises(CatalogueError) as caught:
        load_own_box(folder)
    return caught.value
