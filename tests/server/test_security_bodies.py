"""Bodies that are no good JSON, or good JSON of the wrong kind, are refused and change nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.raw_http import asked, rows_of
from server.servers import Person, ServerProcess

NO_JSON = {
    "nothing": b"",
    "cut": b'{"name": "El',
    "two": b'{"name": "a"} {"name": "b"}',
    "a comma too many": b'{"name": "a",}',
    "single quotes": b"{'name': 'a'}",
    "a comment": b'{"name": "a"} // Elsa',
    "a key twice": b'{"name": "a", "name": "b"}',
    "a key twice, once in other letters": b'{"name": "a", "n\\u0061me": "b"}',
    "NaN": b'{"name": NaN}',
    "Infinity": b'{"name": -Infinity}',
    "a huge number": b'{"name": ' + b"9" * 20_000 + b"}",
    "a huge exponent": b'{"name": 1e99999}',
    "half a letter": b'{"name": "\\ud83d"}',
    "half a letter as a key": b'{"\\udc00": "a"}',
    "wrong bytes": b'{"name": "\xff\xfe"}',
    "a half letter in bytes": b'{"name": "\xed\xa0\xbd"}',
    "another encoding": '{"name": "a"}'.encode("utf-16"),
    "a mark of the encoding": b'\xef\xbb\xbf{"name": "a"}',
    "a bare control letter": b'{"name": "a\x00b"}',
    "nested too deeply": b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "nested deeply": b'{"name": ' + b'{"a":' * 50 + b"1" + b"}" * 50 + b"}",
    "a list": b'[{"name": "a"}]',
    "a word": b'"name"',
    "a number": b"1",
    "null": b"null",
    "something more": b'{"name": "a", "__proto__": {"host": true}}',
    "another type": b'{"name": {"$ne": null}}',
    "a number for a word": b'{"name": 1}',
}
NO_OPTIONS: dict[str, Any] = {
    "one player": {"players": 1},
    "eight players": {"players": 8},
    "no players": {"players": 0},
    "fewer than none": {"players": -3},
    "many players": {"players": 10**30},
    "half a player": {"players": 3.5},
    "a true number of players": {"players": True},
    "players as a word": {"players": "3"},
    "players as a list": {"players": [3]},
    "players as an object": {"players": {"count": 3}},
    "players unknown": {"players": None},
    "an unknown option": {"players": 3, "cheat": True},
    "the rules again": {"players": 3, "rules": "dice"},
    "itself": {"players": 3, "self": 1},
    "a long word": {"players": 3, "wonders": "x" * 50_000},
    "a long key": {"x" * 50_000: 3},
    "an odd key": {"\u202e": 3},
    "wonders as a list": {"players": 3, "wonders": [["draft"]]},
    "sides as a number": {"players": 3, "sides": 2},
    "edifice as a word": {"players": 3, "edifice": "yes"},
    "a folder as a box": {"players": 3, "box": "docs/examples/box"},
    "a box of rubbish": {"players": 3, "box": {"digest": "", "tables": {"box": {}}}},
    "expansions as a word": {"players": 3, "expansions": "edifice"},
    "boards that are none": {"players": 3, "boards": [{}]},
    "boards of rubbish": {"players": 3, "boards": [{"id": "x", "city": {"a": []}}]},
    "boards as a word": {"players": 3, "boards": "gizah"},
    "boards of nothing": {"players": 3, "boards": [None, [], 1]},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert '"level": "error"' not in server.log()


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


@pytest.fixture(scope="module")
def table(elsa: Person) -> str:
    return str(elsa.open_table(begin=False)["table"])


@pytest.mark.parametrize("what", NO_JSON)
def test_a_body_that_is_no_good_json_is_refused(server: ServerProcess, elsa: Person, table: str, what: str) -> None:
    before = rows_of(server)
    lines = ["POST /api/people", "PUT /api/me", "POST /api/carry", "POST /api/tables"]
    lines += [f"POST /api/tables/{table}/{word}" for word in ("sit", "stand-in", "say", "choice", "take-back")]
    lines += [f"PUT /api/tables/{table}/{word}" for word in ("state", "talk")]
    for line in lines:
        method, _, path = line.partition(" ")
        answer = asked(server, method, path, elsa.headers, NO_JSON[what])
        assert answer.code == "request/malformed", line
        assert len(answer.body) < 1000
    assert rows_of(server) == before


@pytest.mark.parametrize("kind", ["", "application/jso", "text/json", "application/xml", "a/b; c=\xff", "json", "*/*"])
def test_a_body_of_another_kind_is_refused(server: ServerProcess, elsa: Person, kind: str) -> None:
    before = rows_of(server)
    answer = asked(server, "PUT", "/api/me", elsa.headers | {"content-type": kind}, b'{"name": "Mallory"}')
    assert answer.code == "request/malformed"
    assert b"application/json" in answer.body
    assert rows_of(server) == before


def test_a_body_with_its_letters_named_is_read(server: ServerProcess) -> None:
    kind = {"content-type": "application/json; charset=utf-8"}
    answer = asked(server, "POST", "/api/people", kind, '{"name": "Zoë 🎲 \\ud83c\\udfb2"}'.encode())
    assert answer.status == 200


@pytest.mark.parametrize("rules", ["second-edition", "dice"])
@pytest.mark.parametrize("what", NO_OPTIONS)
def test_options_that_make_no_game_are_told_in_a_sentence(
    server: ServerProcess, elsa: Person, rules: str, what: str
) -> None:
    before = rows_of(server)
    body = json.dumps({"rules": rules, "options": NO_OPTIONS[what], "name": "Elsa", "begin": True}).encode()
    answer = asked(server, "POST", "/api/tables", elsa.headers, body)
    assert answer.code == "table/options"
    assert 10 < len(json.loads(answer.body)["message"]) <= 500
    assert rows_of(server) == before


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("choice", {"action": "sell altar", "seat": True}),
        ("choice", {"action": "sell altar", "seat": "0"}),
        ("choice", {"action": "sell altar", "seat": 0.0}),
        ("choice", {"action": "sell altar", "seat": -1}),
        ("choice", {"action": "sell altar", "seat": 7}),
        ("choice", {"action": "sell altar", "key": ""}),
        ("choice", {"action": "sell altar", "key": "a b"}),
        ("choice", {"action": "sell altar", "key": "a\n"}),
        ("choice", {"action": "sell altar", "key": "x" * 61}),
        ("choice", {"action": ""}),
        ("choice", {"action": "x" * 121}),
        ("choice", {"action": "sell\naltar"}),
        ("choice", {}),
        ("take-back", {"seat": 10**30}),
        ("sit", {"name": "Frida", "seat": 1.5}),
        ("stand-in", {"seat": 0, "bot": "__import__"}),
        ("say", {"words": "x" * 301}),
        ("say", {"reaction": "wave"}),
        ("say", {}),
    ],
)
def test_values_of_the_wrong_kind_are_refused(
    server: ServerProcess, elsa: Person, table: str, path: str, body: dict[str, Any]
) -> None:
    before = rows_of(server)
    answer = asked(server, "POST", f"/api/tables/{table}/{path}", elsa.headers, json.dumps(body).encode())
    assert answer.code == "request/malformed"
    assert rows_of(server) == before


def test_a_seat_for_people_names_no_bot(server: ServerProcess, elsa: Person) -> None:
    before = rows_of(server)
    seats = [{"kind": "open", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    body = json.dumps({"options": {"players": 3}, "seats": seats}).encode()
    assert asked(server, "POST", "/api/tables", elsa.headers, body).code == "request/malformed"
    assert rows_of(server) == before
