"""Problems: everything that can go wrong over HTTP has a code from the list below and a sentence for people."""

from __future__ import annotations

from typing import Any

LONGEST_MESSAGE = 500

CODES: dict[str, tuple[int, str]] = {
    "request/malformed": (422, "the request is not of the documented form"),
    "request/too-large": (413, "the request is larger than the server accepts"),
    "request/too-slow": (408, "the request did not arrive in time"),
    "request/forbidden-origin": (403, "a page of another site sent the request"),
    "request/not-found": (404, "there is nothing at this address"),
    "request/method": (405, "this address does not accept this method"),
    "person/unknown": (401, "the browser is unknown; ask for a cookie or a token first"),
    "person/link-invalid": (403, "the private link is wrong or has expired"),
    "person/link-used": (403, "the private link has already been used; it works only once"),
    "person/replaces": (409, "the link would make you someone else; send `replace` to confirm"),
    "table/unknown": (404, "there is no table with this name or code"),
    "table/private": (403, "the table is visible only to its players"),
    "table/full": (409, "no seat is free"),
    "table/not-seated": (403, "the person has no seat at the table"),
    "table/already-seated": (409, "the person already has a seat at the table"),
    "table/invitation-invalid": (403, "the invitation is wrong, or for another table"),
    "table/screen-code": (403, "the code does not let a screen watch this table"),
    "table/seat-taken": (409, "the seat is not free"),
    "table/seat-changed": (409, "someone else sits in the seat, or nobody"),
    "table/removed": (403, "the host removed the person; only a new invitation lets them sit down again"),
    "table/not-host": (403, "only the host may do this"),
    "table/host-here": (409, "the host is here, or was a moment ago; only they can make you the host"),
    "table/began": (409, "the game has begun"),
    "table/not-begun": (409, "the game has not begun"),
    "table/paused": (409, "the game is paused"),
    "table/over": (409, "the game is over"),
    "table/not-over": (409, "the game is not over"),
    "table/talk-off": (403, "the host has turned chat off"),
    "table/hints-off": (403, "the table is played without hints"),
    "table/options": (422, "this combination of options is not possible"),
    "box/not-allowed": (403, "this server does not accept boxes from players"),
    "box/faulty": (422, "the box has a fault: file, entry, reason"),
    "box/unknown": (404, "there is no such box on this server; send it again"),
    "choice/late": (409, "no decision of that seat is open"),
    "choice/illegal": (409, "the choice is against the rules"),
    "choice/malformed": (422, "the text is not an action"),
    "choice/key-used": (409, "the key was used for another choice"),
    "quota/tables": (429, "too many tables for one person or address"),
    "quota/streams": (429, "too many streams for one person or address"),
    "quota/requests": (429, "too many requests in a short time"),
    "quota/boxes": (429, "too many boxes from one address in a short time"),
    "record/unknown": (404, "there is no finished game with this name"),
    "server/closing": (503, "the server is shutting down; come back in a moment"),
    "server/store": (503, "the database does not answer; nothing was changed"),
    "server/fault": (500, "something failed unexpectedly; it was logged"),
}
"""Every code with its status and its meaning; the page of the protocol is made from it."""

TRY_AGAIN = tuple(code for code, (status, _) in CODES.items() if status >= 500)
"""What a server says that is coming back: the same request may be answered in a moment."""


class Problem(Exception):
    """An answer that is not a success."""

    def __init__(self, code: str, message: str = "", *, wait: float = 0.0, **more: Any) -> None:
        """With `wait` the answer says after how many seconds it may be tried again."""
        self.code, self.wait, self.more = code, wait, more
        self.status, meaning = CODES[code]
        self.message = shortened(message or meaning[0].upper() + meaning[1:] + ".")
        super().__init__(self.message)

    def to_json(self) -> dict[str, Any]:
        """The body of the answer."""
        return {"code": self.code, "message": self.message, **self.more}


def shortened(text: str) -> str:
    """A text that may repeat what someone sent: cut where it is too long to be read."""
    return text if len(text) <= LONGEST_MESSAGE else f"{text[: LONGEST_MESSAGE - 1]}…"
