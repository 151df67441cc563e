"""Pages of other sites change nothing, and every answer tells browsers what they may do with it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from heptapolis.server.error_responses import HEADERS
from server.raw_http import asked, rows_of
from server.servers import Person, ServerProcess

FOREIGN = {
    "another site": {"origin": "https://evil.example"},
    "another port": {"origin": "http://127.0.0.1:1"},
    "a longer name": {"origin": "http://127.0.0.1.evil.example"},
    "nobody": {"origin": "null"},
    "rubbish": {"origin": "http://["},
    "empty": {"origin": ""},
    "a script": {"origin": "javascript:alert(1)"},
    "a user of the same name": {"origin": "http://{host}@evil.example"},
    "cross-site": {"sec-fetch-site": "cross-site"},
    "same-site": {"sec-fetch-site": "same-site"},
    "own origin, but cross-site": {"origin": "http://{host}", "sec-fetch-site": "cross-site"},
    "nobody to nobody": {"origin": "null", "host": ""},
}
CHANGES = ["POST /api/people", "PUT /api/me", "POST /api/me/link", "POST /api/tables"]
CHANGES += ["POST /api/carry", "POST /api/carry/names", "POST /api/boxes", "POST /api/boards"]
CHANGES += [f"POST /api/tables/{{}}/{word}" for word in ("sit", "leave", "begin", "stand-in", "say", "rematch")]
CHANGES += [f"POST /api/tables/{{}}/{word}" for word in ("choice", "take-back", "return")]
CHANGES += [f"POST /api/tables/{{}}/{word}" for word in ("remove", "host", "watch")]
CHANGES += ["PUT /api/tables/{}/state", "PUT /api/tables/{}/talk", "PUT /api/tables/{}/terms"]
CHANGES += ["POST /api/push", "POST /api/push/remove"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


def test_every_operation_that_changes_something_is_tried(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    unsafe = {f"{m.upper()} {path}" for path, methods in paths.items() for m in methods if m != "get"}
    assert {line.format("{name}") for line in CHANGES} == unsafe


@pytest.mark.parametrize("where", FOREIGN)
def test_a_page_of_another_site_changes_nothing(server: ServerProcess, elsa: Person, where: str) -> None:
    table = elsa.open_table(begin=False)["table"]
    before, own = rows_of(server), f"127.0.0.1:{server.port}"
    foreign = {name: value.replace("{host}", own) for name, value in FOREIGN[where].items()}
    headers = {"host": own, "cookie": f"heptapolis={elsa.token}"} | foreign
    for line in CHANGES:
        method, _, path = line.format(table).partition(" ")
        answer = asked(server, method, path, headers, b"{}")
        assert answer.code == "request/forbidden-origin", line
        assert "set-cookie" not in answer.headers
    assert rows_of(server) == before


@pytest.mark.parametrize("more", [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}])
def test_the_servers_own_page_may(server: ServerProcess, elsa: Person, more: dict[str, str]) -> None:
    own = f"127.0.0.1:{server.port}"
    headers = {"host": own, "cookie": f"heptapolis={elsa.token}", "origin": f"http://{own}"} | more
    assert asked(server, "PUT", "/api/me", headers, b'{"name": "Elsa"}').status == 200


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])
def test_what_a_form_can_send_without_asking_is_no_body(server: ServerProcess, elsa: Person, kind: str) -> None:
    before = rows_of(server)
    answer = asked(server, "PUT", "/api/me", elsa.headers | {"content-type": kind}, b'{"name": "Mallory"}')
    assert answer.code == "request/malformed"
    assert rows_of(server) == before


def test_other_sites_are_told_nothing(server: ServerProcess, elsa: Person) -> None:
    headers = elsa.headers | {"origin": "https://evil.example"}
    for method, more in (("GET", {}), ("OPTIONS", {"access-control-request-method": "POST"})):
        answer = httpx.request(method, f"{server.url}/api/tables", headers=headers | more)
        assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/health"),
        ("GET", "/api/docs"),
        ("GET", "/api/openapi.json"),
        ("GET", "/metrics"),
        ("GET", "/api/me"),
        ("GET", "/api/tables"),
        ("GET", "/api/history"),
        ("GET", "/api/rules"),
        ("GET", "/api/stream"),
        ("GET", "/api/nowhere"),
        ("GET", "/assets/nowhere"),
        ("POST", "/nowhere"),
        ("HEAD", "/api/health"),
        ("OPTIONS", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/people"),
        ("POST", "/api/carry"),
    ],
)
def test_every_answer_tells_browsers_what_they_may_do(
    server: ServerProcess, elsa: Person, method: str, path: str
) -> None:
    for headers in ({}, elsa.headers):
        with httpx.stream(method, server.url + path, headers=headers) as answer:
            assert set(HEADERS) <= set(answer.headers), path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
            assert "server" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/docs"])
def test_no_page_takes_anything_from_elsewhere_or_runs_what_stands_in_it(server: ServerProcess, path: str) -> None:
    policy = httpx.get(server.url + path).headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy
    assert "https:" not in policy
