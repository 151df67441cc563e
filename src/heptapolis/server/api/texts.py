"""Texts that people send: short, printable, and never more than text."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

NAME, WORDS, KEY, ACTION = 40, 300, 64, 120


def printable(text: str) -> str:
    """A text in one normal form, without letters that steer the screen."""
    plain = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in plain):
        raise ValueError("only letters that can be seen")
    return plain


Name = Annotated[str, StringConstraints(max_length=NAME), AfterValidator(printable)]
Words = Annotated[str, StringConstraints(max_length=WORDS), AfterValidator(printable)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=KEY, pattern=r"^[A-Za-z0-9_.:-]+$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=ACTION), AfterValidator(printable)]
