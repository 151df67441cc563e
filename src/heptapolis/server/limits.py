"""Limits on requests: bodies that are too large or too slow are refused, and so are people who ask too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

from heptapolis.server.error_responses import refuse
from heptapolis.server.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
REST = 10.0
"""Seconds of quiet whose allowance may be spent at once."""
MOST_NAMES = 20_000
"""Names that are remembered; beyond that, those whose allowance is full again are forgotten."""


class BodyLimit:
    """ASGI middleware: reads a body whole, within a limit of bytes and seconds, and hands it on."""

    def __init__(self, app: Any, most: int, seconds: float, larger: Mapping[str, int]) -> None:
        """`larger` has the limits of addresses that take larger bodies."""
        self.app, self.most, self.seconds, self.larger = app, most, seconds, larger

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a body that is too large or too slow; pass everything else on."""
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        try:
            most = self.larger.get(scope["path"], self.most)
            body = await asyncio.wait_for(self._whole(receive, most), self.seconds)
        except TimeoutError:
            await refuse(send, Problem("request/too-slow"))
            return
        except Problem as problem:
            await refuse(send, problem)
            return
        if body is None:
            return  # the sender has gone: it is dropped
        sent = False

        async def again() -> Any:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    async def _whole(self, receive: Callable[[], Any], most: int) -> bytes | None:
        """The body; None if the connection was lost before its end."""
        body, more = bytearray(), True
        while more:
            message: MutableMapping[str, Any] = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Problem("request/too-large")
        return bytes(body)


class Buckets:
    """Token buckets: so many requests a second for every name, and what was saved up for some seconds at once.

    >>> now = [0.0]
    >>> buckets = Buckets(rate=2, rest=1, clock=lambda: now[0])
    >>> [buckets.take("Elsa") for _ in range(3)]
    [0.0, 0.0, 0.5]
    >>> now[0] = 0.5
    >>> buckets.take("Elsa"), buckets.take("Frida")
    (0.0, 0.0)
    """

    def __init__(self, rate: float, rest: float = REST, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.most, self.clock = rate, max(rate * rest, 1.0), clock
        self.left: dict[str, tuple[float, float]] = {}

    def now_left(self, name: str) -> float:
        """What a name may spend now."""
        left, at = self.left.get(name, (self.most, 0.0))
        return min(self.most, left + (self.clock() - at) * self.rate) if name in self.left else self.most

    def take(self, name: str) -> float:
        """Spend one and return 0; if there is none, spend nothing and return the seconds until there is."""
        wait = self.wait(name)
        if wait == 0.0:
            self.left[name] = (self.now_left(name) - 1.0, self.clock())
            if len(self.left) > MOST_NAMES:
                self.left = {name: kept for name, kept in self.left.items() if self.now_left(name) < self.most}
        return wait

    def wait(self, name: str) -> float:
        """Seconds until a name may spend one; nothing is spent."""
        return max(0.0, (1.0 - self.now_left(name)) / self.rate)
