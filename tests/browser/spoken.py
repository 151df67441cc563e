"""What the client says, read from the messages: tests follow a changed word by themselves."""

from __future__ import annotations

import re
from functools import cache

from tools import messages
from tools.message_syntax import Gap, Pattern, readings

LANGUAGES = messages.LANGUAGES


@cache
def words(language: str = "en") -> dict[str, str]:
    """All messages of a language, their gaps in braces; of plural forms the one for many."""
    found = messages.read()[language]
    return {key: text_of([*readings(message.pattern)][-1]) for key, message in found.items()}


def text_of(reading: Pattern) -> str:
    """A message with its gaps in braces."""
    return "".join(f"{{{part.name}}}" if isinstance(part, Gap) else str(part) for part in reading)


def say(key: str, language: str = "en", **gaps: object) -> str:
    """A message with its gaps filled."""
    return re.sub(r"\{(\w+)\}", lambda gap: str(gaps.get(gap[1], gap[0])), words(language)[key])


def asks(language: str = "en") -> dict[str, str]:
    """What the table says when it asks for something: each sentence as a pattern, and its decision."""
    found = {key: pattern(key, language) for key in words(language) if key.startswith("ask-") and key != "ask-decline"}
    return {text.pattern: key.removeprefix("ask-") for key, text in found.items()}


def pattern(key: str, language: str = "en") -> re.Pattern[str]:
    """A message with anything in its gaps."""
    texts = re.split(r"\{\w+\}", words(language)[key])
    return re.compile(f"^{'.+'.join(map(re.escape, texts))}$")
