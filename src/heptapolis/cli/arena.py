"""`heptapolis arena`: bots against each other in all seats, and how strong they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from heptapolis.bots.fallback import FALLBACK
from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.cli.choices import meant, room_of, takes_choices
from heptapolis.cli.options import Bots, BotSeconds, Players, Rules, named_bots
from heptapolis.cli.progress import bar_of
from heptapolis.cli.warm_up import compiling
from heptapolis.errors import BotError, SetupError

if TYPE_CHECKING:
    from heptapolis.arena import Contest, Standings

Threads = Annotated[
    int | None, typer.Option("--threads", "--jobs", help="Number of threads or processes; all cores by default.")
]
Ray = Annotated[str, typer.Option("--ray", help="Play on a Ray cluster: its address, or auto for the one that runs.")]
WITH_RESUME = ("resume", "games", "threads", "ray", "as_json")
"""What may be said of a contest that is continued: the rest is in its folder."""


@takes_choices
def arena(
    context: typer.Context,
    rules: Rules = None,
    players: Players = 3,
    bots: Bots = "rulebook,builder,random",
    games: Annotated[
        int, typer.Option("--games", help="At least so many games; the last deal is played in all its seatings.")
    ] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    bot_seconds: BotSeconds = BOT_SECONDS,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Keep games, report and plots in this folder; started again, it continues there."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Continue the contest in this folder, with its own settings.")
    ] = None,
    threads: Threads = None,
    ray: Ray = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    **choices: Any,
) -> None:
    """Compare bots: each deal is replayed in all seatings; win shares with intervals, places, scores, ratings."""
    folder = out if resume is None else resume
    if resume is not None:
        check_alone(context)
        check_arena()
        from heptapolis.arena.storage import contest_in

        contest, wanted = contest_in(resume)
        given = context.get_parameter_source("games")
        games = games if given is not None and given.name == "COMMANDLINE" else wanted
    else:
        ruleset, chosen = meant(rules, choices, play=False)
        options = room_of(ruleset).options(ruleset.name, players, chosen)
        named = named_bots(bots)
        check_arena()
        from heptapolis.arena import Contest

        contest = Contest.of(options, named, seed, bot_seconds)
    standings = held(contest, games, folder, threads, ray, quiet=as_json)
    if folder is not None:
        from heptapolis.arena.report import write_report

        write_report(standings, folder)
    if as_json:
        typer.echo(json.dumps(standings.to_json()))
    else:
        show(standings)


def check_alone(context: typer.Context) -> None:
    """Refuse what a contest that is continued has settled already."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = [name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    more = [name for name in given if name not in WITH_RESUME]
    if more:
        raise SetupError(
            f"--resume continues with the settings of its folder; leave out --{more[0].replace('_', '-')}."
        )


def check_arena() -> None:
    """Refuse to start without what the arena needs."""
    from heptapolis.arena.extras import check_extra

    check_extra("arena")


def held(contest: Contest, games: int, folder: Path | None, threads: int | None, ray: str, *, quiet: bool) -> Standings:
    """The standings of a contest that is played now, with its progress on the terminal."""
    from heptapolis.arena import hold

    with bar_of("playing", contest.games_for(games), quiet=quiet) as progress:
        return hold(
            contest,
            games,
            folder=folder,
            threads=threads,
            ray=ray,
            progress=progress,
            report=tell_fault,
            compiling=compiling,
        )


def tell_fault(fault: BotError) -> None:
    """Say once that a custom bot failed."""
    typer.echo(
        f"heptapolis: {fault}\n{FALLBACK} decides for it until that game ends; this is reported once for each bot.",
        err=True,
    )


def show(standings: Standings) -> None:
    """Print standings as tables."""
    from heptapolis.arena.report import HEADINGS, cells_of, how_played

    out = Console()
    out.print(f"{standings.contest.options.title}: {how_played(standings)}", highlight=False)
    bots = Table(*HEADINGS, title="Bots")
    for standing in standings.bots:
        bots.add_row(*cells_of(standing))
    out.print(bots)
    names = standings.contest.names
    pairs = Table("ended before", *names, title="One against another")
    for name, shares in zip(names, standings.pairwise, strict=True):
        pairs.add_row(name, *("" if share is None else f"{100 * share:.1f} %" for share in shares))
    out.print(pairs)
    lines = Table("line", *names, title="Mean points")
    for line in standings.bots[0].lines:
        lines.add_row(line, *(f"{standing.lines[line]:.2f}" for standing in standings.bots))
    out.print(lines)
    for standing in standings.bots:
        if standing.failed:
            out.print(f"{standing.bot} failed in {standing.failed} games.", highlight=False)
