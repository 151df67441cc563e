"""Whether win chances mean what they say: predictions of the curve in tenths, and what came of them.

Run: python bench/calibration.py [GAMES] [PLAYOUTS] [BOTS] [PLAYERS, or dice]
"""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from heptapolis import DiceOptions, Options
from heptapolis.analysis import Reliability, calibrate
from heptapolis.cli.progress import bar_of


def main(games: str = "100", playouts: str = "200", bots: str = "rulebook", players: str = "3") -> None:
    options = DiceOptions(4) if players == "dice" else Options("second-edition", int(players))
    with bar_of("games", int(games), quiet=False) as progress:
        bins = calibrate(options, int(games), bots=bots, playouts=int(playouts), progress=progress)
    title = f"{options.title}: {games} games of {bots}, {playouts} playouts"
    table = Table("chance", "predictions", "mean predicted", "won", "95 % interval", title=title)
    for each in bins:
        table.add_row(f"{each.low:.1f} to {each.high:.1f}", *cells_of(each))
    Console(width=100).print(table)
    count = sum(each.count for each in bins)
    gap = sum(each.count * abs(each.predicted - each.won.mean) for each in bins) / count
    print(f"{count} predictions; mean distance of predicted from won: {100 * gap:.1f} hundredths")


def cells_of(each: Reliability) -> list[str]:
    won = each.won
    return [str(each.count), f"{each.predicted:.3f}", f"{won.mean:.3f}", f"{won.low:.3f} to {won.high:.3f}"]


if __name__ == "__main__":
    main(*sys.argv[1:])
