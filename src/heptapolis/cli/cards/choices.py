"""The options of the card game on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, make_dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from heptapolis.catalogue.cards import Expansion, OwnBox, expansion_of, expansions, load_own_box
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


def switch(expansion: Expansion) -> tuple[str, Any, bool]:
    """The switch that adds an expansion, as a field of a dataclass."""
    text = f"Play with the {expansion.name} expansion."
    if expansion.part_of:
        text = f"Play with {expansion.name} of the {expansion_of(expansion.part_of).name} expansion, without the rest."
    return expansion.id, Annotated[bool, typer.Option(f"--{expansion.id}", help=text)], False


Switches = make_dataclass("Switches", map(switch, expansions()), frozen=True)
"""A switch for every expansion, under its id."""


@dataclass(frozen=True)
class CardChoices(Switches):  # type: ignore[misc, valid-type]  # its fields are data
    """What a person says of a card game."""

    wonders: Wonders = "random"
    sides: Annotated[str, typer.Option("--sides", help="first, second, random or choice.")] = "first"
    expansion: Annotated[
        list[str] | None,
        typer.Option("--expansion", help=f"Play with an expansion; can be repeated: {', '.join(EXPANSIONS)}."),
    ] = None
    box: BoxFolders = None

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that --expansion and the switches ask for."""
        named: Sequence[str] = self.expansion or ()
        return (*named, *(name for name in EXPANSIONS if getattr(self, name)))

    def own_box(self) -> OwnBox | None:
        """The custom box that --box names."""
        if self.box and len(self.box) > 1:
            raise SetupError("a game is played with one box; give --box once.")
        return load_own_box(self.box[0]) if self.box else None
