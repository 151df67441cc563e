"""`heptapolis play` in the browser: a server on this computer alone, and the browser opened at it."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from urllib.request import urlopen

import typer

from heptapolis.cli.serve import APPLICATION, PORT, UVICORN, settings_of
from heptapolis.errors import SetupError

HERE = "127.0.0.1"
PATIENCE = 120.0
"""Seconds until a server that does not answer is given up: the first start creates a database."""


def play_in_browser(port: int | None, data: Path | None, *, wants_browser: bool) -> None:
    """Start a server for this computer until it is stopped; one that is already running is used."""
    settings = settings_of(data, "")
    if port is None and data is None and is_heptapolis(usual := f"http://{HERE}:{PORT}"):
        typer.echo(f"Heptapolis is already running at {usual}")
        show(usual, wants_browser)
        return
    import uvicorn

    os.environ |= settings.to_environment() | {"HEPTAPOLIS_LOG": "warning"}
    with listening(port) as listener:
        address = f"http://{HERE}:{listener.getsockname()[1]}"
        server = uvicorn.Server(uvicorn.Config(APPLICATION, **UVICORN))
        threading.Thread(target=welcome, args=(address, wants_browser), daemon=True).start()
        try:
            server.run(sockets=[listener])
        except KeyboardInterrupt:
            typer.echo(f"\nStopped. Your tables are saved in {settings.data}; heptapolis play brings them back.")
    if not server.started:
        raise typer.Exit(1)


def listening(port: int | None) -> socket.socket:
    """A socket to listen on: the given port, or else the usual one, or else any free one."""
    for number in (port,) if port is not None else (PORT, 0):
        listener = socket.socket()
        if os.name == "posix":  # elsewhere it would share the port of a stranger
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HERE, number))
        except OSError as fault:
            listener.close()
            reason = fault.strerror
        else:
            return listener
    raise SetupError(f"the server cannot listen at {HERE}:{port or PORT}: {reason}; give another --port.")


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
