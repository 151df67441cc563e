"""The server of one process: puts its parts together, starts them and stops them."""

from __future__ import annotations

import asyncio
import signal
import threading
from functools import partial
from typing import Any

from heptapolis.bots.orphans import when_orphaned
from heptapolis.server.background import Background
from heptapolis.server.bot_pool import BotPool
from heptapolis.server.bot_scheduler import BotScheduler
from heptapolis.server.boxes import Boxes
from heptapolis.server.broadcast import Broadcast
from heptapolis.server.clocks import ClockSweep
from heptapolis.server.finished_games import Readings
from heptapolis.server.identity import Signer
from heptapolis.server.limits import Buckets
from heptapolis.server.maintenance import beat_every_second, export_every_night, sweep_every_second
from heptapolis.server.notifications import CHANNEL, ChangeListener
from heptapolis.server.own_bots import BotsOfOperator
from heptapolis.server.pace import Pace
from heptapolis.server.peers import Peers
from heptapolis.server.push import Push
from heptapolis.server.server_time import ServerTime, noted_time
from heptapolis.server.settings import Settings, signing_key
from heptapolis.server.store import Store
from heptapolis.server.streams import Streams
from heptapolis.server.subscriptions import Subscriptions
from heptapolis.server.table_access import TableAccess
from heptapolis.server.uploads import UploadChecks
from heptapolis.server.webhooks import Webhooks


class TableServer:
    """All tables of one process, and everyone who looks at them."""

    def __init__(self, settings: Settings, bots: BotPool | None = None, time: ServerTime | None = None) -> None:
        self.settings = settings
        self.time = time or ServerTime()
        self.signer = Signer(signing_key(settings.data))
        self.store = Store(settings.url)
        self.background = Background()
        self.streams = Streams(settings.limits, self.time)
        self.bots = bots or BotPool(settings.bot_processes)
        self.readings, self.pace = Readings(), Pace(settings.limits.reads_a_second)
        self.own_bots = BotsOfOperator(settings)
        self.upload_checks = UploadChecks()
        self.boxes = Boxes(settings, self.store, self.upload_checks)
        self.board_pace = Buckets(settings.limits.boards_an_address_a_minute / 60, rest=60)
        broadcast = Broadcast(self.streams)
        self.news_texts = broadcast.news_texts
        self.tables = TableAccess(self.store, broadcast, None if self.store.is_sqlite else CHANNEL)
        self.subscriptions = Subscriptions(self.tables, broadcast)
        self.scheduler = BotScheduler(self.bots, self.own_bots, self.tables, self.background)
        self.clocks = ClockSweep(self.tables, self.scheduler, self.streams, settings.asleep_after)
        self.peers = Peers(self.tables, self.streams)
        self.listener = None if self.store.is_sqlite else ChangeListener(settings.url, self.peers)
        webhooks = Webhooks(self.background, allow_local=settings.local_webhooks)
        self.push = Push(settings, self.store, self.tables, self.streams, self.background)
        self.tables.followers += [webhooks.follow, self.push.follow, lambda table, _: self.scheduler.wake(table)]

    async def start(self) -> None:
        """Bring the database up to date; start bots, clocks, and listening to other processes."""
        await asyncio.get_running_loop().run_in_executor(None, self.store.migrate)
        await self.bots.warm_up()
        if self.listener:
            await self.listener.start()
        if threading.current_thread() is threading.main_thread():
            self._end_streams_at(signal.SIGTERM, signal.SIGINT)
        when_orphaned(partial(signal.raise_signal, signal.SIGTERM))
        await self.resume_time()
        self.background.spawn(beat_every_second(self.clocks))
        self.background.spawn(sweep_every_second(self.settings, self.store, self.clocks, self.peers))
        if self.settings.exports:
            self.background.spawn(export_every_night(self.settings, self.store))

    async def resume_time(self) -> None:
        """Continue the time from when the server was last known to be alive; everyone was here until then."""
        self.time.begin(await self.store.read(noted_time))
        self.streams.since = self.time.now()

    def _end_streams_at(self, *signals: signal.Signals) -> None:
        """End streams as soon as the process has to stop, so that uvicorn does not wait for them."""
        loop = asyncio.get_running_loop()
        for each in signals:
            before = signal.getsignal(each)

            def handle(number: int, frame: Any, before: Any = before) -> None:
                loop.call_soon_threadsafe(self.close)
                if callable(before):
                    before(number, frame)

            signal.signal(each, handle)

    def close(self) -> None:
        """Take no more changes, and end all streams and checks of boxes and boards."""
        self.tables.closing = True
        self.streams.close()
        self.upload_checks.close()

    async def stop(self) -> None:
        """End streams and background work; commits under way are finished."""
        self.close()
        self.push.close()
        await self.background.stop()
        if self.listener:
            await self.listener.stop()
        self.bots.close()
        self.readings.close()
        await self.own_bots.close()
        await self.store.close()
