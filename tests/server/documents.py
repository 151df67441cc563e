"""The document of the API, without a server."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from heptapolis.server.app import make_app
from heptapolis.server.settings import Settings


@cache
def document() -> dict[str, Any]:
    """What stands at /api/openapi.json."""
    with TemporaryDirectory() as folder:
        return make_app(Settings(Path(folder))).openapi()


def operations() -> dict[str, dict[str, Any]]:
    """Every operation by its method and path."""
    paths = document()["paths"]
    return {f"{method.upper()} {path}": heard for path, methods in paths.items() for method, heard in methods.items()}
