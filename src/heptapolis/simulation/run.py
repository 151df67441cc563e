"""Runs a batch: blocks of games spread over threads, or one launch on a GPU."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial

from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.bots.source import BotSource, sources_for
from heptapolis.engine.packing import Array
from heptapolis.errors import BotError, SetupError
from heptapolis.game import Table
from heptapolis.game.given import whole_number
from heptapolis.game.registry import TableOptions
from heptapolis.simulation.batch import Batch, batch_of
from heptapolis.simulation.interpreted import BotTable, try_out, with_own_bots
from heptapolis.simulation.spread import Played, Progress, blocks, spread
from heptapolis.simulation.summary import Summary

BLOCK = 1000
MOST_GAMES = 2**32
MOST_SEED = 2**31 - 1
"""Game g of a batch has the seed (seed << 32) + g, so that batches of different seeds share no game."""


def first_seed(seed: int) -> int:
    """The seed of the first game of a batch."""
    if not 0 <= whole_number(seed, "seed") <= MOST_SEED:
        raise SetupError(f"seed {seed} is not between 0 and {MOST_SEED}.")
    return int(seed) << 32


def checked_options(options: TableOptions) -> TableOptions:
    """What a table agrees on, if it is that."""
    if not hasattr(options, "rules"):
        raise SetupError(f"options is {options!r}; Options(...) and DiceOptions(...) are what a batch is played with.")
    return options


def simulate(
    options: TableOptions,
    games: int | float,
    *,
    seed: int = 0,
    bots: Sequence[str] | str = "random",
    threads: int | None = None,
    device: str = "cpu",
    bot_seconds: float = BOT_SECONDS,
    progress: Progress = lambda games: None,
    compiling: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Summary:
    """Play so many games between bots and sum them up; the result is the same for any number of threads.

    One bot is named for all seats, or one for each, as a list or as a text with commas; a file of weights names a
    network. With custom bots (`file.py:Name`) the games are interpreted, and every decision of such a bot may take
    `bot_seconds`.

    >>> from heptapolis import Options
    >>> summary = simulate(Options("first-edition", 3), games=200, seed=1, bots="builder")
    >>> 40 < summary.mean_score < 50
    True
    """
    options = checked_options(options)
    games = int(games) if isinstance(games, float) and games.is_integer() else whole_number(games, "games")
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"{games} games cannot be played in one batch; choose from 1 to {MOST_GAMES}.")
    threads = checked_threads(threads)
    if device not in ("cpu", "cuda"):
        raise SetupError(f"there is no device {device!r}; choose cpu or cuda.")
    sources, begin = sources_for(bots, options.players), first_seed(seed)
    if device == "cuda" and any(source.weights for source in sources):
        raise SetupError("networks play batches on the CPU only; leave out the device.")
    play: Callable[[], tuple[Array, float]]
    if any(not source.is_compiled for source in sources):
        if device == "cuda":
            raise SetupError("custom bots play on the CPU only; leave out the device.")
        try_out(sources, bot_seconds)
        play = partial(with_own_bots, options, sources, bot_seconds, games, begin, min(threads, games), progress)
    else:
        with compiling():
            play = compiled(options, device, games, begin, sources, threads, progress)
    start = time.perf_counter()
    tally, cpu_seconds = play()
    seconds = time.perf_counter() - start
    whole, seated = tuple(int(number) for number in tally), tuple(source.name for source in sources)
    return Summary(options, seated, seed, games, threads, device, seconds, cpu_seconds, whole)


def simulated_game(
    options: TableOptions,
    game: int = 0,
    *,
    seed: int = 0,
    bots: Sequence[str] | str = "random",
    bot_seconds: float = BOT_SECONDS,
) -> Table:
    """One game of a batch, by its number, played in the library: the same choices, with record, events and sheets.

    >>> from heptapolis import Options
    >>> one = simulated_game(Options("first-edition", 3), 199, seed=1, bots="builder")
    >>> one.over, one.seats
    (True, ('builder 1', 'builder 2', 'builder 3'))
    """
    number = first_seed(seed) + checked_game(game)
    sources = sources_for(bots, options.players)
    with closing(BotTable(options, sources, bot_seconds)) as table:
        try:
            return table.played(number)
        except BotError as fault:
            raise fault.in_game(number) from None


def checked_game(game: int) -> int:
    """The number of a game in a batch, from 0."""
    if not 0 <= whole_number(game, "game") < MOST_GAMES:
        raise SetupError(f"there is no game {game} in a batch; they are counted from 0 to {MOST_GAMES - 1}.")
    return int(game)


def compiled(
    options: TableOptions,
    device: str,
    games: int,
    seed: int,
    sources: Sequence[BotSource],
    threads: int,
    progress: Progress,
) -> Callable[[], tuple[Array, float]]:
    """What plays a batch between policies and networks, compiled and ready."""
    batch = batch_of(options, sources)
    bots = batch.minds(sources)
    if device == "cuda":
        from heptapolis.simulation.on_cuda import on_cuda  # imports CUDA only where it is wanted

        on_cuda(batch, 0, seed, bots, progress)
        return partial(on_cuda, batch, games, seed, bots, progress)
    batch.warm_up()
    return partial(on_cpu, batch, games, seed, bots, threads, progress)


def checked_threads(threads: int | None) -> int:
    """So many threads, or as many as there are cores."""
    threads = available_cores() if threads is None else whole_number(threads, "threads")
    if not 1 <= threads <= 1024:
        raise SetupError(f"{threads} threads cannot be used; choose from 1 to 1024.")
    return int(threads)


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cpu(batch: Batch, games: int, seed: int, bots: Array, threads: int, progress: Progress) -> tuple[Array, float]:
    """The tally of a batch on so many threads, and the processor time they took."""

    def play(first: int, size: int) -> Played:
        begin = time.thread_time()
        tally = batch.play(seed + first, size, bots)
        return tally, time.thread_time() - begin, size

    with ThreadPoolExecutor(threads) as pool:
        return spread(pool, threads, play, blocks(games, BLOCK), progress)
