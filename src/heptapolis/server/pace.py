"""The pace of readers: so many requests per second; anyone faster has to wait, and is refused beyond that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from heptapolis.server.limits import MOST_NAMES, REST
from heptapolis.server.problems import Problem

LONGEST_WAIT = 5.0


class Pace:
    """Lets every name proceed so many times per second, and at once after a rest.

    >>> now = [0.0]
    >>> pace = Pace(rate=2, rest=1, clock=lambda: now[0])
    >>> [pace.wait("Elsa") for _ in range(4)]
    [0.0, 0.0, 0.5, 1.0]
    >>> now[0] = 0.5
    >>> pace.wait("Elsa"), pace.wait("Frida")
    (1.0, 0.0)
    """

    def __init__(self, rate: float, rest: float = REST, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.rest, self.clock = rate, rest, clock
        self.used: dict[str, float] = {}
        """Until when each name has used up its allowance."""

    def wait(self, name: str) -> float:
        """The seconds after which a name may proceed; nobody has to wait too long."""
        now = self.clock()
        used = max(self.used.get(name, now), now)
        wait = max(0.0, used + 1 / self.rate - now - self.rest)
        if wait > LONGEST_WAIT:
            raise Problem("quota/requests", "Too many requests; wait a moment.", wait=wait)
        self.used[name] = used + 1 / self.rate
        if len(self.used) > MOST_NAMES:
            self.used = {name: used for name, used in self.used.items() if used > now}
        return wait

    async def keep(self, name: str) -> None:
        """Wait until a name may proceed."""
        if wait := self.wait(name):
            await asyncio.sleep(wait)
