"""Maintenance: what the server does by itself, every second and every night."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import select

from heptapolis.server.clocks import ClockSweep
from heptapolis.server.export import day_of, export_from
from heptapolis.server.finished_games import NICENESS
from heptapolis.server.gc_policy import GcPolicy
from heptapolis.server.peers import Peers
from heptapolis.server.problems import Problem
from heptapolis.server.process_pool import ProcessPool
from heptapolis.server.schema import results
from heptapolis.server.settings import Settings
from heptapolis.server.store import Store

BEAT = 1.0
logger = logging.getLogger("heptapolis.server")


async def sweep_every_second(settings: Settings, store: Store, clocks: ClockSweep, peers: Peers) -> None:
    """Sweep the clocks, notify other processes of who is here, and collect garbage in quiet moments."""
    policy = GcPolicy(time.monotonic())
    policy.install()
    while True:
        await asyncio.sleep(settings.sweep)
        try:
            if not store.is_sqlite:
                await peers.announce_presence()
            await clocks.sweep()
            policy.collect_if_quiet(store.commits, time.monotonic())
        except Problem as problem:
            logger.warning("the sweep failed: %s", problem)
        except Exception:  # whatever it was, clocks and bots need the next one
            logger.exception("the sweep failed")


async def beat_every_second(clocks: ClockSweep) -> None:
    """Note every second that the server is alive; while that fails, its time stops."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await clocks.beat()
        except Problem as problem:
            logger.warning("the server's time cannot be saved and has stopped: %s", problem)


async def export_every_night(settings: Settings, store: Store) -> None:
    """Write all finished public games without names, if there are any, once a day; the newest file has them all."""
    folder = settings.data / "exports"
    public = select(results.c.table_id).where(results.c.public).limit(1)
    while True:
        file = folder / f"games-{day_of(time.time())}.parquet"
        if not file.exists() and await store.read(lambda connection: connection.execute(public).scalar() is not None):
            folder.mkdir(exist_ok=True)
            pool = ProcessPool(1, niceness=NICENESS)
            try:
                logger.info("%s finished games exported", await pool.run(export_from, store.url, file))
            finally:
                pool.close()
        await asyncio.sleep(3600)
