"""`heptapolis play` in the browser: a server for this computer only, opened in the browser."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING
from urllib.request import urlopen

import typer

from heptapolis.cli.serve import PORT, check_database, listening, run_until_stopped
from heptapolis.errors import SetupError

if TYPE_CHECKING:
    from heptapolis.server.settings import Settings

HERE = "127.0.0.1"
PATIENCE = 120.0
"""Seconds until a server that does not answer is given up: the first start creates a database."""


def play_in_browser(settings: Settings, port: int | None, *, reuse: bool, wants_browser: bool) -> None:
    """Start a server for this computer until it is stopped; or `reuse` one that is already running."""
    if reuse and is_heptapolis(usual := f"http://{HERE}:{PORT}"):
        if settings.bots or settings.boxes:
            reason = "is already running without these bots and boxes; stop it first, or give another --port."
            raise SetupError(f"the server at {usual} {reason}")
        typer.echo(f"Heptapolis is already running at {usual}")
        show(usual, wants_browser)
        return
    os.environ |= settings.to_environment() | {"HEPTAPOLIS_LOG": "warning"}
    with listening(HERE, *((PORT, 0) if port is None else (port,))) as listener:
        check_database(settings)
        address = f"http://{HERE}:{listener.getsockname()[1]}"
        threading.Thread(target=welcome, args=(address, wants_browser), daemon=True).start()
        try:
            run_until_stopped(listener)
        except KeyboardInterrupt:
            typer.echo(f"\nStopped. Your tables are saved in {settings.data}; heptapolis play brings them back.")


def is_heptapolis(address: str, seconds: float = 2.0) -> bool:
    """Whether a Heptapolis server responds at an address."""
    try:
        with urlopen(f"{address}/api/health", timeout=seconds) as answer:  # noqa: S310 - an address of this computer
            return json.load(answer).get("open") is True
    except (OSError, ValueError, AttributeError):
        return False


def welcome(address: str, wants_browser: bool) -> None:
    """Once the server responds, say where it is and open it."""
    end = time.monotonic() + PATIENCE
    while not is_heptapolis(address):
        if time.monotonic() > end:
            typer.echo(f"The server at {address} is not responding. Stop it with Ctrl-C.", err=True)
            return
        time.sleep(0.05)
    typer.echo(f"Heptapolis is at {address} (stop with Ctrl-C)")
    show(address, wants_browser)


def show(address: str, wants_browser: bool) -> None:
    """Open the browser, if there is one and the user wants it."""
    if wants_browser and not (has_screen() and webbrowser.open(address)):
        typer.echo("No browser could be opened; open the address yourself.")


def has_screen() -> bool:
    """Whether a browser would open its own window rather than take over the terminal."""
    if os.name != "posix" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
