"""The application: routers, errors in one shape, limits, health and metrics."""

from __future__ import annotations

import math
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.routing import Match

from heptapolis import __version__
from heptapolis.catalogue.cards.own import LARGEST_BOX
from heptapolis.server.api import boards, boxes, docs_page, history, people, play, push, tables
from heptapolis.server.api.dependencies import address_of
from heptapolis.server.api.openapi import add_body, documented
from heptapolis.server.api.requests import BoardText, BoxUpload
from heptapolis.server.api.responses import Health
from heptapolis.server.finished_games import as_json
from heptapolis.server.guard import Guard
from heptapolis.server.identity import bearer_of
from heptapolis.server.json_logging import log_to_stderr
from heptapolis.server.limits import BodyLimit, Buckets
from heptapolis.server.metrics import Metrics, may_read
from heptapolis.server.pages import WEB, Pages
from heptapolis.server.problems import Problem
from heptapolis.server.settings import Settings
from heptapolis.server.table_server import TableServer

OPENAPI = "/api/openapi.json"
BOX_BODY = 3 * LARGEST_BOX + 5000
"""The largest body with a box: JSON needs up to three bytes for one of the text."""


def make_app(settings: Settings, web: Path = WEB) -> FastAPI:
    """The server as an ASGI application; `web` is the folder with the built client."""
    server = TableServer(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Heptapolis",
        version=__version__,
        lifespan=lifespan,
        description="Tables of the 7 Wonders family for people and programs. Errors are a code and a message.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
    )
    metrics, limits = Metrics(server), settings.limits
    app.state.server = server
    app.state.wrong_codes = Buckets(limits.wrong_codes_an_address_a_minute / 60, rest=60)
    for part in (people, push, tables, boards, boxes, play, history):
        app.include_router(part.router)
    add_body(app, BoxUpload)
    add_body(app, BoardText)
    add_operations(app, server, metrics)
    add_documents(app)
    app.router.routes.append(Pages(web))
    add_errors(app)
    app.add_middleware(BodyLimit, most=limits.body, seconds=limits.body_seconds, larger={"/api/boxes": BOX_BODY})
    app.add_middleware(Guard, server=server, metrics=metrics)
    return app


def app_of_environment() -> FastAPI:
    """The application that `heptapolis serve` runs, in as many processes as it asks for."""
    log_to_stderr(os.environ.get("HEPTAPOLIS_LOG", "info"))
    return make_app(Settings.from_environment())


def answer(problem: Problem) -> JSONResponse:
    """A problem as an answer."""
    return JSONResponse(problem.to_json(), problem.status)


def add_errors(app: FastAPI) -> None:
    """Every error in one shape."""

    @app.exception_handler(Problem)
    async def refused(request: Request, problem: Problem) -> Response:
        response, wrong_codes = answer(problem), app.state.wrong_codes
        if problem.code in ("table/unknown", "table/screen-code"):
            wrong_codes.take(address_of(request))
        elif problem.code == "quota/requests":
            wait = problem.wait or wrong_codes.wait(address_of(request))
            response.headers["retry-after"] = str(math.ceil(wait))
        return response

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, fault: RequestValidationError) -> Response:
        return answer(Problem("request/malformed", words_of(fault)))

    @app.exception_handler(HTTPException)
    async def other(request: Request, fault: HTTPException) -> Response:
        if isinstance(fault.__cause__, Problem):
            return answer(fault.__cause__)  # of a body that was read strictly
        if fault.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            response = answer(Problem("request/method"))
            response.headers["allow"] = ", ".join(methods_at(app, request))
            return response
        unknown = fault.status_code == HTTPStatus.NOT_FOUND
        return answer(Problem("request/not-found" if unknown else "request/malformed"))


def methods_at(app: FastAPI, request: Request) -> list[str]:
    """The methods that an address allows."""
    return sorted(
        method
        for route in app.routes
        if isinstance(route, APIRoute | Pages) and route.matches(request.scope)[0] is Match.PARTIAL
        for method in route.methods or ()
    )


def words_of(fault: RequestValidationError) -> str:
    """The first thing that is wrong with a request, and where it is."""
    first = next(iter(fault.errors()), {"loc": (), "msg": "it is not understood"})
    if isinstance(first.get("input"), bytes):
        return "The body must be sent as application/json."
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {str(first['msg']).removeprefix('Value error, ')}."


def add_operations(app: FastAPI, server: TableServer, metrics: Metrics) -> None:
    """Health and metrics."""

    @app.get("/api/health", tags=["operations"], summary="Whether the server is running", responses=documented(Health))
    async def health() -> dict[str, Any]:
        """Answers when the database does."""
        await server.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return {"open": not server.tables.closing, "version": __version__}

    @app.get(
        "/metrics",
        tags=["operations"],
        summary="Metrics for Prometheus",
        response_class=PlainTextResponse,
        responses=documented(None, "request/not-found"),
    )
    async def read_metrics(request: Request) -> Response:
        """Requests, tables, streams, commits, choices; nothing of anyone. For this machine, or with a token."""
        if not may_read(address_of(request), bearer_of(request.headers)):
            raise Problem("request/not-found")
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def add_documents(app: FastAPI) -> None:
    """The OpenAPI document and the page that shows it: made once, when somebody asks, beside the event loop."""
    making = Lock()

    @cache
    def made() -> tuple[bytes, bytes]:
        document = app.openapi()
        return as_json(document), docs_page.page(document, OPENAPI).encode()

    def documents() -> tuple[bytes, bytes]:
        with making:
            return made()

    @app.get(OPENAPI, include_in_schema=False)
    def openapi() -> Response:
        return Response(documents()[0], media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    def docs() -> Response:
        return HTMLResponse(documents()[1], headers={"content-security-policy": docs_page.POLICY})
