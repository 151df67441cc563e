"""Boards that someone sends as the text of a board file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from heptapolis.catalogue.dice.board import DiceBoard
from heptapolis.catalogue.dice.load import boards_of, dice_box
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import CatalogueError

LARGEST_TEXT = 40_000
"""Bytes: seven boards with every space written out are about 30,000."""
SENT = Path("your file")
"""How a fault names it."""


def boards_in(text: str) -> tuple[list[dict[str, Any]], tuple[DiceBoard, ...]]:
    """The boards of a text, as its tables and as boards; every fault says what is wrong and where."""
    if len(text.encode()) > LARGEST_TEXT:
        raise CatalogueError(str(SENT), "file", f"is larger than {LARGEST_TEXT} bytes")
    try:
        values = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as fault:
        raise CatalogueError(str(SENT), "file", f"is not TOML: {fault}") from None
    boards = boards_of(Entry(SENT, "file", values), dice_box())
    return values["board"], boards
