"""One entry of a catalogue file, read key by key; every fault names the file, the entry and the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from heptapolis.errors import CatalogueError
from heptapolis.vocab.reading import read_text

LARGEST_FILE = 1_000_000
WHOLE = "file"
"""What an entry is called that is a whole file."""


def read_toml(file: Path) -> dict[str, Any]:
    """A TOML file as tables."""
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except OSError as fault:
        raise CatalogueError(place_of(file), WHOLE, f"cannot be read: {fault.strerror}") from None
    return parse_toml(content, file)


def parse_toml(content: bytes, file: Path) -> dict[str, Any]:
    """The content of a TOML file as tables; `file` is how an error names it."""
    if len(content) > LARGEST_FILE:
        raise CatalogueError(place_of(file), WHOLE, f"is larger than {LARGEST_FILE} bytes")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as fault:
        raise CatalogueError(place_of(file), WHOLE, f"is not TOML: {fault}") from None


def place_of(file: Path) -> str:
    """A file as an error names it: with its folder, since every box has files of these names."""
    return "/".join(part for part in (file.parent.name, file.name) if part) or str(file)


class Entry:
    """One entry of a catalogue file; knows its place, so that every fault names it."""

    def __init__(self, file: Path, name: str, values: Any) -> None:
        self.file, self.name = file, name
        if not isinstance(values, dict):
            raise self.fault(f"{values!r} is not a table")
        self.values: dict[str, Any] = dict(values)

    @classmethod
    def of_file(cls, file: Path, name: str = WHOLE) -> Entry:
        """A whole file as one entry."""
        return cls(file, name, read_toml(file))

    def fault(self, reason: str) -> CatalogueError:
        """The error for a fault of this entry."""
        return CatalogueError(place_of(self.file), self.name, reason)

    def read(self, reader: Any) -> Any:
        """What the reader gives; its complaint becomes a fault of this entry."""
        try:
            return reader()
        except ValueError as fault:
            raise self.fault(str(fault)) from None

    def take(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of a key, of the wanted type."""
        if key not in self.values and default is not None:
            return default
        if key not in self.values:
            raise self.fault(f"the key {key!r} is missing")
        value = self.values.pop(key)
        if type(value) is not kind:
            raise self.fault(f"{key} = {value!r} is not of type {kind.__name__}")
        return value

    def text(self, key: str) -> str:
        """A text."""
        return str(self.take(key, str))

    def number(self, key: str) -> int:
        """A whole number."""
        return int(self.take(key, int))

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self.take(key, list)
        if any(type(value) is not int for value in values):
            raise self.fault(f"{key} {values} must be whole numbers")
        return tuple(values)

    def table(self, key: str) -> dict[str, Any]:
        """A table; empty if the key is absent."""
        return dict(self.take(key, dict, {}))

    def texts(self, key: str, default: Iterable[str] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self.read(lambda: [read_text(text) for text in self.take(key, list, default)]))

    def entries(self, key: str, name: str, default: list[Any] | None = None) -> list[Entry]:
        """A list of tables, each an entry inside this one."""
        tables = self.take(key, list, default)
        return [Entry(self.file, f"{name} {number}", table) for number, table in enumerate(tables, 1)]

    def identify(self, what: str = "") -> str:
        """The id, which names one of many entries from now on; refuses what the notation of games could not carry."""
        name = self.text("id")
        self.name = f"{what} {name}" if what else self.name
        if not re.fullmatch("[a-z0-9_]+", name):
            raise self.fault(f"an id consists of lower-case letters, digits and underscores; this one is {name[:40]!r}")
        return name

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no."""
        return bool(self.take(key, bool, default))

    def done(self) -> None:
        """Refuse keys that nothing reads: a slip of the pen would be lost otherwise."""
        if self.values:
            raise self.fault(f"the key {next(iter(self.values))!r} is unknown")
