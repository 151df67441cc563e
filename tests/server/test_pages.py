"""The pages of a server: files of a build as they are and packed, how long they are kept, tricks, and no build."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import pytest

from heptapolis.server.app import make_app
from heptapolis.server.error_responses import HEADERS
from heptapolis.server.pages import ASK_AGAIN, FOR_EVER, POLICY
from heptapolis.server.settings import Settings
from server.raw_http import asked
from server.servers import ServerProcess

INDEX = b"<!doctype html><title>Heptapolis</title>" + b"<p>the page</p>" * 50
SCRIPT = b"console.log('here');" * 100
BUILD = {
    "index.html": INDEX,
    "index.html.gz": gzip.compress(INDEX),
    "icon.svg": b"<svg/>",
    "assets/index-B7c.js": SCRIPT,
    "assets/index-B7c.js.gz": gzip.compress(SCRIPT),
    "assets/index-B7c.js.br": b"as if by brotli",
    "assets/style-D1a.css": b"p{}",
    "assets/letters-0.woff2": b"wOF2",
    "assets/words-1.json": b"{}",
    "assets/notes.tar.gz": b"packed, but of nothing else",
}
Headers = dict[str, str]


@dataclass(frozen=True)
class Answer:
    """What the application answers."""

    status: int
    headers: Headers
    body: bytes

    @property
    def code(self) -> str:
        """The code of a problem."""
        assert self.headers["content-type"] == "application/json"
        return str(json.loads(self.body)["code"])


def ask(app: Any, path: str, method: str = "GET", headers: Headers | None = None) -> Answer:
    """One request as the server hands it on, whatever an honest client would make of the path."""
    said: list[Any] = []
    lines = [(name.encode(), value.encode()) for name, value in ({"host": "server"} | (headers or {})).items()]
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "headers": lines,
    }
    scope |= {"path": unquote(path), "raw_path": path.encode(), "query_string": b"", "root_path": ""}
    scope |= {"headers": lines, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    asyncio.run(app(scope, receive, send))
    found = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return Answer(said[0]["status"], found, b"".join(message.get("body", b"") for message in said[1:]))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("server")
    for name, body in BUILD.items():
        (folder / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "web" / name).write_bytes(body)
    (folder / "secret.txt").write_text("the key")
    return make_app(Settings(folder), folder / "web")


@pytest.mark.parametrize(
    ("name", "kind"),
    {
        "index.html": "text/html; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "assets/index-B7c.js": "text/javascript; charset=utf-8",
        "assets/style-D1a.css": "text/css; charset=utf-8",
        "assets/letters-0.woff2": "font/woff2",
        "assets/words-1.json": "application/json",
    }.items(),
)
def test_a_file_of_the_build_is_served_with_its_type(app: Any, name: str, kind: str) -> None:
    answer = ask(app, f"/{name}")
    assert (answer.status, answer.headers["content-type"], answer.body) == (200, kind, BUILD[name])
    assert answer.headers["content-length"] == str(len(BUILD[name]))
    assert answer.headers["cache-control"] == (FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    assert answer.headers["content-security-policy"] == POLICY
    assert set(HEADERS) <= set(answer.headers)
    assert "'unsafe-inline'" not in POLICY


@pytest.mark.parametrize("path", ["/", "/t/K7QMXW", "/new", "/games", "/settings", "/carry", "/t/K7QMXW/", "/no/page"])
def test_every_address_of_the_client_is_its_one_page(app: Any, path: str) -> None:
    answer = ask(app, path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepts", "coding"),
    {
        "": None,
        "identity": None,
        "gzip": "gzip",
        "gzip, deflate, br, zstd": "br",
        "br;q=0, gzip;q=0.5": "gzip",
        "gzip;q=0": None,
        "GZIP": "gzip",
        "gzip;q=nan, *": "gzip",
        ",;,q=": None,
    }.items(),
)
def test_a_packed_file_is_for_those_who_accept_it(app: Any, accepts: str, coding: str | None) -> None:
    answer = ask(app, "/assets/index-B7c.js", headers={"accept-encoding": accepts})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    end = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert answer.body == BUILD[f"assets/index-B7c.js{end}"]


def test_packed_files_have_no_address_of_their_own(app: Any) -> None:
    assert ask(app, "/index.html.gz").code == "request/not-found"
    assert ask(app, "/assets/index-B7c.js.br").code == "request/not-found"
    assert ask(app, "/assets/notes.tar.gz").body == BUILD["assets/notes.tar.gz"]


@pytest.mark.parametrize("packed", [{}, {"accept-encoding": "gzip"}], ids=["plain", "packed"])
def test_who_has_the_page_already_is_told_so(app: Any, packed: Headers) -> None:
    tag = ask(app, "/", headers=packed).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = ask(app, "/games", headers=packed | {"if-none-match": known})
        assert (answer.status, answer.body, answer.headers["etag"]) == (304, b"", tag)
        assert answer.headers["cache-control"] == "no-cache"
    assert ask(app, "/", headers=packed | {"if-none-match": '"other"'}).status == 200


def test_forms_of_one_file_have_tags_of_their_own(app: Any) -> None:
    tags = {ask(app, "/", headers={"accept-encoding": way}).headers["etag"] for way in ("", "gzip")}
    assert len(tags) == 2


@pytest.mark.parametrize("path", ["/", "/t/K7QMXW", "/icon.svg", "/assets/index-B7c.js"])
def test_a_head_is_the_answer_without_its_body(app: Any, path: str) -> None:
    whole, head = ask(app, path), ask(app, path, "HEAD")
    assert (head.status, head.headers, head.body) == (whole.status, whole.headers, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/new", "/icon.svg", "/assets/none.js"])
def test_a_page_is_only_asked_for(app: Any, method: str, path: str) -> None:
    answer = ask(app, path, method)
    assert (answer.status, answer.code, answer.headers["allow"]) == (405, "request/method", "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none-1.js",
        "/assets/none",
        "/assets/",
        "/assets",
        "/ASSETS/index-B7c.js",
        "/favicon.ico",
        "/.git/config",
        "/heptapolis.sqlite",
        "/house.sqlite",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/../index.html",
        "/assets%2findex-B7c.js",
        "/assets%2Findex-B7c.js",
        "/t%2fK7QMXW",
        "/..",
        "/t/..",
        "/t/.",
        "//",
        "//etc/passwd",
        "//elsewhere.example/new",
        "/t//K7QMXW",
        "/%00",
        "/t/%00",
        "/index.html%00",
        "/assets/index-B7c.js%00.css",
        "/%5c..%5csecret",
        "/%252e%252e/secret",
        "/t/%0d%0aset-cookie:x=y",
        "/index.html/",
        "/assets/index-B7c.js/",
        "/api",
        "/api/",
        "/api/nowhere",
        "/API/tables",
        "//api/tables",
        "/api//tables",
        "/metrics/",
        "/METRICS",
    ],
)
def test_an_address_that_is_no_page_is_a_problem(app: Any, path: str) -> None:
    answer = ask(app, path)
    assert (answer.status, answer.code) == (404, "request/not-found")
    assert answer.headers["cache-control"] == "no-store"
    assert b"the key" not in answer.body


def test_pages_hide_nothing_of_the_protocol(app: Any) -> None:
    assert ask(app, "/api/openapi.json").status == 200
    assert b"POST /api/people" in ask(app, "/api/docs").body
    assert ask(app, "/metrics").body.startswith(b"# HELP")
    assert ask(app, "/api/tables/xyz/sit").code == "request/method"  # only to be posted to
    assert ask(app, "/api/nowhere", "POST").code == "request/not-found"


def test_pages_are_not_in_the_document(app: Any) -> None:
    assert all(path.startswith(("/api/", "/metrics")) for path in app.openapi()["paths"])


@pytest.mark.parametrize("path", ["/", "/new", "/t/K7QMXW"])
def test_without_a_build_a_page_tells_how_to_make_one(tmp_path: Path, path: str) -> None:
    app = make_app(Settings(tmp_path), tmp_path / "none")
    answer = ask(app, path)
    assert answer.status == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert b"make play" in answer.body
    assert b'href="/api/docs"' in answer.body
    assert b"<script" not in answer.body
    assert ask(app, path, "HEAD").body == b""
    assert ask(app, "/assets/index-B7c.js").code == "request/not-found"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_real_server_serves_its_page_and_nothing_of_its_folder(server: ServerProcess) -> None:
    page = httpx.get(server.url)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Heptapolis</title>" in page.text
    for name in ("key", "heptapolis.sqlite", "house.sqlite", "../key", "%2e%2e/key", "server.log"):
        answer = asked(server, "GET", f"/{name}")
        assert answer.status == 404 or answer.body == page.content
    assert asked(server, "HEAD", "/").body == b""
