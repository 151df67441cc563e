"""The operator's custom bots at the tables: one process for each seat and game; if it fails, `beginner` decides."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from heptapolis.bots.fallback import FALLBACK, BotWithFallback
from heptapolis.bots.process import BotProcess
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.bots.seeds import own_seed
from heptapolis.bots.source import BotSource
from heptapolis.errors import BotError
from heptapolis.server.bot_offer import offered, own_sources
from heptapolis.server.settings import Settings

SPARE = 4
"""More threads than those that wait for a process: they end processes, and play `beginner` where a bot has failed."""
Place = tuple[str, int, str]
"""A table, the seat of a player, and the bot that plays it."""
logger = logging.getLogger("heptapolis.server")


class OwnBot:
    """The bot of one seat and game; its process is started when it is first asked."""

    def __init__(self, source: BotSource, seconds: float, free: threading.Semaphore, seed: int) -> None:
        """`free` counts the processes that may still be started."""
        self.source, self.seconds, self.free, self.seed = source, seconds, free, seed
        self.process: BotProcess | None = None
        self.closed = False
        self.door = threading.Lock()

    @property
    def is_running(self) -> bool:
        """Whether it has a process."""
        return self.process is not None and not self.closed

    def choose(self, view: AnyView, seat: int) -> AnyAction:
        """What it chooses; whatever goes wrong is a `BotError`."""
        return (self.process or self._begin()).choose(view, seat)

    def _begin(self) -> BotProcess:
        with self.door:  # a process that is being started cannot be missed by `close`
            self.process = process = self._start()
        process.begin(self.seed)
        return process

    def _start(self) -> BotProcess:
        if self.closed:
            raise self._refusal("has left the table")
        if not self.source.is_own:
            raise self._refusal("is no longer offered by this server")
        if not self.free.acquire(blocking=False):
            raise self._refusal("is one too many; --limit own_bot_processes=NUMBER allows more processes")
        try:
            return BotProcess(self.source, self.seconds)
        except OSError as fault:
            self.free.release()
            raise self._refusal(f"cannot be started: {fault.strerror}") from None

    def _refusal(self, reason: str) -> BotError:
        return BotError(self.source.name, reason)

    def close(self) -> None:
        """End its process, even while it thinks."""
        with self.door:
            ends, self.closed = self.is_running, True
        if ends and self.process:
            self.process.close()
            self.free.release()


class OwnSeat:
    """A seat that a bot of the operator's plays, and `beginner` once that has failed."""

    def __init__(self, place: Place, bot: OwnBot, seed: int) -> None:
        self.place, self.bot = place, bot
        self.player = BotWithFallback(bot, self._report, seed)
        self.turn = threading.Lock()

    def choose(self, view: AnyView, seat: int) -> str:
        """What is chosen for a seat, one decision after another."""
        with self.turn:
            return str(self.player.choose(view, seat))

    def _report(self, fault: BotError) -> None:
        table, player, _ = self.place
        if not self.bot.closed:
            logger.error("table %s: %s decides for seat %s from now on: %s", table, FALLBACK, player, fault)
        self.bot.close()


class BotsOfOperator:
    """Which bots the operator offers, and those of them that sit at tables."""

    def __init__(self, settings: Settings) -> None:
        self.sources, self.seconds = own_sources(settings.bots), settings.bot_seconds
        self.offered = offered(self.sources)
        most = settings.limits.own_bot_processes
        self.free = threading.BoundedSemaphore(most)
        self.threads = ThreadPoolExecutor(most + SPARE, "own-bot")
        self.seats: dict[Place, OwnSeat] = {}

    @property
    def processes(self) -> int:
        """How many processes there are now."""
        return sum(seat.bot.is_running for seat in self.seats.values())

    async def ask(self, place: Place, view: AnyView, seat: int, seed: int) -> str:
        """What the bot at a place chooses for a seat in the game of a seed; it was made when it was first asked."""
        if place not in self.seats:
            source = self.sources.get(place[2]) or BotSource(place[2])
            bot = OwnBot(source, self.seconds, self.free, own_seed(seed, place[1]))
            self.seats[place] = OwnSeat(place, bot, seed)
        work = self.seats[place].choose
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, view, seat)

    def release(self, is_running: Callable[[str], bool]) -> None:
        """End the bots of tables at which no game is running here any more."""
        for place in [place for place in self.seats if not is_running(place[0])]:
            self.threads.submit(self.seats.pop(place).bot.close)

    async def close(self) -> None:
        """End all of them, and wait until they have."""
        self.release(lambda _: False)
        await asyncio.get_running_loop().run_in_executor(None, self.threads.shutdown)
