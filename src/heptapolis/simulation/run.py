"""Runs a batch: blocks of games spread over threads, or one launch on a GPU."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from heptapolis.bots.names import bot_number
from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.records import RECORD, Array
from heptapolis.errors import SetupError
from heptapolis.game import Options
from heptapolis.game.deal import read_option
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.tables import SEATS
from heptapolis.simulation.block import TALLY
from heptapolis.simulation.modules import MODULES
from heptapolis.simulation.summary import Summary
from heptapolis.vocab.play import Sides, Wonders

BLOCK = 1000
MOST_GAMES = 2**32
MOST_SEED = 2**31 - 1
"""Game g of a batch has the seed (seed << 32) + g, so that batches of different seeds share no game."""

Progress = Callable[[int], None]


@cache
def compiled_block(*, plain: bool = False, boundscheck: bool = False) -> SimpleNamespace:
    """The rules, policies and batch loop, compiled for this CPU; plain for tables where `Options.plain` holds."""
    return compile_for_cpu(MODULES, plain=plain, boundscheck=boundscheck)


def scratch() -> tuple[Any, ...]:
    """What one thread needs to play: a record, a menu, a sheet, a tally."""
    arrays = [np.zeros(size, np.int64) for size in (MENU, SHEET + SEATS, TALLY)]
    return np.zeros(1, RECORD)[0], *arrays


def warm_up(*, plain: bool) -> None:
    """Compile the batch loop, or load what was compiled before."""
    record, menu, sheet, tally = scratch()
    compiled_block(plain=plain).play_block(record, 0, 0, 0, 3, 0, 0, 0, np.zeros(SEATS, np.int64), menu, sheet, tally)


def first_seed(seed: int) -> int:
    """The seed of the first game of a batch."""
    if not 0 <= seed <= MOST_SEED:
        raise SetupError(f"seed {seed} is not from 0 to {MOST_SEED}.")
    return seed << 32


def policies_of(options: Options, bots: Sequence[str]) -> tuple[tuple[str, ...], Array]:
    """The bots of all seats, repeated round the table, and their numbers."""
    known = [bot_number(bot) for bot in bots]
    if not known:
        raise SetupError("no bot is named for the seats.")
    seated = tuple(bots[seat % len(bots)] for seat in range(options.players))
    numbers = np.zeros(SEATS, np.int64)
    numbers[: options.players] = [known[seat % len(known)] for seat in range(options.players)]
    return seated, numbers


def numbers_of(options: Options) -> tuple[int, int, int, int, int]:
    """The options as the rules number them: edition, players, wonders, sides, extras."""
    wonders, sides = read_option("wonders", options.wonders, Wonders), read_option("sides", options.sides, Sides)
    return options.names.edition, options.players, wonders, sides, options.extras


def simulate(
    options: Options,
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
    if device == "cpu":
        with compiling():
            warm_up(plain=options.plain)
        start = time.perf_counter()
        tally, cpu_seconds = on_cpu(options, games, begin, numbers, threads, progress)
    elif device == "cuda":
        from heptapolis.simulation.on_cuda import on_cuda  # imports CUDA only where it is wanted

        with compiling():
            on_cuda(options.plain, numbers_of(options), 0, begin, numbers, progress)
        start = time.perf_counter()
        tally, cpu_seconds = on_cuda(options.plain, numbers_of(options), games, begin, numbers, progress)
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


def on_cpu(
    options: Options, games: int, seed: int, bots: Array, threads: int, progress: Progress
) -> tuple[Array, float]:
    """The tally of a batch on so many threads, and the processor time they took."""
    play_block = compiled_block(plain=options.plain).play_block
    numbers = numbers_of(options)

    def play(first: int, size: int) -> tuple[Array, float, int]:
        begin = time.thread_time()
        record, menu, sheet, tally = scratch()
        play_block(record, seed + first, size, *numbers, bots, menu, sheet, tally)
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
