"""The pages of the house: the client as it was built, read once when the house opens."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass, field
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, Match

from heptapolis.server.problems import Problem

WEB = Path(__file__).parent / "web"
"""Where the client is built; part of the wheel."""

INDEX = "/index.html"
POLICY = (
    "default-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
ASK_AGAIN = "no-cache"
"""Kept, but asked for each time whether it is still right."""
TAKEN = ("api", "metrics")
"""First words of addresses that are no pages, however they are written."""
ADDRESS = re.compile(r"/(?:[^/\\.%\x00-\x1f\x7f]+(?:/|$))*")
"""What may be the address of a page: no dots, so that what looks like a file is one of the build or nothing."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""Ways to pack a file, the best first, and how the name of the packed file ends."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types that machines have different opinions about."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heptapolis</title>
<h1>Heptapolis</h1>
<p>The house is open, but its pages are not built yet: run <code>make play</code> in the project's folder.</p>
<p><a href="/api/docs">The protocol for programs</a> works all the same.</p>
</html>
"""


@dataclass(frozen=True)
class Form:
    """A file as it is sent: packed in some way, or as it is."""

    body: bytes
    coding: str = ""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", f'"{sha256(self.body).hexdigest()[:32]}"')


@dataclass(frozen=True)
class File:
    """A file of the build."""

    kind: str
    cache: str
    forms: tuple[Form, ...]
    """The best packed first; the last is the file as it is."""

    def form_for(self, accepted: frozenset[str]) -> Form:
        """The first form that is understood."""
        return next(form for form in self.forms if not form.coding or form.coding in accepted)


class Pages(BaseRoute):
    """Everything that is neither the protocol nor a figure: files of the build, else its one page.

    The client finds its own way from there. Only what was read when the house opened can be asked for.
    """

    methods = frozenset({"GET", "HEAD"})

    def __init__(self, folder: Path = WEB) -> None:
        self.files = read(folder)

    def matches(self, scope: Any) -> tuple[Match, Any]:
        """Every address but those of the protocol."""
        if scope["type"] != "http" or first_word(scope["path"]) in TAKEN:
            return Match.NONE, {}
        return Match.FULL if scope["method"] in self.methods else Match.PARTIAL, {}

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer with a file."""
        if scope["method"] not in self.methods:
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        headers = Headers(scope=scope)
        if b"%2f" in scope.get("raw_path", b"").lower():
            raise Problem("request/not-found")
        if file := self.files.get(scope["path"]):
            response = sent(file, headers)
        elif not is_page(scope["path"]):
            raise Problem("request/not-found")
        elif INDEX in self.files:
            response = sent(self.files[INDEX], headers)
        else:
            response = Response(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/html")
        if scope["method"] == "HEAD":
            response.body = b""  # its length has been told
        await response(scope, receive, send)


def read(folder: Path) -> dict[str, File]:
    """Every file of a build by its address; those that are packed forms of another belong to it."""
    bodies = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    return {
        name: File(
            type_of(name),
            FOR_EVER if first_word(name) == "assets" else ASK_AGAIN,
            (
                *(Form(bodies[name + end], coding) for coding, end in PACKED.items() if name + end in bodies),
                Form(bodies[name]),
            ),
        )
        for name in bodies
        if not (name.endswith(tuple(PACKED.values())) and name.rpartition(".")[0] in bodies)
    }


def type_of(name: str) -> str:
    """The type of a file.

    >>> type_of("/assets/index-B7c.js"), type_of("/what")
    ('text/javascript; charset=utf-8', 'application/octet-stream')
    """
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def first_word(path: str) -> str:
    """The first word of an address, in small letters.

    >>> first_word("/API/tables"), first_word("/")
    ('api', '')
    """
    return path.lstrip("/").partition("/")[0].lower()


def is_page(path: str) -> bool:
    """Whether an address may be one of the client's own.

    >>> [is_page(path) for path in ("/", "/t/K7QMXW", "/t/../key", "/house.sqlite", "//t", "/assets/no")]
    [True, True, False, False, False, False]
    """
    return first_word(path) != "assets" and ADDRESS.fullmatch(path) is not None


def accepted(header: str) -> frozenset[str]:
    """The ways to pack that a client understands.

    >>> sorted(accepted("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    words = (part.strip().lower().partition(";") for part in header.split(","))
    return frozenset(name.strip() for name, _, more in words if not re.fullmatch(r"\s*q=0(\.0*)?\s*", more))


def sent(file: File, headers: Headers) -> Response:
    """A file as an answer; without its body where the client has it already."""
    form = file.form_for(accepted(headers.get("accept-encoding", "")))
    told = {"content-security-policy": POLICY, "cache-control": file.cache, "etag": form.tag}
    told |= {"vary": "accept-encoding"} if len(file.forms) > 1 else {}
    known = {tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")}
    if known & {form.tag, "*"}:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=told)
    told |= {"content-encoding": form.coding} if form.coding else {}
    return Response(form.body, headers=told | {"content-type": file.kind})
