"""Texts that people send: short, printable, and never more than text."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

from heptapolis.server.crests import Colour, Crest

NAME, WORDS, KEY, ACTION, CONTRIBUTION = 40, 300, 60, 120, 64
JOINERS = "\u200c\u200d"
"""Letters without a shape of their own that scripts and pictures are put together with."""
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
EMPTY = ("Mn", "Me", "Zs", *UNSEEN)
PICTURES = range(0x1F000, 0x1FB00)
"""Where pictures stand, also those that are newer than this Python."""


def is_unseen(letter: str) -> bool:
    """Whether a letter steers the screen, or is none."""
    return unicodedata.category(letter) in UNSEEN and letter not in JOINERS and ord(letter) not in PICTURES


def printable(text: str) -> str:
    """A text in one normal form, without letters that steer the screen.

    >>> printable("  Zoe\u0308 ")
    'Zoë'
    """
    plain = unicodedata.normalize("NFC", text).strip()
    if any(is_unseen(letter) for letter in plain):
        raise ValueError("only visible characters are allowed")
    if plain and all(unicodedata.category(letter) in EMPTY and ord(letter) not in PICTURES for letter in plain):
        raise ValueError("at least one visible character is needed")
    return plain


def short(most: int) -> AfterValidator:
    """The limit once more after the normal form, which may be longer."""

    def checked(text: str) -> str:
        if len(text) > most:
            raise ValueError(f"at most {most} characters are allowed")
        return text

    return AfterValidator(checked)


Name = Annotated[str, StringConstraints(max_length=NAME), AfterValidator(printable), short(NAME)]
Words = Annotated[str, StringConstraints(max_length=WORDS), AfterValidator(printable), short(WORDS)]
Contribution = Annotated[
    str, StringConstraints(max_length=CONTRIBUTION), AfterValidator(printable), short(CONTRIBUTION)
]
Key = Annotated[str, StringConstraints(min_length=1, max_length=KEY, pattern=r"^[A-Za-z0-9_.:-]+$")]
ActionText = Annotated[
    str, StringConstraints(min_length=1, max_length=ACTION), AfterValidator(printable), short(ACTION)
]
CrestOrNone = Literal["", Crest]
ColourOrNone = Literal["", Colour]
TableWord = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,16}$")]
