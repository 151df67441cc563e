"""`heptapolis simulate`: many games between bots, and what they showed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.cli.choices import meant, room_of, takes_choices
from heptapolis.cli.options import Bots, BotSeconds, Players, Rules, named_bots
from heptapolis.cli.play import check_place
from heptapolis.cli.progress import bar_of
from heptapolis.cli.warm_up import compiling
from heptapolis.errors import SetupError


def check_saving(file: Path | None, game: int, games: int) -> None:
    """Refuse a file that cannot be written, or a game that is not played, before anything is played."""
    if file is not None:
        check_place(file)
    if not 0 <= game < max(games, 1):
        raise SetupError(f"there is no game {game}; the {games} games are counted from 0.")


@takes_choices
def simulate_games(
    rules: Rules = None,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", help="Number of games.")] = 100_000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    bots: Bots = "random",
    bot_seconds: BotSeconds = BOT_SECONDS,
    threads: Annotated[int | None, typer.Option("--threads", help="Number of threads; all cores by default.")] = None,
    device: Annotated[str, typer.Option("--device", help="cpu or cuda.")] = "cpu",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the record of one of the games to this file.")
    ] = None,
    save_game: Annotated[int, typer.Option("--save-game", help="Which game --save writes; counts from 0.")] = 0,
    **choices: Any,
) -> None:
    """Play many games between bots; print speed, mean scores and the win share of every wonder side."""
    ruleset, chosen = meant(rules, choices, play=False)
    options = room_of(ruleset).options(ruleset.name, players, chosen)
    seated = named_bots(bots)
    check_saving(save, save_game, games)
    from heptapolis.simulation import simulate, simulated_game  # imports Numba, so not before the options are good

    with bar_of("playing", games, quiet=as_json) as progress:
        summary = simulate(
            options,
            games,
            seed=seed,
            bots=seated,
            threads=threads,
            device=device,
            bot_seconds=bot_seconds,
            compiling=compiling,
            progress=progress,
        )
    if save is not None:
        game = simulated_game(options, save_game, seed=seed, bots=seated, bot_seconds=bot_seconds)
        game.record.save(save)
    if as_json:
        typer.echo(json.dumps(summary.to_json()))
        return
    out = Console()
    out.print(
        f"{summary.games:,} games of {options.title} in {summary.seconds:.2f} s: "
        f"{summary.games_per_second:,.0f} games per second, {summary.games_per_cpu_second:,.0f} a second of one core",
        highlight=False,
    )
    if summary.mean_turns:
        out.print(f"a game takes {summary.mean_turns:.1f} turns", highlight=False)
    lines = Table("line", "mean points", title="A city's score")
    for line, mean in summary.mean_lines().items():
        lines.add_row(line, f"{mean:.2f}")
    lines.add_row("total", f"{summary.mean_score:.2f}")
    out.print(lines)
    wonders_table = Table("wonder side", "games", "mean score", "win share", title="Wonders")
    for board, row in sorted(summary.boards().items(), key=lambda item: -item[1]["win_share"]):
        wonders_table.add_row(board, f"{row['games']:,}", f"{row['mean_score']:.2f}", f"{row['win_share']:.3f}")
    out.print(wonders_table)
    if len(set(summary.bots)) > 1:
        seats = Table("seat", "bot", "mean score", "win share", title="Seats")
        for number, seat in enumerate(summary.seats()):
            seats.add_row(str(number), seat["bot"], f"{seat['mean_score']:.2f}", f"{seat['win_share']:.3f}")
        out.print(seats)
