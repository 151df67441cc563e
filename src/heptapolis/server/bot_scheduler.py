"""Bot scheduling: bots are asked as soon as they must decide, and their choices wait for those of people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import chain

from heptapolis.bots.names import OURS
from heptapolis.bots.source import source_of
from heptapolis.game import Table
from heptapolis.server.background import Background
from heptapolis.server.bot_pool import BotPool, Question
from heptapolis.server.live_table import RUNNING, LiveTable
from heptapolis.server.own_bots import BotsOfOperator
from heptapolis.server.problems import Problem
from heptapolis.server.table_access import TableAccess

logger = logging.getLogger("heptapolis.server")


class BotScheduler:
    """Lets the bots of all tables think, one task for each table."""

    def __init__(self, pool: BotPool, own_bots: BotsOfOperator, tables: TableAccess, background: Background) -> None:
        self.pool, self.own_bots, self.tables, self.background = pool, own_bots, tables, background

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table think, if they must decide and do not think yet."""
        if undecided(table) and not table.thinking and not self.tables.closing:
            table.thinking = True
            self.background.spawn(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        """Ask bots until the table waits for people, or is over."""
        try:
            while self.tables.is_live(table) and not self.tables.closing and (seats := undecided(table)):
                await self._ask(table, seats)
        except Problem as problem:
            table.ready.clear()  # the sweep asks them again
            logger.warning("bots could not choose: %s", problem)
        finally:
            table.thinking = False

    async def _ask(self, table: LiveTable, seats: list[int]) -> None:
        """Let bots choose for some seats; if the game has moved on meanwhile, their choices are dropped."""
        game = table.game
        if game is None:
            return
        steps, chosen = len(game.history), await self._chosen(table, game, seats)
        if len(game.history) != steps:
            return
        table.ready |= {seat: action for seat, action in chosen.items() if seat in table.bots_deciding()}
        if all(seat in table.ready for seat in table.deciding()):
            await self.tables.play_ready(table.id)

    async def _chosen(self, table: LiveTable, game: Table, seats: Sequence[int]) -> dict[int, str]:
        """What bots choose for some seats; all of them think at the same time."""
        ours = [seat for seat in seats if bot_for(table, seat) in OURS]
        own = [seat for seat in seats if seat not in ours]
        asked = asyncio.gather(*[self._ask_own(table, game, seat) for seat in own])
        chosen = await asyncio.gather(self.pool.ask([question(table, game, seat) for seat in ours]), asked)
        return dict(zip([*ours, *own], chain(*chosen), strict=True))

    async def _ask_own(self, table: LiveTable, game: Table, seat: int) -> str:
        player, bot = table.player_of(seat), bot_for(table, seat)
        return await self.own_bots.ask((table.id, player, bot), game.view(player), seat, table.seed)

    def release(self) -> None:
        """End the custom bots of tables whose game is over, or that are no longer in memory."""
        live = self.tables.live
        self.own_bots.release(lambda name: name in live and live[name].state in RUNNING)


def undecided(table: LiveTable) -> list[int]:
    """The seats whose bots have no choice ready."""
    return [seat for seat in table.bots_deciding() if seat not in table.ready]


def bot_for(table: LiveTable, seat: int) -> str:
    """The bot that decides for a seat."""
    return table.seats[table.player_of(seat)].bot


def question(table: LiveTable, game: Table, seat: int) -> Question:
    """What a bot is asked: the seat it decides for, what its player may see, and the seed that all its bots have."""
    source = source_of(bot_for(table, seat))
    return source, game.view(table.player_of(seat), past=source.needs_past), seat, table.seed
