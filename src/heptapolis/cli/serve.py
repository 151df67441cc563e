"""`heptapolis serve`: tables for friends over HTTP."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.cli.options import BotSeconds, named_bots
from heptapolis.errors import EngineError, SetupError

if TYPE_CHECKING:
    from heptapolis.server.settings import Settings

PORT = 8077
Database = Annotated[str, typer.Option("--database", help="postgresql://...; by default SQLite in the data folder.")]
Data = Annotated[Path | None, typer.Option("--data", help="Folder for the database and the key.")]

APPLICATION = "heptapolis.server.app:app_of_environment"
UVICORN: dict[str, Any] = {
    "factory": True,
    "log_config": None,
    "access_log": False,
    "http": "heptapolis.server.http_protocol:HttpConnection",
    "ws": "none",
    "server_header": False,
    "timeout_keep_alive": 75,  # longer than clients and proxies keep an idle connection, so that they close it
    "timeout_graceful_shutdown": 5,
}
"""How uvicorn runs the server, for all commands."""


def check_installed() -> None:
    """Stop if the server's packages are missing."""
    try:
        import fastapi  # noqa: F401
        import sqlalchemy  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as fault:
        raise EngineError(f"the server is not installed ({fault}); try: pip install 'heptapolis[server]'.") from None


def settings_of(data: Path | None, database: str, **more: bool | int) -> Settings:
    """The settings of a server."""
    check_installed()
    from heptapolis.server.settings import Settings, prepared, user_data

    settings = Settings(prepared(data or user_data()), database, **more)  # type: ignore[arg-type]
    settings.url  # noqa: B018 - a database of a kind that is not known is refused before anything is done
    return settings


def check_database(settings: Settings) -> None:
    """Refuse a database that cannot be opened."""
    from heptapolis.server.store import Store

    store = Store(settings.url)
    try:
        store.check()
    finally:
        store.engine.dispose()


def with_bots(settings: Settings, bots: Sequence[str], seconds: float) -> Settings:
    """The settings with the operator's own bots, each of which has been loaded and created once."""
    from heptapolis.server.bot_offer import own_sources, try_out

    try_out(own_sources(bots).values(), seconds)
    return replace(settings, bots=tuple(bots), bot_seconds=seconds)


def with_boxes(settings: Settings, folders: Sequence[Path], *, uploads: bool) -> Settings:
    """The settings with boxes of the operator's own, each of which was read and checked."""
    from heptapolis.server.boxes import offered_boxes

    boxes = tuple(str(folder.absolute()) for folder in folders)
    offered_boxes(boxes)
    return replace(settings, boxes=boxes, box_uploads=uploads)


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen on.", min=0, max=65535)] = PORT,
    database: Database = "",
    data: Data = None,
    workers: Annotated[
        int, typer.Option("--workers", help="Number of processes; more than one needs PostgreSQL.", min=1)
    ] = 1,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", help="Number of processes for bots.", min=1, max=64)
    ] = 1,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", help="Bots of your own: file.py:Name, package.module:Name, or the name of an installed one."
        ),
    ] = None,
    bot_seconds: BotSeconds = BOT_SECONDS,
    box: Annotated[
        list[Path] | None,
        typer.Option("--box", help="Offer a box of your own at new tables (docs/own-boxes.md); can be repeated."),
    ] = None,
    box_uploads: Annotated[bool, typer.Option("--box-uploads", help="Let players send boxes of their own.")] = False,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Send cookies over HTTPS only.")] = False,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", help="NAME=NUMBER, such as choices_a_second=100.")
    ] = None,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Start the server: tables over HTTP, with everything kept in a database."""
    if log_level not in ("debug", "info", "warning", "error"):
        raise SetupError(f"there is no log level {log_level!r}; choose debug, info, warning or error.")
    settings = settings_of(data, database, bot_processes=bot_processes, secure_cookies=secure_cookies)
    settings = replace(settings, limits=type(settings.limits).from_words(limit or ()))
    if workers > 1 and settings.url.startswith("sqlite"):
        raise SetupError("several workers need PostgreSQL; SQLite is for one. Give --database postgresql://...")
    settings = with_bots(settings, named_bots(*bots or ()), bot_seconds)
    settings = with_boxes(settings, box or (), uploads=box_uploads)
    os.environ |= settings.to_environment() | {"HEPTAPOLIS_LOG": log_level}
    with listening(host, port) as listener:
        check_database(settings)  # last, because it makes the file: whoever is refused leaves nothing behind
        shown, port = f"[{host}]" if ":" in host else host, listener.getsockname()[1]
        typer.echo(f"Heptapolis is at http://{shown}:{port} (stop with Ctrl-C)")
        if workers == 1:
            run_until_stopped(listener)
            return
    import uvicorn

    uvicorn.run(APPLICATION, host=host, port=port, workers=workers, **UVICORN)


def listening(host: str, *ports: int) -> socket.socket:
    """A socket to listen at: the first of some ports that is free."""
    for port in ports:
        try:
            return bound(host, port)
        except socket.gaierror as fault:
            reason = f"{fault.strerror}."
        except OSError as fault:
            reason = f"{fault.strerror}; give another --port."
    raise SetupError(f"the server cannot listen at {host}:{ports[0]}: {reason}")


def bound(host: str, port: int) -> socket.socket:
    """A socket that has an address."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind)
    try:
        if os.name == "posix":  # elsewhere it would share the port of a stranger
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def run_until_stopped(listener: socket.socket) -> None:
    """Run the server in this process until it is stopped; after SIGTERM it ends silently."""
    import uvicorn

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises the signal again when it has closed
    server = uvicorn.Server(uvicorn.Config(APPLICATION, **UVICORN))
    server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(1)
