"""Where compiled code is kept: a folder named after everything it was compiled from.

Numba's own cache looks at one file only and goes stale when a callee or a table elsewhere changes. A digest of all
sources in the folder's name cures that. If no folder is writable, caching is switched off instead of failing.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
SOURCES = ("vocab", "catalogue", "rules", "bots", "engine", "simulation")


@cache
def sources_digest() -> str:
    """A short digest of every source that compiled code depends on, and of the compiler."""
    digest = hashlib.sha256()
    for word in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(word.encode())
    for room in SOURCES:
        for file in sorted((PACKAGE / room).rglob("*")):
            if file.suffix in (".py", ".toml"):
                digest.update(file.relative_to(PACKAGE).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def user_cache() -> Path:
    """The user's cache folder for Heptapolis; HEPTAPOLIS_CACHE names another."""
    if os.environ.get("HEPTAPOLIS_CACHE"):
        return Path(os.environ["HEPTAPOLIS_CACHE"])
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "heptapolis"


def compiled_cache(boxes: str = "") -> Path | None:
    """The folder for code compiled from the present sources, made if need be; None if it cannot be written.

    Boxes that are not ours have a folder inside it, named after their digest.
    """
    try:
        folder = user_cache() / f"compiled-{sources_digest()}"
        folder = folder / f"box-{boxes[:16]}" if boxes else folder
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):  # RuntimeError: the user has no home
        return None
