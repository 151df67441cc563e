"""Readings of finished games: made outside the event loop, in a nice process, and kept because they never change."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from heptapolis.game import Record, fold
from heptapolis.game.rulesets import course_of
from heptapolis.server.problems import Problem
from heptapolis.server.process_pool import ProcessPool

MOST_KEPT = 32_000_000
"""Bytes of readings that are kept; the oldest go first."""
MOST_WAITING = 64
NICENESS = 10


class NotInRecord(Exception):
    """A seat or a decision that a game did not have."""


def read_course(text: str) -> bytes:
    """The points of all seats of a record, step by step, as JSON; runs in a process of the pool."""
    return as_json({"moments": course_of(loaded(text))})


def read_replay(text: str, decision: int, seat: int | None) -> bytes:
    """What a seat saw after some decisions of a record, as JSON; runs in a process of the pool."""
    record = loaded(text)
    if seat is not None and seat >= record.options.players:
        raise NotInRecord(f"The game had {record.options.players} players; seats count from 0.")
    if decision > len(record.decisions):
        raise NotInRecord(f"The game had {len(record.decisions)} decisions.")
    view = fold(record, decision).view(seat)
    return as_json({"decision": decision, "of": len(record.decisions), "view": view.to_json()})


@lru_cache(maxsize=16)
def loaded(text: str) -> Record:
    """A record that may be read several times in a row."""
    record: Record = Record.loads(text)
    return record


def as_json(values: dict[str, Any]) -> bytes:
    """The body of an answer."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


class Readings:
    """Makes readings, a few at a time, and keeps the latest."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.pool, self.clock = ProcessPool(1, niceness=NICENESS), clock
        self.kept: OrderedDict[tuple[Any, ...], tuple[bytes, float]] = OrderedDict()
        self.size = self.waiting = 0

    async def of_record(
        self, key: tuple[Any, ...], record: Callable[[], Awaitable[str]], work: Callable[..., bytes], *more: Any
    ) -> bytes:
        """The result of some work on a record; the key distinguishes it from other readings."""

        async def make() -> bytes:
            try:
                return await self.pool.run(work, await record(), *more)
            except NotInRecord as fault:
                raise Problem("request/malformed", str(fault)) from None

        return await self.get(key, make)

    async def get(self, key: tuple[Any, ...], make: Callable[[], Awaitable[bytes]], seconds: float = 1e9) -> bytes:
        """A reading that was kept, or a new one, which is kept for some time."""
        content, until = self.kept.get(key, (b"", 0.0))
        if self.clock() < until:
            self.kept.move_to_end(key)
            return content
        if self.waiting >= MOST_WAITING:
            raise Problem(
                "quota/requests", "Too many people are reading old games right now; try again in a moment.", wait=1.0
            )
        self.waiting += 1
        try:
            content = await make()
        finally:
            self.waiting -= 1
        self._keep(key, content, self.clock() + seconds)
        return content

    def _keep(self, key: tuple[Any, ...], content: bytes, until: float) -> None:
        self.size += len(content) - len(self.kept.pop(key, (b"", 0.0))[0])
        self.kept[key] = content, until
        while self.size > MOST_KEPT:
            self.size -= len(self.kept.popitem(last=False)[1][0])

    def close(self) -> None:
        """End the process."""
        self.pool.close()
