"""HTTP connections with limits on the size and the time of a request's head, and errors that look like all others."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from heptapolis.server.error_responses import HEADERS, body_of
from heptapolis.server.problems import Problem

LONGEST_HEAD = 32_000
HEAD_SECONDS = 10.0


class HeadTooLargeError(Exception):
    """A head is longer than any client needs; the parser goes no further."""


class HttpConnection(HttpToolsProtocol):
    """A connection that reads only so much of a head, and waits for it only for a while."""

    in_head = False
    head = understood = 0
    """How many bytes of a head have come in later pieces than its first, and how many the parser has understood."""
    timer: asyncio.TimerHandle | None = None
    unanswered: tuple[Any, ...] = ()
    """The requests of this connection that wait for their answer: the one being answered, and those sent after it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, and notify every request of the connection that nobody will read its answer."""
        self._stop_timer()
        for cycle in self.unanswered:  # uvicorn notifies only the last of several
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count the bytes of a head; after an answer, the next head has its own time."""
        self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > LONGEST_HEAD:
            self.refuse(Problem("request/too-large"))
        elif self.timer is None and (self.cycle is None or self.cycle.response_complete):
            self._start_timer()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self.in_head, self.head, self.understood = True, 0, 0

    def on_url(self, url: bytes) -> None:
        """Count an address."""
        self._understand(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._understand(name, value)
        super().on_header(name, value)

    def _understand(self, *parts: bytes) -> None:
        """Refuse a head that is too large, even one that comes in one piece."""
        self.understood += sum(map(len, parts))
        if self.understood > LONGEST_HEAD:
            self.refuse(Problem("request/too-large"))
            raise HeadTooLargeError

    def on_headers_complete(self) -> None:
        """A head has ended."""
        self.in_head = False
        self._stop_timer()
        super().on_headers_complete()
        self.unanswered = tuple(cycle for cycle in (*self.unanswered, self.cycle) if not cycle.response_complete)

    def send_400_response(self, msg: str) -> None:
        """Answer something that is not HTTP."""
        self.refuse(Problem("request/malformed", "This is not an HTTP request."))

    def refuse(self, problem: Problem) -> None:
        """Answer without the application, and close the connection."""
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

    def _start_timer(self) -> None:
        self.timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        self.timer = None
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(Problem("request/too-slow"))
