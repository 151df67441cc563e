"""Errors that are answered without the application, in the shape and with the headers of all others."""

from __future__ import annotations

import json
import math
from typing import Any

from heptapolis.server.problems import Problem

POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
"""What every answer carries unless it says otherwise itself."""


def body_of(problem: Problem) -> bytes:
    """A problem as JSON."""
    return json.dumps(problem.to_json()).encode()


async def refuse(send: Any, problem: Problem, wait: float = 0.0) -> None:
    """Answer with a problem without the application, and close the connection: the rest of the request is not read."""
    body = body_of(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"connection", b"close"))
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
