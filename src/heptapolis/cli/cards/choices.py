"""The options of the card game on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.catalogue.cards import OwnBox, load_own_box
from heptapolis.cli.options import Wonders
from heptapolis.errors import SetupError
from heptapolis.game.cards.deal import EXPANSIONS

BoxFolders = Annotated[
    list[Path] | None,
    typer.Option(
        "--box",
        help="Play with a box of your own: a folder with box.toml (docs/own-boxes.md); can be repeated in the browser.",
    ),
]


@dataclass(frozen=True)
class CardChoices:
    """What a person says of a card game."""

    wonders: Wonders = "random"
    sides: Annotated[str, typer.Option("--sides", help="first, second, random or choice.")] = "first"
    edifice: Annotated[
        bool, typer.Option("--edifice", help="Play with the Edifice expansion, including its boards.")
    ] = False
    carthage: Annotated[bool, typer.Option("--carthage", help="Add the board Carthage without the edifices.")] = False
    expansion: Annotated[
        list[str] | None,
        typer.Option("--expansion", help=f"Play with an expansion; can be repeated: {', '.join(EXPANSIONS)}."),
    ] = None
    box: BoxFolders = None

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that --expansion, --edifice and --carthage ask for."""
        named: Sequence[str] = self.expansion or ()
        return (*named, *(["edifice"] if self.edifice else []), *(["carthage"] if self.carthage else []))

    def own_box(self) -> OwnBox | None:
        """The custom box that --box names."""
        if self.box and len(self.box) > 1:
            raise SetupError("a game is played with one box; give --box once.")
        return load_own_box(self.box[0]) if self.box else None
