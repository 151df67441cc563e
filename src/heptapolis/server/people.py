"""Who somebody is: a signed name in a cookie, without an account; a private link carries it to another device."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import time
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from heptapolis.server.problems import Problem

LINK_LIVES = 3600.0
BROWSER, LINK = "browser", "link"
COOKIE = "heptapolis"


def new_person() -> str:
    """A name for somebody new that nobody can guess."""
    return secrets.token_hex(10)


def token_of(headers: Headers) -> str | None:
    """The token that a request shows: as a bearer, or in the cookie."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    cookies = (cookie_parser(line) for line in headers.getlist("cookie"))
    return next((found[COOKIE] for found in cookies if COOKIE in found), None)


def address_in(scope: Any) -> str:
    """Where a request comes from: an address, or the network that one customer of a provider has to himself."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return ""
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address.packed, 64), strict=False))


class Signer:
    """Signs and reads tokens."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, text: str) -> str:
        """A text with its signature."""
        mark = hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()[:40]
        return f"{text}.{mark}"

    def read(self, token: str) -> list[str] | None:
        """The parts of a signed text; None if it is not ours."""
        text, dot, _ = token.rpartition(".")
        if not dot or not hmac.compare_digest(self.sign(text).encode(), token.encode(errors="replace")):
            return None
        return text.split(".")

    def token(self, person: str) -> str:
        """What a browser or a program shows to be a person."""
        return self.sign(f"{BROWSER}.{person}")

    def person(self, token: str | None) -> str | None:
        """The person of a token; None if it is not ours."""
        parts = self.read(token) if token else None
        return parts[1] if parts and len(parts) == 2 and parts[0] == BROWSER else None

    def link(self, person: str, now: float | None = None) -> str:
        """A private link that carries a person to another device; it lives an hour."""
        until = int((time.time() if now is None else now) + LINK_LIVES)
        return self.sign(f"{LINK}.{person}.{until}")

    def carried(self, link: str, now: float | None = None) -> str:
        """The person of a private link."""
        parts = self.read(link)
        if not parts or len(parts) != 3 or parts[0] != LINK:
            raise Problem("person/link-invalid")
        if int(parts[2]) < (time.time() if now is None else now):
            raise Problem("person/link-invalid", "The private link has expired; ask for a new one on the first device.")
        return parts[1]
