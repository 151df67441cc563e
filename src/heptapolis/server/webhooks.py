"""Webhooks: an address of the host's choice is called when it is someone's turn; it learns nothing that is hidden."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

from heptapolis.server.background import Background
from heptapolis.server.live_table import PERSON, LiveTable

TIMEOUT = 5.0
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
        async with self.slots:
            try:
                status = await asyncio.get_running_loop().run_in_executor(None, self.send, url, message)
                if status >= 400:
                    logger.info("a webhook answered %s", status)
            except (OSError, ValueError, http.client.HTTPException) as fault:
                logger.info("a webhook could not be called: %s", type(fault).__name__)

    def send(self, url: str, message: dict[str, Any]) -> int:
        """POST to an address outside private networks; redirects are not followed."""
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        tcp = socket.create_connection((self.public_address(parts.hostname or "", port), port), TIMEOUT)
        try:
            if secure:
                tcp = ssl.create_default_context().wrap_socket(tcp, server_hostname=parts.hostname)
            connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=TIMEOUT)
            connection.sock = tcp
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, json.dumps(message).encode(), {"content-type": "application/json"})
            return connection.getresponse().status
        finally:
            tcp.close()

    def public_address(self, host: str, port: int) -> str:
        """The address that is called: looked up once, so that it cannot change between check and call."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not self.allow_local and not all(ipaddress.ip_address(address).is_global for address in addresses):
            raise ValueError("a webhook must be a public address")
        return addresses[0]
