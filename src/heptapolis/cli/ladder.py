"""`heptapolis ladder`: how strong the bots are at several tables, as Markdown for the docs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptapolis.bots import BOTS
from heptapolis.bots.source import source_of
from heptapolis.cli.arena import Ray, Threads, check_arena, tell_fault
from heptapolis.cli.options import named_bots
from heptapolis.cli.progress import bar_of
from heptapolis.cli.warm_up import compiling
from heptapolis.errors import SetupError

if TYPE_CHECKING:
    from heptapolis.arena import Contest
    from heptapolis.engine.packing import Array


def ladder(
    bots: Annotated[str, typer.Option("--bots", help="The bots that are compared, each once.")] = ",".join(BOTS),
    tables: Annotated[
        str, typer.Option("--tables", help="Numbers of players in the second edition, and dice for four at the dice.")
    ] = "2,3,5,7,dice",
    games: Annotated[int, typer.Option("--games", help="At least so many games in each match.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Keep the games in this folder, with the page; started again, it continues there."),
    ] = None,
    threads: Threads = None,
    ray: Ray = "",
) -> None:
    """Play one of each bot against copies of every other; print win shares and ratings as Markdown."""
    sources = [source_of(name) for name in named_bots(bots)]
    check_arena()
    from heptapolis.arena.ladder import FINISHED, as_markdown, climb, matches, tables_named
    from heptapolis.arena.run import play_out

    at = tables_named(tables)
    contests = [contest for options in at for contest in matches(options, sources, seed)]
    total = sum(contest.games_for(games) for contest in contests)
    if out is not None:
        make_folder(out)
    with bar_of("playing", total, quiet=False) as progress:

        def played(contest: Contest, name: str) -> Array:
            folder = out / name if out else None
            return play_out(contest, games, folder, threads, ray, progress, tell_fault, compiling)

        page = as_markdown([climb(options, sources, games, seed, played) for options in at], seed)
    if out is not None:
        (out / FINISHED).write_text(page, encoding="utf-8")
    typer.echo(page, nl=False)


def make_folder(folder: Path) -> None:
    """Make the folder of a ladder, or say why that is not possible."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as fault:
        raise SetupError(f"{folder} cannot be written: {fault.strerror}.") from None
