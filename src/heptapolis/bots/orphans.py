"""Orphaned processes: a child must end when its parent is gone, however that ended, since nobody else ends it."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_orphaned(work: Callable[[], object]) -> None:
    """Do something as soon as the process that started this one has ended."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            work()

    threading.Thread(target=wait, daemon=True).start()
