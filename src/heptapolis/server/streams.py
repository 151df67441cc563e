"""Streams: one for each browser or program, whatever the number of its tables."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from heptapolis.server.problems import Problem
from heptapolis.server.settings import Limits

LONGEST_QUEUE = 1000
"""A stream that takes so many messages too slowly is cut; its client comes back and continues from its last id."""


@dataclass(eq=False)
class Subscriber:
    """One open stream: the person, the tables it looks at, and how far it has been told of each."""

    person: str
    address: str
    watched: set[str]
    positions: dict[str, int]
    room: int = LONGEST_QUEUE
    """More for whoever comes back after a long time: what was missed is no slowness."""
    queue: asyncio.Queue[dict[str, Any] | None] = field(default_factory=asyncio.Queue)

    def put(self, message: dict[str, Any] | None) -> None:
        """Hand over a message; None ends the stream."""
        if self.queue.qsize() >= self.room:
            while not self.queue.empty():
                self.queue.get_nowait()
            message = None
        self.queue.put_nowait(message)

    @property
    def id(self) -> str:
        """The id of the last message: how far the stream has come at every table."""
        return ",".join(f"{table}:{position}" for table, position in sorted(self.positions.items()))


def read_id(text: str | None) -> dict[str, int]:
    """The positions that a client has seen, from the id of its last message; rubbish is no position."""
    found = re.findall(r"([a-z0-9]{4,16}):(\d{1,9})", text or "")
    return {table: int(position) for table, position in found}


class Streams:
    """All open streams of this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: set[Subscriber] = set()

    def add(self, subscriber: Subscriber) -> None:
        """Open a stream, if the person and the address may have one more."""
        people = Counter(other.person for other in self.open)
        addresses = Counter(other.address for other in self.open)
        if people[subscriber.person] >= self.limits.streams_a_person:
            raise Problem("quota/streams", "You have too many streams open; close a tab.")
        if addresses[subscriber.address] >= self.limits.streams_an_address:
            raise Problem("quota/streams")
        self.open.add(subscriber)

    def drop(self, subscriber: Subscriber) -> None:
        """Close a stream."""
        self.open.discard(subscriber)

    def looking_at(self, table: str) -> list[Subscriber]:
        """The streams that look at a table."""
        return [subscriber for subscriber in self.open if table in subscriber.watched]

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person has a stream that looks at a table."""
        return any(subscriber.person == person for subscriber in self.looking_at(table))

    def close(self) -> None:
        """End all streams."""
        for subscriber in list(self.open):
            subscriber.put(None)
