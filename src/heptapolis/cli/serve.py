"""`heptapolis serve`: tables for friends over HTTP."""

from __future__ import annotations

import os
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
"""How uvicorn runs the server, whoever starts it."""


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

    return Settings(prepared(data or user_data()), database, **more)  # type: ignore[arg-type]


def with_bots(settings: Settings, bots: Sequence[str], seconds: float) -> Settings:
    """The settings with the operator's own bots, each of which has been loaded and created once."""
    from heptapolis.server.bot_offer import own_sources, try_out

    try_out(own_sources(bots).values(), seconds)
    return replace(settings, bots=tuple(bots), bot_seconds=seconds)


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
    import uvicorn

    os.environ |= settings.to_environment() | {"HEPTAPOLIS_LOG": log_level}
    typer.echo(f"Heptapolis is at http://{host}:{port} (stop with Ctrl-C)")
    uvicorn.run(APPLICATION, host=host, port=port, workers=workers, **UVICORN)
