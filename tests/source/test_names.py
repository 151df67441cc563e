"""Names that could be taken for each other: classes and modules of the whole library, more strictly of the server."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import heptapolis

SOURCE = Path(heptapolis.__file__).parent
GONE = {"told", "telling", "wishes", "tidying", "opening", "hosted", "lines", "house"}
"""Words that said too little as names."""


def trees(folder: Path) -> list[ast.AST]:
    """The syntax trees of all modules in a folder."""
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


def differ_by_a_letter(one: str, other: str) -> bool:
    """Whether a letter more, less or another makes one name the other."""
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) == 1
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


@pytest.mark.parametrize(("one", "other"), [("log", "logs"), ("record", "records"), ("bodies", "bodied")])
def test_a_letter_is_noticed(one: str, other: str) -> None:
    assert differ_by_a_letter(one, other)
    assert not differ_by_a_letter(one, one)


def test_no_class_name_is_used_twice() -> None:
    nodes = (node for tree in trees(SOURCE) for node in ast.walk(tree))
    counts = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, count in counts.items() if count > 1] == []


def test_no_two_modules_of_a_folder_differ_by_a_letter() -> None:
    for folder in (SOURCE, *(path for path in SOURCE.rglob("*") if path.is_dir() and path.name != "made")):
        names = sorted(file.stem for file in folder.glob("*.py"))
        assert [pair for pair in combinations(names, 2) if differ_by_a_letter(*pair)] == [], folder.name


def test_no_module_has_the_plural_of_another_as_its_name() -> None:
    operations = SOURCE / "server" / "api"  # named after their paths, such as /api/tables
    names = {file.stem for file in SOURCE.rglob("*.py") if file.parent != operations}
    assert sorted(name for name in names if f"{name}s" in names) == []


def test_no_two_modules_of_the_server_differ_by_a_letter() -> None:
    names = sorted({file.stem for file in (SOURCE / "server").rglob("*.py") if "migrations" not in file.parts})
    assert [pair for pair in combinations(names, 2) if differ_by_a_letter(*pair)] == []


def test_no_two_classes_of_the_server_differ_by_a_letter() -> None:
    nodes = (node for tree in trees(SOURCE / "server") for node in ast.walk(tree))
    names = sorted({node.name for node in nodes if isinstance(node, ast.ClassDef)})
    assert [pair for pair in combinations(names, 2) if differ_by_a_letter(*pair)] == []


def test_the_server_uses_plain_names() -> None:
    names: set[str] = {file.stem for file in (SOURCE / "server").rglob("*.py")}
    for node in (node for tree in trees(SOURCE / "server") for node in ast.walk(tree)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
    assert sorted(name for name in names if set(name.lower().split("_")) & GONE) == []
