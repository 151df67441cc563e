"""What people call themselves and say is only text: in any script it comes back as it was sent, or is refused."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heptapolis.server.api.printable import printable
from patience import PATIENCE
from server.raw_http import rows_of
from server.servers import Person, ServerProcess
from sizes import LONG

TEXTS = {
    "hebrew": "שרה",
    "arabic": "مُحَمَّد",
    "persian with a joiner": "می‌خواهم",
    "hindi": "क्षत्रिय",
    "chinese": "孙悟空",
    "thai": "สวัสดี",
    "picture": "🎲🏛️",
    "a family": "👩‍👩‍👧",
    "a newer picture": "\U0001fae8",
    "a flag": "🇫🇮",
    "html": "<img src=x onerror=alert(1)>",
    "a script": "</script><script>alert(1)",
    "quotes": "'\"`;--",
    "sql": "'; DROP TABLE people; --",
    "a template": "{{7*7}} ${7*7} %s {0}",
    "a path": "../../key",
    "a word that means something": "null",
    "another word": "__proto__",
    "a formula": "=HYPERLINK(1)",
    "an event": "data: x",
    "markdown": "[x](javascript:alert(1))",
    "letters put together": "Zoe\u0308",
}
UNSEEN = {
    "a new line": "a\nb",
    "a bell": "a\x07b",
    "nothing": "a\x00b",
    "an escape": "\x1b[31mred",
    "turned round": "a\u202eb",
    "an isolate": "a\u2066b",
    "a mark of the encoding": "\ufeffa",
    "a line of its own": "a\u2028b",
    "a paragraph": "a\u2029b",
    "an old new line": "a\u0085b",
    "a letter of nobody": "\ue000",
    "no letter": "\uffff",
    "tags": "\U000e0041",
    "only a joiner": "\u200d\u200d",
    "only a mark": "\u0301",
    "longer than it looks": "\U0001d160" * 40,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = ("--limit", "choices_a_second=1000", "--limit", "tables_a_person=1000")
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *limits) as server:
        yield server
        assert '"level": "error"' not in server.log()


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


@pytest.mark.parametrize("what", TEXTS)
def test_a_text_comes_back_as_it_was_sent(server: ServerProcess, elsa: Person, what: str) -> None:
    text, plain = TEXTS[what], unicodedata.normalize("NFC", TEXTS[what])
    table = elsa.open_table(name=text, begin=False)
    assert [seat["name"] for seat in table["seats"]] == [plain, "", ""]
    with elsa.stream(watch=(table["table"],)) as messages:
        next(message for message in messages if message["data"]["table"] == table["table"])
        elsa.post(f"/api/tables/{table['table']}/say", {"words": text})
        said = next(message["data"] for message in messages if message["data"]["kind"] == "said")
    assert said["what"] == {"seat": 0, "name": plain, "words": plain, "reaction": ""}
    assert elsa.put("/api/me", {"name": text}) == elsa.get("/api/me") == {"name": plain}
    state = elsa.table(table["table"])
    assert [(spoken["name"], spoken["words"]) for spoken in state["talk"]] == [(plain, plain)]
    assert {**table, "talk": [], "position": 0} == {**state, "talk": [], "position": 0}


@pytest.mark.parametrize("what", UNSEEN)
def test_letters_that_steer_the_screen_are_refused(server: ServerProcess, elsa: Person, what: str) -> None:
    table = elsa.open_table(begin=False)["table"]
    before = rows_of(server)
    for method, path, body in (
        ("POST", "/api/people", {"name": UNSEEN[what]}),
        ("PUT", "/api/me", {"name": UNSEEN[what]}),
        ("POST", "/api/tables", {"name": UNSEEN[what]}),
        ("POST", "/api/tables", {"name": "Elsa", "contribution": UNSEEN[what]}),
        ("POST", f"/api/tables/{table}/say", {"words": UNSEEN[what] * 3}),
        ("POST", f"/api/tables/{table}/choice", {"action": UNSEEN[what] * 3}),
    ):
        answer = elsa.ask(method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed"), path
    assert rows_of(server) == before


def test_an_event_stream_is_not_broken_by_words(server: ServerProcess, elsa: Person) -> None:
    table = elsa.open_table(begin=False)["table"]
    words = "data: {} id: 7 event: evil"
    with httpx.stream("GET", f"{server.url}/api/stream", headers=elsa.headers, timeout=PATIENCE) as answer:
        lines = answer.iter_lines()
        next(line for line in lines if table in line)
        elsa.post(f"/api/tables/{table}/say", {"words": words})
        said = next(json.loads(line[5:]) for line in lines if line.startswith("data:") and '"said"' in line)
    assert said["what"]["words"] == words


def test_a_name_is_only_text_in_a_search(server: ServerProcess, elsa: Person) -> None:
    for name in ("%", "_", "' OR '1'='1", "*", "a%00"):
        answer = httpx.get(f"{server.url}/api/history", params={"player": name})
        assert answer.json() == {"page": 0, "games": []}


@settings(max_examples=2000 if LONG else 300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.text(max_size=60))
def test_a_printable_text_stays_as_it_is_and_on_one_line(text: str) -> None:
    try:
        plain = printable(text)
    except ValueError:
        return
    assert printable(plain) == plain
    assert len(plain.splitlines()) <= 1
    assert plain.encode().decode() == plain
