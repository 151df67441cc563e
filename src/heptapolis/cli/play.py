"""`heptapolis play`: a table in the browser, or a person against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from heptapolis.bots import bot_of
from heptapolis.bots.names import bot_number
from heptapolis.cli.cards.terminal import Terminal
from heptapolis.cli.dice.terminal import DiceTerminal
from heptapolis.cli.options import (
    DICE,
    Boards,
    Bots,
    BoxFolder,
    Carthage,
    Edifice,
    Expansions,
    Players,
    Rules,
    SidesOption,
    Wonders,
    boards_in,
    box_in,
    expansions_in,
    named_bots,
    named_wonders,
    ruleset_of,
)
from heptapolis.cli.person import Person
from heptapolis.cli.serve import Data
from heptapolis.errors import SetupError
from heptapolis.game import DiceGame, DiceOptions, Game, Options

IN_BROWSER = {"port": "--port", "data": "--data", "no_browser": "--no-browser"}
"""Options of the table in the browser; all others are about a game in the terminal."""


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; so does every option of a game below.")
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open the house, but no browser.")] = False,
    port: Annotated[
        int | None, typer.Option("--port", help="Port of the house; 8077 or a free one.", min=1, max=65535)
    ] = None,
    data: Data = None,
    rules: Rules = None,
    players: Players = 3,
    bots: Bots = "rulebook",
    wonders: Wonders = "random",
    sides: SidesOption = "first",
    edifice: Edifice = False,
    carthage: Carthage = False,
    expansion: Expansions = None,
    box: BoxFolder = None,
    boards: Boards = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the same cards again.")] = None,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "you",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record of the game to this file.")] = None,
) -> None:
    """Play: opens a house on this computer and your browser at it, or a game against bots in the terminal."""
    if is_for_browser(context):
        from heptapolis.cli.browser import play_in_browser

        play_in_browser(port, data, wants_browser=not no_browser)
        return
    of_cards = [("--edifice", edifice), ("--carthage", carthage), ("--expansion", bool(expansion))]
    of_cards += [("--box", box is not None)]
    own = box_in(box)
    of_cards += [("--sides", sides != "first")]
    ruleset = ruleset_of(rules, boards, of_cards, own)
    others = named_bots(bots)
    brought = boards_in(boards)
    DiceOptions(players) if ruleset == DICE else Options(ruleset, players, box=own)
    for bot in others:
        bot_number(bot)
    name = name.encode(errors="replace").decode()
    table = [name, *[f"{others[seat % len(others)]} {seat + 1}" for seat in range(players - 1)]]
    seated = [bot_of(others[seat % len(others)], None if seed is None else seed + seat) for seat in range(players - 1)]
    against = dict(enumerate(seated, 1))
    dealt = named_wonders(wonders)
    person: Person
    if ruleset == DICE:
        first = dice_boards(dealt, [board.id for board in brought], players)
        person = DiceTerminal(DiceGame(players, seed=seed, boards=first, custom=brought, seats=table), against, save)
    else:
        game = Game(
            ruleset,
            players,
            seed=seed,
            wonders=dealt,
            sides=sides,
            expansions=expansions_in(expansion, edifice, carthage),
            box=own,
            seats=table,
        )
        person = Terminal(game, against, save)
    if save is not None:
        check_place(save)
    if not person.run():
        raise typer.Exit(2)


def is_for_browser(context: typer.Context) -> bool:
    """Whether the table in the browser is meant: where no option speaks of the terminal."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = [name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    browser = [IN_BROWSER[name] for name in given if name in IN_BROWSER]
    terminal = [f"--{name}" for name in given if name not in IN_BROWSER]
    if browser and terminal:
        raise SetupError(f"{browser[0]} is for the browser and {terminal[0]} for the terminal; leave one of them out.")
    return not terminal


def dice_boards(dealt: str | list[str], brought: list[str], players: int) -> list[str]:
    """The boards that are not dealt at random: those named, else those of the file, beginning with the person."""
    if dealt == "draft":
        raise SetupError("7 Wonders Dice deals its boards at random or takes them by name; there is no draft.")
    return brought[:players] if isinstance(dealt, str) else dealt


def check_place(file: Path) -> None:
    """Refuse a file that cannot be written, before anything is played."""
    try:
        if not file.parent.is_dir():
            raise SetupError(f"the folder {file.parent} is not there, so the game could not be saved.")
        if file.is_dir() or not file.name:
            raise SetupError(f"{file} is a folder, so the game could not be saved there.")
        with TemporaryFile(dir=file.parent):
            file.with_name(file.name + "x" * 12).exists()  # a name too long for the place is refused here
    except OSError as fault:
        raise SetupError(f"{file} cannot be written: {fault.strerror}.") from None
