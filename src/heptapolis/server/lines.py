"""Lines to clients: HTTP whose heads end after so many bytes and seconds, and whose errors look like all others."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from heptapolis.server.problems import Problem
from heptapolis.server.refusals import HEADERS, body_of

LONGEST_HEAD = 32_000
HEAD_SECONDS = 10.0


class Line(HttpToolsProtocol):
    """A connection that waits for a head only for a while, and reads only so much of it."""

    in_head = False
    head = 0
    timer: asyncio.TimerHandle | None = None
    running: Any = None
    """The request that is answered now; others that came on the same line wait."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more, and tell every request of the line that nobody reads its answer."""
        self._wait_no_more()
        for cycle in (self.running, *(cycle for cycle, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head; after an answer, a new head has its own time."""
        self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > LONGEST_HEAD:
            self.refuse(Problem("request/too-large"))
        elif self.timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.in_head, self.head = True, 0

    def on_headers_complete(self) -> None:
        """A head has ended."""
        self.in_head = False
        self._wait_no_more()
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self.refuse(Problem("request/malformed", "This is no request in HTTP."))

    def refuse(self, problem: Problem) -> None:
        """Answer without the application, and close."""
        if self.transport.is_closing():
            return
        body, status = body_of(problem), HTTPStatus(problem.status)
        more: dict[str, Any] = {"content-type": "application/json", "content-length": len(body), "connection": "close"}
        head = [
            f"HTTP/1.1 {status.value} {status.phrase}",
            *(f"{key}: {value}" for key, value in (HEADERS | more).items()),
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()

    def _wait(self) -> None:
        self.timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _wait_no_more(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        self.timer = None
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(Problem("request/too-slow"))
