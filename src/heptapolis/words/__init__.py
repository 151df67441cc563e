"""The words of every language, made from messages/ when the project is built; nothing is parsed here.

>>> words_of("nl").say(message("effect-points", n=3))
'3 punten.'
"""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from heptapolis.vocab.messages import Gap, Message, Name, Several, message
from heptapolis.words.made import LANGUAGES

__all__ = ["ENGLISH", "LANGUAGES", "Words", "language_of", "language_of_environment", "message", "words_of"]

Texts = Mapping[str, str | Callable[..., str]]
Naming = Callable[[Name], str]
"""Says what a card, a city or a player is called."""
ITS = "-its"
"""How the key of a message ends that says of another city what the message without it says to the reader."""


class Words:
    """One language: its messages, and how it lists things."""

    def __init__(self, language: str, texts: Texts, naming: Naming | None = None) -> None:
        self.language, self.texts, self.naming = language, texts, naming

    def __call__(self, key: str, **gaps: Any) -> str:
        """A message with its gaps filled."""
        text = self.texts[key]
        return text if isinstance(text, str) else text(**gaps)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.texts

    def naming_by(self, naming: Naming) -> Words:
        """The same language at a table where things and people have names."""
        return Words(self.language, self.texts, naming)

    def of_another(self) -> Words:
        """The same language spoken of another city: "its neighbours" instead of "your neighbours".

        >>> ENGLISH.of_another()("from-left")
        'its left neighbour'
        """
        its = {key.removesuffix(ITS): text for key, text in self.texts.items() if key.endswith(ITS)}
        return Words(self.language, {**self.texts, **its}, self.naming)

    def say(self, told: Message) -> str:
        """A message in this language."""
        return self(told.key, **{name: self.fill(gap) for name, gap in told.gaps.items()})

    def fill(self, gap: Gap) -> str | int:
        """The value for a gap, in this language."""
        if isinstance(gap, Message):
            return self.say(gap)
        if isinstance(gap, Several):
            return self.listed([str(self.fill(part)) for part in gap.parts], gap.last)
        if isinstance(gap, Name):
            return self.naming(gap) if self.naming else self.name(gap)
        return gap

    def name(self, name: Name) -> str:
        """What something of the boxes is called in this language; its id if it is in none of them."""
        key = f"name-{name.kind}-{name.id}"
        return self(key) if key in self.texts else str(name.id)

    def listed(self, words: Sequence[str], last: str = "and") -> str:
        """Words with commas and a last conjunction.

        >>> words_of("da").listed(["træ", "sten", "ler"], "or")
        'træ, sten eller ler'
        """
        if len(words) < 2:
            return "".join(words)
        return self(f"list-{last}", rest=", ".join(words[:-1]), last=words[-1])

    def sentence(self, text: str) -> str:
        """A text that begins a sentence."""
        return text[:1].upper() + text[1:]


@cache
def words_of(language: str) -> Words:
    """The words of a language."""
    return Words(language, import_module(f"heptapolis.words.made.{language}").MESSAGES)


ENGLISH = words_of("en")


def language_of(tags: Iterable[str | None]) -> str:
    """The first language among some tags that we speak; English if there is none.

    >>> language_of(["de_DE.UTF-8", "nn_NO.UTF-8"])
    'nb'
    """
    for tag in tags:
        base = (tag or "").lower().replace("-", "_").split("_")[0].split(".")[0]
        known = "nb" if base in ("no", "nn") else base
        if known in LANGUAGES:
            return known
    return "en"


def language_of_environment() -> str:
    """The language that the environment of this process asks for."""
    asked = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return language_of([*filter(None, asked)][:1] or [locale.getlocale()[0]])
