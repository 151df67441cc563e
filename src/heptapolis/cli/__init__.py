"""The command line: play, serve, simulate, arena, ladder, train, check-bot, show, replay, verify, analyze and more."""

from __future__ import annotations

import io
import sys

import typer

from heptapolis import __version__
from heptapolis.cli import admin, analyze, arena, check_bot, ladder, play, record, serve, show, simulate, train, warm_up
from heptapolis.cli.dice import board_files
from heptapolis.errors import HeptapolisError

app = typer.Typer(
    name="heptapolis",
    help="Play, study and simulate the 7 Wonders family of board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate_games)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("train")(train.train)
app.command("check-bot")(check_bot.check_bot)
app.command("serve")(serve.serve)
app.command("show")(show.show)
app.command("replay")(record.replay)
app.command("verify")(record.verify)
app.command("analyze")(analyze.analyze)
app.add_typer(board_files.app, name="dice")
app.add_typer(admin.admin, name="admin")
app.add_typer(admin.house, name="house", hidden=True)
app.command("warm-up")(warm_up.warm_up_command)


def print_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"heptapolis {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=print_version, is_eager=True, help="Show the version and exit."
    ),
) -> None:
    """Options of the program as a whole."""


def main() -> None:
    """Run the command line; a mistake by the user gives one message and exit code 2."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        app()
    except HeptapolisError as fault:
        typer.echo(f"heptapolis: {fault}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
