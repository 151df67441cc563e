"""How values of data files are read; a fault is a ValueError that says what is wrong."""

from __future__ import annotations

from typing import Any


def read_text(value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not text")
    return value


def read_word(value: Any, words: list[str], what: str) -> str:
    """One of the words, as the name of its enum member."""
    if value not in words:
        raise ValueError(f"{value!r} is not a {what}; choose from {', '.join(words)}")
    return str(value).upper()


def read_table(value: Any, keys: set[str]) -> dict[str, Any]:
    """A table with exactly these keys."""
    if not isinstance(value, dict) or set(value) != keys:
        raise ValueError(f"{value!r} must be a table with the keys {', '.join(sorted(keys))}")
    return value


def read_names(value: Any, members: list[Any], what: str) -> tuple[Any, ...]:
    """A list of one or more different members, by their lower-case names."""
    if not isinstance(value, list) or not value or len(set(map(str, value))) < len(value):
        raise ValueError(f"{value!r} must be a list of one or more different names")
    words = [member.name.lower() for member in members]
    return tuple(type(members[0])[read_word(name, words, what)] for name in value)
