"""How values of data files are read; a fault is a ValueError that says what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from heptapolis.vocab.terms import Term

AnyTerm = TypeVar("AnyTerm", bound=Term)


def read_text(value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not text")
    return value


def read_word(value: Any, words: list[str], what: str) -> str:
    """One of the words."""
    if value not in words:
        raise ValueError(f"{value!r} is not a {what}; choose from {', '.join(words)}")
    return str(value)


def read_term(value: Any, terms: Iterable[AnyTerm], what: str) -> AnyTerm:
    """One of the terms, by its word.

    >>> from heptapolis.vocab.cards.goods import Good
    >>> read_term("ore", Good, "good")
    Good.ORE
    """
    by_word = {term.word: term for term in terms}
    return by_word[read_word(value, list(by_word), what)]


def read_table(value: Any, keys: set[str]) -> dict[str, Any]:
    """A table with exactly these keys."""
    if not isinstance(value, dict) or set(value) != keys:
        raise ValueError(f"{value!r} must be a table with the keys {', '.join(sorted(keys))}")
    return value


def read_terms(value: Any, terms: Iterable[AnyTerm], what: str) -> tuple[AnyTerm, ...]:
    """A list of one or more different terms, by their words."""
    if not isinstance(value, list) or not value or len(set(map(str, value))) < len(value):
        raise ValueError(f"{value!r} must be a list of one or more different names")
    return tuple(read_term(name, terms, what) for name in value)
