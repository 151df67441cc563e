"""Reads Fluent files into patterns of text, gaps and choices; anything else that Fluent offers is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from keyword import iskeyword
from pathlib import Path
from typing import Literal

from fluent.syntax import FluentParser, ast

PLURAL = {"one", "other"}
Kind = Literal["text", "number", "word"]
"""What fills a gap: any text or number, a number that chooses a plural form, or a word that chooses a text."""


@dataclass(frozen=True)
class Gap:
    """A variable of a message."""

    name: str


@dataclass(frozen=True)
class Choice:
    """One of several texts, chosen by a variable; the last is for everything not named before."""

    name: str
    kind: Kind
    variants: tuple[tuple[str, Pattern], ...]


Pattern = tuple["str | Gap | Choice", ...]


@dataclass(frozen=True)
class Place:
    """Where a message is written."""

    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass
class Language:
    """The entries of one language by their key, terms with their dash, and the faults found in its files."""

    entries: dict[str, tuple[ast.Message | ast.Term, Place]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


class Refused(ValueError):
    """Why a message cannot be compiled."""


def line_of(text: str, offset: int) -> int:
    r"""The line of a place in a text.

    >>> line_of("a\nb", 2)
    2
    """
    return text.count("\n", 0, offset) + 1


def parse(file: Path, text: str, language: Language) -> None:
    """Add the entries of a file."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            add_junk(entry, file, text, language)
        elif isinstance(entry, ast.Message | ast.Term):
            add(entry, Place(file, line_of(text, entry.id.span.start if entry.id.span else 0)), language)


def add_junk(junk: ast.Junk, file: Path, text: str, language: Language) -> None:
    """Say what is wrong with lines that are not Fluent."""
    start = junk.span.start if junk.span else 0
    first = (junk.content or "").strip().partition("\n")[0]
    why = "; ".join(note.message or "" for note in junk.annotations)
    language.faults.append(f"{Place(file, line_of(text, start))}: {first!r} is not Fluent: {why}")


def add(entry: ast.Message | ast.Term, place: Place, language: Language) -> None:
    """Add an entry, unless its key is taken."""
    key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if key in language.entries:
        language.faults.append(f"{place}: {key} is already defined at {language.entries[key][1]}")
    else:
        language.entries[key] = (entry, place)


def pattern_of(key: str, language: Language, path: tuple[str, ...] = ()) -> Pattern:
    """What a message says, with the terms and messages it refers to written out."""
    if key in path:
        raise Refused(f"it refers to itself: {' -> '.join((*path, key))}")
    if key not in language.entries:
        raise Refused(f"it refers to {key}, which is not there")
    entry, _ = language.entries[key]
    if entry.attributes:
        raise Refused("attributes are not supported")
    if entry.value is None:
        raise Refused("it has no text")
    return joined(compiled(entry.value, language, (*path, key)))


def compiled(pattern: ast.Pattern, language: Language, path: tuple[str, ...]) -> Iterator[str | Gap | Choice]:
    """The parts of a Fluent pattern."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from placed(element.expression, language, path)


def placed(expression: object, language: Language, path: tuple[str, ...]) -> Iterator[str | Gap | Choice]:
    """What is between braces."""
    match expression:
        case ast.StringLiteral():
            yield expression.parse()["value"]
        case ast.VariableReference():
            yield Gap(gap_name(expression))
        case ast.SelectExpression():
            yield choice(expression, language, path)
        case ast.MessageReference(attribute=None):
            yield from pattern_of(expression.id.name, language, path)
        case ast.TermReference(attribute=None, arguments=None):
            yield from pattern_of(f"-{expression.id.name}", language, path)
        case _:
            raise Refused(f"a {type(expression).__name__} is not supported between braces")


def gap_name(variable: ast.VariableReference) -> str:
    """The name of a variable; it becomes a name in Python."""
    name = variable.id.name
    if not name.isidentifier() or iskeyword(name):
        raise Refused(f"${name} cannot be the name of a gap in Python")
    return name


def choice(expression: ast.SelectExpression, language: Language, path: tuple[str, ...]) -> Choice:
    """A choice by a plural number or by a word."""
    if not isinstance(expression.selector, ast.VariableReference):
        raise Refused("only a variable can choose between texts")
    ordered = sorted(expression.variants, key=lambda variant: variant.default)
    names = [variant_name(variant) for variant in ordered]
    if len(set(names)) < len(names):
        raise Refused(f"a choice names one of {', '.join(names)} twice")
    is_plural = "one" in names or names == ["other"]
    if is_plural and names != ["one", "other"]:
        raise Refused(f"a plural has the forms [one] and *[other], not {', '.join(names)}")
    patterns = [joined(compiled(variant.value, language, path)) for variant in ordered]
    kind: Kind = "number" if is_plural else "word"
    return Choice(gap_name(expression.selector), kind, tuple(zip(names, patterns, strict=True)))


def variant_name(variant: ast.Variant) -> str:
    """The word of a variant."""
    if not isinstance(variant.key, ast.Identifier):
        raise Refused(f"a number such as [{variant.key.value}] cannot choose a text")
    return variant.key.name


def joined(parts: Iterator[str | Gap | Choice]) -> Pattern:
    """Parts with neighbouring texts made one."""
    found: list[str | Gap | Choice] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return tuple(found)


def gaps_of(pattern: Pattern) -> dict[str, Kind]:
    """The gaps of a message with what fills them."""
    found: dict[str, Kind] = {}
    for name, kind in uses_of(pattern):
        found[name] = met(name, found.get(name, "text"), kind)
    return found


def uses_of(pattern: Pattern) -> Iterator[tuple[str, Kind]]:
    """Every place where a gap is used, with what fills it there."""
    for part in pattern:
        if isinstance(part, Gap):
            yield part.name, "text"
        elif isinstance(part, Choice):
            yield part.name, part.kind
            for _, variant in part.variants:
                yield from uses_of(variant)


def met(name: str, one: Kind, other: Kind) -> Kind:
    """What fills a gap that is used in two ways."""
    if "text" in (one, other):
        return one if other == "text" else other
    if one != other:
        raise Refused(f"${name} is a plural number in one place and a word in another")
    return one


def readings(pattern: Pattern) -> Iterator[Pattern]:
    """Every way a message can be read: one for each variant of its choices."""
    if not pattern:
        yield ()
        return
    first, rest = pattern[0], list(readings(pattern[1:]))
    variants = [variant for _, variant in first.variants] if isinstance(first, Choice) else []
    starts = [start for variant in variants for start in readings(variant)] or [(first,)]
    yield from ((*start, *end) for start in starts for end in rest)
