"""What the client says, read from its own word lists: tests follow a changed word by themselves."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

WORDS = Path(__file__).parents[2] / "client" / "src" / "words"
LANGUAGES = ("en", "da", "nb", "sv", "nl")
TEXT = r'"(?:[^"\\]|\\.)*"'
ENTRY = re.compile(rf'^  "([\w./-]+)":\s*(?:({TEXT})|\{{.*?\bother:\s*({TEXT}))', re.MULTILINE | re.DOTALL)


@cache
def words(language: str = "en") -> dict[str, str]:
    """All phrases of a language; of plural forms the one for many."""
    source = (WORDS / f"{language}.ts").read_text(encoding="utf-8")
    return {key: json.loads(text or many) for key, text, many in ENTRY.findall(source)}


def say(key: str, language: str = "en", **gaps: object) -> str:
    """A phrase with its gaps filled."""
    return re.sub(r"\{(\w+)\}", lambda gap: str(gaps.get(gap[1], gap[0])), words(language)[key])


def asks(language: str = "en") -> dict[str, str]:
    """What the table says when it asks for something: the decision of each sentence."""
    found = {key: text for key, text in words(language).items() if key.startswith("ask.") and key != "ask.decline"}
    return {text: key.removeprefix("ask.") for key, text in found.items()}
