"""Bots think in processes of their own, so that no table waits for another's search."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

from heptapolis.bots import bot_of
from heptapolis.bots.orphans import when_orphaned

Question = tuple[str, Any, int]
"""A bot, the view it is given, and the seat it decides for."""


def end_with_the_server() -> None:
    """Let a process of the pool end when the server is killed, and not before: it ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_orphaned(partial(os._exit, 1))


def decide(questions: Sequence[Question], seed: int) -> list[str]:
    """What bots choose; runs in a process of the pool, which knows nothing but their views."""
    return [str(bot_of(bot, seed + place).choose(view, seat)) for place, (bot, view, seat) in enumerate(questions)]


class BotPool:
    """Processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        # a fresh process for each worker: nothing of the server is in its memory
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), end_with_the_server)

    async def ask(self, questions: Sequence[Question], seed: int | None = None) -> list[str]:
        """The choices of several bots at once; with a seed the same each time."""
        seed, pool = secrets.randbits(62) if seed is None else seed, self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, decide, questions, seed)
        except BrokenProcessPool:  # someone ended a process: with a new one, once
            if self.pool is pool:
                self.pool = self._open()
            return await asyncio.get_running_loop().run_in_executor(self.pool, decide, questions, seed)

    async def warm_up(self) -> None:
        """Start the processes before anyone waits for them."""
        await self.ask(())

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)
