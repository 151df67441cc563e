"""What the players, faces and bonuses of a dice game are called; spaces and dice are named as people type them."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.vocab.dice.play import GROUPS
from heptapolis.vocab.messages import Name
from heptapolis.words import Words


def speaking(words: Words, who: Callable[[int], str]) -> Words:
    """A language at a table."""

    def naming(name: Name) -> str:
        if name.kind == "seat":
            return who(int(name.id))
        if name.kind == "face":
            return face_name(words, str(name.id))
        return bonus_name(words, str(name.id)) if name.kind == "bonus" else str(name.id)

    return words.naming_by(naming)


def face_name(words: Words, face: str) -> str:
    """What a face of a die shows: a symbol or a building."""
    return words(f"building-{face}" if face in GROUPS else f"dice-face-{face}")


def bonus_name(words: Words, bonus: str) -> str:
    """A bonus by name."""
    return words(f"dice-bonus-{bonus}")
