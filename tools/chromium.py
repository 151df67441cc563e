"""Finds the Chromium for the tests in a browser, and gets one where there is none: `python -m tools.chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
LEAN = "chromium-headless-shell"
"""Debian's Chromium without windows: it draws the same pages in two thirds of the time, but shows no notices."""
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


def find_lean() -> str | None:
    """The Chromium without windows, where it is there, else a whole one."""
    return shutil.which(LEAN) or find()


def apt_get() -> str | None:
    """Debian's tool to install packages, where we may use it."""
    return shutil.which("apt-get") if os.name == "posix" and os.geteuid() == 0 else None


def installing(apt: str, package: str) -> list[list[str]]:
    """The commands that install one of Debian's packages."""
    return [[apt, "update"], [apt, "install", "-y", "--no-install-recommends", package]]


def ways() -> Iterable[tuple[str, list[list[str]]]]:
    """How to get one here: a message, and the commands."""
    if apt := apt_get():
        yield "installing Debian's Chromium for the tests in a browser", installing(apt, "chromium")
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
    """A Chromium: one that is there, else one by the first way that works; and the lean one, where it can be had."""
    found = find() or fetched(run)
    if found and (apt := apt_get()) and not shutil.which(LEAN):
        tell("installing Debian's Chromium without windows, which is quicker")
        all(run(command) for command in installing(apt, LEAN))  # the tests do without it
    return found


def fetched(run: Callable[[list[str]], bool]) -> str | None:
    """A Chromium by the first way that works."""
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
