"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from heptapolis.bots import BOTS
from heptapolis.catalogue.cards import EDITIONS, OwnBox, load_own_box
from heptapolis.catalogue.dice import DiceBoard, load_boards
from heptapolis.errors import SetupError, UnknownName, close_names
from heptapolis.game.cards.deal import EXPANSIONS
from heptapolis.game.dice import options as dice_options
from heptapolis.words import LANGUAGES, Words, language_of_environment, words_of

SECOND_EDITION = "second-edition"
DICE = dice_options.RULES
RULESETS = (*EDITIONS, DICE)
Rules = Annotated[str | None, typer.Option("--rules", help=f"{', '.join(RULESETS)}; {SECOND_EDITION} if not given.")]
Players = Annotated[
    int, typer.Option("--players", help="How many play, 2 to 7; the card game has a Free City for two.")
]
Wonders = Annotated[
    str,
    typer.Option(
        "--wonders",
        help="random, draft (choose one of two), or boards by name, one for each city: gizah,olympia/night,...",
    ),
]
Edifice = Annotated[bool, typer.Option("--edifice", help="Play with the expansion Edifice, its boards included.")]
Carthage = Annotated[bool, typer.Option("--carthage", help="Shuffle the board Carthage in without the edifices.")]
Expansions = Annotated[
    list[str] | None,
    typer.Option("--expansion", help=f"Play with an expansion, as often as you like: {', '.join(EXPANSIONS)}."),
]
BoxFolder = Annotated[
    Path | None, typer.Option("--box", help="Play with a box of your own: a folder with box.toml (docs/own-boxes.md).")
]
SidesOption = Annotated[str, typer.Option("--sides", help="first, second, random or choice.")]
Bots = Annotated[str, typer.Option("--bots", help=f"Bots round the table, by comma: {', '.join(BOTS)}.")]
Language = Annotated[
    str | None, typer.Option("--language", help=f"{', '.join(LANGUAGES)}; what LANG asks for if not given.")
]
Boards = Annotated[
    Path | None, typer.Option("--boards", help="7 Wonders Dice: play with the boards of this file (dice export-board).")
]


def ruleset_of(
    rules: str | None, boards: Path | None, of_cards: Sequence[tuple[str, bool]], box: OwnBox | None = None
) -> str:
    """The ruleset that is meant; refuses options that belong to another one.

    A file of boards means the dice game, a box the latest edition that it goes with. `of_cards` are options of the card
    game and whether they were given.
    """
    named = rules or (DICE if boards else max(box.editions, key=EDITIONS.index) if box else SECOND_EDITION)
    if named not in RULESETS:
        raise UnknownName("ruleset", named, RULESETS)
    if named != DICE and boards:
        raise SetupError(f"--boards is for 7 Wonders Dice; {named} has printed boards.")
    for option, given in of_cards:
        if named == DICE and given:
            raise SetupError(f"{option} is an option of the card game, not of 7 Wonders Dice.")
    return named


def expansions_in(named: Sequence[str] | None, edifice: bool, carthage: bool) -> tuple[str, ...]:
    """The expansions that --expansion, --edifice and --carthage ask for."""
    return (*(named or ()), *(["edifice"] if edifice else []), *(["carthage"] if carthage else []))


def box_in(folder: Path | None) -> OwnBox | None:
    """The box of one's own that --box names."""
    return load_own_box(folder) if folder else None


def boards_in(file: Path | None) -> tuple[DiceBoard, ...]:
    """The boards of the file that --boards names."""
    return load_boards(file) if file else ()


def named_wonders(wonders: str) -> str | list[str]:
    """The value of --wonders: a way to deal them, or boards by name."""
    close = close_names(wonders, ["random", "draft"])
    if close and wonders not in close:
        raise UnknownName("way to deal wonders", wonders, ["random", "draft"])
    return wonders if close else [name.strip() for name in wonders.split(",")]


def named_bots(bots: str) -> list[str]:
    """The value of --bots."""
    return [name.strip() for name in bots.split(",")]


def words_for(language: str | None) -> Words:
    """The words of the language that --language names, or that the environment asks for."""
    if language is not None and language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return words_of(language or language_of_environment())
