"""Subscriptions: which tables the open streams of a person look at."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import select

from heptapolis.server.broadcast import Broadcast
from heptapolis.server.live_table import FINISHED, LiveTable
from heptapolis.server.messages import may_look
from heptapolis.server.problems import Problem
from heptapolis.server.schema import seats
from heptapolis.server.schema import tables as table_rows
from heptapolis.server.streams import Subscriber, read_id
from heptapolis.server.table_access import TableAccess


class Subscriptions:
    """Opens streams, and lets open ones look at more tables."""

    def __init__(self, tables: TableAccess, broadcast: Broadcast) -> None:
        self.tables, self.broadcast, self.streams = tables, broadcast, broadcast.streams

    async def subscribe(
        self, person: str, address: str, watch: Sequence[str], last_id: str | None, *, screen: bool = False
    ) -> Subscriber:
        """Open a stream on all tables of a person and those it watches, from where its last one broke off.

        A shared screen looks only at what it watches.
        """
        if self.tables.closing:
            raise Problem("server/closing")
        own = [] if screen else await self._tables_of(person)
        known = read_id(last_id)
        subscriber = Subscriber(person, address, set(), known, screen)
        self.streams.add(subscriber)
        try:
            for name in dict.fromkeys([*own, *known, *watch]):
                await self._show(subscriber, name)
                await asyncio.sleep(0)  # others may go on between any two of many tables
        except BaseException:
            self.streams.drop(subscriber)
            raise
        return subscriber

    async def _tables_of(self, person: str) -> list[str]:
        """The unfinished tables at which a person sits."""
        wanted = select(seats.c.table_id).join(table_rows, table_rows.c.id == seats.c.table_id)
        wanted = wanted.where(seats.c.person == person, table_rows.c.state.not_in(FINISHED))
        return [row[0] for row in await self.tables.store.read(lambda connection: connection.execute(wanted).all())]

    async def _show(self, subscriber: Subscriber, name: str) -> None:
        try:
            table = await self.tables.latest(name)
        except Problem as problem:
            if problem.code == "table/unknown":
                return  # it is gone, or never existed
            raise
        if may_look(table, subscriber.person) and table.id not in subscriber.watched:
            self.broadcast.show(subscriber, table)

    async def look_at(self, person: str, table: LiveTable) -> None:
        """Let the open streams of a person look at a table too."""
        if any(subscriber.person == person for subscriber in self.streams.open):
            table = await self.tables.latest(table.id)
            for subscriber in self.streams.open:
                if subscriber.person == person and not subscriber.screen and table.id not in subscriber.watched:
                    self.broadcast.show(subscriber, table)
