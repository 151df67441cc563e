"""Webhooks: an address of the host's choice is called when it is someone's turn; it learns nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from heptapolis.server.background import Background
from heptapolis.server.live_table import PERSON, LiveTable
from heptapolis.server.outbound import post

AT_ONCE = 8
logger = logging.getLogger("heptapolis.server")


def waiting_for(table: LiveTable) -> dict[str, Any]:
    """Who a table is waiting for: the body that a webhook gets."""
    asked = sorted({table.player_of(seat) for seat in table.deciding()})
    people = [seat for seat in asked if table.seats[seat].kind == PERSON and not table.seats[seat].bot]
    return {
        "table": table.id,
        "title": table.terms.played.title,
        "state": table.state,
        "waiting_for": [{"seat": seat, "name": table.seats[seat].name} for seat in people],
    }


class Webhooks:
    """Calls webhooks in the background; a slow or wrong address harms nobody."""

    def __init__(self, background: Background, *, allow_local: bool = False) -> None:
        self.background, self.allow_local = background, allow_local
        self.slots = asyncio.Semaphore(AT_ONCE)

    def follow(self, table: LiveTable, before: int) -> None:
        """Call the webhook of a table that has changed, if the game has moved on since an entry."""
        if not table.terms.webhook or table.game is None or table.number == before:
            return
        if before == 0 or table.marks[-1].events != table.marks[before - 1].events:
            self.background.spawn(self.call(table.terms.webhook, waiting_for(table)))

    async def call(self, url: str, message: dict[str, Any]) -> None:
        """Send one message; faults are noted without the address, which may hold a secret."""
        body, kind = json.dumps(message).encode(), {"content-type": "application/json"}
        async with self.slots:
            try:
                status = await post(url, body, kind, allow_local=self.allow_local)
                if status >= 400:
                    logger.info("a webhook answered %s", status)
            except (OSError, ValueError) as fault:
                logger.info("a webhook could not be called: %s", type(fault).__name__)
