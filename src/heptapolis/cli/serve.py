"""`heptapolis serve`: a house with tables for friends, over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heptapolis.errors import EngineError


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen at; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen at.", min=0, max=65535)] = 8077,
    database: Annotated[str, typer.Option("--database", help="postgresql://...; SQLite if not given.")] = "",
    data: Annotated[Path | None, typer.Option("--data", help="Folder for the database and the key.")] = None,
    bot_processes: Annotated[int, typer.Option("--bot-processes", help="Processes for bots.", min=1, max=64)] = 1,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Cookies for HTTPS alone.")] = False,
) -> None:
    """Open the house: tables over HTTP, everything kept in a database."""
    try:
        import uvicorn

        from heptapolis.server.app import make_app
        from heptapolis.server.settings import Settings, prepared, user_data
    except ImportError as fault:
        raise EngineError(f"the server is not installed ({fault}); try: pip install 'heptapolis[server]'.") from None
    settings = Settings(
        prepared(data or user_data()), database, bot_processes=bot_processes, secure_cookies=secure_cookies
    )
    typer.echo(f"Heptapolis is at http://{host}:{port}/api/docs (stop with Ctrl-C)")
    config = uvicorn.Config(make_app(settings), host=host, port=port, log_level="warning", timeout_graceful_shutdown=5)
    uvicorn.Server(config).run()
