"""The statements that the tests show, with the numbers of their worked examples."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from tables import FIRST, SECOND

FILE = Path(__file__).parents[2] / "docs" / "rules" / "statements.json"
EDITION_OF = {"1E": FIRST, "2E": SECOND, "2P": FIRST}
AGE_NUMBERS = {"I": 1, "II": 2, "III": 3}


@cache
def statements() -> dict[str, dict[str, Any]]:
    """Every statement by its id."""
    return {entry["id"]: entry for entry in json.loads(FILE.read_text(encoding="utf-8"))["statements"]}


def text_of(name: str) -> str:
    """The words of a statement."""
    return str(statements()[name]["text"])


def section(prefix: str, pattern: str) -> list[tuple[str, re.Match[str]]]:
    """The statements of a section that read like the pattern, with what it found."""
    found = [(name, re.fullmatch(pattern, text_of(name))) for name in statements() if name.startswith(prefix)]
    return [(name, match) for name, match in found if match]


def first_number(name: str) -> int:
    """The first number a statement names."""
    return int(re.findall(r"\d+", text_of(name))[0])


def example(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a worked example gives and what it expects."""
    worked = statements()[name]["example"]
    return worked["given"], worked["expect"]


def edition_of(name: str) -> str:
    """The edition a statement belongs to."""
    return EDITION_OF[name[:2]]
