"""The compiler of messages: what it makes, what it refuses, and that all five languages are complete."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import message_code, messages
from tools.message_syntax import Language, parse, pattern_of

from heptapolis.words import made
from words.small import lay_out


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return lay_out(tmp_path)


def compiled(text: str, key: str = "key") -> str | Callable[..., str]:
    """What a message becomes in Python."""
    language = Language()
    parse(Path("made.ftl"), text, language)
    assert not language.faults
    scope: dict[str, dict[str, str | Callable[..., str]]] = {}
    exec(message_code.python_module("en", {key: pattern_of(key, language)}), scope)  # noqa: S102 - our own code
    return scope["MESSAGES"][key]


def spoken(text: str, **gaps: object) -> str:
    found = compiled(text)
    return found if isinstance(found, str) else found(**gaps)


def test_a_message_without_gaps_is_a_text() -> None:
    assert compiled("key = Some words") == "Some words"


def test_gaps_take_texts_and_numbers_wherever_they_stand() -> None:
    assert spoken("key = { $a } { $b } { $a }", a=1, b="x") == "1 x 1"


def test_a_plural_goes_by_one_and_everything_else() -> None:
    text = "key = { $who } has { $n ->\n  [one] { $n } coin\n *[other] { $n } coins\n}."
    assert [spoken(text, who="Elsa", n=n) for n in (0, 1, 2, 21)] == [
        "Elsa has 0 coins.",
        "Elsa has 1 coin.",
        "Elsa has 2 coins.",
        "Elsa has 21 coins.",
    ]


def test_a_word_chooses_a_text_and_an_unknown_one_takes_the_default() -> None:
    text = "key = { $way ->\n  [left] to the left\n *[swap] swapped\n  [right] to the right\n}"
    assert [spoken(text, way=way) for way in ("left", "right", "swap", "?")] == [
        "to the left",
        "to the right",
        "swapped",
        "swapped",
    ]


def test_terms_and_messages_are_written_out_where_they_are_named() -> None:
    text = "-game = 7 Wonders\nhi = Hi { $who }\nkey = { hi }, this is { -game }."
    assert spoken(text, who="Elsa") == "Hi Elsa, this is 7 Wonders."


@pytest.mark.parametrize("text", ['"quoted"', "back\\slash", "`tick` ${x}", "It is 100 % “so”", "a { b"])
def test_every_character_survives_in_python(text: str) -> None:
    source = re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', text)
    assert spoken(f"key = {source}") == text
    assert spoken(f"key = {source} {{ $n }}", n=1) == f"{text} 1"


def test_every_character_survives_in_typescript(tmp_path: Path) -> None:
    language = Language()
    parse(Path("made.ftl"), 'key = "a" \\ `b` ${ "{" }c{ "}" } { $n }', language)
    value = message_code.script_value(pattern_of("key", language))
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node to run it with")
    told = subprocess.run([node, "-p", f"({value})({{ n: 1 }})"], check=True, capture_output=True, text=True)
    assert told.stdout == '"a" \\ `b` ${c} 1\n'


def test_a_terminal_gets_no_soft_hyphens_and_a_browser_does() -> None:
    language = Language()
    parse(Path("made.ftl"), 'key = Handels{ "\\u00AD" }kammare', language)
    pattern = pattern_of("key", language)
    assert message_code.python_value(pattern) == '"Handelskammare"'
    assert message_code.script_value(pattern) == '"Handels\u00adkammare"'


def test_a_printed_name_may_say_where_it_breaks_but_not_become_another(project: Path) -> None:
    names = project / "messages" / "nl" / "names.ftl"
    names.write_text('name-card-inn = Her{ "\\u00AD" }berg\n', encoding="utf-8")
    found = messages.read(project)
    assert '"name-card-inn": "Her\u00adberg"' in messages.script_files(found)[messages.SCRIPT / "nl.ts"]
    assert '"name-card-inn": "Herberg"' in messages.python_files(found)[messages.PYTHON / "nl.py"]
    for other in ("Herberg", 'Kroeg{ "\\u00AD" }baas'):
        names.write_text(f"name-card-inn = {other}\n", encoding="utf-8")
        with pytest.raises(messages.MessageFaults, match="already defined"):
            messages.read(project)


def test_each_side_gets_its_files_and_the_names_of_the_catalogue(project: Path) -> None:
    found = messages.read(project)
    python, script = messages.python_files(found), messages.script_files(found)
    dutch = python[messages.PYTHON / "nl.py"]
    assert '"name-card-inn": "Herberg"' in dutch
    assert '"prompt"' in dutch
    assert '"home"' not in dutch
    keys = script[messages.SCRIPT / "keys.ts"]
    assert 'readonly "coins": { readonly n: number };' in keys
    assert 'readonly "home": undefined;' in keys
    assert '"prompt"' not in keys
    assert '"name-card-inn": "Inn"' in script[messages.SCRIPT / "en.ts"]


def test_a_file_that_stays_the_same_keeps_its_time(tmp_path: Path) -> None:
    messages.write({Path("a.py"): "1\n"}, tmp_path)
    before = (tmp_path / "a.py").stat().st_mtime_ns
    messages.write({Path("a.py"): "1\n"}, tmp_path)
    assert (tmp_path / "a.py").stat().st_mtime_ns == before


def test_the_five_languages_are_complete() -> None:
    found = messages.read()
    assert list(found) == ["en", "da", "nb", "sv", "nl"]
    assert all(set(texts) == set(found["en"]) for texts in found.values())


@pytest.mark.parametrize("name", messages.LANGUAGES)
def test_what_is_installed_is_what_the_messages_say(name: str) -> None:
    module = importlib.import_module(f"heptapolis.words.made.{name}")
    found = messages.read()[name]
    assert set(module.MESSAGES) == {key for key, message in found.items() if message.file != "browser"}
    assert made.LANGUAGES[name] == module.MESSAGES["language-name"]
    assert module.MESSAGES["table-coins"](n=1).startswith("1 ")
    assert not any("\u00ad" in text for text in module.MESSAGES.values() if isinstance(text, str))
