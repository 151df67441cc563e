"""Writes the words of all languages as plain Python and TypeScript: `python -m tools.messages`.

The words are written in Fluent, in messages/<language>; names that the catalogue prints come from its files. English is
the list of all keys. What only one side says is left out on the other: the terminal's words do not reach the browser.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast
from tools import message_code as code
from tools.message_syntax import Gap, Language, Pattern, Place, Refused, add, gaps_of, line_of, parse, pattern_of
from tools.message_syntax import readings as readings_of

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "da", "nb", "sv", "nl")
PYTHON = Path("src", "heptapolis", "words", "made")
SCRIPT = Path("client", "src", "made", "words")
NOT_PYTHON = "browser"
NOT_SCRIPT = "terminal"
PRINTED = "names"
"""The file to which names belong that come from the catalogue."""


@dataclass(frozen=True)
class Message:
    """A message of a language: in which file it belongs, where it is written, and what it says."""

    file: str
    place: Place
    pattern: Pattern


Messages = dict[str, Message]


class MessageFaults(ValueError):
    """Everything that is wrong with the messages, one fault a line."""


def read(root: Path = ROOT) -> dict[str, Messages]:
    """The messages of every language; raises with all faults that there are."""
    faults: list[str] = []
    printed = list(printed_names(root))
    found = {name: read_language(root, name, printed, faults) for name in LANGUAGES}
    for name in LANGUAGES[1:]:
        faults += differences(name, found["en"], found[name])
    if faults:
        raise MessageFaults("\n".join(faults))
    return found


@dataclass(frozen=True)
class Printed:
    """A name that the catalogue has in a language."""

    language: str
    key: str
    name: str
    place: Place


def printed_names(root: Path) -> Iterator[Printed]:
    """Every name in the files of the catalogue; one that two boxes share comes once."""
    seen = set()
    catalogue = root / "src" / "heptapolis" / "catalogue"
    for file in (*sorted((catalogue / "cards").rglob("*.toml")), *(catalogue / "dice").glob("boards.toml")):
        for name in names_in(file.relative_to(root), file.read_text(encoding="utf-8")):
            if (name.language, name.key, name.name) not in seen:
                seen.add((name.language, name.key, name.name))
                yield name


def names_in(file: Path, text: str) -> Iterator[Printed]:
    """The names in a file of the catalogue."""
    data = tomllib.loads(text)
    for box in (data, *data.get("part", ())) if "id" in data else ():
        place = Place(file, line_of(text, text.find(f'id = "{box["id"]}"')))
        yield Printed("en", f"name-box-{box['id']}", box["name"], place)
    for entry in data.get("board", ()):  # of the dice game: a wonder is a building there, and has no name of its own
        place = Place(file, line_of(text, text.find(f'id = "{entry["id"]}"')))
        yield Printed("en", f"name-city-{entry['id']}", entry["city"], place)
    for kind in ("card", "wonder", "edifice"):
        for entry in data.get(kind, ()):
            place = Place(file, line_of(text, text.find(f'id = "{entry["id"]}"')))
            for language, name in ({"en": entry["name"]} | entry.get("names", {})).items():
                yield Printed(language, f"name-{kind}-{entry['id']}", name, place)
            if "city" in entry:
                yield Printed("en", f"name-city-{entry['id']}", entry["city"], place)


def read_language(root: Path, name: str, printed: list[Printed], faults: list[str]) -> Messages:
    """The messages of a language."""
    language = Language()
    for file in sorted((root / "messages" / name).glob("*.ftl")):
        parse(file.relative_to(root), file.read_text(encoding="utf-8"), language)
    for own in printed:
        if own.language == name and not is_hyphened(own, language):
            entry = ast.Message(ast.Identifier(own.key), ast.Pattern([ast.TextElement(own.name)]))
            add(entry, own.place, language)
    found = dict(messages_of(language))
    faults += language.faults
    return found


def is_hyphened(own: Printed, language: Language) -> bool:
    """Whether a file of messages has the same name, with the places where a browser may break it."""
    try:
        text = "".join(str(part) for part in pattern_of(own.key, language))
    except Refused:
        return False
    return text != own.name and text.replace(code.SOFT_HYPHEN, "") == own.name


def messages_of(language: Language) -> Iterator[tuple[str, Message]]:
    """Every message that can be compiled; why another cannot becomes a fault."""
    for key, (entry, place) in language.entries.items():
        try:
            pattern = pattern_of(key, language)
            check_readings(pattern)
        except Refused as fault:
            language.faults.append(f"{place}: {key}: {fault}")
            continue
        if isinstance(entry, ast.Message):
            yield key, Message(place.file.stem if place.file.suffix == ".ftl" else PRINTED, place, pattern)


def check_readings(pattern: Pattern) -> None:
    """Refuse a message that can come out empty, or without one of its gaps."""
    needed = {name for name, kind in gaps_of(pattern).items() if kind == "text"}
    for reading in readings_of(pattern):
        gaps = {part.name for part in reading if isinstance(part, Gap)}
        if not gaps and not "".join(str(part) for part in reading).strip():
            raise Refused("the text is empty")
        if needed - gaps:
            raise Refused(f"one of its texts leaves out {dollars(needed - gaps)}")


def differences(name: str, english: Messages, other: Messages) -> Iterator[str]:
    """How the messages of a language differ from English."""
    for key, message in english.items():
        if key not in other:
            yield f"messages/{name}/{message.file}.ftl: {key} is missing; English has it at {message.place}"
    for key, message in other.items():
        if key not in english:
            yield f"{message.place}: {key} is not a message of English"
        else:
            yield from differences_of(key, english[key], message)


def differences_of(key: str, english: Message, other: Message) -> Iterator[str]:
    """How one message differs from English."""
    if other.file != english.file:
        yield f"{other.place}: {key} belongs in {english.file}.ftl, where English has it"
    wanted, given = gaps_of(english.pattern), gaps_of(other.pattern)
    if set(wanted) != set(given):
        yield f"{other.place}: {key} has {dollars(set(given))}, English has {dollars(set(wanted))}"
    elif wanted != given:
        kinds = ", ".join(f"${gap} ({kind})" for gap, kind in wanted.items() if given[gap] != kind)
        yield f"{other.place}: {key} does not choose between texts by {kinds} as English does"


def dollars(gaps: set[str]) -> str:
    """Gaps as they are written.

    >>> dollars({"who", "n"})
    '$n and $who'
    """
    return " and ".join(f"${name}" for name in sorted(gaps)) or "no gaps"


def texts_of(messages: Messages, without: str) -> dict[str, Pattern]:
    """What messages say, without those of one file."""
    return {key: message.pattern for key, message in sorted(messages.items()) if message.file != without}


def own_names(found: Mapping[str, Messages]) -> dict[str, str]:
    """What every language calls itself."""
    return {name: "".join(map(str, messages["language-name"].pattern)) for name, messages in found.items()}


def python_files(found: Mapping[str, Messages]) -> dict[Path, str]:
    """The modules of the library."""
    made = {f"{name}.py": code.python_module(name, texts_of(messages, NOT_PYTHON)) for name, messages in found.items()}
    made["__init__.py"] = code.python_languages(own_names(found))
    return {PYTHON / name: text for name, text in made.items()}


def script_files(found: Mapping[str, Messages]) -> dict[Path, str]:
    """The modules of the client."""
    made = {f"{name}.ts": code.script_module(name, texts_of(messages, NOT_SCRIPT)) for name, messages in found.items()}
    made["keys.ts"] = code.script_keys(texts_of(found["en"], NOT_SCRIPT))
    made["languages.ts"] = code.script_languages(own_names(found))
    return {SCRIPT / name: text for name, text in made.items()}


def write(files: Mapping[Path, str], root: Path = ROOT) -> None:
    """Write files; an unchanged file keeps its time, so that nothing is rebuilt."""
    for path, text in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the words of both sides."""
    try:
        found = read()
    except MessageFaults as faults:
        sys.exit(str(faults))
    write(python_files(found) | script_files(found))


if __name__ == "__main__":
    main()
