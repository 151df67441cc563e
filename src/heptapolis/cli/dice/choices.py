"""The options of the dice game on the command line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.cli.choices import ONLY_PLAYED
from heptapolis.cli.options import Wonders


@dataclass(frozen=True)
class DiceChoices:
    """What a person says of a dice game."""

    wonders: Wonders = field(default="random", metadata=ONLY_PLAYED)
    boards: Annotated[
        Path | None,
        typer.Option("--boards", help="7 Wonders Dice: play with the boards in this file (see dice export-board)."),
    ] = None
