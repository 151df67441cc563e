"""Tricks on the line itself: addresses, heads and bodies that no honest client sends."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from heptapolis.server.http_protocol import HEAD_SECONDS, LONGEST_HEAD
from heptapolis.server.problems import CODES
from patience import PATIENCE
from server.raw_http import RawConnection, asked, head_of, rows_of, settle
from server.servers import Person, ServerProcess

PATHS = [
    "/api/tables/..",
    "/api/tables/../../etc/passwd",
    "/api/tables/%2e%2e/%2e%2e/key",
    "/api/tables/%252e%252e",
    "/api//tables",
    "//api/tables",
    "/api/tables/",
    "/api/tables//sit",
    "/api/tables/%00",
    "/api/tables/a%00b",
    "/api/tables/%ff%fe",
    "/api/tables/%ed%a0%80",
    "/api/tables/%E2%80%AE",
    "/api/tables/a%2Fb",
    "/api/tables/a%5C..%5Ckey",
    "/api/tables/%0d%0aset-cookie:x=y",
    "/api/tables/" + "a" * 5000,
    "/api/tables/ab?all_mine=%00",
    "/api/history/../key",
    "/api/history/%27%20OR%201=1--/record",
    "/api/history/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/record",
    "/api/history?player=%00",
    "/api/history?rules=%27",
    "/api/history?page=99999999999999999999999",
    "/api/history?after=nan",
    "/api/history?before=-inf",
    "/API/TABLES",
    "/key.txt",
    "/heptapolis.sqlite",
    "/house.sqlite",
    "/.git/config",
    "/static/../key",
    "http://elsewhere.example/api/tables/xyz",
]
NO_HEADS = [
    b"CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/health HTTP/9.9\r\n\r\n",
    b"GET /\xe2\x82\xac HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/health HTTP/1.1\r\nhost: x\r\nx: a\x00b\r\n\r\n",
    b"GET /api/health HTTP/1.1\r\nhost : x\r\n\r\n",
    b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n",
    b"POST /api/people HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
]
HEADERS = [
    {"host": ""},
    {"host": "elsewhere.example"},
    {"host": "a b<script>"},
    {"host": "[::1"},
    {"x-forwarded-for": "1.2.3.4"},
    {"x-forwarded-for": "x" * 2000},
    {"x-forwarded-for": "1.2.3.4, <script>, \xff"},
    {"x-forwarded-proto": "javascript"},
    {"x-forwarded-host": "elsewhere.example"},
    {"x-original-url": "/metrics"},
    {"x-http-method-override": "PUT"},
    {"cookie": "heptapolis=" + "a" * 4000},
    {"cookie": ";;;=;heptapolis;heptapolis=\xff"},
    {"authorization": "Bearer"},
    {"authorization": "Bearer " + "." * 5000},
    {"authorization": "Basic QTpC"},
    {"last-event-id": "a" * 20_000},
    {"range": "bytes=0-999999999999"},
    {"accept-encoding": "gzip;q=nan, *"},
    {"if-none-match": "*"},
    {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-key": "AAAA"},
    {"expect": "100-continue"},
    {f"x-{number}": "y" for number in range(900)},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = ("--limit", "body_seconds=1", "--limit", "wrong_codes_an_address_a_minute=100000")
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield server
        assert '"level": "error"' not in server.log()


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


@pytest.mark.parametrize("path", PATHS)
def test_an_odd_address_leads_nowhere(server: ServerProcess, elsa: Person, path: str) -> None:
    before = rows_of(server)
    for method in ("GET", "POST"):
        answer = asked(server, method, path, elsa.headers, b"{}" if method == "POST" else None)
        assert answer.status in (404, 405, 422), answer
        assert answer.code in CODES
        assert "set-cookie" not in answer.headers
        assert "location" not in answer.headers
    assert rows_of(server) == before


@pytest.mark.parametrize("headers", HEADERS, ids=lambda headers: next(iter(headers)))
def test_an_odd_header_changes_nothing(server: ServerProcess, elsa: Person, headers: dict[str, str]) -> None:
    before = rows_of(server)
    answer = asked(server, "GET", "/api/me", elsa.headers | headers)
    assert answer.status in (200, 401), answer
    assert ("authorization" in headers) == (answer.status == 401)
    assert b"elsewhere" not in answer.body + repr(answer.headers).encode()
    assert rows_of(server) == before


def test_a_forwarded_address_is_kept_only_if_it_is_one(server: ServerProcess, elsa: Person) -> None:
    for forwarded in ("x" * 2000, "2001:db8::1", "10.0.0.1"):
        answer = asked(server, "POST", "/api/tables", elsa.headers | {"x-forwarded-for": forwarded}, b"{}")
        assert answer.status == 201
    kept = rows_of(server)["tables"]
    assert sum("xxx" in row for row in kept) == 0
    assert sum("'2001:db8::/64'" in row for row in kept) == 1


@pytest.mark.parametrize("text", ["rubbish", "a:1,b:2", "aaaa:99999999999999999999", "bbbb:1," * 3000, "%00:1", "🎲:1"])
def test_a_last_id_of_rubbish_is_no_position(server: ServerProcess, text: str) -> None:
    frida = server.person("Frida")
    name = frida.open_table()["table"]
    headers = frida.headers | {"last-event-id": text.encode().decode("latin-1")}
    with RawConnection(server) as connection:
        connection.send(head_of("GET", "/api/stream.ndjson", headers))
        answer = connection.read()
        assert answer.status == 200
        assert name.encode() in answer.body or name.encode() in connection.socket.recv(65536)


@pytest.mark.parametrize("part", [b"x-more: " + b"y" * 1000 + b"\r\n", b"z" * 1000])
def test_a_head_without_end_is_cut(server: ServerProcess, part: bytes) -> None:
    with RawConnection(server) as connection:
        connection.send(head_of("GET", "/api/health")[:-2])
        sent = 0
        while sent < 100 * LONGEST_HEAD and connection.send(part):
            sent += len(part)
        assert sent < 100 * LONGEST_HEAD


@pytest.mark.parametrize("path", ["/api/health", "/api/tables/" + "a" * LONGEST_HEAD])
@pytest.mark.parametrize("pieces", [1, 3])
def test_a_head_that_is_too_long_is_told_so(server: ServerProcess, path: str, pieces: int) -> None:
    head = head_of("GET", path, {"x-more": "" if len(path) > LONGEST_HEAD else "y" * LONGEST_HEAD})
    with RawConnection(server) as connection:
        for piece in range(pieces):
            connection.send(head[len(head) * piece // pieces : len(head) * (piece + 1) // pieces])
            settle(server)
        assert connection.read().code == "request/too-large"
        assert connection.is_closed()


def test_a_head_that_trickles_is_cut(server: ServerProcess) -> None:
    with RawConnection(server, PATIENCE) as silent, RawConnection(server, PATIENCE) as slow:
        slow.send(b"GET /api/health HTTP/1.1\r\nhost: x\r\n")
        end = time.monotonic() + HEAD_SECONDS + PATIENCE
        while not slow.is_answered(0.5):
            assert time.monotonic() < end, "each byte gives it more time"
            slow.send(b"x-a: b\r\n")
        assert silent.read().code == "request/too-slow"
        assert silent.is_closed()


@pytest.mark.parametrize(
    "rubbish", [b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"HELLO / HTTP/1.1\r\n\r\n", b"\x00" * 9, *NO_HEADS]
)
def test_what_is_no_http_is_told_so(server: ServerProcess, rubbish: bytes) -> None:
    with RawConnection(server) as connection:
        connection.send(rubbish)
        assert connection.read().code == "request/malformed"
        assert connection.is_closed()


def test_many_requests_on_a_line_that_breaks_harm_nobody(server: ServerProcess) -> None:
    for _ in range(5):
        with RawConnection(server) as connection:
            connection.send(head_of("GET", "/api/tables") * 50)
            assert connection.read().status == 200
    settle(server)
    assert '"level": "error"' not in server.log()


def test_two_lengths_of_one_body_are_refused(server: ServerProcess, elsa: Person) -> None:
    before = rows_of(server)
    both = elsa.headers | {"content-length": "2", "transfer-encoding": "chunked"}
    answer = asked(server, "POST", "/api/tables", both | {"connection": "close"})
    assert answer.code == "request/malformed"
    assert rows_of(server) == before


def test_a_body_that_is_too_large_is_refused(server: ServerProcess, elsa: Person) -> None:
    before = rows_of(server)
    with RawConnection(server) as connection:
        connection.send(head_of("PUT", "/api/me", elsa.headers, 10_000_000))
        sent = 0
        while sent < 10_000_000 and not connection.is_answered() and connection.send(b"x" * 10_000):
            sent += 10_000
        assert sent < 10_000_000
        assert connection.read().code == "request/too-large"
    assert (
        asked(server, "PUT", "/api/me", elsa.headers, b'{"name": "' + b" " * 70_000 + b'"}').code == "request/too-large"
    )
    assert rows_of(server) == before


@pytest.mark.parametrize("chunked", [False, True], ids=["length", "chunks"])
def test_a_body_that_trickles_is_cut(server: ServerProcess, elsa: Person, chunked: bool) -> None:
    before, end = rows_of(server), time.monotonic() + PATIENCE
    more = elsa.headers | ({"transfer-encoding": "chunked"} if chunked else {})
    with RawConnection(server) as connection:
        connection.send(head_of("PUT", "/api/me", more, None if chunked else 1000))
        while not connection.is_answered(0.1):
            assert time.monotonic() < end, "each byte gives it more time"
            connection.send(b"1\r\n{\r\n" if chunked else b" ")
        assert connection.read().code == "request/too-slow"
    assert rows_of(server) == before


def test_half_a_body_does_nothing(server: ServerProcess, elsa: Person) -> None:
    table = elsa.open_table(begin=False)["table"]
    before = rows_of(server)
    with RawConnection(server) as connection:
        connection.begin("POST", f"/api/tables/{table}/begin", elsa.headers, 10)
        connection.send(b"{")
        settle(server)
    settle(server)
    assert rows_of(server) == before
    assert elsa.table(table)["state"] == "lobby"
