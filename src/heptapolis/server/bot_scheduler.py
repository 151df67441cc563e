"""Bot scheduling: bots are asked as soon as they must decide, and their choices wait for those of people."""

from __future__ import annotations

import logging

from heptapolis.game import Table
from heptapolis.server.background import Background
from heptapolis.server.bot_pool import BotPool, Question
from heptapolis.server.live_table import LiveTable
from heptapolis.server.problems import Problem
from heptapolis.server.table_access import TableAccess

logger = logging.getLogger("heptapolis.server")


class BotScheduler:
    """Lets the bots of all tables think, one task for each table."""

    def __init__(self, pool: BotPool, tables: TableAccess, background: Background) -> None:
        self.pool, self.tables, self.background = pool, tables, background

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
        steps, chosen = len(game.history), await self.pool.ask([question(table, game, seat) for seat in seats])
        if len(game.history) != steps:
            return
        table.ready |= {s: action for s, action in zip(seats, chosen, strict=True) if s in table.bots_deciding()}
        if all(seat in table.ready for seat in table.deciding()):
            await self.tables.play_ready(table.id)


def undecided(table: LiveTable) -> list[int]:
    """The seats whose bots have no choice ready."""
    return [seat for seat in table.bots_deciding() if seat not in table.ready]


def question(table: LiveTable, game: Table, seat: int) -> Question:
    """What a bot is asked: the seat it decides for, and what its player may see."""
    player = table.player_of(seat)
    return table.seats[player].bot, game.view(player, past=False), seat
