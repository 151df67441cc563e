"""Nobody can use the server up: tables, streams, changes and guesses have an end, and the rest goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest

from heptapolis.server.limits import REST, Buckets
from server.raw_http import Answer, asked, rows_of, wait_for
from server.servers import Person, ServerProcess

LIMITS = {
    "tables_a_person": 3,
    "tables_an_address_an_hour": 20,
    "streams_a_person": 2,
    "streams_an_address": 3,
    "choices_a_second": 1,
    "changes_an_address_a_second": 8,
    "wrong_codes_an_address_a_minute": 20,
}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = [word for name, most in LIMITS.items() for word in ("--limit", f"{name}={most}")]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield server


def react(person: Person, table: str) -> Answer:
    """A change."""
    return asked(person.server, "POST", f"/api/tables/{table}/say", person.headers, b'{"reaction": "wow"}')


def until_refused(ask: Callable[[], Answer]) -> list[Answer]:
    """All answers up to the first that is no success."""
    answers = [ask()]
    while answers[-1].status == 200 and len(answers) < 10_000:
        answers.append(ask())
    return answers


def test_who_changes_too_much_waits_and_others_do_not(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    own = {person: person.open_table(begin=False)["table"] for person in (elsa, frida)}
    answers = until_refused(lambda: react(elsa, own[elsa]))
    assert len(answers) >= LIMITS["choices_a_second"] * REST - 1  # opening the table was one
    assert answers[-1].code == "quota/requests"
    assert int(answers[-1].headers["retry-after"]) == 1
    assert react(frida, own[frida]).status == 200
    assert elsa.table(own[elsa])["state"] == "lobby"  # looking is free
    assert wait_for(lambda: react(elsa, own[elsa]).status == 200)


def test_an_address_that_changes_too_much_waits_and_others_do_not(server: ServerProcess) -> None:
    answers = until_refused(lambda: asked(server, "POST", "/api/people", {}, b"{}"))
    assert len(answers) >= LIMITS["changes_an_address_a_second"] * REST
    assert answers[-1].code == "quota/requests"
    assert len(rows_of(server)["people"]) == len(answers) - 1
    assert asked(server, "POST", "/api/people", {"x-forwarded-for": "10.1.1.1"}, b"{}").status == 200
    assert asked(server, "GET", "/api/health").status == 200


def test_tables_have_an_end_for_a_person_and_an_address(server: ServerProcess) -> None:
    def opened(person: Person, address: str) -> httpx.Response:
        headers = person.headers | {"x-forwarded-for": address}
        return httpx.post(f"{server.url}/api/tables", json={}, headers=headers)

    elsa = server.person()
    assert [opened(elsa, f"10.0.0.{n}").status_code for n in range(4)] == [201, 201, 201, 429]
    before = rows_of(server)
    assert opened(elsa, "10.0.0.9").json()["code"] == "quota/tables"
    assert rows_of(server) == before
    name = elsa.get("/api/tables?all_mine=true")["open"]
    assert name == []
    people = [server.person(f"P{n}") for n in range(8)]
    answers = [opened(person, "10.9.9.9").status_code for person in people for _ in range(3)]
    assert answers.count(201) == LIMITS["tables_an_address_an_hour"]
    assert answers[-1] == 429
    assert opened(people[-1], "10.9.9.10").status_code == 201


def test_streams_have_an_end_and_closed_ones_do_not_count(server: ServerProcess) -> None:
    elsa, frida = server.person(), server.person("Frida")
    with ExitStack() as streams:
        kept = []
        for person in (elsa, elsa, frida):
            person.open_table()
            kept.append(streams.enter_context(person.stream()))
            assert next(kept[-1])
        for person, path in ((elsa, "/api/stream"), (frida, "/api/stream.ndjson")):
            answer = person.ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (429, "quota/streams")
    assert wait_for(lambda: "heptapolis_streams 0.0" in httpx.get(f"{server.url}/metrics").text)
    with elsa.stream() as messages:
        assert next(messages)


def test_a_code_is_not_found_by_trying(server: ServerProcess) -> None:
    elsa = server.person()
    code = elsa.open_table(begin=False)["code"]
    assert asked(server, "GET", f"/api/tables/{code}").status == 200
    tried = [
        asked(server, "GET", f"/api/tables/WRONG{n}").code for n in range(LIMITS["wrong_codes_an_address_a_minute"] + 5)
    ]
    assert set(tried) == {"table/unknown", "quota/requests"}
    refused = asked(server, "GET", f"/api/tables/{code}")
    assert refused.code == "quota/requests"
    assert 1 <= int(refused.headers["retry-after"]) <= 3
    assert asked(server, "GET", f"/api/tables/{code}", {"x-forwarded-for": "10.2.2.2"}).status == 200


def test_a_bucket_fills_up_again_and_forgets_who_owes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heptapolis.server.limits.MOST_NAMES", 10)
    now = [0.0]
    buckets = Buckets(rate=1, rest=2, clock=lambda: now[0])
    for number in range(10):
        assert buckets.take(f"early {number}") == 0.0
    now[0] = 5.0
    assert [buckets.take("late") for _ in range(3)] == [0.0, 0.0, 1.0]
    assert set(buckets.left) == {"late"}
    now[0] = 6.0
    assert buckets.take("late") == 0.0
