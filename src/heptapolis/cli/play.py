"""`heptapolis play`: a table in the browser, or a person against bots in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from heptapolis.bots import Bot, bot_of
from heptapolis.bots.process import processes_of
from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.bots.source import BotSource, sources_for
from heptapolis.bots.stand_in import StandIn
from heptapolis.cli.choices import Choices, room_of
from heptapolis.cli.options import (
    Boards,
    Bots,
    BotSeconds,
    BoxFolder,
    Carthage,
    Edifice,
    Expansions,
    Language,
    Players,
    Rules,
    SidesOption,
    Wonders,
    named_bots,
    words_for,
)
from heptapolis.cli.serve import Data
from heptapolis.errors import BotError, SetupError
from heptapolis.game.registry import Ruleset
from heptapolis.game.rulesets import options_of

IN_BROWSER = {"port": "--port", "data": "--data", "no_browser": "--no-browser"}
"""Options of the table in the browser; all others are about a game in the terminal."""


def play(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; every game option below implies it.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Start the server without opening a browser.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option("--port", help="Port of the server; 8077 or another free port by default.", min=1, max=65535),
    ] = None,
    data: Data = None,
    rules: Rules = None,
    players: Players = 3,
    bots: Bots = "rulebook",
    bot_seconds: BotSeconds = BOT_SECONDS,
    wonders: Wonders = "random",
    sides: SidesOption = "first",
    edifice: Edifice = False,
    carthage: Carthage = False,
    expansion: Expansions = None,
    box: BoxFolder = None,
    boards: Boards = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the same cards again with the same seed.")] = None,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "",
    language: Language = None,
    save: Annotated[Path | None, typer.Option("--save", help="Save the record of the game to this file.")] = None,
) -> None:
    """Play in your browser with a server on this computer, or against bots in the terminal."""
    if is_for_browser(context):
        from heptapolis.cli.browser import play_in_browser

        play_in_browser(port, data, wants_browser=not no_browser)
        return
    words = words_for(language)
    choices = Choices(players, wonders, sides, edifice, carthage, tuple(expansion or ()), box, boards)
    ruleset = choices.ruleset(rules, play=True)
    room = room_of(ruleset)
    check_players(ruleset, players)
    sources = sources_for(named_bots(bots), players - 1)
    me = name.encode(errors="replace").decode() if name else words("app-you")
    table = [me, *[f"{source.short} {seat}" for seat, source in enumerate(sources, 1)]]
    game = room.game(ruleset.name, choices, table, seed)
    if save is not None:
        check_place(save)
    with seated(sources, bot_seconds, seed) as against:
        if not room.terminal(game, against, save, words).run():
            raise typer.Exit(2)


@contextmanager
def seated(sources: Sequence[BotSource], seconds: float, seed: int | None) -> Iterator[dict[int, Bot]]:
    """The bots of a table by seat, after the person's; custom ones are loaded now and end with the game."""
    with processes_of(sources, seconds) as own:
        bots: dict[int, Bot] = {}
        for place, source in enumerate(sources):
            chance = None if seed is None else seed + place
            if place in own:
                own[place].begin(chance)
                bots[place + 1] = StandIn(own[place], tell_failure, chance)
            else:
                bots[place + 1] = bot_of(source.name, chance)
        yield bots


def tell_failure(fault: BotError) -> None:
    """Say once that a custom bot has failed and that the game continues."""
    typer.echo(f"heptapolis: {fault}\nFrom now on, rulebook decides in its place.", err=True)


def is_for_browser(context: typer.Context) -> bool:
    """Whether to play in the browser: when no option is for the terminal."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = [name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    browser = [IN_BROWSER[name] for name in given if name in IN_BROWSER]
    terminal = [f"--{name.replace('_', '-')}" for name in given if name not in IN_BROWSER]
    if browser and terminal:
        raise SetupError(f"{browser[0]} is for the browser and {terminal[0]} is for the terminal; leave one out.")
    return not terminal


def check_players(ruleset: Ruleset, players: int) -> None:
    """Refuse a wrong number of players before anything else."""
    options_of(ruleset.name, {"players": players})


def check_place(file: Path) -> None:
    """Refuse a file that cannot be written before the game starts."""
    try:
        if not file.parent.is_dir():
            raise SetupError(f"the folder {file.parent} does not exist, so the game could not be saved.")
        if file.is_dir() or not file.name:
            raise SetupError(f"{file} is a folder, so the game could not be saved there.")
        with TemporaryFile(dir=file.parent):
            file.with_name(file.name + "x" * 12).exists()  # a name too long for the place is refused here
    except OSError as fault:
        raise SetupError(f"{file} cannot be written: {fault.strerror}.") from None
