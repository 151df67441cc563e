"""Bodies that are too large or too slow are cut off before anything reads them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from heptapolis.server.problems import Problem

SLOWEST = 10.0
"""Seconds in which a body must have arrived."""


class BodyLimit:
    """ASGI middleware: reads a body whole, up to a limit, and hands it on."""

    def __init__(self, app: Any, most: int) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a body that is too large or too slow; pass everything else on."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self.app(scope, receive, send)
            return
        try:
            body = await asyncio.wait_for(self._whole(receive), SLOWEST)
        except TimeoutError:
            body = None
        if body is None:
            await refuse(send, Problem("request/too-large"))
            return
        sent = False

        async def again() -> Any:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    async def _whole(self, receive: Any) -> bytes | None:
        parts, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if size > self.most:
                return None
        return b"".join(parts)


async def refuse(send: Any, problem: Problem) -> None:
    """Send a problem without the application."""
    body = json.dumps(problem.to_json()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
