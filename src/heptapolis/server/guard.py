"""Middleware around the application: forbidden origins, rate limits, headers of every answer, metrics and faults."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from heptapolis.server.error_responses import HEADERS, refuse
from heptapolis.server.identity import address_in, token_of
from heptapolis.server.limits import SAFE, Buckets
from heptapolis.server.metrics import Metrics
from heptapolis.server.problems import Problem

logger = logging.getLogger("heptapolis.server")


class Guard:
    """ASGI middleware around everything else."""

    def __init__(self, app: Any, server: Any, metrics: Metrics) -> None:
        limits = server.settings.limits
        self.app, self.server, self.metrics = app, server, metrics
        self.people = Buckets(limits.choices_a_second)
        self.addresses = Buckets(limits.changes_an_address_a_second)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Refuse what must not come in, answer for what breaks, count every answer and add its headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.metrics.count(scope["method"], status, time.perf_counter() - began)
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._pass(scope, receive, sending)
        except Exception as fault:
            logger.error("a request failed: %s %s", scope["method"], scope["path"], exc_info=fault)
            if status:
                raise  # half an answer is out: the connection is cut
            await refuse(sending, Problem("server/fault"))

    async def _pass(self, scope: Any, receive: Any, send: Any) -> None:
        headers = Headers(scope=scope)
        if scope["method"] in SAFE:
            await self.app(scope, receive, send)
        elif not is_own(headers):
            await refuse(send, Problem("request/forbidden-origin"))
        elif wait := self._take(scope, headers):
            await refuse(send, Problem("quota/requests"), wait)
        else:
            await self.app(scope, receive, send)

    def _take(self, scope: Any, headers: Headers) -> float:
        """Count a request that changes something: for its address, and for its person."""
        wait = self.addresses.take(address_in(scope))
        person = self.server.signer.person(token_of(headers))
        return wait or (self.people.take(person) if person else 0.0)


def is_own(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from a program."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origins = headers.getlist("origin")
    hosts = {host_of(origin) for origin in origins}
    return not origins or ("" not in hosts and hosts == {headers.get("host", "")})


def host_of(origin: str) -> str:
    """The host and port of an origin; empty for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
