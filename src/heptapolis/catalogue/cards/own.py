"""A custom box: cards, wonders and edifices that someone adds to an edition, read from its tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from heptapolis.catalogue.cards.box import Card, Edifice, Wonder
from heptapolis.catalogue.cards.expansion import read_edifice
from heptapolis.catalogue.cards.load import EDITIONS, read_card, read_wonder
from heptapolis.catalogue.cards.reading import only_entries
from heptapolis.catalogue.entry import WHOLE, Entry
from heptapolis.errors import CatalogueError, UnknownName
from heptapolis.words import LANGUAGES

LARGEST_BOX = 200_000
"""So many bytes the files of a box may have together."""
LONGEST_NAME = 60
FILES = ("box", "cards", "wonders", "edifices")
MOST_REBUILT = 64
"""So many boxes that came from another process are remembered."""


@dataclass(frozen=True)
class OwnBox:
    """A custom box; two boxes are the same if their tables are.

    `text` has its files as JSON, written in one way, and `digest` is the SHA-256 over that. `least` and `most` are the
    players it is for, where it says so; `copy_counts_itself` is the other reading of R-18.
    """

    digest: str
    text: str = field(compare=False, repr=False)
    id: str = field(compare=False)
    name: str = field(compare=False)
    author: str = field(compare=False)
    names: dict[str, str] = field(compare=False, repr=False)
    editions: tuple[str, ...] = field(compare=False)
    least: int = field(compare=False)
    most: int = field(compare=False)
    copy_counts_itself: bool = field(compare=False)
    cards: tuple[Card, ...] = field(compare=False, repr=False)
    copies: dict[str, tuple[int, ...]] = field(compare=False, repr=False)
    wonders: tuple[Wonder, ...] = field(compare=False, repr=False)
    edifices: tuple[Edifice, ...] = field(compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values: the tables, and the digest that shows later edits."""
        return {"digest": self.digest, "tables": json.loads(self.text)}

    def in_short(self) -> dict[str, Any]:
        """Only its names and digest."""
        return {"id": self.id, "name": self.name, "names": self.names, "digest": self.digest}

    def name_in(self, language: str) -> str:
        """What it is called in a language; its English name if it has none there."""
        return self.names.get(language, self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.digest, self.text)  # bots are shown many views of one box: read there only once


def own_box_of(tables: Mapping[str, Any], place: Path) -> OwnBox:
    """The box of tables; `place` is how an error names their folder."""
    unknown = set(tables) - set(FILES)
    if unknown or "box" not in tables:
        raise CatalogueError(str(place), "box", f"must have the tables box, and may have {', '.join(FILES[1:])}")
    text = text_of(tables, place)
    sheet = Entry(place / "box.toml", "box", tables["box"])
    whole = whole_of(tables, place, "cards")
    box = OwnBox(
        digest=digest_of(text),
        text=text,
        id=sheet.identify(),
        name=checked_name(sheet, "name"),
        author=checked_name(sheet, "author"),
        names=read_names(sheet),
        editions=read_editions(sheet),
        least=sheet.take("least_players", int, 0),
        most=sheet.take("most_players", int, 0),
        copy_counts_itself=sheet.flag("copy_counts_itself", default=False),
        cards=tuple(map(read_own_card, whole.entries("card", "card", []))),
        copies=read_copies(whole),
        wonders=tuple(map(read_own_wonder, only_entries(whole_of(tables, place, "wonders"), "wonder", []))),
        edifices=tuple(map(read_own_edifice, only_entries(whole_of(tables, place, "edifices"), "edifice", []))),
    )
    whole.done()
    sheet.done()
    return box


@lru_cache(MOST_REBUILT)
def rebuilt(digest: str, text: str) -> OwnBox:
    """A box that came from another process of ours, which had checked it."""
    return own_box_of(json.loads(text), Path(digest))


def text_of(tables: Mapping[str, Any], place: Path) -> str:
    """The tables as canonical JSON."""
    try:
        text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        reason = "may contain only text, whole numbers, true and false, and lists and tables of them"
        raise CatalogueError(str(place), "box", reason) from None
    size = len(text.encode(errors="replace"))
    if size > LARGEST_BOX:
        raise CatalogueError(str(place), "box", f"has {size:,} bytes; the limit is {LARGEST_BOX:,}")
    return text


def digest_of(text: str) -> str:
    """The SHA-256 over the canonical JSON of a box."""
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()


def whole_of(tables: Mapping[str, Any], place: Path, name: str) -> Entry:
    """A file of a box as one entry; a file that it does without is empty."""
    return Entry(place / f"{name}.toml", WHOLE, tables.get(name, {}))


def read_editions(sheet: Entry) -> tuple[str, ...]:
    """The editions that a box goes with."""
    editions = sheet.texts("editions")
    for edition in editions:
        if edition not in EDITIONS:
            raise sheet.fault(str(UnknownName("edition", edition, EDITIONS)))
    if not editions or len(set(editions)) < len(editions):
        raise sheet.fault(f"editions must name one or more of {', '.join(EDITIONS)}, each once")
    return editions


def checked_name(entry: Entry, key: str) -> str:
    """A name that people read: not empty, not long, and on one line."""
    return checked_text(entry, key, entry.text(key))


def checked_text(entry: Entry, key: str, text: Any) -> str:
    """The text, if it can be a name."""
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
        raise entry.fault(f"{key} = {text!r} is not a name; a name has 1 to {LONGEST_NAME} characters on one line")
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
    name = entry.identify("card")
    checked_text(entry, "name", entry.values.get("name"))
    names, parents = read_names(entry), entry.texts("chain_from", ())
    if len(set(parents)) < len(parents):
        raise entry.fault("chain_from names a card twice")
    card = read_card(entry, name, parents, ())
    return replace(card, names=names, own=True)


def read_copies(whole: Entry) -> dict[str, tuple[int, ...]]:
    """The copies of cards of the edition that are others; none takes a card out."""
    copies: dict[str, tuple[int, ...]] = {}
    for entry in whole.entries("copies", "copies", []):
        name = entry.identify("copies")
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
