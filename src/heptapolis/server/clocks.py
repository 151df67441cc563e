"""Clocks: the sweep finds tables whose time has run out, whose players are away, or whose bots were left thinking."""

from __future__ import annotations

import logging
from functools import partial

from sqlalchemy import Connection, select, update

from heptapolis.server.bot_scheduler import BotScheduler
from heptapolis.server.live_table import AWAY, CLOCK, PLAYING, Draft, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.schema import tables as table_rows
from heptapolis.server.server_time import note_time
from heptapolis.server.stand_ins import all_ready
from heptapolis.server.streams import Streams
from heptapolis.server.table_access import TableAccess
from heptapolis.server.terms import STAND_IN

MOST_AT_ONCE = 500
logger = logging.getLogger("heptapolis.server")


class ClockSweep:
    """Sweeps the tables whose `due` time has come."""

    def __init__(self, tables: TableAccess, bots: BotScheduler, streams: Streams, asleep_after: float) -> None:
        self.tables, self.bots, self.streams, self.asleep_after = tables, bots, streams, asleep_after
        self.time = tables.time

    async def beat(self) -> None:
        """Note that the server is alive, if a clock runs anywhere; otherwise the time stops, and nothing is written."""
        store = self.tables.store
        running = select(table_rows.c.id).where(table_rows.c.state == PLAYING, table_rows.c.due.is_not(None)).limit(1)
        if await store.read(lambda connection: connection.execute(running).first()):
            self.time.reach(await store.write_alone(partial(note_time, seconds=self.time.now())))

    async def sweep(self) -> None:
        """Look after every table that is due, then drop from memory those that nobody looks at, and their bots."""
        now = self.time.now()
        wanted = select(table_rows.c.id).where(table_rows.c.state == PLAYING, table_rows.c.due <= now)
        wanted = wanted.order_by(table_rows.c.due).limit(MOST_AT_ONCE)
        for (table_id,) in await self.tables.store.read(lambda connection: connection.execute(wanted).all()):
            try:
                await self._look_after(table_id, now)
            except Problem:
                raise
            except Exception:  # one table that cannot be loaded must not stop the clocks of the others
                logger.exception("the sweep failed for table %s", table_id)
        self._forget_sleeping()
        self.bots.release()

    async def _look_after(self, table_id: str, now: float) -> None:
        table = await self.tables.get(table_id)
        self.bots.wake(table)
        if self._late(table, now):
            await self.tables.change(table_id, lambda table: self._late(table, now))
        elif all_ready(table, now):
            await self.tables.play_ready(table_id)
        elif (due := table.due(now, looked=True)) is None or due > now:
            change = update(table_rows).where(table_rows.c.id == table_id, table_rows.c.due <= now).values(due=due)
            await self.tables.store.write(partial(Connection.execute, statement=change))

    def _late(self, table: LiveTable, now: float) -> list[Draft]:
        """Let a bot take over every seat whose time has run out, or whose player has been away for too long."""
        reasons: dict[int, str] = {}
        for seat in sorted(table.asked_at):
            player = table.player_of(seat)
            seated = table.seats[player]
            if player in reasons or (seated.bot and seated.why != CLOCK):
                continue
            if (why := self._why_late(table, seat, now)) not in ("", seated.why):
                reasons[player] = why
        return [("stood_in", {"seat": seat, "bot": STAND_IN, "why": why}, None) for seat, why in reasons.items()]

    def _why_late(self, table: LiveTable, seat: int, now: float) -> str:
        """Whether a seat's player is out of time (`clock`) or `away`; empty if neither."""
        end, grace = table.deadline(seat), table.terms.grace
        if end is not None and now >= end:
            return CLOCK
        away = self.streams.away_since(table.id, table.seats[table.player_of(seat)].person)
        if grace is None or away is None or now < max(away, table.asked_at[seat]) + grace:
            return ""
        return AWAY

    def _forget_sleeping(self) -> None:
        now = self.time.steady()
        for table in list(self.tables.live.values()):
            busy = table.lock.locked() or table.thinking or self.streams.looking_at(table.id)
            if now - table.seen_at > self.asleep_after and not busy:
                self.tables.forget(table)
