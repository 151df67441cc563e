"""Runs a batch: blocks of games spread over threads, or one launch on a GPU."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext

import numpy as np

from heptapolis.bots.names import bot_number
from heptapolis.engine.records import Array
from heptapolis.errors import SetupError
from heptapolis.game.ruleset import TableOptions
from heptapolis.simulation.batch import Batch, batch_of
from heptapolis.simulation.summary import Summary
from heptapolis.simulation.tally import TALLY
from heptapolis.vocab.cards.limits import SEATS

BLOCK = 1000
MOST_GAMES = 2**32
MOST_SEED = 2**31 - 1
"""Game g of a batch has the seed (seed << 32) + g, so that batches of different seeds share no game."""

Progress = Callable[[int], None]


def first_seed(seed: int) -> int:
    """The seed of the first game of a batch."""
    if not 0 <= seed <= MOST_SEED:
        raise SetupError(f"seed {seed} is not from 0 to {MOST_SEED}.")
    return seed << 32


def policies_of(options: TableOptions, bots: Sequence[str]) -> tuple[tuple[str, ...], Array]:
    """The bots of all seats, repeated round the table, and their numbers."""
    known = [bot_number(bot) for bot in bots]
    if not known:
        raise SetupError("no bot is named for the seats.")
    seated = tuple(bots[seat % len(bots)] for seat in range(options.players))
    numbers = np.zeros(SEATS, np.int64)
    numbers[: options.players] = [known[seat % len(known)] for seat in range(options.players)]
    return seated, numbers


def simulate(
    options: TableOptions,
    games: int,
    *,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    threads: int | None = None,
    device: str = "cpu",
    progress: Progress = lambda games: None,
    compiling: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Summary:
    """Play so many games between bots and sum them up; the result is the same for any number of threads.

    >>> from heptapolis import Options
    >>> summary = simulate(Options("first-edition", 3), games=200, seed=1, bots=["builder"])
    >>> 40 < summary.mean_score < 50
    True
    """
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"{games} games cannot be played in one batch; from 1 to {MOST_GAMES} can.")
    threads = available_cores() if threads is None else threads
    if not 1 <= threads <= 1024:
        raise SetupError(f"{threads} threads cannot be used; from 1 to 1024 can.")
    seated, numbers = policies_of(options, bots)
    begin = first_seed(seed)
    batch = batch_of(options)
    if device == "cpu":
        with compiling():
            batch.warm_up()
        start = time.perf_counter()
        tally, cpu_seconds = on_cpu(batch, games, begin, numbers, threads, progress)
    elif device == "cuda":
        from heptapolis.simulation.on_cuda import on_cuda  # imports CUDA only where it is wanted

        with compiling():
            on_cuda(batch, 0, begin, numbers, progress)
        start = time.perf_counter()
        tally, cpu_seconds = on_cuda(batch, games, begin, numbers, progress)
    else:
        raise SetupError(f"there is no device {device!r}; choose cpu or cuda.")
    seconds = time.perf_counter() - start
    whole = tuple(int(number) for number in tally)
    return Summary(options, seated, seed, games, threads, device, seconds, cpu_seconds, whole)


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def blocks(games: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of every block."""
    for first in range(0, games, BLOCK):
        yield first, min(BLOCK, games - first)


def on_cpu(batch: Batch, games: int, seed: int, bots: Array, threads: int, progress: Progress) -> tuple[Array, float]:
    """The tally of a batch on so many threads, and the processor time they took."""

    def play(first: int, size: int) -> tuple[Array, float, int]:
        begin = time.thread_time()
        tally = batch.play(seed + first, size, bots)
        return tally, time.thread_time() - begin, size

    total, cpu_seconds = np.zeros(TALLY, np.int64), 0.0
    with ThreadPoolExecutor(threads) as pool:
        waiting: set[Future[tuple[Array, float, int]]] = set()
        todo = blocks(games)
        more = True
        while waiting or more:
            while more and len(waiting) < 2 * threads:
                following = next(todo, None)
                more = following is not None
                if following is not None:
                    waiting.add(pool.submit(play, *following))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                tally, seconds, size = future.result()
                total += tally
                cpu_seconds += seconds
                progress(size)
    return total, cpu_seconds
