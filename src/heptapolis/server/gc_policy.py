"""When Python collects garbage: a full collection looks at every object of every table, and stops the server."""

from __future__ import annotations

import gc

YOUNG = (5_000, 20, 1_000_000_000)
"""Thresholds: young objects are collected often and quickly, all objects never automatically."""
LONGEST = 900.0
"""Seconds after which a server that is never quiet collects all the same."""


class GcPolicy:
    """Collects cycles of old objects in a quiet moment."""

    def __init__(self, now: float) -> None:
        self.collected_at = now
        self.collected = self.seen = 0

    def install(self) -> None:
        """Set the thresholds; what is in memory when the server starts is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def collect_if_quiet(self, commits: int, now: float) -> bool:
        """Collect if there were commits since the last collection but none since the last call; says whether it did."""
        quiet, self.seen = commits == self.seen, commits
        due = commits > self.collected and (quiet or now - self.collected_at > LONGEST)
        if due:
            gc.collect()
            self.collected, self.collected_at = commits, now
        return due
