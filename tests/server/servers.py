"""Real servers for tests, each in a process of its own, and people at them."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from types import TracebackType
from typing import Any, Self

import httpx
import psutil  # type: ignore[import-untyped]

from cli.shell import SCRIPT
from patience import PATIENCE
from server.forks import ForkedProgram

LIMITS = ("choices_a_second=2000", "changes_an_address_a_second=5000", "reads_a_second=2000")
FAST = tuple(word for limit in LIMITS for word in ("--limit", limit))
"""Tests choose and look faster than people; a server may be given other limits after these."""
CLIENT = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_connections=None, max_keepalive_connections=0))
"""A new connection for each request, but its settings are made once: that takes longer than most requests."""


def free_port() -> int:
    """A port that nobody listens at, and that the system gives to nobody while a server is down."""
    chance = SystemRandom()
    while True:
        with socket.socket() as probe, suppress(OSError):
            port = chance.randrange(20_000, 32_000)
            probe.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """A server in a process of its own; the same folder and database serve again after it was killed."""

    def __init__(self, data: Path, database: str = "", *arguments: str) -> None:
        self.data, self.database, self.arguments = data, database, arguments
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | ForkedProgram | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Open the doors and wait until someone answers."""
        words = [str(SCRIPT), "serve", "--data", str(self.data), "--port", str(self.port), *FAST, *self.arguments]
        words += ["--database", self.database] if self.database else []
        self.process = self._run(words, self.data / "server.log")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.log()}")
            try:
                if CLIENT.get(f"{self.url}/api/health", timeout=2).status_code == httpx.codes.OK:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def _run(self, words: list[str], log: Path) -> subprocess.Popen[bytes] | ForkedProgram:
        """A fork, which is quick; several workers are started by the script itself, as people start them."""
        if "--workers" not in words:
            return ForkedProgram(words, log)
        with log.open("ab") as file:
            return subprocess.Popen(words, stdout=file, stderr=file)

    def log(self) -> str:
        """What it has written down."""
        return (self.data / "server.log").read_text(errors="replace")

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """SIGTERM, and the exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> Self:
        """Kill it and open it again."""
        self.kill()
        return self.start()

    def person(self, name: str = "Elsa") -> Person:
        """Someone new."""
        return Person(self, name)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        self.kill()


class Person:
    """Someone with a token; works at every server that knows the same key."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server, self.name = server, name
        self.token = str(self.post("/api/people", {"name": name})["token"])

    @property
    def headers(self) -> dict[str, str]:
        """What shows who it is."""
        return {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """One request."""
        return CLIENT.request(method, self.server.url + path, json=body, headers=self.headers)

    def get(self, path: str) -> Any:
        """The JSON of an address."""
        return good(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        """The JSON that a request answers with."""
        return good(self.ask("POST", path, {} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        """The JSON that a change answers with."""
        return good(self.ask("PUT", path, body))

    def open_table(self, rules: str = "second-edition", players: int = 3, **more: Any) -> dict[str, Any]:
        """A table with this person and bots, begun."""
        wanted = {"rules": rules, "options": {"players": players}, "name": self.name, "begin": True}
        return dict(self.post("/api/tables", wanted | more))

    def table(self, name: str) -> dict[str, Any]:
        """A table as this person sees it."""
        return dict(self.get(f"/api/tables/{name}"))

    def choose(self, table: str, action: str, seat: int | None = None, key: str | None = None) -> dict[str, Any]:
        """Choose."""
        return dict(self.post(f"/api/tables/{table}/choice", {"action": action, "seat": seat, "key": key}))

    def my_turn(self, table: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The table as soon as something is asked of this person, or the game is over."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            state = self.table(table)
            if state.get("legal") or state["state"] in ("over", "ended"):
                return state
            time.sleep(0.02)
        raise AssertionError("nothing is asked")

    def play_once(self, table: str, rng: Random) -> dict[str, Any]:
        """Answer what is asked with anything legal."""
        state = self.my_turn(table)
        if state["state"] in ("over", "ended"):
            return state
        seat, legal = next(iter(state["legal"].items()))
        return self.choose(table, rng.choice(legal["options"])["action"], int(seat))

    def play_on(self, table: str, rng: Random) -> dict[str, Any]:
        """Play to the end."""
        state = self.my_turn(table)
        while state["state"] not in ("over", "ended"):
            self.play_once(table, rng)
            state = self.my_turn(table)
        return state

    @contextmanager
    def stream(
        self, last_id: str | None = None, watch: tuple[str, ...] = (), *, screen: bool = False
    ) -> Iterator[Iterator[dict[str, Any]]]:
        """The messages of a stream, from where the last one broke off."""
        headers = self.headers | ({"last-event-id": last_id} if last_id else {})
        address = f"{self.server.url}/api/stream.ndjson"
        with CLIENT.stream("GET", address, params={"watch": watch, "screen": screen}, headers=headers) as response:
            assert response.status_code == httpx.codes.OK, response.read()
            yield (json.loads(line) for line in response.iter_lines() if line.strip())


def good(response: httpx.Response) -> Any:
    """The JSON of a good answer."""
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json()


def checks_of(server: ServerProcess) -> int:
    """How many processes of a server check what someone sent."""
    assert server.process is not None
    return sum(map(is_check, psutil.Process(server.process.pid).children(recursive=True)))


def is_check(process: psutil.Process) -> bool:
    """Whether a process checks what someone sent."""
    try:
        return "heptapolis.server.upload_check" in process.cmdline()
    except psutil.Error:
        return False
