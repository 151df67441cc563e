"""A custom box, from its folder or from inside a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from heptapolis.catalogue.cards.merge import shelf_with
from heptapolis.catalogue.cards.own import FILES, LARGEST_BOX, OwnBox, own_box_of
from heptapolis.catalogue.entry import read_toml
from heptapolis.errors import CatalogueError

CARRIED = Path("own box")
"""How an error names the files of a box that came inside a record."""


def checked(tables: Mapping[str, Any], place: Path) -> OwnBox:
    """The box of tables, if it fits every edition that it names."""
    box = own_box_of(tables, place)
    for edition in box.editions:
        shelf_with(box, edition, place)
    return box


def load_own_box(folder: Path) -> OwnBox:
    """Read a custom box from its folder and check it whole."""
    return checked(dict(files_of(folder)), Path(folder.resolve().name))


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
        if file.stem not in FILES:
            known = ", ".join(f"{name}.toml" for name in FILES)
            raise CatalogueError(f"{folder.name}/{file.name}", "file", f"is not a file of a box; known: {known}")
    files = [file for file in (folder / f"{name}.toml" for name in FILES) if file.name == "box.toml" or file.exists()]
    size = sum(checked_size(file, folder) for file in files)
    if size > LARGEST_BOX:
        raise CatalogueError(str(folder), "folder", f"its files have {size:,} bytes; the limit is {LARGEST_BOX:,}")
    for file in files:
        yield file.stem, read_toml(file)


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
