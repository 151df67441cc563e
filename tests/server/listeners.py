"""People who listen: one who never lets go of a stream, and one whose line is cut again and again."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from heptapolis.game.cards.events import HIDDEN
from patience import PATIENCE
from server.servers import CLIENT, Person, ServerProcess

KEPT = ("position", "kind", "what", "news", "at")


def wait_for(happened: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


class Listener:
    """Someone who reads a stream in a thread and never lets go of it."""

    def __init__(self, person: Person, table: str, *, watch: bool = False) -> None:
        self.person, self.table = person, table
        self.watch = (table,) if watch else ()
        self.messages: list[dict[str, Any]] = []
        self.last_id: str | None = None
        self.ended = False
        self.fault: BaseException | None = None
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def _listen(self) -> None:
        try:
            self.listen()
        except Exception as fault:  # the server is closed at the end
            self.fault = fault

    def listen(self) -> None:
        """Read until the server ends the stream."""
        with self.person.stream(self.last_id, self.watch) as messages:
            for message in messages:
                self.hear(message)

    def hear(self, message: dict[str, Any]) -> None:
        """Keep what happened at the table; how it stands is no news."""
        self.last_id, data = message["id"], message["data"]
        if data["table"] == self.table:
            self.messages.append(data)
            self.ready.set()

    @property
    def position(self) -> int:
        """How far it has heard."""
        return int(self.messages[-1]["position"])

    @property
    def history(self) -> list[dict[str, Any]]:
        """What it was told of what happened."""
        return [{key: heard[key] for key in KEPT} for heard in self.messages if heard["kind"] != "shown"]

    def wait(self) -> None:
        """Wait until it has heard of everything."""
        position = self.person.table(self.table)["position"]
        wait_for(lambda: self.position >= position)

    def check(self) -> None:
        """It has heard of everything once, and in order."""
        self.wait()
        positions = [heard["position"] for heard in self.history]
        assert positions == list(range(self.messages[0]["position"] + 1, self.position + 1))


def covered(late: list[dict[str, Any]], early: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A history as it was heard after the end, but for the cards that lay face down when it was heard early."""
    return [
        after | {"news": [cover(*events) for events in zip(after["news"], before["news"], strict=True)]}
        for after, before in zip(late, early, strict=True)
    ]


def cover(late: dict[str, Any], early: dict[str, Any]) -> dict[str, Any]:
    """An event of the end, its card turned down if it was down early."""
    return late | {key: early[key] for key in ("thing", "message", "words")} if early.get("thing") == HIDDEN else late


class Shaky(Listener):
    """Someone whose line is cut after a few messages, and who comes back with the last id it has read."""

    def __init__(
        self, person: Person, table: str, chance: Random, *servers: ServerProcess, events: bool = False
    ) -> None:
        """With `events` it reads server-sent events; with servers it comes back at any of them."""
        self.chance, self.events, self.servers = chance, events, servers or (person.server,)
        self.cuts, self.resting = 0, False
        super().__init__(person, table, watch=True)

    def listen(self) -> None:
        """Read a little, hang up, come back; at rest read on."""
        while not self.ended:
            left = 10**9 if self.resting else self.chance.choice((0, 1, 1, 2, 3, 5, 8)) + (not self.messages)
            try:
                self._read(left)
            except httpx.HTTPError:
                time.sleep(0.05)
            self.cuts += 1
            time.sleep(self.chance.choice((0.0, 0.0, 0.01, 0.2)))

    def _read(self, left: int) -> None:
        """Read so many messages, as events or as lines; the rest of what was sent is lost with the line."""
        address = f"{self.chance.choice(self.servers).url}/api/stream{'' if self.events else '.ndjson'}"
        headers = self.person.headers | ({"last-event-id": self.last_id} if self.last_id else {})
        with CLIENT.stream("GET", address, params={"watch": self.watch}, headers=headers) as response:
            assert response.is_success, response.read()
            number = ""
            for line in response.iter_lines() if left else ():
                key, _, value = line.partition(": ")
                if self.events and key == "id":
                    number = value
                elif self.events and key == "data":
                    self.hear({"id": number, "data": json.loads(value)})
                    left -= 1
                elif not self.events and line.strip():
                    self.hear(json.loads(line))
                    left -= 1
                if not left or self.ended:
                    return

    def rest(self) -> None:
        """Hear the rest, still cut again and again; then no more cuts."""
        self.wait()
        self.resting = True
