"""Webhooks: a table's address is told whose turn it is, and nothing inside a network can be reached with it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import pytest

from heptapolis.server.background import Background
from heptapolis.server.live_table import LiveTable, LogEntry
from heptapolis.server.outbound import post
from heptapolis.server.terms import Terms
from heptapolis.server.webhooks import Webhooks, waiting_for
from patience import PATIENCE


@pytest.fixture
def listener() -> Iterator[tuple[str, Queue[Any]]]:
    heard: Queue[Any] = Queue()

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(307 if self.path == "/elsewhere" else 200)
            self.send_header("location", "/again")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", heard
    server.shutdown()
    server.server_close()
    thread.join()


def table() -> LiveTable:
    """A table of a person and a bot."""
    terms = Terms("dice", {"players": 2}, ({"kind": "open", "bot": ""}, {"kind": "bot", "bot": "builder"}))
    table = LiveTable("t", "CODE", "host", "secret", terms)
    table.apply(LogEntry(1, 0.0, "opened", {}))
    sat = {"seat": 0, "person": "somebody", "name": "Elsa", "contribution": "x"}
    table.apply(LogEntry(2, 0.0, "sat", sat))
    table.apply(LogEntry(3, 0.0, "began", {"bot": "rulebook"}))
    return table


def test_a_webhook_hears_who_is_waited_for_and_nothing_hidden() -> None:
    message = waiting_for(table())
    assert message["waiting_for"] == [{"seat": 0, "name": "Elsa"}]
    assert "somebody" not in json.dumps(message)
    assert "secret" not in json.dumps(message)


def test_a_webhook_is_called(listener: tuple[str, Queue[Any]]) -> None:
    address, heard = listener
    asyncio.run(Webhooks(Background(), allow_local=True).call(f"{address}/turns?channel=7", {"table": "t"}))
    assert heard.get(timeout=PATIENCE) == {"table": "t"}


def test_redirects_are_not_followed(listener: tuple[str, Queue[Any]]) -> None:
    address, heard = listener
    asyncio.run(Webhooks(Background(), allow_local=True).call(f"{address}/elsewhere", {}))
    assert heard.qsize() == 1


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:1/",
        "http://localhost/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
    ],
)
def test_private_networks_are_not_called(address: str) -> None:
    with pytest.raises(ValueError, match="public address"):
        asyncio.run(post(address, b"{}", {}))


def test_an_address_that_nobody_answers_harms_nobody() -> None:
    asyncio.run(Webhooks(Background(), allow_local=True).call("http://127.0.0.1:1/", {}))
    asyncio.run(Webhooks(Background(), allow_local=True).call("http://no.such.host.invalid/", {}))
