"""Raw connections to a server, for what no HTTP client would send, and all rows of its database."""

from __future__ import annotations

import json
import socket
import sqlite3
import time
from dataclasses import dataclass
from select import select
from types import TracebackType
from typing import Any, Self

from heptapolis.server.error_responses import HEADERS
from heptapolis.server.problems import CODES
from patience import PATIENCE
from server.servers import ServerProcess


@dataclass(frozen=True)
class Answer:
    """What came over a connection before it was closed or grew quiet; status 0 if nothing did."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The code of a problem, which has the one documented shape and all headers."""
        values = json.loads(self.body)
        assert set(values) <= {"code", "message", "reason"}
        assert CODES[values["code"]][0] == self.status
        assert values["message"]
        assert set(HEADERS) <= set(self.headers)
        return str(values["code"])


class RawConnection:
    """A connection on which anything can be sent."""

    def __init__(self, server: ServerProcess, seconds: float = 5.0) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), seconds)

    def send(self, data: bytes) -> bool:
        """Send some bytes; False if nobody takes them any more."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def begin(self, method: str, path: str, headers: dict[str, str], size: int) -> None:
        """Send a head, and wait until the server asks for the body."""
        self.send(head_of(method, path, headers | {"expect": "100-continue"}, size))
        assert self.read().status == 100

    def read(self) -> Answer:
        """The next answer."""
        data = b""
        while b"\r\n\r\n" not in data and (part := self._part()):
            data += part
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        pairs = (line.partition(":") for line in lines)
        headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
        while len(body) < int(headers.get("content-length", "0")) and (part := self._part()):
            body += part
        return Answer(int(first.split(" ")[1]) if first else 0, headers, body)

    def _part(self) -> bytes:
        try:
            return self.socket.recv(65536)
        except OSError:
            return b""

    def is_answered(self, seconds: float = 0.0) -> bool:
        """Whether there is something to read, or will be within so many seconds."""
        return bool(select([self.socket], [], [], seconds)[0])

    def is_closed(self) -> bool:
        """Whether the server has hung up."""
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except OSError:
            return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        self.socket.close()


def head_of(method: str, path: str, headers: dict[str, str] | None = None, size: int | None = None) -> bytes:
    """A head in HTTP/1.1; headers may replace the usual ones."""
    fields = {"host": "127.0.0.1", "content-type": "application/json"} | (headers or {})
    fields |= {} if size is None else {"content-length": str(size)}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1", errors="surrogateescape")


def asked(
    server: ServerProcess, method: str, path: str, headers: dict[str, str] | None = None, body: bytes | None = None
) -> Answer:
    """One request on a connection of its own, sent as it stands."""
    with RawConnection(server) as connection:
        connection.send(head_of(method, path, headers, None if body is None else len(body)) + (body or b""))
        return connection.read()


def settle(server: ServerProcess) -> None:
    """Let the server look at everything that was sent so far: it does so before a second later request."""
    for _ in range(2):
        assert asked(server, "GET", "/api/health").status == 200


def rows_of(server: ServerProcess) -> dict[str, list[Any]]:
    """Every row of the server's SQLite, without the times at which it looks at tables by itself."""
    with sqlite3.connect(f"file:{server.data / 'heptapolis.sqlite'}?mode=ro", uri=True) as rows:
        names = [name for (name,) in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: sorted(map(repr, without_due(rows, name))) for name in names}
    rows.close()
    return found


def without_due(rows: sqlite3.Connection, name: str) -> list[dict[str, Any]]:
    """The rows of a table as dictionaries."""
    cursor = rows.execute(f"SELECT * FROM {name}")  # noqa: S608 - names of our own tables
    columns = [column[0] for column in cursor.description]
    return [{c: v for c, v in zip(columns, row, strict=True) if c != "due"} for row in cursor]


def wait_for(condition: Any, seconds: float = PATIENCE) -> bool:
    """Whether something becomes true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False
