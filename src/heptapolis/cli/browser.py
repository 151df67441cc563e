"""`heptapolis play` in the browser: a house on this computer alone, and the browser opened at it."""

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

from heptapolis.cli.serve import APPLICATION, LINES, PORT, settings_of
from heptapolis.errors import SetupError

HERE = "127.0.0.1"
PATIENCE = 120.0
"""Seconds until a house that does not answer is given up: its first start makes a database."""


def play_in_browser(port: int | None, data: Path | None, *, wants_browser: bool) -> None:
    """Open a house for whoever sits at this computer, until it is stopped; one that is open already is used."""
    settings = settings_of(data, "")
    if port is None and data is None and is_house(usual := f"http://{HERE}:{PORT}"):
        typer.echo(f"Heptapolis is open already at {usual}")
        show(usual, wants_browser)
        return
    import uvicorn

    os.environ |= settings.to_environment() | {"HEPTAPOLIS_LOG": "warning"}
    with listening(port) as door:
        address = f"http://{HERE}:{door.getsockname()[1]}"
        server = uvicorn.Server(uvicorn.Config(APPLICATION, **LINES))
        threading.Thread(target=welcome, args=(address, wants_browser), daemon=True).start()
        try:
            server.run(sockets=[door])
        except KeyboardInterrupt:
            typer.echo(f"\nStopped. Your tables are kept in {settings.data}; heptapolis play opens them again.")
    if not server.started:
        raise typer.Exit(1)


def listening(port: int | None) -> socket.socket:
    """A door that is ours: at the port named, else at the usual one, else at any that is free."""
    for number in (port,) if port is not None else (PORT, 0):
        door = socket.socket()
        if os.name == "posix":  # elsewhere it would share the port of a stranger
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HERE, number))
        except OSError as fault:
            door.close()
            reason = fault.strerror
        else:
            return door
    raise SetupError(f"the house cannot listen at {HERE}:{port or PORT}: {reason}; give another --port.")


def is_house(address: str, seconds: float = 2.0) -> bool:
    """Whether a house answers at an address."""
    try:
        with urlopen(f"{address}/api/health", timeout=seconds) as answer:  # noqa: S310 - an address of this computer
            return json.load(answer).get("open") is True
    except (OSError, ValueError, AttributeError):
        return False


def welcome(address: str, wants_browser: bool) -> None:
    """As soon as the house answers, tell where it is and show it."""
    end = time.monotonic() + PATIENCE
    while not is_house(address):
        if time.monotonic() > end:
            typer.echo(f"The house at {address} does not answer. Stop it with Ctrl-C.", err=True)
            return
        time.sleep(0.05)
    typer.echo(f"Heptapolis is at {address} (stop with Ctrl-C)")
    show(address, wants_browser)


def show(address: str, wants_browser: bool) -> None:
    """Open the browser, if there is one and it is wanted."""
    if wants_browser and not (has_screen() and webbrowser.open(address)):
        typer.echo("No browser could be opened here; open the address in one.")


def has_screen() -> bool:
    """Whether a browser would get a window of its own, and not take the terminal."""
    if os.name != "posix" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
