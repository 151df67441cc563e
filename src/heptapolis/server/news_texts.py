"""What happened at tables, as the text that viewers are sent: a long history is written once for all who read it."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import ref

from heptapolis.server.live_table import LiveTable
from heptapolis.server.messages import messages_at, visible_to

FEW = 20
"""So many messages are written anew for everyone: it takes less than a millisecond."""
MOST_KEPT = 32_000_000
"""Characters of histories that are kept; those that nobody has read for longest go first."""


@dataclass
class ViewerHistory:
    """What one viewer was told of a table, and what else the words depend on."""

    table: ref[LiveTable]
    state: tuple[bool, ...]
    texts: list[str] = field(default_factory=list)


class NewsTexts:
    """The histories that were read last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int | None], ViewerHistory] = OrderedDict()
        self.size = 0

    def after(self, table: LiveTable, seat: int | None, position: int) -> list[str]:
        """What a viewer has missed since a position, oldest first, each message as JSON."""
        visible = visible_to(table, seat)
        if len(visible) - position <= FEW:
            return as_texts(messages_at(table, seat, visible, position))
        key = (table.id, seat)
        history = self.kept.get(key)
        if history is None or history.table() is not table or history.state != state_of(table):
            self._drop(key)
            history = self.kept[key] = ViewerHistory(ref(table, lambda _: self._forget(key)), state_of(table))
        self.kept.move_to_end(key)
        fresh = as_texts(messages_at(table, seat, visible, len(history.texts)))
        history.texts += fresh
        self.size += sum(map(len, fresh))
        while self.size > MOST_KEPT:
            self._drop(next(iter(self.kept)))
        return history.texts[position:]

    def _forget(self, key: tuple[str, int | None]) -> None:
        """A table went out of memory; by now it may be back, and its history be another."""
        if (history := self.kept.get(key)) is not None and history.table() is None:
            self._drop(key)

    def _drop(self, key: tuple[str, int | None]) -> None:
        history = self.kept.pop(key, None)
        self.size -= sum(map(len, history.texts)) if history else 0


def state_of(table: LiveTable) -> tuple[bool, ...]:
    """What changes messages that were sent before: cards are turned up at the end, and talk may be hidden."""
    return (table.talking, table.game is not None and table.game.over)


def as_texts(messages: Sequence[dict[str, Any]]) -> list[str]:
    """Messages as JSON; in ASCII, so that no reader takes a letter for the end of a line."""
    return [json.dumps(message) for message in messages]
