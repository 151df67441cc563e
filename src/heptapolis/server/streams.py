"""Streams: one for each browser or program, whatever the number of its tables."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from heptapolis.server.problems import Problem
from heptapolis.server.server_time import ServerTime
from heptapolis.server.settings import Limits

LONGEST_QUEUE = 1000
"""A stream that takes so many messages too slowly is cut; its client comes back and continues from its last id."""
MOST_REMEMBERED = 10_000
MOST_IN_ID = 100
"""Tables in the id of a message; one that was quiet for so long is shown whole to a client that comes back."""


@dataclass(frozen=True)
class Outgoing:
    """A message of a stream: its id, its JSON, and the table as it stands, if it carries that."""

    id: str
    text: str
    now: dict[str, Any] | None = None

    @property
    def data(self) -> str:
        """The whole message as JSON."""
        return self.text if self.now is None else f'{self.text[:-1]}, "now": {json.dumps(self.now)}}}'


@dataclass(eq=False)
class Subscriber:
    """One open stream: the person, the tables it looks at, and how far it has come at each."""

    person: str
    address: str
    watched: set[str]
    positions: dict[str, int]
    screen: bool = False
    """Whether it is a shared screen, which sees what everyone sees; its person need not be there."""
    capacity: int = LONGEST_QUEUE
    """Larger for those who come back after a long time: missing a lot is not being slow."""
    queue: asyncio.Queue[Outgoing | None] = field(default_factory=asyncio.Queue)

    def put(self, message: Outgoing | None) -> None:
        """Hand over a message; None ends the stream."""
        if self.queue.qsize() >= self.capacity:
            while not self.queue.empty():
                self.queue.get_nowait()
            message = None
        self.queue.put_nowait(message)

    def reach(self, table: str, position: int) -> None:
        """Note how far the stream has come at a table, the latest table last."""
        self.positions.pop(table, None)
        self.positions[table] = position

    def others(self, table: str) -> str:
        """The beginning of the id of messages about a table: how far the stream has come at the latest others."""
        known = [(other, position) for other, position in self.positions.items() if other != table]
        return "".join(f"{other}:{position}," for other, position in known[1 - MOST_IN_ID :])


def read_id(text: str | None) -> dict[str, int]:
    """The positions that a client has seen, from the id of its last message; rubbish is not a position.

    >>> read_id("k7qmxwabcdef:12,../etc:1,fbn4zzzzzzzz:3")
    {'k7qmxwabcdef': 12, 'fbn4zzzzzzzz': 3}
    """
    parts = (text or "").split(",")[-MOST_IN_ID:]
    found = [re.fullmatch(r"([a-z0-9]{4,16}):([0-9]{1,9})", part.strip()) for part in parts]
    return {match[1]: int(match[2]) for match in found if match}


class Seen(NamedTuple):
    """When someone was last here: by the server's time, and by the machine's steady clock."""

    time: float
    steady: float


class Streams:
    """All open streams of this process."""

    def __init__(self, limits: Limits, time: ServerTime) -> None:
        self.limits, self.time = limits, time
        self.open: set[Subscriber] = set()
        self.since = time.now()
        self.began = time.steady()
        self.left: dict[str, Seen] = {}
        """When people closed their last stream or were last seen at another process; the oldest are forgotten."""

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
        if subscriber in self.open:
            self.open.remove(subscriber)
            if not subscriber.screen:
                self.seen([subscriber.person])

    def seen(self, people: Iterable[str]) -> None:
        """Note that people were here until now, or are at another process."""
        for person in people:
            self.left.pop(person, None)
            self.left[person] = Seen(self.time.now(), self.time.steady())
            if len(self.left) > MOST_REMEMBERED:
                del self.left[next(iter(self.left))]

    def looking_at(self, table: str) -> list[Subscriber]:
        """The streams that look at a table."""
        return [subscriber for subscriber in self.open if table in subscriber.watched]

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person looks at a table with a stream of this process."""
        return any(each.person == person and not each.screen for each in self.looking_at(table))

    def away_since(self, table: str, person: str) -> float | None:
        """Since when a person looks at a table with no stream; None if there is one of this process."""
        if self.is_here(table, person):
            return None
        return max(self.since, self.left[person].time if person in self.left else 0.0)

    def is_gone(self, table: str, person: str, seconds: float) -> bool:
        """Whether a person has looked at a table with no stream for so long by the machine's clock.

        The server's time stands still while no clock of a game runs.
        """
        if self.is_here(table, person):
            return False
        seen = self.left[person].steady if person in self.left else self.began
        return self.time.steady() - max(self.began, seen) >= seconds

    def close(self) -> None:
        """End all streams."""
        for subscriber in list(self.open):
            subscriber.put(None)
