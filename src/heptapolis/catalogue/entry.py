"""One entry of a catalogue file, read key by key; every fault names the file, the entry and the reason."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

from heptapolis.errors import CatalogueError
from heptapolis.vocab.cards.effects import Effect, read_effect
from heptapolis.vocab.cards.goods import Cost, parse_cost
from heptapolis.vocab.cards.limits import MOST_GOODS
from heptapolis.vocab.reading import read_text

LARGEST_FILE = 1_000_000


def read_toml(file: Path) -> dict[str, Any]:
    """A TOML file as tables."""
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise CatalogueError(place_of(file), "file", f"is larger than {LARGEST_FILE} bytes")
        return tomllib.loads(content.decode("utf-8-sig"))
    except OSError as fault:
        raise CatalogueError(place_of(file), "file", f"cannot be read: {fault.strerror}") from None
    except (ValueError, RecursionError) as fault:
        raise CatalogueError(place_of(file), "file", f"is not TOML: {fault}") from None


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
        return [Entry(self.file, f"{self.name} {name} {number}", table) for number, table in enumerate(tables, 1)]

    def check_id(self, name: str) -> None:
        """Refuse an id that the notation of games could not carry."""
        if not re.fullmatch("[a-z0-9_]+", name):
            raise self.fault("an id consists of lower-case letters, digits and underscores")

    def cost(self) -> Cost:
        """The cost of the entry."""
        cost: Cost = self.read(lambda: parse_cost(self.text("cost")))
        if len(cost.goods) > MOST_GOODS:
            raise self.fault(f"cost {cost} has {len(cost.goods)} goods; the limit is {MOST_GOODS}")
        return cost

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no."""
        return bool(self.take(key, bool, default))

    def effects(self, key: str = "effects") -> tuple[Effect, ...]:
        """The effects of the entry; each kind at most once."""
        effects = tuple(self.read(lambda: [read_effect(entry) for entry in self.take(key, list)]))
        for kind, count in Counter(effect.kind.name for effect in effects).items():
            if count > 1:
                raise self.fault(f"effect {kind} appears {count} times; once is enough")
        for effect, other in combinations(effects, 2):
            if effect.columns.keys() & other.columns.keys():
                raise self.fault(f"the effects {effect.kind.name} and {other.kind.name} cannot go together")
        if not effects:
            raise self.fault("has no effect")
        return effects

    def source(self) -> dict[str, object]:
        """Where the entry comes from: agreeing transcriptions, or sources and confidence."""
        keys = [key for key in ("agree", "sources", "confidence", "disputed") if key in self.values]
        return {key: self.values.pop(key) for key in keys}

    def done(self) -> None:
        """Refuse keys that nothing reads: a slip of the pen would be lost otherwise."""
        if self.values:
            raise self.fault(f"the key {next(iter(self.values))!r} is unknown")
