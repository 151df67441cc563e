"""Custom boxes at a real server: sent or offered, played to the end, recorded, and shown to nobody else."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pyarrow.parquet as pq
import pytest

from bots import own
from bots.own import named
from catalogue.own_boxes import EXAMPLE, SENT_FAULTS, changed, sent
from cli.shell import inside, refused
from heptapolis import Record, fold, load_own_box
from server.databases import Postgres
from server.forks import forked
from server.listeners import wait_for
from server.raw_http import asked, rows_of
from server.servers import Person, ServerProcess, checks_of
from sizes import LONG

LAKESIDE = load_own_box(EXAMPLE)
BOARDS = ["vaettir/day", "kelpie/night", "gizah/day"]
HOSTILE_NAME = "<img src=x onerror=alert(1)>"
UPLOADS = ("--box-uploads", "--limit", "boxes_an_address_a_minute=1000")
DEEP_HEADER = "[" + "a." * 40_000 + "a]\n" + "".join(f"k{n} = 1\n" for n in range(8_000))
"""Takes minutes to read: every key is looked up through all tables of the header."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that takes boxes."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, "", *UPLOADS, "--bots", named(own.First)) as server:
        yield server
        assert '"level": "error"' not in server.log()


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person()


def send(person: Person, folder: Path = EXAMPLE) -> dict[str, Any]:
    """Send a box and hear what is in it."""
    return dict(person.post("/api/boxes", sent(folder)))


def open_with_box(person: Person, **more: Any) -> dict[str, Any]:
    """A table with the example box and one of its wonders for this person."""
    return person.open_table(box=send(person)["digest"], boards=BOARDS, **more)


def test_a_box_is_sent_played_recorded_and_verified(server: ServerProcess, elsa: Person, tmp_path: Path) -> None:
    summary = send(elsa)
    assert summary == {
        **LAKESIDE.in_short(),
        "author": "the Heptapolis project",
        "editions": {"second-edition": [2, 7]},
        "cards": 4,
        "copies": 3,
        "wonders": 2,
        "edifices": 0,
        "needs_edifices": False,
    }
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "rulebook"}, {"kind": "bot", "bot": "First"}]
    shown = elsa.open_table(box=summary["digest"], boards=BOARDS, seats=seats, hints=True, public=True)
    table = shown["table"]
    assert (shown["title"], shown["box"]) == (
        "7 Wonders, second edition, with Lakeside, 3 players",
        LAKESIDE.in_short(),
    )
    assert shown["options"] == {"players": 3}
    assert [city["board"] for city in shown["view"]["cities"]] == BOARDS
    assert elsa.get(f"/api/tables/{table}/hint")["action"]
    assert elsa.play_on(table, Random(1))["state"] == "over"
    assert "beginner decides" not in server.log(), "the operator's bot has failed"
    listed = next(game for game in elsa.get("/api/history")["games"] if game["table"] == table)
    assert listed["box"] == LAKESIDE.in_short()
    file = tmp_path / "game.json"
    file.write_text(elsa.ask("GET", f"/api/history/{table}/record").text, encoding="utf-8")
    record: Record = Record.load(file)
    assert record.options.box == LAKESIDE
    assert "The deal was fair." in inside("verify", str(file)).out
    replayed = elsa.get(f"/api/history/{table}/replay?decision=9&seat=0")
    assert replayed["view"] == json.loads(json.dumps(fold(record, 9).view(0).to_json()))
    assert len(elsa.get(f"/api/history/{table}/course")["moments"]) >= 18


def test_a_rematch_and_a_restarted_server_keep_the_box(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", *UPLOADS) as server:
        elsa = server.person()
        lobby, playing = (open_with_box(elsa, begin=begin)["table"] for begin in (False, True))
        elsa.play_once(playing, Random(1))
        before = elsa.my_turn(playing)["view"]
        server.arguments = ()
        server.restart()
        assert elsa.table(lobby)["box"] == LAKESIDE.in_short()
        assert elsa.my_turn(playing)["view"]["cities"] == before["cities"]
        elsa.play_on(playing, Random(2))
        again = elsa.post(f"/api/tables/{playing}/rematch")
        assert (again["box"], again["state"]) == (LAKESIDE.in_short(), "playing")
        assert elsa.ask("POST", "/api/boxes", sent(EXAMPLE)).json()["code"] == "box/not-allowed"


def test_two_processes_play_one_box(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.create()
    with ServerProcess(tmp_path, database, *UPLOADS) as one, ServerProcess(tmp_path, database) as other:
        elsa = one.person()
        digest = send(elsa)["digest"]
        elsa.server = other
        table = elsa.open_table(box=digest, boards=BOARDS)["table"]
        elsa.play_once(table, Random(1))
        elsa.server = one
        assert elsa.play_on(table, Random(1))["state"] == "over"
        assert elsa.get("/api/history")["games"][0]["box"] == LAKESIDE.in_short()


def test_an_exported_game_has_its_box_without_its_author(elsa: Person, tmp_path: Path) -> None:
    table = open_with_box(elsa, public=True)["table"]
    elsa.play_on(table, Random(3))
    file = tmp_path / "games.parquet"
    assert forked("admin", "export", file, "--data", elsa.server.data).code == 0
    texts = [row["record"] for row in pq.read_table(file).to_pylist()]
    assert len(texts) > 0
    for text in texts:
        assert "Heptapolis project" not in text
        record: Record = Record.loads(text)
        assert fold(record).result() == record.result


def test_the_operators_boxes_are_offered_where_nobody_may_send_one(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    small = tmp_path / "small"
    small.mkdir()
    (small / "box.toml").write_text('id = "small"\nname = "Small"\nauthor = "us"\neditions = ["first-edition"]\n')
    with ServerProcess(tmp_path / "data", "", "--box", str(EXAMPLE), "--box", str(small)) as server:
        elsa = server.person()
        rules = elsa.get("/api/rules")
        assert [box["id"] for box in rules["boxes"]] == ["lakeside", "small"]
        assert rules["box_uploads"] is False
        assert elsa.open_table(box="lakeside")["box"] == LAKESIDE.in_short()
        assert (
            elsa.open_table("first-edition", box="small")["title"] == "7 Wonders, first edition, with Small, 3 players"
        )
        refused = elsa.ask(
            "POST", "/api/tables", {"rules": "first-edition", "options": {"players": 3}, "box": "lakeside"}
        )
        assert refused.json()["code"] == "table/options"
        assert "goes with second-edition, not with first-edition" in refused.json()["message"]
        refused = elsa.ask("POST", "/api/tables", {"rules": "dice", "options": {"players": 3}, "box": "lakeside"})
        assert refused.json()["code"] == "table/options"


@pytest.mark.parametrize(
    ("boxes", "complaint"),
    [
        (["nowhere"], "does not exist; --box needs a folder with a file box.toml"),
        ([str(EXAMPLE), str(EXAMPLE)], "two boxes have the id lakeside"),
    ],
)
def test_a_server_is_not_started_with_a_bad_box(boxes: list[str], complaint: str, tmp_path: Path) -> None:
    refused(forked("serve", "--data", tmp_path, *(word for box in boxes for word in ("--box", box))), complaint)


SLOW = ("cards.toml", "# New cards.", DEEP_HEADER)
BOXES = 2 if LONG else 1
"""How many are checked while somebody plays: each takes all the time that a box may."""
AT_SERVER = ("unknown effect", "circle", "too few cards", "wrong language", "no TOML", "steering letters", "too large")


@pytest.mark.parametrize("fault", AT_SERVER)
def test_a_faulty_box_is_refused_in_plain_words(fault: str, elsa: Person, tmp_path: Path) -> None:
    file, old, new, words = SENT_FAULTS[fault]
    before = rows_of(elsa.server)
    answer = elsa.ask("POST", "/api/boxes", sent(changed(tmp_path, file, old, new)))
    assert (answer.status_code, answer.json()["code"]) == (422, "box/faulty")
    assert words in answer.json()["message"]
    assert rows_of(elsa.server) == before


OTHER_BODIES = {
    "two files of one name": (sent(EXAMPLE)["files"] * 2, "box/faulty", "there are 2 files with this name"),
    "another file": (
        [{"name": "readme.md", "text": ""}],
        "box/faulty",
        "your box/readme.md: file: is not a file of a box",
    ),
    "a way out": ([{"name": "../box.toml", "text": ""}], "box/faulty", "is not a file of a box"),
    "no box.toml": ([{"name": "cards.toml", "text": ""}], "box/faulty", "your box/box.toml: file: is missing"),
    "nothing": ([], "request/malformed", "The body must be of the form"),
    "many": ([{"name": "box.toml", "text": ""}] * 21, "request/malformed", "The body must be of the form"),
    "no text": ([{"name": "box.toml", "text": 3}], "request/malformed", "The body must be of the form"),
    "no list": ("box.toml", "request/malformed", "The body must be of the form"),
}


@pytest.mark.parametrize("what", OTHER_BODIES)
def test_what_is_no_box_is_refused(what: str, elsa: Person) -> None:
    files, code, words = OTHER_BODIES[what]
    before = rows_of(elsa.server)
    answer = elsa.ask("POST", "/api/boxes", {"files": files})
    assert answer.json()["code"] == code
    assert words in answer.json()["message"]
    assert rows_of(elsa.server) == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "request/malformed"),
        (b'{"files": [', "request/malformed"),
        (b'{"files": [], "files": []}', "request/malformed"),
        (b"[" * 300_000 + b"]" * 300_000, "request/malformed"),
        (b"[" + b"[]," * 190_000 + b"[]]", "request/malformed"),
        (b'{"files": "' + b"x" * 700_000 + b'"}', "request/too-large"),
    ],
)
def test_a_body_that_is_no_good_json_is_refused(body: bytes, code: str, elsa: Person) -> None:
    assert asked(elsa.server, "POST", "/api/boxes", elsa.headers, body).code == code


def test_a_body_of_another_kind_is_refused(elsa: Person) -> None:
    headers = elsa.headers | {"content-type": "text/plain"}
    answer = asked(elsa.server, "POST", "/api/boxes", headers, json.dumps(sent(EXAMPLE)).encode())
    assert answer.code == "request/malformed"


def test_an_edited_box_in_the_options_is_no_way_in(elsa: Person) -> None:
    carried = LAKESIDE.to_json() | {"digest": "0" * 64}
    answer = elsa.ask("POST", "/api/tables", {"options": {"players": 3, "box": carried}})
    assert answer.json()["code"] == "table/options"
    assert "A box is not an option" in answer.json()["message"]


def test_a_name_is_only_text(elsa: Person, tmp_path: Path) -> None:
    folder = changed(tmp_path, "box.toml", '"Lakeside"', f'"{HOSTILE_NAME}"')
    answer = elsa.ask("POST", "/api/boxes", sent(folder))
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["name"] == HOSTILE_NAME


def test_nobody_who_may_not_see_a_table_sees_its_box(server: ServerProcess, elsa: Person) -> None:
    greta = server.person("Greta")
    lobby, private = (open_with_box(elsa, begin=begin) for begin in (False, True))
    public = open_with_box(elsa, public=True)
    at = {name: f"/api/tables/{table['table']}/box/{LAKESIDE.digest}" for name, table in
          {"lobby": lobby, "private": private, "public": public}.items()}  # fmt: skip
    whole = elsa.get(at["private"])
    assert set(whole["wonders"]) == {"vaettir", "kelpie"}
    assert {"reed_bed", "boathouse", "ferry_landing", "anglers_guild"} <= set(whole["cards"])
    assert whole == greta.get(at["public"]) == greta.get(at["lobby"])
    refused = greta.ask("GET", at["private"])
    assert refused.json()["code"] == "table/private"
    assert "Kelpie" not in refused.text
    assert asked(server, "GET", at["private"]).code == "table/private"
    assert elsa.ask("GET", at["private"]).headers["cache-control"].startswith("private, ")
    other = elsa.open_table()["table"]
    assert elsa.ask("GET", f"/api/tables/{other}/box/{LAKESIDE.digest}").json()["code"] == "box/unknown"
    assert greta.ask("POST", "/api/tables", {"box": LAKESIDE.digest}).json()["code"] == "box/unknown"


def test_a_box_is_not_sent_with_every_message(elsa: Person) -> None:
    table = open_with_box(elsa, begin=False)["table"]
    with elsa.stream() as messages:
        elsa.post(f"/api/tables/{table}/begin")
        heard = next(m["data"] for m in messages if m["data"]["table"] == table and m["data"]["kind"] == "began")
    assert heard["now"]["box"] == LAKESIDE.in_short()
    assert "Rietkraag" not in json.dumps([heard, elsa.get(f"/api/tables/{table}/news?after=0")])


def test_boxes_cannot_be_sent_without_end(tmp_path: Path) -> None:
    limits = ("--limit", "boxes_an_address_a_minute=2", "--limit", "boxes_an_address=1")
    with ServerProcess(tmp_path, "", "--box-uploads", *limits) as server:
        elsa, frida = server.person(), server.person("Frida")
        send(elsa)
        send(frida)
        before = rows_of(server)
        assert len(before["boxes"]) == 1
        refused = elsa.ask("POST", "/api/boxes", sent(EXAMPLE))
        assert (refused.status_code, refused.json()["code"]) == (429, "quota/boxes")
        assert elsa.ask("POST", "/api/tables", {"box": LAKESIDE.digest}).json()["code"] == "box/unknown"
        assert rows_of(server) == before


def test_choices_do_not_wait_for_boxes(elsa: Person, tmp_path: Path) -> None:
    slow = sent(changed(tmp_path, *SLOW))
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = elsa.open_table(seats=seats, begin=False)["table"]
    elsa.server.person("Frida").post(f"/api/tables/{table}/sit", {"name": "Frida"})
    action = elsa.post(f"/api/tables/{table}/begin")["legal"]["0"]["options"][0]["action"]
    with checks_under_way(elsa, slow):
        for _ in range(10):
            elsa.choose(table, action)


def test_a_server_that_stops_does_not_wait_for_boxes(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    slow = sent(changed(tmp_path, *SLOW))
    with ServerProcess(tmp_path / "data", "", *UPLOADS) as server:
        elsa, codes = server.person(), list[str]()
        work = threading.Thread(target=lambda: codes.append(elsa.ask("POST", "/api/boxes", slow).json()["code"]))
        work.start()
        wait_for(lambda: checks_of(server) > 0)
        server.stop()
        work.join()
        assert codes == ["server/closing"], "the answer was not waited for"


@contextmanager
def checks_under_way(person: Person, body: Any) -> Iterator[None]:
    """Boxes that take as long as any box may."""
    answers: list[httpx.Response] = []
    works = [
        threading.Thread(target=lambda: answers.append(person.ask("POST", "/api/boxes", body))) for _ in range(BOXES)
    ]
    for work in works:
        work.start()
    wait_for(lambda: checks_of(person.server) > 0)
    yield
    assert not answers, "the boxes are still being checked"
    for work in works:
        work.join()
    assert [answer.json()["code"] for answer in answers] == ["box/faulty"] * BOXES
    assert all("too much time or memory" in answer.json()["message"] for answer in answers)
