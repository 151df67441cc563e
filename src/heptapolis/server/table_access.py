"""Access to tables: finds and loads them, changes them under their lock, and commits before anyone is answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import select

from heptapolis.server.broadcast import Broadcast
from heptapolis.server.live_table import Draft, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.schema import tables
from heptapolis.server.stand_ins import apply_ready
from heptapolis.server.store import UNSURE, Conflict, Store
from heptapolis.server.table_log import append_of, read_entries, read_table

Command = Callable[[LiveTable], Sequence[Draft]]
"""What someone wants to happen at a table, checked against the table as it is when its turn comes."""
Work = Callable[[LiveTable, float, float], None]
"""What changes a table: it is given the date and the server's time."""
Follower = Callable[[LiveTable, int], None]
"""Called after a table was loaded or changed, with the number of its last entry before."""
TRIES = 8


class TableAccess:
    """The tables in the memory of this process."""

    def __init__(self, store: Store, broadcast: Broadcast, channel: str | None = None) -> None:
        """The channel notifies other processes on the same database of commits; None if there can be none."""
        self.store, self.broadcast, self.channel = store, broadcast, channel
        self.time = broadcast.streams.time
        self.live: dict[str, LiveTable] = {}
        self.followers: list[Follower] = []
        self.closing = False
        self.choices = 0

    def keep(self, table: LiveTable) -> None:
        """Take a table that was just created into memory."""
        table.seen_at = self.time.steady()
        self.live[table.id] = table

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory; it is loaded from its log when someone asks for it."""
        if self.is_live(table):
            del self.live[table.id]

    def is_live(self, table: LiveTable) -> bool:
        """Whether this is the table in memory, and not one that was dropped since."""
        return self.live.get(table.id) is table

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, loaded from its log if it is not in memory."""
        while (table := self.live.get(table_id)) is None:
            found = await self.store.read(lambda connection: read_table(connection, table_id))
            if found is None:
                raise Problem("table/unknown")
            if self.live.setdefault(table_id, found) is found:  # someone else may have been quicker
                self._follow(found, found.number)
        table.seen_at = self.time.steady()
        return table

    async def find(self, name: str) -> LiveTable:
        """A table by its id or its short code."""
        if name in self.live:
            return await self.get(name)
        wanted = select(tables.c.id).where((tables.c.id == name) | (tables.c.code == name.upper()))
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise Problem("table/unknown", "There is no table with this name or code; check the letters.")
        return await self.get(row[0])

    async def latest(self, name: str) -> LiveTable:
        """A table by its id or code as it is on the disk, with what other processes have just written."""
        return await self._settled(name, read_on=self.channel is not None)

    async def _settled(self, name: str, *, read_on: bool = False) -> LiveTable:
        """A table while no commit is under way, so that everything in it is on the disk."""
        while True:
            table = await self.find(name)
            async with table.lock:
                if self.is_live(table):
                    if read_on:
                        await self.read_on(table)
                    return table

    async def change(self, table_id: str, command: Command) -> LiveTable:
        """Check a command, commit it and broadcast it; a lost connection does not stop it half-way."""
        if self.closing:
            raise Problem("server/closing")
        await asyncio.shield(self._change(table_id, partial(self._obey, command)))
        try:
            return await self._settled(table_id)
        except Problem:
            raise Problem("server/store", UNSURE) from None  # it happened, but cannot be shown

    async def play_ready(self, table_id: str) -> None:
        """Commit the choices that bots have ready, if the table waits for nobody else."""
        if self.closing:
            raise Problem("server/closing")
        await asyncio.shield(self._change(table_id, apply_ready))

    async def _change(self, table_id: str, work: Work) -> None:
        for _ in range(TRIES):
            table = await self.get(table_id)
            async with table.lock:
                if not self.is_live(table):
                    continue  # it was dropped from memory while we waited
                if self.channel:
                    await self.read_on(table)  # the caller may know more than we do
                before = table.number
                try:
                    await self._commit(table, work)
                except Conflict:
                    self.forget(table)
                    continue
                except BaseException:
                    if table.number > before:
                        self.forget(table)  # memory is ahead of the disk
                    raise
                if table.number > before:
                    self.broadcast.tell(table)
            self._follow(table, before)
            return
        raise Problem("server/store", "Too many requests at the same time; try again.")

    def _obey(self, command: Command, table: LiveTable, at: float, now: float) -> None:
        drafts = command(table)
        for draft in drafts:
            table.accept(draft, at, now)
        self.choices += sum(kind == "chose" for kind, _, _ in drafts)
        apply_ready(table, at, now)

    async def _commit(self, table: LiveTable, work: Work) -> None:
        before = table.number
        work(table, time.time(), self.time.now())
        if fresh := table.entries[before:]:
            await self.store.append(append_of(table, fresh, self.channel))

    def _follow(self, table: LiveTable, before: int) -> None:
        for follower in self.followers:
            follower(table, before)

    async def read_on(self, table: LiveTable) -> None:
        """Apply what other processes have written at a table, and broadcast it; its lock is held."""
        for entry in await self.store.read(partial(read_entries, table_id=table.id, after=table.number)):
            table.apply(entry)
        self.broadcast.tell(table)
