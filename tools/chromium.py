"""Finds the Chromium for the tests in a browser, and gets one where there is none: `python -m tools.chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
NONE = (
    "There is no Chromium for the tests in a browser. Put one on the PATH (on Debian: apt-get install chromium), "
    "or let Playwright fetch one: .venv/bin/playwright install --with-deps chromium"
)


def on_the_path() -> str | None:
    """A Chromium that the machine has."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The Chromium that Playwright has fetched before."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where no other is there

    with sync_playwright() as tools:
        place = tools.chromium.executable_path
    return place if Path(place).exists() else None


def find() -> str | None:
    """A Chromium that is there; nothing is fetched."""
    return on_the_path() or of_playwright()


def ways() -> Iterable[tuple[str, list[list[str]]]]:
    """How to get one here: a message, and the commands."""
    debian = shutil.which("apt-get")
    if debian and os.name == "posix" and os.geteuid() == 0:
        install = [debian, "install", "-y", "--no-install-recommends", "chromium"]
        yield "installing Debian's Chromium for the tests in a browser", [[debian, "update"], install]
    yield "fetching Playwright's Chromium", [[sys.executable, "-m", "playwright", "install", "chromium"]]


def done(command: list[str]) -> bool:
    """Run a command; its output is shown only if it fails."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        ended = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    except OSError as fault:
        tell(str(fault))
        return False
    if ended.returncode:
        tell("\n".join([" ".join(command), *(ended.stdout + ended.stderr).splitlines()[-3:]]))
    return ended.returncode == 0


def get(run: Callable[[list[str]], bool] = done) -> str | None:
    """A Chromium: one that is there, else one by the first way that works."""
    if found := find():
        return found
    for words, commands in ways():
        tell(words)
        if all(run(command) for command in commands) and (found := find()):
            return found
    return None


def tell(words: str) -> None:
    """Say what happens; standard output is only for the path."""
    sys.stderr.write(f"{words}\n")


if __name__ == "__main__":
    if not (browser := get()):
        sys.exit(NONE)
    sys.stdout.write(f"{browser}\n")
