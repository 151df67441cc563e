"""Spreads games over the workers of a pool: what they bring back as it comes, or the sums of a batch."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import closing
from typing import Any, TypeVar

import numpy as np

from heptapolis.engine.packing import Array
from heptapolis.simulation.tally import TALLY

Brought = TypeVar("Brought")
Progress = Callable[[int], None]
Played = tuple[Array, float, int]
"""The tally of some games, the processor time they took, and how many they were."""


def blocks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of every block."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def finished(
    pool: Executor, workers: int, play: Callable[..., Brought], todo: Iterator[tuple[Any, ...]]
) -> Generator[Brought, None, None]:
    """What the workers bring back, as they finish; what goes wrong in one piece of work ends them all."""
    order: dict[Future[Brought], int] = {}
    waiting: set[Future[Brought]] = set()
    more, given = True, 0
    try:
        while waiting or more:
            while more and len(waiting) < 2 * workers:
                following = next(todo, None)
                more = following is not None
                if following is not None:
                    future = pool.submit(play, *following)
                    waiting.add(future)
                    order[future] = given
                    given += 1
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=order.__getitem__):  # of several failures the first one is reported
                del order[future]
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def spread(
    pool: Executor,
    workers: int,
    play: Callable[[int, int], Played],
    todo: Iterator[tuple[int, int]],
    progress: Progress,
) -> tuple[Array, float]:
    """The tally of all blocks and the processor time they took."""
    total, cpu_seconds = np.zeros(TALLY, np.int64), 0.0
    with closing(finished(pool, workers, play, todo)) as played:
        for tally, seconds, size in played:
            total += tally
            cpu_seconds += seconds
            progress(size)
    return total, cpu_seconds
