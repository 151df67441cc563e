"""Writes docs/rules/conformance.md: every statement of the rulebooks, every ruling, and the tests that show it.

    python tools/conformance.py            write the page
    python tools/conformance.py --marks    print which tests carry which ids and effects, as JSON

The marks are `@pytest.mark.rule("2E-17-16", ...)` and `@pytest.mark.effect("discount", ...)` on tests and parameters;
kinds of effect of the dice game begin with dice, as in `dice.attack`.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
PAGE = RULES / "conformance.md"
TESTS = ROOT / "tests" / "conformance"

COVERED = ("1E", "2E", "2P", "ED", "DI")
"""The books whose statements need tests now; a later part of the project adds its own."""

RULINGS = "R"
Marks = dict[str, dict[str, list[str]]]


class MarkReader:
    """A pytest plugin that notes which test carries which mark."""

    def __init__(self) -> None:
        self.marks: Marks = {"rule": {}, "effect": {}}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Read the marks of every test; the cases of a parametrised test are one test."""
        for item in items:
            name = item.nodeid.partition("[")[0].removeprefix("tests/conformance/")
            for kind, found in self.marks.items():
                for value in (value for mark in item.iter_markers(kind) for value in mark.args):
                    tests = found.setdefault(value, [])
                    if name not in tests:
                        tests.append(name)


def read_marks() -> Marks:
    """Collect the tests without running them."""
    reader, words = MarkReader(), io.StringIO()
    with contextlib.redirect_stdout(words), contextlib.redirect_stderr(words):
        status = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), str(TESTS)], plugins=[reader]
        )
    if status != pytest.ExitCode.OK:
        raise SystemExit(f"the conformance tests cannot be collected:\n{words.getvalue()}")
    return reader.marks


def statements() -> dict[str, dict[str, Any]]:
    """Every statement of every book by its id."""
    read = json.loads((RULES / "statements.json").read_text(encoding="utf-8"))
    return {entry["id"]: entry for entry in read["statements"]}


def books() -> dict[str, str]:
    """The names of the books by the first part of their ids."""
    read = json.loads((RULES / "statements.json").read_text(encoding="utf-8"))
    return {**read["about"]["books"], RULINGS: "rulings"}


def rulings() -> dict[str, str]:
    """Every ruling by its id: the question and the answer."""
    lines = (RULES / "rulings.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if re.match(r"\| R-\d+ \|", line)]
    return {row[0]: f"{row[1]}: {row[2]}" for row in rows}


def wanted() -> dict[str, str]:
    """What needs a test, by id: the statements of the covered books that are not outside, and all rulings."""
    covered = {
        name: str(entry["text"])
        for name, entry in statements().items()
        if name.partition("-")[0] in COVERED and entry.get("scope") != "outside"
    }
    return covered | rulings()


def known() -> set[str]:
    """Every id that a mark may name."""
    return set(statements()) | set(rulings())


def untested(marks: Marks) -> list[str]:
    """The ids that no test carries."""
    return [name for name in wanted() if name not in marks["rule"]]


def unknown(marks: Marks) -> list[str]:
    """The marks that name nothing."""
    return sorted(set(marks["rule"]) - known())


def page(marks: Marks) -> str:
    """The text of the page."""
    entries = wanted()
    shown = sum(name in marks["rule"] for name in entries)
    parts = [
        "# Conformance",
        "Every statement of the rulebooks and every [ruling](rulings.md), with the tests under `tests/conformance` "
        "that show it. Written by `python tools/conformance.py` from the marks of the tests; a statement without a "
        "test fails the suite.",
        f"{shown} of {len(entries)} statements and rulings are shown; {len(outside_rows())} more are outside of what "
        "is played here and listed [at the end](#not-shown).",
    ]
    for book in (*COVERED, RULINGS):
        rows = {name: text for name, text in entries.items() if name.partition("-")[0] == book}
        parts.append(f"## {books()[book].capitalize()}")
        parts.append("\n".join(["| id | statement | tests |", "| --- | --- | --- |", *rows_of(rows, marks)]))
    parts += ["## Not shown", OUTSIDE, "\n".join(["| id | statement |", "| --- | --- |", *outside_rows()])]
    return "\n\n".join(parts) + "\n"


OUTSIDE = (
    "These statements of the Edifice rulebook speak of the expansions Leaders, Cities and Armada, which are not played "
    "here, so no test can show them. They are not among the statements counted above."
)


def outside_rows() -> list[str]:
    """The statements of the covered books that speak of what is not played here."""
    return [
        f"| {name} | {entry['text']} |"
        for name, entry in statements().items()
        if name.partition("-")[0] in COVERED and entry.get("scope") == "outside"
    ]


def rows_of(rows: dict[str, str], marks: Marks) -> list[str]:
    """The rows of one table."""
    return [
        f"| {name} | {text.replace('|', '/')} | {'<br>'.join(f'`{test}`' for test in marks['rule'].get(name, []))} |"
        for name, text in rows.items()
    ]


def main() -> None:
    """Write the page, or print the marks."""
    marks = read_marks()
    if "--marks" in sys.argv[1:]:
        sys.stdout.write(json.dumps(marks))
        return
    PAGE.write_text(page(marks), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}: {len(wanted()) - len(untested(marks))} of {len(wanted())} shown\n")
    for name in untested(marks):
        sys.stdout.write(f"no test: {name} {wanted()[name]}\n")


if __name__ == "__main__":
    main()
