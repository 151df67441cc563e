"""A pebble in words."""

from __future__ import annotations

from collections.abc import Iterator

from heptapolis.words import Words


def names_in(rules: str, words: Words) -> Iterator[str]:
    """There is one thing to show."""
    yield "pebble"


def entries(rules: str, name: str, words: Words) -> Iterator[str]:
    """A pebble."""
    if name == "pebble":
        yield "pebble, round"


def shared_entries(name: str, words: Words) -> Iterator[str]:
    """Nothing is shared."""
    yield from ()
