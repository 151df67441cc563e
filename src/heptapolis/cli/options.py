"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from heptapolis.bots import BOTS
from heptapolis.errors import UnknownName, close_names

Rules = Annotated[str, typer.Option("--rules", help="first-edition or second-edition.")]
Players = Annotated[int, typer.Option("--players", help="Number of players, 2 to 7; two play with the Free City.")]
Wonders = Annotated[
    str,
    typer.Option(
        "--wonders",
        help="random, draft (choose one of two), or boards by name, one for each city: gizah,olympia/night,...",
    ),
]
Edifice = Annotated[bool, typer.Option("--edifice", help="Play with the expansion Edifice, its boards included.")]
Carthage = Annotated[bool, typer.Option("--carthage", help="Shuffle the board Carthage in without the edifices.")]
SidesOption = Annotated[str, typer.Option("--sides", help="first, second, random or choice.")]
Bots = Annotated[str, typer.Option("--bots", help=f"Bots round the table, by comma: {', '.join(BOTS)}.")]


def named_wonders(wonders: str) -> str | list[str]:
    """The value of --wonders: a way to deal them, or boards by name."""
    close = close_names(wonders, ["random", "draft"])
    if close and wonders not in close:
        raise UnknownName("way to deal wonders", wonders, ["random", "draft"])
    return wonders if close else [name.strip() for name in wonders.split(",")]


def named_bots(bots: str) -> list[str]:
    """The value of --bots."""
    return [name.strip() for name in bots.split(",")]
