"""Who someone is, without accounts: a signed cookie or token; a private link carries it to another device."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import time
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from heptapolis.server.problems import Problem

LINK_LIVES = 3600.0
TOKEN_LIVES = 365 * 24 * 3600
BROWSER, LINK, SEAT, SCREEN = "browser", "link", "seat", "screen"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that nobody mistakes for others when a code is read aloud."""
SCREEN_CODE = 6
COOKIE = "heptapolis"


def new_person() -> str:
    """An id for someone new that nobody can guess."""
    return secrets.token_hex(10)


def bearer_of(headers: Headers) -> str:
    """The bearer token of a request, if any."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else ""


def token_of(headers: Headers) -> str | None:
    """The token of a request: in its authorization header, or in the cookie."""
    if bearer := bearer_of(headers):
        return bearer
    cookies = (cookie_parser(line) for line in headers.getlist("cookie"))
    return next((found[COOKIE] for found in cookies if COOKIE in found), None)


def address_in(scope: Any) -> str:
    """The address that a request comes from; with IPv6 the network that one customer has."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return ""
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address.packed, 64), strict=False))


@dataclass(frozen=True)
class Carried:
    """What a private link says: the person, when it expires, and what makes it unique."""

    person: str
    until: int
    nonce: str


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

    def token(self, person: str, now: float | None = None) -> str:
        """What a browser or a program shows to be a person; it is valid for a year."""
        return self._until(BROWSER, person, TOKEN_LIVES, now)

    def person(self, token: str | None, now: float | None = None) -> str | None:
        """The person of a token; None if it is not ours, or too old."""
        person, until = self._of(BROWSER, token or "")
        return person if person and until >= (time.time() if now is None else now) else None

    def link(self, person: str, now: float | None = None) -> str:
        """A private link that carries a person to another device; it is valid for an hour, and no two are the same."""
        until = int((time.time() if now is None else now) + LINK_LIVES)
        return self.sign(f"{LINK}.{person}.{until}.{secrets.token_hex(8)}")

    def carried(self, link: str, now: float | None = None) -> Carried:
        """What a private link says."""
        match self.read(link):
            case [kind, person, until, nonce] if kind == LINK:
                carried = Carried(person, int(until), nonce)
            case _:
                raise Problem("person/link-invalid")
        if carried.until < (time.time() if now is None else now):
            raise Problem("person/link-invalid", "The private link has expired; ask for a new one on the first device.")
        return carried

    def invitation(self, table: str, seat: int, removals: int = 0) -> str:
        """What lets someone take a seat that is kept for invited people, until the next one is removed from it."""
        again = f".{removals}" if removals else ""
        return self.sign(f"{SEAT}.{table}.{seat}{again}")

    def invited(self, invitation: str, table: str) -> tuple[int, int]:
        """The seat of an invitation to a table, and how many people had been removed from it before."""
        match self.read(invitation):
            case [kind, place, seat, *removals] if kind == SEAT and place == table:
                return int(seat), int(removals[0]) if removals else 0
        raise Problem("table/invitation-invalid")

    def screen(self, table: str) -> str:
        """What lets a screen watch a private table: a few letters and digits, to be typed with a remote control."""
        mark = hmac.new(self.key, f"{SCREEN}.{table}".encode(), hashlib.sha256).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in mark[:SCREEN_CODE])

    def lets_watch(self, code: str, table: str) -> bool:
        """Whether this is the code for screens of a table."""
        return hmac.compare_digest(self.screen(table).encode(), code.upper().encode(errors="replace"))

    def _until(self, kind: str, person: str, lives: float, now: float | None) -> str:
        return self.sign(f"{kind}.{person}.{int((time.time() if now is None else now) + lives)}")

    def _of(self, kind: str, token: str) -> tuple[str, int]:
        """Who or what a signed text of a kind is about, and its number; empty if it is not ours."""
        parts = self.read(token)
        good = parts and len(parts) == 3 and parts[0] == kind and parts[2].isdecimal()
        return (parts[1], int(parts[2])) if parts and good else ("", 0)
