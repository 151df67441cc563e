"""Every code of the protocol, provoked: a sentence a person understands, and nothing has changed."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from heptapolis.server.problems import CODES
from patience import PATIENCE
from server.raw_http import Answer, RawConnection, asked, head_of, rows_of, wait_for
from server.scenes import SCENES, Scene, Scenery
from server.servers import Person, ServerProcess

BY_CIRCUMSTANCE = {
    "person/link-used",
    "person/replaces",
    "request/too-slow",
    "quota/tables",
    "quota/streams",
    "quota/requests",
    "quota/boxes",
    "box/faulty",
}
BY_CIRCUMSTANCE |= {"server/closing", "server/store", "server/fault"}
"""Codes that need more than a request; each has a test of its own below, or in the tests of quotas, people or boxes."""


@pytest.fixture(scope="module")
def scenery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenery]:
    limits = ("--limit", "body_seconds=1")
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield Scenery(server)


def check_problem(values: dict[str, Any], status: int, code: str) -> None:
    """A problem has the one shape, and its message is a sentence."""
    assert set(values) <= {"code", "message", "reason"}
    assert values["code"] == code, values
    assert status == CODES[code][0]
    message = values["message"]
    assert len(message.split()) >= 3
    assert not [word for word in ("Traceback", "<class", "object at 0x", "NoneType", "__") if word in message]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_refusal_has_its_code_and_changes_nothing(scenery: Scenery, scene: Scene) -> None:
    before, states = rows_of(scenery.server), [scenery.elsa.table(name) for name in scenery.names.values()]
    answer = scenery.ask(scene)
    check_problem(answer.json(), answer.status_code, scene.code)
    assert scene.words in answer.json()["message"]
    assert answer.json().get("reason") == scene.reason
    assert rows_of(scenery.server) == before
    assert [scenery.elsa.table(name) for name in scenery.names.values()] == states


def test_every_code_is_provoked() -> None:
    assert {scene.code for scene in SCENES} | BY_CIRCUMSTANCE == set(CODES)
    assert not {scene.code for scene in SCENES} & BY_CIRCUMSTANCE


def test_every_code_has_a_sentence() -> None:
    for code, (status, meaning) in CODES.items():
        assert 400 <= status < 600
        assert len(meaning.split()) >= 3, code
        assert code.partition("/")[0] in ("request", "person", "table", "box", "choice", "quota", "record", "server")


def test_a_body_that_does_not_come_is_too_slow(scenery: Scenery) -> None:
    before = rows_of(scenery.server)
    with RawConnection(scenery.server) as connection:
        connection.send(head_of("PUT", "/api/me", scenery.elsa.headers, 10) + b"{")
        check_answer(connection.read(), "request/too-slow")
    assert rows_of(scenery.server) == before


def check_answer(answer: Answer, code: str) -> None:
    """A problem that came over a bare line."""
    check_problem(json.loads(answer.body), answer.status, code)
    assert answer.code == code


def test_a_second_choice_with_the_same_key_is_the_first(scenery: Scenery) -> None:
    table, elsa = scenery.begun(), scenery.elsa
    first, second = [option["action"] for option in elsa.table(table)["legal"]["0"]["options"][:2]]
    elsa.choose(table, first, key="mine")
    before = rows_of(scenery.server)
    elsa.choose(table, first, key="mine")
    answer = elsa.ask("POST", f"/api/tables/{table}/choice", {"action": second, "key": "mine"})
    check_problem(answer.json(), answer.status_code, "choice/key-used")
    assert rows_of(scenery.server) == before


def test_a_choice_after_the_own_turn_of_dice_is_late(scenery: Scenery) -> None:
    frida, elsa = scenery.server.person("Frida"), scenery.elsa
    table = elsa.open_table("dice", 2, seats=[{"kind": "open"}] * 2, begin=False)["table"]
    frida.post(f"/api/tables/{table}/sit", {"name": "Frida"})
    elsa.post(f"/api/tables/{table}/begin")
    last = ""
    while legal := elsa.table(table)["legal"]:
        last = legal["0"]["options"][-1]["action"]
        elsa.choose(table, last)
    before = rows_of(scenery.server)
    answer = elsa.ask("POST", f"/api/tables/{table}/choice", {"action": last})
    check_problem(answer.json(), answer.status_code, "choice/late")
    assert rows_of(scenery.server) == before


def test_a_table_that_cannot_be_read_is_a_fault_and_others_go_on(scenery: Scenery) -> None:
    with sqlite3.connect(scenery.server.data / "heptapolis.sqlite") as rows:
        copied = "host, address, rules, public, state, secret, created, due FROM tables WHERE id = ?"
        rows.execute(f"INSERT INTO tables SELECT 'broken', 'BROKEN', {copied}", [scenery.names["lobby"]])
        copied = "number, at, 'nonsense', data, key, time FROM entries WHERE table_id = ?"
        rows.execute(f"INSERT INTO entries SELECT 'broken', {copied}", [scenery.names["lobby"]])
    rows.close()
    answer = scenery.elsa.ask("GET", "/api/tables/broken")
    check_problem(answer.json(), answer.status_code, "server/fault")
    assert "nonsense" not in answer.text
    assert "a request failed: GET /api/tables/broken" in scenery.server.log()
    assert scenery.elsa.table(scenery.names["playing"])["state"] == "playing"


def test_a_database_that_refuses_changes_nothing(scenery: Scenery) -> None:
    before = rows_of(scenery.server)
    renamed(scenery.server, "people", "gone")
    try:
        for answer in (scenery.elsa.ask("GET", "/api/me"), scenery.elsa.ask("PUT", "/api/me", {"name": "x"})):
            check_problem(answer.json(), answer.status_code, "server/store")
    finally:
        renamed(scenery.server, "gone", "people")
    assert rows_of(scenery.server) == before
    assert scenery.elsa.get("/api/me") == {"name": "Elsa"}


def renamed(server: ServerProcess, old: str, new: str) -> None:
    """Take a table away from under the server."""
    with sqlite3.connect(server.data / "heptapolis.sqlite") as rows:
        rows.execute(f"ALTER TABLE {old} RENAME TO {new}")
    rows.close()


def answers(server: ServerProcess) -> bool:
    """Whether the server takes new connections."""
    try:
        RawConnection(server).socket.close()
    except OSError:
        return False
    return True


def test_a_server_that_closes_takes_no_more_changes(tmp_path: Any) -> None:
    with ServerProcess(tmp_path) as server:
        elsa = server.person()
        table = elsa.open_table(begin=False)["table"]
        before = rows_of(server)
        with RawConnection(server) as connection:
            connection.begin("POST", f"/api/tables/{table}/say", elsa.headers, 21)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert wait_for(lambda: not answers(server))
            connection.send(b'{"words": "too late"}')
            check_answer(connection.read(), "server/closing")
        assert server.process.wait(PATIENCE) is not None
        assert rows_of(server) == before


def test_the_last_of_quotas_is_told_in_the_same_shape(tmp_path: Any) -> None:
    limits = ("--limit", "tables_a_person=1", "--limit", "streams_a_person=1", "--limit", "choices_a_second=1")
    with ServerProcess(tmp_path, "", *limits) as server:
        elsa = server.person()
        elsa.open_table()
        check_quota(elsa, "POST", "/api/tables", "quota/tables")
        with elsa.stream() as messages:
            assert next(messages)
            check_quota(elsa, "GET", "/api/stream", "quota/streams")
        answer = elsa.ask("POST", "/api/me/link", {})
        while answer.is_success:
            answer = elsa.ask("POST", "/api/me/link", {})
        check_problem(answer.json(), answer.status_code, "quota/requests")
        assert asked(server, "GET", "/api/health").status == httpx.codes.OK


def check_quota(person: Person, method: str, path: str, code: str) -> None:
    """A request that is one too many."""
    before = rows_of(person.server)
    answer = person.ask(method, path, {} if method == "POST" else None)
    check_problem(answer.json(), answer.status_code, code)
    assert rows_of(person.server) == before
