"""Memory is tidied when nobody waits: a full collection looks at every object of every table, and stops the house."""

from __future__ import annotations

import gc

YOUNG = (5_000, 20, 1_000_000_000)
"""Young objects are collected often and quickly; all objects never by themselves."""
LONGEST = 900.0
"""Seconds after which a house that is never quiet is tidied all the same."""


class Tidying:
    """Collects cycles of old objects in a quiet moment."""

    def __init__(self, now: float) -> None:
        self.tidied_at = now
        self.tidied = self.seen = 0

    def begin(self) -> None:
        """What is there when the house opens stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def look(self, commits: int, now: float) -> bool:
        """Tidy if something was written since the last time, and nothing since the last look; tells whether it did."""
        quiet, self.seen = commits == self.seen, commits
        due = commits > self.tidied and (quiet or now - self.tidied_at > LONGEST)
        if due:
            gc.collect()
            self.tidied, self.tidied_at = commits, now
        return due
