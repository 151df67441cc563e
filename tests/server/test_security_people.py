"""Nobody is someone else: forged and foreign tokens, cookies, links and seats; a private table is private."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from heptapolis.server.identity import LINK_LIVES, TOKEN_LIVES, Signer
from heptapolis.server.settings import signing_key
from server.raw_http import asked, rows_of
from server.servers import Person, ServerProcess

PERSON_ASKED = ["GET /api/me", "PUT /api/me", "POST /api/me/link", "POST /api/tables", "GET /api/stream"]
PERSON_ASKED += ["GET /api/stream.ndjson", "POST /api/tables/{}/sit", "POST /api/tables/{}/leave"]
PERSON_ASKED += ["POST /api/tables/{}/begin", "POST /api/tables/{}/stand-in", "PUT /api/tables/{}/state"]
PERSON_ASKED += ["POST /api/tables/{}/say", "PUT /api/tables/{}/talk", "POST /api/tables/{}/rematch"]
PERSON_ASKED += ["POST /api/tables/{}/choice", "POST /api/tables/{}/take-back", "POST /api/tables/{}/return"]
PERSON_ASKED += ["GET /api/tables/{}/news", "GET /api/tables/{}/hint"]
BODIES: dict[str, Any] = {
    "sit": {"name": "Mallory"},
    "stand-in": {"seat": 0},
    "state": {"state": "ended"},
    "say": {"words": "hello"},
    "talk": {"on": False},
    "choice": {"action": "sell altar"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


@pytest.fixture(scope="module")
def table(elsa: Person) -> str:
    """A private table of Elsa's that is played."""
    return str(elsa.open_table(hints=True)["table"])


def forged(server: ServerProcess, token: str) -> dict[str, str]:
    """Tokens that the server did not give, made from one that it did."""
    text, _, mark = token.rpartition(".")
    _, person, until = text.split(".")
    signer, stranger = Signer(signing_key(server.data)), Signer(b"another key")
    return {
        "empty": "",
        "rubbish": "rubbish",
        "dots": "....",
        "unsigned": text,
        "cut": token[:-1],
        "cut to the half": f"{text}.{mark[:20]}",
        "longer": token + "0",
        "another letter": token[:-1] + ("0" if token[-1] != "0" else "1"),
        "another person": f"browser.{'0' * 20}.{until}.{mark}",
        "a later end": f"browser.{person}.{int(until) + 9}.{mark}",
        "another key": stranger.token(person),
        "without a key": Signer(b"").token(person),
        "a link": signer.link(person),
        "signed, but of another kind": signer.sign(f"admin.{person}.{until}"),
        "signed, but for ever": signer.sign(f"browser.{person}"),
        "signed, but without a time": signer.sign(f"browser.{person}.more"),
        "expired": signer.token(person, time.time() - TOKEN_LIVES - 2),
        "in capitals": token.upper(),
        "no letters of ours": "browser.é.ü",
    }


@pytest.mark.parametrize("carrier", ["bearer", "cookie"])
def test_a_forged_token_is_nobody(server: ServerProcess, elsa: Person, table: str, carrier: str) -> None:
    before = rows_of(server)
    for what, token in forged(server, elsa.token).items():
        headers = {"authorization": f"Bearer {token}"} if carrier == "bearer" else {"cookie": f"heptapolis={token}"}
        for line in PERSON_ASKED:
            method, _, path = line.format(table).partition(" ")
            body = json.dumps(BODIES.get(path.rpartition("/")[2], {})).encode() if method != "GET" else None
            assert asked(server, method, path, headers, body).code == "person/unknown", (what, line)
    assert rows_of(server) == before


def test_a_bad_bearer_is_not_made_good_by_a_cookie(server: ServerProcess, elsa: Person) -> None:
    headers = {"authorization": "Bearer rubbish", "cookie": f"heptapolis={elsa.token}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_a_link_carries_its_own_person_for_an_hour(server: ServerProcess, elsa: Person) -> None:
    signer, now = Signer(signing_key(server.data)), time.time()
    person = elsa.token.split(".")[1]
    good = elsa.post("/api/me/link")["link"]
    bad = {
        "expired": signer.link(person, now - LINK_LIVES - 2),
        "cut": good[:-1],
        "with a later end": good.replace(good.split(".")[2], str(int(now) + 10**6)),
        "another person's": good.replace(person, "0" * 20),
        "another key": Signer(b"another key").link(person),
        "a token": elsa.token,
        "halves of letters": "link.\ud800.1",
        "empty": "",
    }
    for what, link in bad.items():
        body = b'{"link": "' + link.encode("unicode_escape") + b'"}'
        answer = httpx.post(f"{server.url}/api/carry", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (403, 422), what
        assert answer.json()["code"] in ("person/link-invalid", "request/malformed")
        names = httpx.post(f"{server.url}/api/carry/names", content=body, headers={"content-type": "application/json"})
        assert names.json()["code"] == answer.json()["code"]
        assert "set-cookie" not in answer.headers
    carried = httpx.post(f"{server.url}/api/carry", json={"link": good})
    assert carried.json()["token"].split(".")[1] == person
    assert httpx.get(f"{server.url}/api/me", cookies=dict(carried.cookies)).json() == {"name": "Elsa"}


def carry(server: ServerProcess, person: Person | None, **body: Any) -> httpx.Response:
    """Someone uses a private link."""
    return httpx.post(f"{server.url}/api/carry", json=body, headers=person.headers if person else {})


def test_a_link_names_both_people_and_replaces_nobody_who_did_not_say_so(server: ServerProcess, elsa: Person) -> None:
    frida, link = server.person("Frida"), elsa.post("/api/me/link")["link"]
    assert frida.post("/api/carry/names", {"link": link}) == {"here": "Frida", "there": "Elsa", "same": False}
    refused = carry(server, frida, link=link)
    assert (refused.status_code, refused.json()["code"]) == (409, "person/replaces")
    assert "set-cookie" not in refused.headers
    assert frida.get("/api/me") == {"name": "Frida"}
    answer = carry(server, frida, link=link, replace=True)
    assert answer.json()["token"].split(".")[1] == elsa.token.split(".")[1]


def test_a_link_works_once(server: ServerProcess, elsa: Person) -> None:
    link, other = (elsa.post("/api/me/link")["link"] for _ in range(2))
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: carry(server, None, link=link), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
    assert {answer.json().get("code") for answer in answers} == {None, "person/link-used"}
    names = elsa.ask("POST", "/api/carry/names", {"link": link})
    assert names.json()["code"] == "person/link-used"
    assert carry(server, elsa, link=other).is_success, "nobody is replaced by themselves"


def test_somebody_new_or_forgotten_is_named_as_nobody(server: ServerProcess, elsa: Person) -> None:
    link = elsa.post("/api/me/link")["link"]
    assert httpx.post(f"{server.url}/api/carry/names", json={"link": link}).json()["here"] is None
    unknown = Signer(signing_key(server.data)).link("0" * 20)
    assert carry(server, None, link=unknown).json()["code"] == "person/link-invalid"


def test_cookies_are_for_this_site_and_no_script(tmp_path: Any) -> None:
    with ServerProcess(tmp_path, "", "--secure-cookies") as server:
        elsa = server.person()
        made = httpx.post(f"{server.url}/api/people", json={"name": "Frida"})
        carried = httpx.post(f"{server.url}/api/carry", json={"link": elsa.post("/api/me/link")["link"]})
        for answer in (made, carried):
            words = {word.strip().lower() for word in answer.headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "secure", "path=/"} <= words


def test_a_cookie_without_https_is_for_this_site_and_no_script(server: ServerProcess) -> None:
    words = httpx.post(f"{server.url}/api/people", json={}).headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "secure" not in words


def test_a_private_table_is_private_to_strangers(server: ServerProcess, elsa: Person, table: str) -> None:
    mallory, before = server.person("Mallory"), rows_of(server)
    code = elsa.table(table)["code"]
    for name in (table, code, code.lower()):
        for path in ("", "/news", "/hint"):
            for asking in (mallory.headers, {}) if not path else (mallory.headers,):
                answer = httpx.get(f"{server.url}/api/tables/{name}{path}", headers=asking)
                assert (answer.status_code, answer.json()["code"]) == (403, "table/private")
        for line in PERSON_ASKED:
            if "{}" in line and line.startswith(("POST", "PUT")):
                method, _, path = line.format(name).partition(" ")
                answer = mallory.ask(method, path, BODIES.get(path.rpartition("/")[2], {}))
                assert answer.status_code in (403, 409), line
                assert set(answer.json()) == {"code", "message"}
    assert mallory.get("/api/tables") == {"mine": [], "open": [], "running": []}
    assert rows_of(server) == before


def test_knocking_at_a_private_table_lets_no_stream_look_in(server: ServerProcess, elsa: Person) -> None:
    table, mallory = elsa.open_table()["table"], server.person("Mallory")
    own = mallory.open_table()["table"]
    with mallory.stream(watch=(table,)) as messages:
        assert next(messages)["data"]["table"] == own
        assert mallory.ask("POST", f"/api/tables/{table}/sit", {"name": "Mallory"}).status_code == 409
        elsa.post(f"/api/tables/{table}/say", {"words": "secret"})
        mallory.post(f"/api/tables/{own}/say", {"words": "mine"})
        heard = next(messages)
        assert heard["data"]["table"] == own
        assert heard["data"]["what"]["words"] == "mine"


def test_who_got_up_hears_nothing_of_the_game(server: ServerProcess, elsa: Person) -> None:
    table = elsa.open_table(begin=False, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])["table"]
    mallory = server.person("Mallory")
    own = mallory.open_table()["table"]
    with mallory.stream() as messages:
        mallory.post(f"/api/tables/{table}/sit", {"name": "Mallory"})
        mallory.post(f"/api/tables/{table}/leave")
        elsa.post(f"/api/tables/{table}/begin")
        elsa.play_once(table, Random(1))
        mallory.post(f"/api/tables/{own}/say", {"words": "mine"})
        for message in messages:
            assert "view" not in message["data"].get("now", {}) or message["data"]["table"] == own
            assert message["data"]["kind"] != "began"
            if message["data"]["kind"] == "said":
                break


def test_nobody_decides_for_another_seat_or_at_another_table(server: ServerProcess, elsa: Person) -> None:
    table = elsa.open_table("first-edition", begin=False, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])
    name, frida, mallory = table["table"], server.person("Frida"), server.person("Mallory")
    frida.post(f"/api/tables/{name}/sit", {"name": "Frida"})
    elsa.post(f"/api/tables/{name}/begin")
    mallory.open_table()
    before = rows_of(server)
    action = frida.my_turn(name)["legal"]["1"]["options"][0]["action"]
    for person, seat in ((elsa, 1), (elsa, 2), (elsa, 6), (mallory, 0), (mallory, 1), (mallory, None)):
        for path, body in (("choice", {"action": action, "seat": seat}), ("take-back", {"seat": seat})):
            answer = person.ask("POST", f"/api/tables/{name}/{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (403, "table/not-seated")
    assert rows_of(server) == before


def test_the_key_of_another_player_says_nothing(server: ServerProcess, elsa: Person) -> None:
    table = elsa.open_table(begin=False, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])["table"]
    frida = server.person("Frida")
    frida.post(f"/api/tables/{table}/sit", {"name": "Frida"})
    elsa.post(f"/api/tables/{table}/begin")
    actions = [option["action"] for option in frida.my_turn(table)["legal"]["1"]["options"]]
    frida.choose(table, actions[0], key="turn-1")
    probes = [{"action": action, "seat": 1, "key": "turn-1"} for action in actions[:2]]
    answers = [elsa.ask("POST", f"/api/tables/{table}/choice", probe) for probe in probes]
    assert {answer.json()["code"] for answer in answers} == {"table/not-seated"}
    elsa.choose(table, elsa.my_turn(table)["legal"]["0"]["options"][0]["action"], key="turn-1")
