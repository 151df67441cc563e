"""Broadcast: every open stream that looks at a table hears what happened there, as its person may see it."""

from __future__ import annotations

from typing import Any

from heptapolis.server.live_table import LiveTable
from heptapolis.server.messages import may_look, messages_after, position_of, shown_to, stream_message
from heptapolis.server.streams import Streams, Subscriber


class Broadcast:
    """Sends messages about tables to the open streams of this process."""

    def __init__(self, streams: Streams) -> None:
        self.streams = streams

    def tell(self, table: LiveTable) -> None:
        """Tell everyone who looks at a table what has happened since they last heard of it."""
        for subscriber in self.streams.looking_at(table.id):
            if not may_look(table, subscriber.person):  # a private game begins, or someone got up from one
                self._close(subscriber, table)
            else:
                self._send_missed(subscriber, table, subscriber.positions[table.id])

    def show(self, subscriber: Subscriber, table: LiveTable) -> None:
        """Let a stream look at a table: it gets what it has missed, or the current table."""
        known = subscriber.positions.get(table.id)
        subscriber.watched.add(table.id)
        missed = 0 if known is None else self._send_missed(subscriber, table, known, catching_up=True)
        if not missed:
            position = position_of(table, table.seat_of(subscriber.person))
            message = stream_message(table, position, "shown") | self._now(subscriber, table)
            send(subscriber, table.id, position, message)

    def _send_missed(
        self, subscriber: Subscriber, table: LiveTable, position: int, *, catching_up: bool = False
    ) -> int:
        """Send all messages after a position, the last with the table as it is now; returns how many."""
        missed = messages_after(table, table.seat_of(subscriber.person), position)
        subscriber.capacity += len(missed) if catching_up else 0
        for message in missed:
            now = self._now(subscriber, table) if message is missed[-1] else {}
            send(subscriber, table.id, message["position"], message | now)
        return len(missed)

    def _close(self, subscriber: Subscriber, table: LiveTable) -> None:
        """Send the last message about a table that the person may not look at any more."""
        position = subscriber.positions.get(table.id, 0)
        send(subscriber, table.id, position, stream_message(table, position, "closed"))
        subscriber.watched.discard(table.id)

    def _now(self, subscriber: Subscriber, table: LiveTable) -> dict[str, Any]:
        """The table as it stands for the person of a stream."""
        return {"now": shown_to(table, subscriber.person, self.streams.time.now())}


def send(subscriber: Subscriber, table: str, position: int, message: dict[str, Any]) -> None:
    """Send one message, with the id that a client continues from."""
    subscriber.reach(table, position)
    subscriber.put({"id": subscriber.id, "data": message})
