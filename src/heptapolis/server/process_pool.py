"""Processes for what takes longer than a table may wait: bots that think, finished games that are read."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from heptapolis.bots.orphans import when_orphaned

Result = TypeVar("Result")


def end_with_the_server(niceness: int) -> None:
    """Let a process of the pool end when the server is killed, and not before: it ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    when_orphaned(partial(os._exit, 1))


class ProcessPool:
    """Fresh processes: nothing of the server is in their memory. They start when they are first needed."""

    def __init__(self, processes: int, *, niceness: int = 0) -> None:
        """Nicer processes leave the processor to others."""
        self.processes, self.niceness = processes, niceness
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, end_with_the_server, (self.niceness,))

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Do some work in one of the processes."""
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # someone ended a process: retry once with a new one
            if self.pool is pool:
                self.pool = self._open()
            return await loop.run_in_executor(self.pool, work, *arguments)

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)
