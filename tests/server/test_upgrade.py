"""A data folder that a server of commit a2354da left behind goes on with the server of today."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from cli.shell import inside
from heptapolis import Record, fold
from heptapolis.server.identity import COOKIE
from heptapolis.server.settings import Settings
from server.servers import CLIENT, Person, ServerProcess

OLD = Path(__file__).parent / "data_a2354da"
KEPT: dict[str, Any] = json.loads((OLD / "kept.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Today's server on a copy of the old folder."""
    folder = tmp_path_factory.mktemp("upgraded")
    (folder / "house.sqlite").write_bytes(gzip.decompress((OLD / "house.sqlite.gz").read_bytes()))
    shutil.copyfile(OLD / "key", folder / "key")
    with ServerProcess(folder) as server:
        yield server
        assert '"level": "error"' not in server.log()


def known(server: ServerProcess, name: str, token: str) -> Person:
    """Someone whom the old server knew, with the old token."""
    person = Person.__new__(Person)
    person.server, person.name, person.token = server, name, token
    return person


def verified(person: Person, table: str, file: Path) -> Record:
    """The record of a finished game, downloaded and found good by `heptapolis verify`."""
    file.write_text(person.ask("GET", f"/api/history/{table}/record").text, encoding="utf-8")
    checked = inside("verify", str(file))
    assert (checked.code, checked.out.endswith("The deal was fair.\n")) == (0, True), checked
    record: Record = Record.loads(file.read_text(encoding="utf-8"))
    return record


@pytest.fixture
def elsa(server: ServerProcess) -> Person:
    return known(server, "Elsa", KEPT["cookie"])


def test_the_key_is_kept(server: ServerProcess) -> None:
    assert (server.data / "key").read_bytes() == (OLD / "key").read_bytes()


def test_the_database_keeps_its_first_name_where_there_is_one(server: ServerProcess, tmp_path: Path) -> None:
    assert not (server.data / "heptapolis.sqlite").exists()
    assert Settings(server.data).url == f"sqlite:///{server.data}/house.sqlite"
    assert Settings(tmp_path).url == f"sqlite:///{tmp_path}/heptapolis.sqlite"


@pytest.mark.parametrize("name", ["HEPTAPOLIS_SERVER", "HEPTAPOLIS_HOUSE"])
def test_settings_are_read_from_both_names_of_the_variable(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(tmp_path, bot_processes=3)
    (text,) = settings.to_environment().values()
    monkeypatch.setenv(name, text)
    assert Settings.from_environment() == settings


def test_a_browser_is_recognised_by_its_old_cookie(server: ServerProcess) -> None:
    answer = CLIENT.get(f"{server.url}/api/me", headers={"cookie": f"{COOKIE}={KEPT['cookie']}"})
    assert (answer.status_code, answer.json()) == (200, {"name": "Elsa"})


def test_a_program_is_recognised_by_its_old_token(server: ServerProcess) -> None:
    assert known(server, "Frida", KEPT["token"]).get("/api/me") == {"name": "Frida"}


def test_an_old_token_that_was_changed_is_nobody(server: ServerProcess) -> None:
    wrong = KEPT["token"][:-1] + ("0" if KEPT["token"][-1] != "0" else "1")
    assert known(server, "Mallory", wrong).ask("GET", "/api/me").status_code == httpx.codes.UNAUTHORIZED


def test_an_old_invitation_seats_somebody_and_the_lobby_begins(server: ServerProcess, elsa: Person) -> None:
    frida, path = known(server, "Frida", KEPT["token"]), f"/api/tables/{KEPT['lobby']}"
    refused = frida.ask("POST", f"{path}/sit", {"name": "Frida", "seat": KEPT["seat"]})
    assert refused.json()["code"] == "table/seat-taken"
    table = frida.post(f"{path}/sit", {"name": "Frida", "invitation": KEPT["invitation"]})
    assert (table["seat"], table["state"]) == (KEPT["seat"], "lobby")
    assert elsa.post(f"{path}/begin")["state"] == "playing"
    assert frida.play_once(KEPT["lobby"], Random(1))["seat"] == KEPT["seat"]


def test_a_running_game_goes_on_to_its_end(elsa: Person, tmp_path: Path) -> None:
    table = elsa.table(KEPT["running"])
    assert (table["state"], table["seat"], table["position"]) == ("playing", 0, KEPT["position"])
    assert elsa.play_on(KEPT["running"], Random(2))["state"] == "over"
    assert verified(elsa, KEPT["running"], tmp_path / "running.json").options.players == 3


def test_a_finished_game_is_listed_downloaded_and_verified(elsa: Person, tmp_path: Path) -> None:
    games = elsa.get("/api/history?player=Elsa&rules=second-edition")["games"]
    assert [game["table"] for game in games] == [KEPT["finished"]]
    record = verified(elsa, KEPT["finished"], tmp_path / "finished.json")
    points = [score.total for score in fold(record).score()]
    assert points == [seat["points"] for seat in games[0]["seats"]]
    assert elsa.table(KEPT["finished"])["talk"][-1]["words"] == "Well played!"
