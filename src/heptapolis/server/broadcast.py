"""Broadcast: every open stream that looks at a table hears what happened there, as its person may see it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from heptapolis.server.live_table import LiveTable
from heptapolis.server.messages import may_look, position_of, shown_to, stream_message, viewer_of
from heptapolis.server.news_texts import NewsTexts
from heptapolis.server.streams import Outgoing, Streams, Subscriber


class Broadcast:
    """Sends messages about tables to the open streams of this process."""

    def __init__(self, streams: Streams) -> None:
        self.streams, self.news_texts = streams, NewsTexts()

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
            position = position_of(table, seat_in(table, subscriber))
            now = self._shown_to(table, subscriber)
            send(subscriber, table.id, position, [json.dumps(stream_message(table, position, "shown"))], now)

    def _send_missed(
        self, subscriber: Subscriber, table: LiveTable, position: int, *, catching_up: bool = False
    ) -> int:
        """Send all messages after a position, the last with the table as it is now; returns how many."""
        missed = self.news_texts.after(table, seat_in(table, subscriber), position)
        subscriber.capacity += len(missed) if catching_up else 0
        if missed:
            now = self._shown_to(table, subscriber)
            send(subscriber, table.id, position + 1, missed, now)
        return len(missed)

    def _shown_to(self, table: LiveTable, subscriber: Subscriber) -> dict[str, Any]:
        """A table as a stream shows it now."""
        return shown_to(table, subscriber.person, self.streams.time.now(), screen=subscriber.screen)

    def _close(self, subscriber: Subscriber, table: LiveTable) -> None:
        """Send the last message about a table that the person may not look at any more."""
        position = subscriber.positions.get(table.id, 0)
        send(subscriber, table.id, position, [json.dumps(stream_message(table, position, "closed"))])
        subscriber.watched.discard(table.id)


def seat_in(table: LiveTable, subscriber: Subscriber) -> int | None:
    """The seat with whose eyes a stream sees a table."""
    return viewer_of(table, subscriber.person, screen=subscriber.screen)


def send(
    subscriber: Subscriber, table: str, first: int, texts: Sequence[str], now: dict[str, Any] | None = None
) -> None:
    """Send messages from a position on, each with the id that a client continues from, the last with the table."""
    others, last = subscriber.others(table), first + len(texts) - 1
    subscriber.reach(table, last)
    for position, text in enumerate(texts, first):
        subscriber.put(Outgoing(f"{others}{table}:{position}", text, now if position == last else None))
