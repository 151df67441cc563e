"""Custom boards at a table of the server: sent as a text, checked with plain words, kept with the table."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from heptapolis.catalogue.dice import board_file, dice_box
from heptapolis.catalogue.dice.sent import LARGEST_TEXT
from heptapolis.game import Record, fold
from server.listeners import wait_for
from server.servers import Person, ServerProcess, checks_of

GIZA = board_file(next(board for board in dice_box().boards if board.id == "giza"))
UNHURRIED = ("--limit", "boards_an_address_a_minute=1000")
SLOW = "a." * 19_000 + "b = 1\n"
"""Takes many seconds to read: every table of the key is looked up from the first."""
OWN = GIZA.replace('city = "Giza"', 'city = "Gizeh of Elsa"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *UNHURRIED) as server:
        yield server


@pytest.fixture(scope="module")
def elsa(server: ServerProcess) -> Person:
    return server.person("Elsa")


def table_on(elsa: Person, text: str = OWN) -> dict[str, Any]:
    """A dice table on the boards of a text."""
    boards = elsa.post("/api/boards", {"text": text})["boards"]
    wanted = {"rules": "dice", "options": {"players": 2, "boards": boards}, "boards": ["giza"]}
    return dict(elsa.post("/api/tables", wanted | {"name": "Elsa", "begin": True}))


def test_a_file_is_read_and_says_what_is_not_sure(elsa: Person) -> None:
    (read,) = elsa.post("/api/boards", {"text": OWN})["read"]
    assert read == {"id": "giza", "city": "Gizeh of Elsa", "unsure": 50, "spaces": 56}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("cost = ", "is not TOML"),
        ("[[board]]\nid = 'mine'", "city"),
        ("", "has no [[board]]"),
        (OWN.replace("cost = 0", "cost = 9", 1), "cost 9 is not between 0 and 6"),
        (OWN.replace('unlock = "black"', 'unlock = "white"'), "die"),
        (OWN.replace("attack = 3", "attcak = 3", 1), "attcak"),
        ("x = " + "[" * 3000, "is not TOML"),
        (OWN + "d = 1979-05-27", "'d'"),
    ],
)
def test_a_fault_is_told_with_its_reason(elsa: Person, text: str, words: str) -> None:
    answer = elsa.ask("POST", "/api/boards", {"text": text})
    assert answer.status_code == 422
    assert answer.json()["code"] == "table/options"
    assert words in answer.json()["message"]


@pytest.mark.parametrize("body", [{}, {"text": 1}, {"text": OWN, "more": 1}, [], "text"])
def test_a_body_of_another_form_is_refused(elsa: Person, body: Any) -> None:
    answer = elsa.ask("POST", "/api/boards", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")


def test_choices_do_not_wait_for_boards(elsa: Person) -> None:
    table = elsa.open_table("second-edition", 3)
    name, action = table["table"], table["legal"]["0"]["options"][0]["action"]
    answers = list[httpx.Response]()
    work = threading.Thread(target=lambda: answers.append(elsa.ask("POST", "/api/boards", {"text": SLOW})))
    work.start()
    wait_for(lambda: checks_of(elsa.server) > 0)
    for _ in range(5):
        elsa.choose(name, action, key="once")
    assert not answers, "the boards are still being checked"
    work.join()
    assert answers[0].json()["code"] == "table/options"


def test_boards_cannot_be_sent_without_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "", "--limit", "boards_an_address_a_minute=2") as server:
        elsa = server.person()
        for _ in range(2):
            elsa.post("/api/boards", {"text": OWN})
        refused = elsa.ask("POST", "/api/boards", {"text": OWN})
        assert (refused.status_code, refused.json()["code"]) == (429, "quota/requests")
        assert int(refused.headers["retry-after"]) > 0


def test_a_text_that_is_too_large_is_refused(elsa: Person) -> None:
    for text in ("#" * (LARGEST_TEXT + 1), "# " + "é" * (LARGEST_TEXT // 2)):
        answer = elsa.ask("POST", "/api/boards", {"text": text})
        assert answer.json()["code"] == "table/options"
        assert f"is larger than {LARGEST_TEXT} bytes" in answer.json()["message"]
    assert elsa.ask("POST", "/api/boards", {"text": "#" * 100_000}).json()["code"] == "request/too-large"


def test_a_table_keeps_the_board_and_tells_it_once(elsa: Person) -> None:
    table = table_on(elsa)
    assert table["options"] == {"players": 2, "own_boards": ["Gizeh of Elsa"]}
    assert table["view"]["cities"][0]["board"] == "giza"
    told = elsa.get(f"/api/tables/{table['table']}/boards")
    cities = {board["id"]: board["city"] for board in told["boards"]}
    assert cities["giza"] == "Gizeh of Elsa"
    assert len(cities) == 7


def test_the_board_is_in_the_record_and_in_the_rematch(elsa: Person) -> None:
    table = table_on(elsa)["table"]
    elsa.play_on(table, Random(3))
    record = Record.loads(json.dumps(elsa.get(f"/api/history/{table}/record")))
    assert [board.city for board in record.options.custom] == ["Gizeh of Elsa"]
    assert fold(record).over
    again = elsa.post(f"/api/tables/{table}/rematch")
    assert again["options"]["own_boards"] == ["Gizeh of Elsa"]


def test_boards_are_kept_when_the_server_starts_again(server: ServerProcess, elsa: Person) -> None:
    table = table_on(elsa)["table"]
    server.restart()
    told = elsa.get(f"/api/tables/{table}/boards")["boards"]
    assert "Gizeh of Elsa" in [board["city"] for board in told]


def test_our_boards_can_be_had_as_files(server: ServerProcess, elsa: Person) -> None:
    answer = httpx.get(f"{server.url}/api/boards/giza")
    assert answer.text == GIZA
    assert "giza.toml" in answer.headers["content-disposition"]
    assert answer.text.startswith("# Giza, a board of 7 Wonders Dice.")
    assert httpx.get(f"{server.url}/api/boards/atlantis").json()["code"] == "table/unknown"


def test_a_card_table_has_no_boards_to_tell(elsa: Person) -> None:
    table = elsa.open_table("second-edition", 3)["table"]
    assert elsa.get(f"/api/tables/{table}/boards") == {"plans": [], "boards": [], "bonuses": []}


def test_a_private_table_shows_its_boards_to_its_players_only(server: ServerProcess, elsa: Person) -> None:
    table = table_on(elsa)["table"]
    assert server.person("Frida").ask("GET", f"/api/tables/{table}/boards").json()["code"] == "table/private"
