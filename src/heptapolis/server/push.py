"""Web Push: people who are away are told that it is their turn, or that the game is over, on devices of their choice.

A message names the table and nothing else, and push services cannot even read that.
"""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial

from heptapolis.server.background import Background
from heptapolis.server.live_table import OVER, PERSON, PLAYING, LiveTable
from heptapolis.server.outbound import post
from heptapolis.server.problems import Problem
from heptapolis.server.push_devices import Device, devices_of, forget_devices
from heptapolis.server.push_keys import PushKeys, sealed
from heptapolis.server.settings import Settings
from heptapolis.server.store import Store
from heptapolis.server.streams import Streams
from heptapolis.server.table_access import TableAccess

AT_ONCE = 8
LIVES = 24 * 3600
"""Seconds that a push service keeps a message for a device that is switched off."""
SLOW = 12
"""How many times longer someone with an open page has before they are told: a phone may have put the page to sleep."""
GONE = (404, 410)
"""What a push service answers when a subscription is over."""
logger = logging.getLogger("heptapolis.server")


class Push:
    """Tells people who are away; one appointment for each table, so that a quick turn bothers nobody."""

    def __init__(
        self, settings: Settings, store: Store, tables: TableAccess, streams: Streams, background: Background
    ) -> None:
        self.settings, self.store, self.tables, self.streams = settings, store, tables, streams
        self.background = background
        self.keys = PushKeys(settings.data)
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.appointments: dict[str, asyncio.TimerHandle] = {}

    def follow(self, table: LiveTable, before: int) -> None:
        """Look after a table that has moved on: in a moment, when who is quick has already chosen."""
        fresh = table.entries[before:]
        moved = fresh and (before == 0 or table.marks[-1].events != table.marks[before - 1].events)
        if table.game is None or not (moved or any(entry.kind == "began" for entry in fresh)):
            return
        self.cancel(table.id)
        if table.state == OVER or (table.state == PLAYING and asked_people(table)):
            self.meet(table.id, table.steps, self.settings.push_after, slow=False)

    def meet(self, table_id: str, moment: int, seconds: float, *, slow: bool) -> None:
        """Make the appointment of a table."""

        def come() -> None:
            self.appointments.pop(table_id, None)
            self.background.spawn(self.look_after(table_id, moment, slow=slow))

        self.appointments[table_id] = asyncio.get_running_loop().call_later(seconds, come)

    def cancel(self, table_id: str) -> None:
        """Cancel the appointment of a table, if there is one."""
        if appointment := self.appointments.pop(table_id, None):
            appointment.cancel()

    def close(self) -> None:
        """Keep no appointment any more."""
        for table_id in list(self.appointments):
            self.cancel(table_id)

    async def look_after(self, table_id: str, moment: int, *, slow: bool) -> None:
        """Tell whoever is still asked and away; those with an open page are told if they have not chosen for long."""
        try:
            table = await self.tables.get(table_id)
        except Problem:
            return
        if table.steps != moment or table.state not in (PLAYING, OVER):
            return
        over = table.state == OVER
        people = [seat.person for seat in table.seats if seat.kind == PERSON] if over else asked_people(table)
        away = [person for person in people if self.is_away(table_id, person)]
        here = [person for person in people if person not in away]
        await self.tell(
            here if slow else away, {"kind": "over" if over else "turn", "table": table.id, "code": table.code}
        )
        if here and not slow and not over:
            self.meet(table_id, moment, self.settings.push_after * (SLOW - 1), slow=True)

    def is_away(self, table_id: str, person: str) -> bool:
        """Whether a person looks at a table with no stream, here or at another process."""
        return self.streams.is_gone(table_id, person, self.settings.push_after)

    async def tell(self, people: list[str], message: dict[str, str]) -> None:
        """Send a message to all devices of some people, and forget those that are gone."""
        if not people:
            return
        devices = await self.store.read(partial(devices_of, people=people))
        text = json.dumps(message).encode()
        gone = await asyncio.gather(*(self.send(device, text, message["table"]) for device in devices))
        if ids := [device.id for device, is_gone in zip(devices, gone, strict=True) if is_gone]:
            await self.store.write(partial(forget_devices, ids=ids))

    async def send(self, device: Device, text: bytes, topic: str) -> bool:
        """Send a message to a device; whether its subscription is over. Addresses are secrets: no log has them."""
        async with self.slots:
            try:
                body = await asyncio.to_thread(sealed, text, device.point, device.secret)
                headers = {
                    "authorization": self.keys.proof(device.endpoint, device.site),
                    "content-encoding": "aes128gcm",
                    "content-type": "application/octet-stream",
                    "ttl": str(LIVES),
                    "urgency": "high",
                    "topic": topic,  # a newer message of the same table takes the place of one that waits
                }
                status = await post(device.endpoint, body, headers, allow_local=self.settings.local_webhooks)
            except (OSError, ValueError) as fault:
                logger.info("a push service could not be called: %s", type(fault).__name__)
                return False
        if status >= 400:
            logger.info("a push service answered %s", status)
        return status in GONE


def asked_people(table: LiveTable) -> list[str]:
    """The people whose choice a table is waiting for."""
    asked = sorted({table.player_of(seat) for seat in table.deciding()})
    seats = [table.seats[seat] for seat in asked]
    return [seat.person for seat in seats if seat.kind == PERSON and not seat.bot]
