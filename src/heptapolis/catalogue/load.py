"""Reads the catalogue files and refuses a fault with the file, the entry and the reason."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from heptapolis.catalogue.audit import audit_box
from heptapolis.catalogue.box import Box, Card, Constants, Side, Stage, Wonder
from heptapolis.errors import CatalogueError, UnknownName
from heptapolis.vocab.city import LINE_OF_COLOUR, Colour, Line
from heptapolis.vocab.effects import Effect, read_effect, read_text, read_word
from heptapolis.vocab.goods import Cost, parse_cost, read_letter

EDITIONS = ("first-edition", "second-edition")
MOST_GOODS = 7
"""A cost has at most so many goods: the payment arithmetic counts to seven."""


@cache
def box_of(edition: str) -> Box:
    """The box of an edition, read once."""
    if edition not in EDITIONS:
        raise UnknownName("ruleset", edition, EDITIONS)
    return load_box(Path(__file__).parent / edition.replace("-", "_"))


def boxes() -> tuple[Box, ...]:
    """All boxes, in the order in which the rules number them."""
    return tuple(box_of(edition) for edition in EDITIONS)


def load_box(folder: Path) -> Box:
    """Read a box from its folder and check it whole."""
    sheet = Entry(folder / "box.toml", "box", read_toml(folder / "box.toml"))
    box = Box(
        id=sheet.text("id"),
        name=sheet.text("name"),
        year=sheet.number("year"),
        sides=sheet.texts("sides"),
        sheet=sheet.read(lambda: tuple(Line[read_word(word, LINES, "line")] for word in sheet.texts("sheet"))),
        constants=read_constants(sheet),
        components=sheet.table("components"),
        sources=sheet.table("sources"),
        cards=read_cards(folder / "cards.toml"),
        wonders=read_wonders(folder / "wonders.toml"),
    )
    sheet.done()
    if sorted(box.sheet) != sorted(Line):
        raise sheet.fault("the sheet must have every line once")
    audit_box(box, folder)
    return box


LINES = [line.word for line in Line]


def read_toml(file: Path) -> dict[str, Any]:
    """A TOML file as tables."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise CatalogueError(place_of(file), "file", f"cannot be read: {fault.strerror}") from None
    except (ValueError, RecursionError) as fault:
        raise CatalogueError(place_of(file), "file", f"is no TOML: {fault}") from None


def place_of(file: Path) -> str:
    """A file as an error names it: with its folder, since every box has files of these names."""
    return f"{file.parent.name}/{file.name}"


class Entry:
    """One entry of a catalogue file; knows its place, so that every fault names it."""

    def __init__(self, file: Path, name: str, values: Any) -> None:
        self.file, self.name = file, name
        if not isinstance(values, dict):
            raise self.fault(f"{values!r} is no table")
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

    def entries(self, key: str, name: str) -> list[Entry]:
        """A list of tables, each an entry inside this one."""
        tables = self.take(key, list)
        return [Entry(self.file, f"{self.name} {name} {number}", table) for number, table in enumerate(tables, 1)]

    def check_id(self, name: str) -> None:
        """Refuse an id that the notation of games could not carry."""
        if not re.fullmatch("[a-z0-9_]+", name):
            raise self.fault("an id is made of small letters, digits and underscores")

    def cost(self) -> Cost:
        """The cost of the entry."""
        cost: Cost = self.read(lambda: parse_cost(self.text("cost")))
        if len(cost.goods) > MOST_GOODS:
            raise self.fault(f"cost {cost} has {len(cost.goods)} goods, at most {MOST_GOODS} can be counted")
        return cost

    def effects(self) -> tuple[Effect, ...]:
        """The effects of the entry; each kind at most once."""
        effects = tuple(self.read(lambda: [read_effect(entry) for entry in self.take("effects", list)]))
        for kind, count in Counter(effect.kind.name for effect in effects).items():
            if count > 1:
                raise self.fault(f"effect {kind} stands there {count} times, once is enough")
        for effect, other in combinations(effects, 2):
            if effect.columns.keys() & other.columns.keys():
                raise self.fault(f"the effects {effect.kind.name} and {other.kind.name} cannot stand together")
        if not effects:
            raise self.fault("has no effect")
        return effects

    def source(self) -> dict[str, object]:
        """Where the entry comes from: agreeing transcriptions, or sources and confidence."""
        keys = [key for key in ("agree", "sources", "confidence") if key in self.values]
        return {key: self.values.pop(key) for key in keys}

    def done(self) -> None:
        """Refuse keys that nothing reads: a slip of the pen would be lost otherwise."""
        if self.values:
            raise self.fault(f"the key {next(iter(self.values))!r} is not known")


def read_constants(sheet: Entry) -> Constants:
    """The constants of a box."""
    entry = Entry(sheet.file, "constants", sheet.table("constants"))
    numbers = {f.name: entry.number(f.name) for f in fields(Constants) if f.name != "victory"}
    victory = entry.numbers("victory")
    if len(victory) != numbers["ages"]:
        raise entry.fault(f"victory = {list(victory)} must have one value for each of the {numbers['ages']} Ages")
    entry.done()
    return Constants(**numbers, victory=victory)


def read_cards(file: Path) -> tuple[Card, ...]:
    """All cards of a file, with their chains in both directions."""
    whole = Entry(file, "file", read_toml(file))
    tables = whole.take("card", list)
    whole.done()
    entries = [Entry(file, f"card {number}", table) for number, table in enumerate(tables, 1)]
    ids = [entry.text("id") for entry in entries]
    for card, entry in zip(ids, entries, strict=True):
        entry.name = f"card {card}"
        entry.check_id(card)
    openers: dict[str, list[str]] = {}
    for card, entry in zip(ids, entries, strict=True):
        for symbol in entry.texts("opens", ()):
            openers.setdefault(symbol, []).append(card)
    needed = {str(entry.values.get("chain_symbol")) for entry in entries}
    parents = [chain_parents(entry, ids, openers) for entry in entries]
    for symbol, cards in openers.items():
        if symbol not in needed:
            raise CatalogueError(place_of(file), f"card {cards[0]}", f"no card needs the chain symbol {symbol!r}")
    return tuple(
        read_card(
            entry, card, chained_by, tuple(other for other, named in zip(ids, parents, strict=True) if card in named)
        )
        for card, entry, chained_by in zip(ids, entries, parents, strict=True)
    )


def chain_parents(entry: Entry, ids: list[str], openers: dict[str, list[str]]) -> tuple[str, ...]:
    """The cards that make this one free: named one by one, or by a symbol they open."""
    named = entry.texts("chain_from", ())
    for name in named:
        if name not in ids:
            raise entry.fault(f"chain_from names {name!r}, which is no card of this file")
    if "chain_symbol" not in entry.values:
        return named
    symbol = entry.text("chain_symbol")
    if symbol not in openers:
        raise entry.fault(f"no card opens the chain symbol {symbol!r}")
    return named + tuple(openers[symbol])


def read_card(entry: Entry, card: str, chained_by: tuple[str, ...], chains_to: tuple[str, ...]) -> Card:
    """One card."""
    colour: Colour = entry.read(lambda: Colour[read_word(entry.text("colour"), [c.word for c in Colour], "colour")])
    effects = entry.effects()
    if colour not in LINE_OF_COLOUR and any("point" in effect.kind.name for effect in effects):
        raise entry.fault(f"{colour.word} cards have no line for points on the score sheet")
    read = Card(
        cost=entry.cost(),
        effects=effects,
        id=card,
        name=entry.text("name"),
        age=entry.number("age"),
        colour=colour,
        copies=() if colour == Colour.PURPLE else entry.numbers("copies"),
        chained_by=chained_by,
        chains_to=chains_to,
        names=entry.table("names"),
        source=entry.source(),
    )
    entry.done()
    return read


def read_wonders(file: Path) -> tuple[Wonder, ...]:
    """All wonder boards of a file."""
    whole = Entry(file, "file", read_toml(file))
    tables = whole.take("wonder", list)
    whole.done()
    wonders = []
    for number, table in enumerate(tables, 1):
        entry = Entry(file, f"wonder {number}", table)
        name = entry.text("id")
        entry.name = f"wonder {name}"
        entry.check_id(name)
        wonders.append(
            Wonder(
                id=name,
                city=entry.text("city"),
                name=entry.text("name"),
                sides=tuple(read_side(side) for side in entry.entries("side", "side")),
                also=entry.texts("also", ()),
                names=entry.table("names"),
            )
        )
        entry.done()
    return tuple(wonders)


def read_side(entry: Entry) -> Side:
    """One side of a board."""
    side = Side(
        id=entry.text("id"),
        resource=entry.read(lambda: read_letter(entry.text("resource"))),
        source=entry.source(),
        stages=tuple(read_stage(stage) for stage in entry.entries("stages", "stage")),
    )
    entry.done()
    return side


def read_stage(entry: Entry) -> Stage:
    """One stage of a wonder."""
    stage = Stage(cost=entry.cost(), effects=entry.effects(), source=entry.source())
    if stage.cost.coins:
        raise entry.fault("a stage costs goods only, no coins")
    entry.done()
    return stage
