"""Words that the rulebooks do not use, and that must not come back; and what must be the same in every language."""

from __future__ import annotations

import re

import pytest
from tools import messages

FORBIDDEN = {
    "en": [r"\bthrow\w* away\b", r"\bthe house\b", r"\bget up\b"],
    "da": [r"tidsald", r"kastebunk", r"(?<!rbejdede )\bvarer\b", r"nabo"],
    "nb": [r"trinn(?!e)\b", r"(?<!dlede )\bvarer:", r"\bråmaterial"],
    "sv": [r"(?<!dlade )\bvaror\b"],
    "nl": [r"\bmunt(en)?\b", r"\bpapyrus\b", r"\bgrondstof(fen)? kaarten\b"],
}
"""Regular expressions by language. The rulebooks say Alder, bunken med brugte kort, ressourcer and sidemand in Danish,
fase and ressurser in Norwegian, resurser in Swedish, muntstuk and papier in Dutch."""


def said(language: str) -> dict[str, str]:
    """The sources of all messages of a language, names apart: those are the printed ones."""
    found = {}
    for file in sorted((messages.ROOT / "messages" / language).glob("*.ftl")):
        if file.stem != "names":
            for entry in re.split(r"\n(?=[a-z][\w-]* =)", file.read_text(encoding="utf-8")):
                key, _, text = entry.partition(" =")
                found[key.strip()] = re.sub(r"\{[^{}]*?\$[^{}]*?\}|^#.*$", "", text, flags=re.MULTILINE)
    return found


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_message_has_a_word_that_the_rulebook_does_not_use(language: str) -> None:
    texts = said(language)
    assert len(texts) > 700
    found = [(key, word) for key, text in texts.items() for word in FORBIDDEN[language] if re.search(word, text, re.I)]
    assert found == []


def commands(text: str) -> list[str]:
    """The words at the beginning of the lines of a help text that list what can be typed."""
    return re.findall(r'^\s+\{"  "\}(\w+(?: \[?[A-Z]+\]?)?)', text, re.MULTILINE)


@pytest.mark.parametrize("language", [language for language in FORBIDDEN if language != "en"])
@pytest.mark.parametrize("key", ["terminal-help-cards", "terminal-help-dice"])
def test_the_help_lists_the_same_commands_in_every_language(key: str, language: str) -> None:
    english = commands(said_with_gaps("en", key))
    assert len(english) == len(set(english)) > 8
    assert commands(said_with_gaps(language, key)) == english


def said_with_gaps(language: str, key: str) -> str:
    """The source of one message of the terminal, as it was written."""
    source = (messages.ROOT / "messages" / language / "terminal.ftl").read_text(encoding="utf-8")
    return source.partition(f"\n{key} =")[2].partition("\n\n")[0]
