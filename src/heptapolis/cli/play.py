"""`heptapolis play`: a table in the browser, or a person against bots in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any

import typer

from heptapolis.bots import Bot
from heptapolis.bots.fallback import BotWithFallback
from heptapolis.bots.making import made
from heptapolis.bots.names import OURS
from heptapolis.bots.process import processes_of
from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.bots.seeds import own_seed
from heptapolis.bots.source import BotSource, sources_for
from heptapolis.cli.choices import meant, room_of, takes_choices
from heptapolis.cli.options import Bots, BotSeconds, Language, Players, Rules, named_bots, words_for
from heptapolis.cli.serve import Data
from heptapolis.errors import BotError, SetupError
from heptapolis.game.registry import Ruleset
from heptapolis.game.rulesets import options_of
from heptapolis.words import Words

IN_BROWSER = {"port": "--port", "data": "--data", "no_browser": "--no-browser"}
"""Options of the table in the browser."""
IN_BOTH = ("box",)
"""Options of either; all others are about a game in the terminal."""
FOR_BOTS = ("bots", "bot_seconds")
"""Options of either too, if all bots are custom."""


@takes_choices
def play(
    context: typer.Context,
    terminal: Annotated[
        bool,
        typer.Option(
            "--terminal",
            help="Play in the terminal; every game option below implies it, except --box and --bots with bots of your "
            "own.",
        ),
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
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the same cards again with the same seed.")] = None,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "",
    language: Language = None,
    save: Annotated[Path | None, typer.Option("--save", help="Save the record of the game to this file.")] = None,
    **choices: Any,
) -> None:
    """Play in your browser with a server on this computer, or against bots in the terminal."""
    named = named_bots(bots)
    if is_for_browser(context, named):
        from heptapolis.cli.browser import play_in_browser
        from heptapolis.cli.serve import settings_of, with_bots, with_boxes

        own = [bot for bot in named if bot not in OURS]
        settings = with_boxes(with_bots(settings_of(data, ""), own, bot_seconds), choices["box"] or (), uploads=True)
        play_in_browser(settings, port, reuse=port is None and data is None, wants_browser=not no_browser)
        return
    words = words_for(language)
    ruleset, chosen = meant(rules, choices, play=True)
    room = room_of(ruleset)
    check_players(ruleset, players)
    sources = sources_for(named, players - 1)
    me = name.encode(errors="replace").decode() if name else words("app-you")
    table = [me, *[seat_name(source, seat, words) for seat, source in enumerate(sources, 1)]]
    game = room.game(ruleset.name, table, chosen, seed)
    if save is not None:
        check_place(save)
    with seated(sources, bot_seconds, game.record.seed, words) as against:
        if not room.terminal(game, against, save, words).run():
            raise typer.Exit(2)


def seat_name(source: BotSource, seat: int, words: Words) -> str:
    """What a bot is called in its seat; a custom one by its own name."""
    return words(f"terminal-bot-{source.short}", n=seat) if source.short in OURS else f"{source.short} {seat}"


@contextmanager
def seated(sources: Sequence[BotSource], seconds: float, seed: int, words: Words) -> Iterator[dict[int, Bot]]:
    """The bots of a game by seat, after the person's; custom ones are loaded now and end with the game."""
    with processes_of(sources, seconds) as own:
        bots: dict[int, Bot] = {}
        for place, source in enumerate(sources):
            if place in own:
                own[place].begin(own_seed(seed, place + 1))
                bots[place + 1] = BotWithFallback(own[place], partial(tell_failure, words), seed)
            else:
                bots[place + 1] = made(source, seed)
        yield bots


def tell_failure(words: Words, fault: BotError) -> None:
    """Say once that a custom bot has failed and that the game continues."""
    typer.echo(f"heptapolis: {fault}\n{words('terminal-bot-replaced')}", err=True)


def is_for_browser(context: typer.Context, bots: Sequence[str]) -> bool:
    """Whether to play in the browser: when no option is for the terminal."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = [name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    either = IN_BOTH if "bots" in given and not set(OURS).isdisjoint(bots) else (*IN_BOTH, *FOR_BOTS)
    browser = [IN_BROWSER[name] for name in given if name in IN_BROWSER]
    terminal = [f"--{name.replace('_', '-')}" for name in given if name not in (*IN_BROWSER, *either)]
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
