"""Bots think in processes of their own, so that no table waits for another's search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heptapolis.bots import bot_of
from heptapolis.server.process_pool import ProcessPool

Question = tuple[str, Any, int, int]
"""A bot, the view it is given, the seat it decides for, and the seed of its chance."""


def decide(questions: Sequence[Question]) -> list[str]:
    """What bots choose; runs in a process of the pool, which knows nothing but their questions."""
    return [str(bot_of(bot, seed).choose(view, seat)) for bot, view, seat, seed in questions]


class BotPool:
    """Processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPool(processes)

    async def ask(self, questions: Sequence[Question]) -> list[str]:
        """The choices of several bots at once."""
        return await self.pool.run(decide, questions)

    async def warm_up(self) -> None:
        """Start the processes before anyone waits for them."""
        await self.ask(())

    def close(self) -> None:
        """End the processes."""
        self.pool.close()
