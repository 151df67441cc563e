"""Clocks: the sweep finds tables whose time has run out, whose players are away, or whose bots were left thinking."""

from __future__ import annotations

import logging
from functools import partial

from sqlalchemy import Connection, select, update

from heptapolis.server.bot_scheduler import BotScheduler
from heptapolis.server.live_table import PLAYING, Draft, LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.schema import tables as table_rows
from heptapolis.server.streams import Streams
from heptapolis.server.table_access import TableAccess
from heptapolis.server.terms import STAND_IN, Missing

MOST_AT_ONCE = 500
logger = logging.getLogger("heptapolis.server")


class Clocks:
    """Sweeps the tables whose `due` time has come."""

    def __init__(self, tables: TableAccess, bots: BotScheduler, streams: Streams, asleep_after: float) -> None:
        self.tables, self.bots, self.streams, self.asleep_after = tables, bots, streams, asleep_after

    async def sweep(self, now: float) -> None:
        """Look after every table that is due, then drop from memory those that nobody looks at, and their bots."""
        wanted = select(table_rows.c.id).where(table_rows.c.state == PLAYING, table_rows.c.due <= now)
        wanted = wanted.order_by(table_rows.c.due).limit(MOST_AT_ONCE)
        for (table_id,) in await self.tables.store.read(lambda connection: connection.execute(wanted).all()):
            try:
                await self._look_after(table_id, now)
            except Problem:
                raise
            except Exception:  # one table that cannot be loaded must not stop the clocks of the others
                logger.exception("the table %s cannot be looked after", table_id)
        self._forget_sleeping(now)
        self.bots.release()

    async def _look_after(self, table_id: str, now: float) -> None:
        table = await self.tables.get(table_id)
        self.bots.wake(table)
        if self._late(table, now):
            await self.tables.change(table_id, lambda table: self._late(table, now))
        elif table.bots_deciding() != table.deciding():
            change = update(table_rows).where(table_rows.c.id == table_id, table_rows.c.due <= now)
            change = change.values(due=table.due(now, looked=True))
            await self.tables.store.write(partial(Connection.execute, statement=change))

    def _late(self, table: LiveTable, now: float) -> list[Draft]:
        """Let a bot take over every seat whose time has run out, or whose player has been away for too long."""
        reasons: dict[int, Missing] = {}
        for seat in sorted(table.asked_at):
            player = table.player_of(seat)
            if not table.seats[player].bot and player not in reasons and (why := self._why_late(table, seat, now)):
                reasons[player] = why
        return [("stood_in", {"seat": seat, "bot": STAND_IN, "why": why}, None) for seat, why in reasons.items()]

    def _why_late(self, table: LiveTable, seat: int, now: float) -> Missing | None:
        """Whether a seat's player is out of time (`clock`) or `away`; nothing if neither."""
        end, grace = table.deadline(seat), table.terms.grace
        if end is not None and now >= end:
            return "clock"
        away = self.streams.away_since(table.id, table.seats[table.player_of(seat)].person)
        if grace is None or away is None or now < max(away, table.asked_at[seat]) + grace:
            return None
        return "away"

    def _forget_sleeping(self, now: float) -> None:
        for table in list(self.tables.live.values()):
            busy = table.lock.locked() or table.thinking or self.streams.looking_at(table.id)
            if now - table.seen_at > self.asleep_after and not busy:
                self.tables.forget(table)
