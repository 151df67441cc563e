"""Bots think in processes of their own, so that no table waits for another's search."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from heptapolis.bots import bot_of
from heptapolis.server.process_pool import ProcessPool

Question = tuple[str, Any, int]
"""A bot, the view it is given, and the seat it decides for."""


def decide(questions: Sequence[Question], seed: int) -> list[str]:
    """What bots choose; runs in a process of the pool, which knows nothing but their views."""
    return [str(bot_of(bot, seed + place).choose(view, seat)) for place, (bot, view, seat) in enumerate(questions)]


class BotPool:
    """Processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPool(processes)

    async def ask(self, questions: Sequence[Question], seed: int | None = None) -> list[str]:
        """The choices of several bots at once; with a seed the same each time."""
        return await self.pool.run(decide, questions, secrets.randbits(62) if seed is None else seed)

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        await self.ask(())

    def close(self) -> None:
        """End the processes."""
        self.pool.close()
