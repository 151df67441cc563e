"""Calls to addresses that people gave: never into a private network, and over soon, whatever the other side does."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

DEADLINE = 10.0
"""Seconds for a whole call, so that an address that answers drop by drop holds nothing."""
LONGEST_LINE = 8192
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")


async def post(url: str, body: bytes, headers: Mapping[str, str], *, allow_local: bool = False) -> int:
    """Send one request and return the status of its answer, the rest of which is not read; no redirect is followed."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"[\x00-\x20\x7f]", url):
        raise ValueError("not an address that can be called")
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    sent = {"host": parts.netloc.rpartition("@")[2], "content-length": str(len(body)), "connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
    async with asyncio.timeout(DEADLINE):
        address = await public_address(parts.hostname, port, allow_local=allow_local)
        trust = await asyncio.to_thread(trusted) if secure else None
        name = parts.hostname if secure else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=trust, server_hostname=name, limit=LONGEST_LINE
        )
        try:
            writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
            await writer.drain()
            answer = STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
    if answer is None:
        raise ValueError("not an answer in HTTP")
    return int(answer[1])


async def public_address(host: str, port: int, *, allow_local: bool) -> str:
    """The address that is called: looked up once, so that it cannot change between check and call."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_local and not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise ValueError("what is called must be a public address")
    return addresses[0]


@cache
def trusted() -> ssl.SSLContext:
    """The authorities of this machine; reading them takes a moment."""
    return ssl.create_default_context()
