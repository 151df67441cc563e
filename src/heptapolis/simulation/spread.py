"""Spreads the games of a batch over the workers of a pool and sums up what they bring back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

import numpy as np

from heptapolis.engine.packing import Array
from heptapolis.simulation.tally import TALLY

Progress = Callable[[int], None]
Played = tuple[Array, float, int]
"""The tally of some games, the processor time they took, and how many they were."""


def blocks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of every block."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def spread(
    pool: Executor,
    workers: int,
    play: Callable[[int, int], Played],
    todo: Iterator[tuple[int, int]],
    progress: Progress,
) -> tuple[Array, float]:
    """The tally of all blocks and the processor time they took; what goes wrong in one of them ends them all."""
    total, cpu_seconds = np.zeros(TALLY, np.int64), 0.0
    order: dict[Future[Played], int] = {}
    waiting: set[Future[Played]] = set()
    more = True
    try:
        while waiting or more:
            while more and len(waiting) < 2 * workers:
                following = next(todo, None)
                more = following is not None
                if following is not None:
                    future = pool.submit(play, *following)
                    waiting.add(future)
                    order[future] = following[0]
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=order.__getitem__):  # of several failures the first one is reported
                del order[future]
                tally, seconds, size = future.result()
                total += tally
                cpu_seconds += seconds
                progress(size)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return total, cpu_seconds
