"""The pages: the built client, read into memory once when the server starts."""

from __future__ import annotations

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
"""First words of addresses that are not pages, however they are written."""
ADDRESS = re.compile(r"/(?:[^/\\.%\x00-\x1f\x7f]+(?:/|$))*")
"""What may be the address of a page: no dots, so that what looks like a file is one of the build or nothing."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""Ways to pack a file, the best first, and how the name of the packed file ends."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types of the files of a build; machines have different opinions about some."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heptapolis</title>
<h1>Heptapolis</h1>
<p>The server is running, but its pages are not built yet: run <code>make play</code> in the project's folder.</p>
<p><a href="/api/docs">The protocol for programs</a> works anyway.</p>
</html>
"""


@dataclass(frozen=True)
class FileVariant:
    """A file as it is sent: packed in some way, or as it is."""

    body: bytes
    coding: str = ""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", f'"{sha256(self.body).hexdigest()[:32]}"')


@dataclass(frozen=True)
class StaticFile:
    """A file of the build."""

    kind: str
    cache: str
    variants: tuple[FileVariant, ...]
    """The best packed first; the last is the file as it is."""

    def variant_for(self, accepted: frozenset[str]) -> FileVariant:
        """The first variant that a client accepts."""
        return next(each for each in self.variants if not each.coding or each.coding in accepted)


class Pages(BaseRoute):
    """Every address outside the API and the metrics: a file of the build, or else its one page.

    The client finds its own way from there. Only what was read when the server opened can be asked for.
    """

    methods = frozenset({"GET", "HEAD"})

    def __init__(self, folder: Path = WEB) -> None:
        self.files = read_build(folder)

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
            response = file_response(file, headers)
        elif not is_page(scope["path"]):
            raise Problem("request/not-found")
        elif INDEX in self.files:
            response = file_response(self.files[INDEX], headers)
        else:
            response = Response(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/html")
        if scope["method"] == "HEAD":
            response.body = b""  # its length is in the headers
        await response(scope, receive, send)


def read_build(folder: Path) -> dict[str, StaticFile]:
    """Every file of a build by its address; those that are packed variants of another belong to it."""
    bodies = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    return {
        name: StaticFile(
            type_of(name),
            FOR_EVER if first_word(name) == "assets" else ASK_AGAIN,
            (
                *(FileVariant(bodies[name + end], coding) for coding, end in PACKED.items() if name + end in bodies),
                FileVariant(bodies[name]),
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
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def first_word(path: str) -> str:
    """The first word of an address, in small letters.

    >>> first_word("/API/tables"), first_word("/")
    ('api', '')
    """
    return path.lstrip("/").partition("/")[0].lower()


def is_page(path: str) -> bool:
    """Whether an address may be one of the client's own.

    >>> [is_page(path) for path in ("/", "/t/K7QMXW", "/t/../key", "/data.sqlite", "//t", "/assets/no")]
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


def file_response(file: StaticFile, headers: Headers) -> Response:
    """A file as an answer; without its body if the client already has it."""
    variant = file.variant_for(accepted(headers.get("accept-encoding", "")))
    sent = {"content-security-policy": POLICY, "cache-control": file.cache, "etag": variant.tag}
    sent |= {"vary": "accept-encoding"} if len(file.variants) > 1 else {}
    known = {tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")}
    if known & {variant.tag, "*"}:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=sent)
    sent |= {"content-encoding": variant.coding} if variant.coding else {}
    return Response(variant.body, headers=sent | {"content-type": file.kind})
