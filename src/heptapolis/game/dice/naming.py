"""What the players, faces and bonuses of a dice game are called; spaces are named as people type them."""

from __future__ import annotations

from collections.abc import Callable

from heptapolis.catalogue.dice import DiceBoard, dice_box
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
        if name.kind == "die":
            return colour_name(words, str(name.id))
        return bonus_name(words, str(name.id)) if name.kind == "bonus" else str(name.id)

    return words.naming_by(naming)


def city_name(words: Words, board: DiceBoard) -> str:
    """The city of a board, by what it is called in English: a custom board may have a city that no box has."""
    key = f"name-city-{board.city.lower()}"
    return words(key) if words.knows(key) else board.city


def colour_name(words: Words, die: str) -> str:
    """The colour of a die, for a sentence that says itself that it is a die."""
    box = dice_box()
    return words.say(box.dice[box.die(die)].colour.message)


def face_name(words: Words, face: str) -> str:
    """What a face of a die shows: a symbol or a building."""
    return words(f"building-{face}" if face in GROUPS else f"dice-face-{face}")


def bonus_name(words: Words, bonus: str) -> str:
    """A bonus by name."""
    return words(f"dice-bonus-{bonus}")
