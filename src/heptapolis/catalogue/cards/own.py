"""A custom box: cards, wonders and edifices that someone adds to an edition, read from its tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from heptapolis.catalogue.cards.box import Card, Edifice, Wonder
from heptapolis.catalogue.cards.expansion import read_edifice
from heptapolis.catalogue.cards.load import EDITIONS, read_card, read_wonder
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import CatalogueError, UnknownName
from heptapolis.words import LANGUAGES

LARGEST_BOX = 200_000
"""So many bytes the files of a box may have together."""
LONGEST_NAME = 60
FILES = ("box", "cards", "wonders", "edifices")


@dataclass(frozen=True)
class OwnBox:
    """A custom box; two boxes are the same if their tables are.

    `tables` are its files as JSON values and `digest` is the SHA-256 over them. `least` and `most` are the players it
    is for, where it says so.
    """

    digest: str
    tables: dict[str, Any] = field(compare=False, repr=False)
    id: str = field(compare=False)
    name: str = field(compare=False)
    author: str = field(compare=False)
    names: dict[str, str] = field(compare=False, repr=False)
    editions: tuple[str, ...] = field(compare=False)
    least: int = field(compare=False)
    most: int = field(compare=False)
    cards: tuple[Card, ...] = field(compare=False, repr=False)
    copies: dict[str, tuple[int, ...]] = field(compare=False, repr=False)
    wonders: tuple[Wonder, ...] = field(compare=False, repr=False)
    edifices: tuple[Edifice, ...] = field(compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values: the tables, and the digest that shows later edits."""
        return {"digest": self.digest, "tables": self.tables}

    def in_short(self) -> dict[str, str]:
        """Its name and digest alone."""
        return {"id": self.id, "name": self.name, "digest": self.digest}


def own_box_of(tables: Mapping[str, Any], place: Path) -> OwnBox:
    """The box of tables; `place` is how an error names their folder."""
    unknown = set(tables) - set(FILES)
    if unknown or "box" not in tables:
        raise CatalogueError(str(place), "box", f"must have the tables box, and may have {', '.join(FILES[1:])}")
    digest = digest_of(tables, place)
    sheet = Entry(place / "box.toml", "box", tables["box"])
    name = sheet.text("id")
    sheet.check_id(name)
    whole = Entry(place / "cards.toml", "file", tables.get("cards", {}))
    box = OwnBox(
        digest=digest,
        tables=dict(tables),
        id=name,
        name=checked_name(sheet, "name"),
        author=checked_name(sheet, "author"),
        names=read_names(sheet),
        editions=read_editions(sheet),
        least=sheet.take("least_players", int, 0),
        most=sheet.take("most_players", int, 0),
        cards=tuple(read_own_card(entry) for entry in whole.entries("card", "card", [])),
        copies=read_copies(whole),
        wonders=tuple(read_own_wonder(entry) for entry in entries_of(tables, place, "wonders", "wonder")),
        edifices=tuple(read_own_edifice(entry) for entry in entries_of(tables, place, "edifices", "edifice")),
    )
    whole.done()
    sheet.done()
    return box


def digest_of(tables: Mapping[str, Any], place: Path) -> str:
    """The SHA-256 over the tables as canonical JSON."""
    try:
        text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        reason = "is made of texts, whole numbers, yes and no, and lists and tables of them; something else is in it"
        raise CatalogueError(str(place), "box", reason) from None
    content = text.encode(errors="replace")
    if len(content) > LARGEST_BOX:
        raise CatalogueError(str(place), "box", f"has {len(content):,} bytes; the limit is {LARGEST_BOX:,}")
    return hashlib.sha256(content).hexdigest()


def entries_of(tables: Mapping[str, Any], place: Path, file: str, name: str) -> list[Entry]:
    """The entries of a file that holds one kind of thing."""
    whole = Entry(place / f"{file}.toml", "file", tables.get(file, {}))
    entries = whole.entries(name, name, [])
    whole.done()
    return entries


def read_editions(sheet: Entry) -> tuple[str, ...]:
    """The editions that a box goes with."""
    editions = sheet.texts("editions")
    for edition in editions:
        if edition not in EDITIONS:
            raise sheet.fault(str(UnknownName("edition", edition, EDITIONS)))
    if not editions:
        raise sheet.fault(f"editions must name one or more of {', '.join(EDITIONS)}")
    return editions


def identified(entry: Entry, what: str) -> str:
    """The id of an entry, which names it in every later fault."""
    name = entry.text("id")
    entry.name = f"{what} {name}"
    entry.check_id(name)
    return name


def checked_name(entry: Entry, key: str) -> str:
    """A name that people read: not empty, not long, and on one line."""
    return checked_text(entry, key, entry.text(key))


def checked_text(entry: Entry, key: str, text: Any) -> str:
    """The text, if it can be a name."""
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
        raise entry.fault(f"{key} = {text!r} is not a name: it is a text of 1 to {LONGEST_NAME} letters on one line")
    return text


def read_names(entry: Entry, key: str = "names") -> dict[str, str]:
    """Names by language."""
    names = entry.table(key)
    for language, text in names.items():
        if language not in LANGUAGES:
            raise entry.fault(f"{key}: {UnknownName('language', language, LANGUAGES)}")
        checked_text(entry, f"{key}.{language}", text)
    return names


def read_own_card(entry: Entry) -> Card:
    """One card; the cards that make it free are named one by one."""
    name = identified(entry, "card")
    checked_text(entry, "name", entry.values.get("name"))
    names = read_names(entry)
    card = read_card(entry, name, entry.texts("chain_from", ()), ())
    return replace(card, names=names, own=True)


def read_copies(whole: Entry) -> dict[str, tuple[int, ...]]:
    """The copies of cards of the edition that are others; none takes a card out."""
    copies: dict[str, tuple[int, ...]] = {}
    for entry in whole.entries("copies", "copies", []):
        name = identified(entry, "copies")
        if name in copies:
            raise entry.fault("appears twice")
        copies[name] = entry.numbers("copies")
        entry.done()
    return copies


def read_own_wonder(entry: Entry) -> Wonder:
    """One wonder; its city may have names in several languages too."""
    for key in ("city", "name"):
        checked_text(entry, key, entry.values.get(key))
    names, city_names = read_names(entry), read_names(entry, "city_names")
    return replace(read_wonder(entry), names=names, city_names=city_names, own=True)


def read_own_edifice(entry: Entry) -> Edifice:
    """One edifice."""
    checked_text(entry, "name", entry.values.get("name"))
    names = read_names(entry)
    return replace(read_edifice(entry), names=names, own=True)
