"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.bots.names import OURS
from heptapolis.bots.protocol import MOST_SECONDS
from heptapolis.cli.choices import USUAL
from heptapolis.errors import UnknownName
from heptapolis.game.rulesets import RULESETS
from heptapolis.words import LANGUAGES, Words, language_of_environment, words_of

Rules = Annotated[str | None, typer.Option("--rules", help=f"{', '.join(RULESETS)}; {USUAL} by default.")]
Players = Annotated[
    int, typer.Option("--players", help="Number of players, 2 to 7; with two, the card game adds the Free City.")
]
Wonders = Annotated[
    str,
    typer.Option(
        "--wonders",
        help="random, draft (choose one of two), or boards by name, one per city: gizah,olympia/night,...",
    ),
]
BoxFolder = Annotated[
    Path | None, typer.Option("--box", help="Play with a box of your own: a folder with box.toml (docs/own-boxes.md).")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help=f"One bot for all seats, or one for each, separated by commas: {', '.join(OURS)}, "
        "or your own: file.py:Name, package.module:Name, or the name of an installed one.",
    ),
]
BotSeconds = Annotated[
    float,
    typer.Option(
        "--bot-seconds", help="Time limit for each decision of your own bots, in seconds.", min=0.01, max=MOST_SECONDS
    ),
]
Language = Annotated[
    str | None, typer.Option("--language", help=f"{', '.join(LANGUAGES)}; by default what LANG asks for.")
]


def named_bots(*bots: str) -> list[str]:
    """The bots in the values of --bots."""
    return [name.strip() for value in bots for name in value.split(",")]


def words_for(language: str | None) -> Words:
    """The words of the language that --language names, or that the environment asks for."""
    if language is not None and language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return words_of(language or language_of_environment())
