"""Peers: other processes of the same server, on one PostgreSQL; what they write reaches the streams of this one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from heptapolis.server.live_table import RUNNING
from heptapolis.server.notifications import CHANNEL, presence_notices
from heptapolis.server.problems import Problem
from heptapolis.server.streams import Streams
from heptapolis.server.table_access import TableAccess
from heptapolis.server.table_log import notify

LATEST = 2**31
"""A number that no entry has: whatever there is."""
logger = logging.getLogger("heptapolis.server")


class Peers:
    """Follows the changes of other processes, and notifies them of who is here."""

    def __init__(self, tables: TableAccess, streams: Streams) -> None:
        self.tables, self.streams = tables, streams

    async def entry_written(self, table_id: str, number: int = LATEST) -> None:
        """Another process has written: read on and broadcast it, unless nobody here has or sees the table."""
        while table_id in self.tables.live or self.streams.looking_at(table_id):
            table = await self.tables.get(table_id)
            async with table.lock:
                if not self.tables.is_live(table):
                    continue  # it was dropped from memory while we waited
                if number > table.number:
                    await self.tables.read_on(table)
                else:
                    self.tables.broadcast.tell(table)  # we may have read it without a broadcast
            return

    async def catch_up(self) -> None:
        """Changes may have been missed: look for them at every table that is in memory or that someone sees."""
        watched = {table for stream in self.streams.open for table in stream.watched}
        for table_id in {*self.tables.live, *watched}:
            try:
                await self.entry_written(table_id)
            except Problem:
                raise
            except Exception:  # one table that cannot be loaded must not make us deaf for the others
                logger.exception("the table %s cannot be loaded", table_id)

    def people_present(self, people: Sequence[str]) -> None:
        """People look at their tables with streams of another process."""
        self.streams.seen(people)

    async def announce_presence(self) -> None:
        """Tell the other processes who looks at a table where being away matters, and which hosts are here."""
        graceful = {table.id for table in self.tables.live.values() if table.terms.grace is not None}
        hosts = {table.host for table in self.tables.live.values() if table.state in RUNNING}
        streams = [each for each in self.streams.open if not each.screen]
        people = sorted({each.person for each in streams if each.watched & graceful or each.person in hosts})
        for notice in presence_notices(people):
            await self.tables.store.write(partial(notify, channel=CHANNEL, words=notice))
