"""Batches with custom bots: the same games, interpreted, in several processes side by side."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any

import numpy as np

from heptapolis.bots import Bot
from heptapolis.bots.making import made
from heptapolis.bots.orphans import when_orphaned
from heptapolis.bots.process import BotProcess
from heptapolis.bots.seeds import own_seed
from heptapolis.bots.source import BotSource
from heptapolis.engine.packing import Array
from heptapolis.errors import BotError
from heptapolis.game import Table
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import sit_down
from heptapolis.simulation.batch import batch_of
from heptapolis.simulation.spread import Played, Progress, blocks, spread
from heptapolis.simulation.tally import DECISIONS, TALLY


class BotTable:
    """A table at which game after game is played; every custom bot runs in a process of its own."""

    def __init__(self, options: TableOptions, sources: tuple[BotSource, ...], seconds: float) -> None:
        self.options, self.sources, self.batch = options, sources, batch_of(options)
        self.own = {place: BotProcess(source, seconds) for place, source in enumerate(sources) if source.is_own}

    def play(self, first_seed: int, games: int) -> Played:
        """Play so many games, one seed after another."""
        begin, tally = self.cpu_seconds(), [0] * TALLY
        for seed in range(first_seed, first_seed + games):
            try:
                self.count(seed, tally)
            except BotError as fault:
                raise fault.in_game(seed) from None
        return np.array(tally, np.int64), self.cpu_seconds() - begin, games

    def count(self, seed: int, tally: list[int]) -> None:
        """Play the game of a seed and add it to a tally."""
        game = self.played(seed)
        tally[DECISIONS] += len(game.record.decisions)
        self.batch.add(game.view().state, tally)

    def played(self, seed: int, seating: Sequence[int] | None = None) -> Table:
        """The game of a seed, played to its end; a seating says for each seat which of the bots has it."""
        seating = range(len(self.sources)) if seating is None else seating
        names = [f"{self.sources[place].short} {number}" for number, place in enumerate(seating, 1)]
        game: Table = sit_down(self.options, names, seed)
        bots = [self.bot(place, seat, seed) for seat, place in enumerate(seating)]
        while not game.over:
            for seat in game.deciding():
                player = game.chooser(seat)
                view = game.view(player, past=self.sources[seating[player]].needs_past)
                game.choose(seat, bots[player].choose(view, seat))
        return game

    def bot(self, place: int, seat: int, seed: int) -> Bot:
        """One of the bots for a new game; its chance comes from its seat and the seed of the game."""
        if place not in self.own:
            return made(self.sources[place], seed)
        self.own[place].begin(own_seed(seed, seat))
        return self.own[place]

    def cpu_seconds(self) -> float:
        """The processor time of this process and of the bots so far."""
        return time.process_time() + sum(bot.cpu_seconds for bot in self.own.values())

    def close(self) -> None:
        """End the processes of the bots."""
        for bot in self.own.values():
            bot.close()


HERE: dict[str, Any] = {}
"""The table of a worker, set up once for all its games."""


def set_up_here(table: Callable[..., Any], *arguments: Any) -> None:
    """Set up the table of a worker, which ends with the process that started it and not by Ctrl-C before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_orphaned(partial(os._exit, 1))
    HERE["table"] = table(*arguments)


def play_here(*games: Any) -> Any:
    """Play games at the table of this worker."""
    return HERE["table"].play(*games)


def worker_processes(workers: int, table: Callable[..., Any], *arguments: Any) -> ProcessPoolExecutor:
    """Processes that each set up such a table of their own, for `play_here`."""
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, fresh, set_up_here, (table, *arguments))


def try_out(sources: tuple[BotSource, ...], seconds: float) -> None:
    """Load and create every custom bot once, before anything is played."""
    for source in dict.fromkeys(source for source in sources if source.is_own):
        with BotProcess(source, seconds) as bot:
            bot.begin(0)


def with_own_bots(
    options: TableOptions,
    sources: tuple[BotSource, ...],
    seconds: float,
    games: int,
    first_seed: int,
    workers: int,
    progress: Progress,
) -> tuple[Array, float]:
    """The tally of a batch in so many workers, and the processor time they took with their bots."""
    todo: Iterator[tuple[int, int]] = ((first_seed + game, size) for game, size in blocks(games, 1))
    if workers == 1:
        with closing(BotTable(options, sources, seconds)) as table, ThreadPoolExecutor(1) as pool:
            return spread(pool, 1, table.play, todo, progress)
    with worker_processes(workers, BotTable, options, sources, seconds) as processes:
        return spread(processes, workers, play_here, todo, progress)
