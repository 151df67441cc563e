"""The application: routers, errors in one shape, limits, headers, health and metrics."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from heptapolis import __version__
from heptapolis.server.api import history, people, play, tables
from heptapolis.server.house import House
from heptapolis.server.limits import BodyLimit
from heptapolis.server.logs import log_to_stderr
from heptapolis.server.problems import CODES, Problem
from heptapolis.server.settings import Settings

logger = logging.getLogger("heptapolis.house")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def make_app(settings: Settings) -> FastAPI:
    """The house as an ASGI application."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Heptapolis",
        version=__version__,
        lifespan=open_house,
        description="Tables of the 7 Wonders family for people and programs. Errors are a code and a message.",
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={
            "4XX": {"description": "A problem", "content": {"application/json": {"schema": PROBLEM_SCHEMA}}},
        },
    )
    app.state.house = house
    for router in (people.router, tables.router, play.router, history.router):
        app.include_router(router)
    add_operations(app, house)
    add_errors(app)
    app.add_middleware(BodyLimit, most=settings.limits.body)
    return app


def app_of_environment() -> FastAPI:
    """The house that `heptapolis serve` opens, in as many processes as it asks for."""
    log_to_stderr(os.environ.get("HEPTAPOLIS_LOG", "info"))
    return make_app(Settings.from_environment())


PROBLEM_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["code", "message"],
    "properties": {
        "code": {"type": "string", "enum": list(CODES)},
        "message": {"type": "string"},
        "reason": {"type": "string"},
    },
    "example": {"code": "table/full", "message": "Every seat is taken; ask the host for another table."},
}


def answer(problem: Problem) -> JSONResponse:
    """A problem as an answer."""
    return JSONResponse(problem.to_json(), problem.status)


def add_errors(app: FastAPI) -> None:
    """Every error in one shape."""

    @app.exception_handler(Problem)
    async def told(request: Request, problem: Problem) -> Response:
        return answer(problem)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, fault: RequestValidationError) -> Response:
        first = fault.errors()[0] if fault.errors() else {}
        place = ".".join(str(part) for part in first.get("loc", ()))
        return answer(Problem("request/malformed", f"{place}: {first.get('msg', 'not understood')}"))

    @app.exception_handler(HTTPException)
    async def other(request: Request, fault: HTTPException) -> Response:
        codes = {404: "request/not-found", 405: "request/method"}
        return answer(Problem(codes.get(fault.status_code, "request/malformed")))

    @app.exception_handler(Exception)
    async def broke(request: Request, fault: Exception) -> Response:
        logger.error("a request failed: %s %s", request.method, request.url.path, exc_info=fault)
        return answer(Problem("house/fault"))


def add_operations(app: FastAPI, house: House) -> None:
    """Headers, the check of where a request comes from, health and metrics."""
    registry = CollectorRegistry()
    requests = Counter("heptapolis_requests", "Requests by method and status.", ["method", "status"], registry=registry)
    seconds = Histogram("heptapolis_request_seconds", "How long answers took.", registry=registry)
    in_memory = Gauge("heptapolis_tables_in_memory", "Tables in memory.", registry=registry)
    in_memory.set_function(lambda: len(house.tables))
    streams = Gauge("heptapolis_streams", "Open streams.", registry=registry)
    streams.set_function(lambda: len(house.streams.open))
    commits = Gauge("heptapolis_commits", "Commits since the start.", registry=registry)
    commits.set_function(lambda: house.store.commits)
    choices = Gauge("heptapolis_choices", "Choices of people since the start.", registry=registry)
    choices.set_function(lambda: house.choices)

    @app.middleware("http")
    async def guard(request: Request, following: Callable[[Request], Awaitable[Response]]) -> Response:
        if request.method not in SAFE and not is_own(request):
            response: Response = answer(Problem("request/forbidden-origin"))
        else:
            with seconds.time():
                response = await following(request)
        requests.labels(request.method, str(response.status_code)).inc()
        for name, value in HEADERS.items():
            if request.url.path != "/api/docs" or name != "content-security-policy":
                response.headers.setdefault(name, value)
        return response

    @app.get("/api/health", tags=["operations"], summary="Whether the house is open")
    async def health() -> dict[str, Any]:
        """Answers when the database does."""
        await house.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return {"open": not house.closing, "version": __version__}

    @app.get("/metrics", tags=["operations"], summary="Figures for Prometheus", response_class=PlainTextResponse)
    async def metrics() -> Response:
        """Requests, tables, streams, commits."""
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_own(request: Request) -> bool:
    """Whether a request that changes something comes from a page of this house, or from a program."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("host")
