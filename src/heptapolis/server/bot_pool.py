"""Bots think in processes of their own, so that no table waits for another's search."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Sequence
from itertools import chain
from typing import Any

from heptapolis.bots.making import made
from heptapolis.bots.source import BotSource
from heptapolis.server.process_pool import ProcessPool

Question = tuple[BotSource, Any, int, int]
"""A bot, the view it is given, the seat it decides for, and the seed of its chance."""
NICENESS = 5
"""Bots that look ahead leave the processor to everybody else."""


def decide(questions: Sequence[Question]) -> list[str]:
    """What bots choose; runs in a process of the pool, which knows nothing but their questions."""
    return [str(made(bot, seed).choose(view, seat)) for bot, view, seat, seed in questions]


class BotPool:
    """Processes in which bots think. Those that look ahead have one of their own, so that nobody waits for them.

    That one starts when it is first needed, and compiles the rules where that has not been done before.
    """

    def __init__(self, processes: int) -> None:
        self.pool, self.slow = ProcessPool(processes), ProcessPool(1, niceness=NICENESS)

    async def ask(self, questions: Sequence[Question]) -> list[str]:
        """The choices of several bots at once."""
        slow = [question for question in questions if question[0].budget]
        quick = [question for question in questions if not question[0].budget]
        chosen = await gather(self.pool.run(decide, quick), *[self.slow.run(decide, [question]) for question in slow])
        quick_ones, slow_ones = iter(chosen[0]), chain.from_iterable(chosen[1:])
        return [next(slow_ones if question[0].budget else quick_ones) for question in questions]

    async def warm_up(self) -> None:
        """Start the processes before anyone waits for them."""
        await self.ask(())

    def close(self) -> None:
        """End the processes."""
        self.pool.close()
        self.slow.close()
