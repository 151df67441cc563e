"""How fast positions are sampled and played to the end, on one core: thread CPU time, best of many. Run: make bench

Beside it what a whole game and a redeal take in the library.
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.table import Table as Sheet

from heptapolis import DiceGame, Game, Table, redeal
from heptapolis.bots import BOTS, bot_of
from heptapolis.simulation import Playouts, sample

REPEATS = 10
TABLES: dict[str, Callable[[], Table]] = {
    "3 players": lambda: middle(Game("second-edition", 3, seed=1), 8),
    "3 players, Age III": lambda: middle(Game("second-edition", 3, seed=1), 14),
    "5 players": lambda: middle(Game("second-edition", 5, seed=1), 8),
    "7 players": lambda: middle(Game("second-edition", 7, seed=1), 8),
    "2 players with the Free City": lambda: middle(Game("first-edition", 2, seed=1), 8),
    "5 players with Edifice": lambda: middle(Game("second-edition", 5, seed=1, expansions=["edifice"]), 8),
    "dice, 4 players": lambda: middle(DiceGame(4, seed=1), 12),
}


def middle(game: Table, steps: int) -> Table:
    """A game after so many turns of `rulebook`."""
    for _ in range(steps):
        for seat in game.deciding():
            game.choose(seat, bot_of("rulebook", 1).choose(game.view(game.chooser(seat)), seat))
    return game


def best(work: Callable[[], object]) -> float:
    """Seconds of the quickest of many runs."""
    times = []
    for _ in range(REPEATS):
        begin = time.thread_time()
        work()
        times.append(time.thread_time() - begin)
    return min(times)


def playouts_a_second(game: Table, bot: str) -> float:
    """How many playouts a second from positions of a game, with `bot` at every seat."""
    view, each, playouts = game.view(0), 200, Playouts(game.options, bot)
    positions, actions = sample(view, 1, 100), view.legal(reasons=False).actions
    playouts.run(positions, 0, actions[:1], 1)
    return each * len(actions) / best(lambda: playouts.run(positions, 0, actions, each))


def microseconds(game: Table) -> list[float]:
    """What a sampled position takes where there are many, where there are few, and what a redeal takes."""
    view = game.view(0)
    seconds = [best(lambda: sample(view, 1, 1000)) / 1000, best(lambda: sample(view, 1, 50)) / 50]
    return [1e6 * second for second in (*seconds, best(lambda: redeal(view, Random(1))))]


def main() -> None:
    here = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"
    speeds = Sheet("playouts a second on one core", *BOTS, title=here)
    samples = Sheet("microseconds", "a position of 1,000", "a position of 50", "a redeal")
    for name, sit_down in TABLES.items():
        game = sit_down()
        speeds.add_row(name, *(f"{playouts_a_second(game, bot):,.0f}" for bot in BOTS))
        samples.add_row(name, *(f"{time:,.1f}" for time in microseconds(game)))
    Console(width=100).print(speeds, samples)


if __name__ == "__main__":
    main()
