"""What the players of a dice game are called; spaces, dice, faces and bonuses are named as in the notation."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.vocab.messages import Name
from heptapolis.words import Words


def speaking(words: Words, who: Callable[[int], str]) -> Words:
    """A language at a table."""

    def naming(name: Name) -> str:
        return who(int(name.id)) if name.kind == "seat" else str(name.id)

    return words.naming_by(naming)
