"""`heptapolis play`: a person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from heptapolis.bots import bot_of
from heptapolis.bots.names import bot_number
from heptapolis.cli.options import (
    Bots,
    Carthage,
    Edifice,
    Players,
    Rules,
    SidesOption,
    Wonders,
    named_bots,
    named_wonders,
)
from heptapolis.cli.terminal import Terminal
from heptapolis.errors import SetupError
from heptapolis.game import Game, Options


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal (the only table so far).")] = True,
    rules: Rules = "second-edition",
    players: Players = 3,
    bots: Bots = "rulebook",
    wonders: Wonders = "random",
    sides: SidesOption = "first",
    edifice: Edifice = False,
    carthage: Carthage = False,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the same cards again.")] = None,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "you",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record of the game to this file.")] = None,
) -> None:
    """Play a game against bots. Everything is plain text, one thing a line."""
    others = named_bots(bots)
    Options(rules, players)
    for bot in others:
        bot_number(bot)
    name = name.encode(errors="replace").decode()
    table = [name, *[f"{others[seat % len(others)]} {seat + 1}" for seat in range(players - 1)]]
    seated = [bot_of(others[seat % len(others)], None if seed is None else seed + seat) for seat in range(players - 1)]
    game = Game(
        rules,
        players,
        seed=seed,
        wonders=named_wonders(wonders),
        sides=sides,
        edifice=edifice,
        carthage=carthage,
        seats=table,
    )
    if save is not None:
        check_place(save)
    if not Terminal(game, dict(enumerate(seated, 1)), save).run():
        raise typer.Exit(2)


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
