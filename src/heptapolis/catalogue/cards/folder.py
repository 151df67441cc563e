"""A custom box, from its folder, from the texts of its files, or from inside a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from heptapolis.catalogue.cards.merge import shelf_with
from heptapolis.catalogue.cards.own import FILES, LARGEST_BOX, OwnBox, digest_of, own_box_of, text_of
from heptapolis.catalogue.entry import parse_toml, read_toml
from heptapolis.errors import CatalogueError

CARRIED = Path("own box")
"""How an error names the files of a box that came inside a record."""
SENT = Path("your box")
"""How an error names the files of a box that was sent as text."""
KNOWN: WeakValueDictionary[str, OwnBox] = WeakValueDictionary()
"""Boxes that were checked and are in use, by digest: tables that play the same box share it."""


def checked(tables: Mapping[str, Any], place: Path) -> OwnBox:
    """The box of tables, if it fits every edition that it names."""
    known = KNOWN.get(digest_of(text_of(tables, place)))
    if known is not None:
        return known
    box = own_box_of(tables, place)
    for edition in box.editions:
        shelf_with(box, edition, place)
    return KNOWN.setdefault(box.digest, box)


def load_own_box(folder: Path | str) -> OwnBox:
    """Read a custom box from its folder and check it whole."""
    place = Path(folder)
    return checked(dict(files_of(place)), Path(place.resolve().name))


def own_box_of_texts(files: Sequence[tuple[str, str]]) -> OwnBox:
    """The box with these file names and texts, as someone sent them, checked whole."""
    for name, count in Counter(name for name, _ in files).items():
        check_file_name(name, SENT)
        if count > 1:
            raise CatalogueError(f"{SENT}/{name}", "file", f"there are {count} files with this name; send one box")
    contents = {name.removesuffix(".toml"): text.encode(errors="replace") for name, text in files}
    check_size(sum(map(len, contents.values())), SENT)
    if "box" not in contents:
        raise CatalogueError(f"{SENT}/box.toml", "file", "is missing")
    return checked({name: parse_toml(text, SENT / f"{name}.toml") for name, text in contents.items()}, SENT)


def own_box_from_json(values: Any) -> OwnBox:
    """Read what `OwnBox.to_json` wrote."""
    if not isinstance(values, dict) or set(values) != {"digest", "tables"} or not isinstance(values["tables"], dict):
        raise CatalogueError(str(CARRIED), "box", "must be a table with the keys digest and tables")
    box = checked(values["tables"], CARRIED)
    if box.digest != values["digest"]:
        raise CatalogueError(
            str(CARRIED), "box", "its digest does not match: it was truncated or edited after it was written"
        )
    return box


def files_of(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The files of a folder as tables; refuses what does not belong into a box."""
    if not folder.is_dir():
        raise CatalogueError(str(folder), "folder", "does not exist; --box needs a folder with a file box.toml")
    for file in sorted(folder.glob("*.toml")):
        check_file_name(file.name, Path(folder.name))
    files = [file for file in (folder / f"{name}.toml" for name in FILES) if file.name == "box.toml" or file.exists()]
    check_size(sum(checked_size(file, folder) for file in files), folder)
    for file in files:
        yield file.stem, read_toml(file)


def check_file_name(name: str, folder: Path) -> None:
    """Refuse a file that no box has."""
    known = [f"{each}.toml" for each in FILES]
    if name not in known:
        raise CatalogueError(f"{folder}/{name}", "file", f"is not a file of a box; known: {', '.join(known)}")


def check_size(size: int, folder: Path) -> None:
    """Refuse files that have too many bytes together."""
    if size > LARGEST_BOX:
        raise CatalogueError(str(folder), "folder", f"its files have {size:,} bytes; the limit is {LARGEST_BOX:,}")


def checked_size(file: Path, folder: Path) -> int:
    """The size of a file; refuses one that is not a plain file of the folder."""
    place = f"{folder.name}/{file.name}"
    try:
        if not file.resolve().is_relative_to(folder.resolve()):
            raise CatalogueError(place, "file", "is a link out of the folder; copy the file there instead")
        if not file.is_file():
            raise CatalogueError(place, "file", "is missing" if not file.exists() else "is not a plain file")
        return file.stat().st_size
    except (OSError, RuntimeError) as fault:  # RuntimeError: links in a circle
        raise CatalogueError(place, "file", f"cannot be read: {fault}") from None
