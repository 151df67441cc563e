"""The server's time: the seconds during which the server was alive, whatever the clock of the machine says."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, select, update

from heptapolis.server.schema import alive

LONGEST = 2.0
"""Seconds for which the time runs on after the last moment that is known to be in the database."""


class ServerTime:
    """Seconds that count against people: they continue from one start of the server to the next.

    They follow the steady clock of the machine, which nobody can set, but stay close to the last moment that the
    database has noted. So the time stops while the server is down or suspended, or has lost its database.

    >>> seconds = [100.0]
    >>> time = ServerTime(steady=lambda: seconds[0])
    >>> time.begin(5.0)
    >>> seconds[0] += 1.5
    >>> time.now()
    6.5
    >>> seconds[0] += 3600
    >>> time.now()
    7.0
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.begin(0.0)

    def begin(self, noted: float) -> None:
        """Go on from what the database has noted."""
        self.noted, self.noted_at = noted, self.steady()

    def now(self) -> float:
        """The seconds until now."""
        return self.noted + min(self.steady() - self.noted_at, LONGEST)

    def reach(self, noted: float) -> None:
        """The database has noted a moment: ours, or a later one of another process."""
        self.begin(max(self.now(), noted))


def noted_time(connection: Connection) -> float:
    """The last moment at which the server was known to be alive."""
    return float(connection.execute(select(alive.c.seconds)).scalar_one())


def note_time(connection: Connection, seconds: float) -> float:
    """Note that the server is alive; gives its time, which another process may have brought further."""
    connection.execute(update(alive).where(alive.c.seconds < seconds).values(seconds=seconds))
    return noted_time(connection)
