"""Bots think in processes of their own, so that no table waits for another's search."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from heptapolis.bots import bot_of
from heptapolis.bots.orphans import when_orphaned

Question = tuple[str, Any, int, int]
"""A bot, the view it is given, the seat it decides for, and the seed of its chance."""


def end_with_the_server() -> None:
    """Let a process of the pool end when the server is killed, and not before: it ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_orphaned(partial(os._exit, 1))


def decide(questions: Sequence[Question]) -> list[str]:
    """What bots choose; runs in a process of the pool, which knows nothing but their questions."""
    return [str(bot_of(bot, seed).choose(view, seat)) for bot, view, seat, seed in questions]


class BotPool:
    """Processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        # a fresh process for each worker: nothing of the server is in its memory
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), end_with_the_server)

    async def ask(self, questions: Sequence[Question]) -> list[str]:
        """The choices of several bots at once."""
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, decide, questions)
        except BrokenProcessPool:  # somebody ended a process: with a new one, once
            if self.pool is pool:
                self.pool = self._open()
            return await asyncio.get_running_loop().run_in_executor(self.pool, decide, questions)

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        await self.ask(())

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)
