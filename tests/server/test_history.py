"""Finished games: listed, searched, downloaded, replayed at every decision from every seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from cli.shell import inside
from heptapolis.game import Record, fold
from heptapolis.server.api.history import PAGE
from heptapolis.server.app import make_app
from heptapolis.server.schema import tables
from heptapolis.server.settings import Settings
from heptapolis.server.table_log import write_result
from heptapolis.server.table_server import TableServer
from server.servers import ServerProcess
from server.table_drivers import TableDriver, person_in
from sizes import LONG

DAY = 24 * 3600.0
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": ("second-edition", {"players": 3}),
    "freecity": ("first-edition", {"players": 2}),
    "edifice": ("second-edition", {"players": 3, "edifice": True}),
    "dice": ("dice", {"players": 2}),
}
HISTORY = "/api/history"


class Library:
    """A server with finished games, asked without a network."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(Settings(folder, exports=False))
        self.server: TableServer = self.app.state.server
        self.server.store.migrate()
        self.codes: dict[str, str] = {}

    def keep(self, driver: TableDriver, name: str, at: float, *, public: bool, host: str = "somebody") -> None:
        """Put a finished game on the shelf."""
        table = driver.table
        table.id, table.terms = name, replace(table.terms, public=public)
        self.codes[name] = f"K{len(self.codes):05}"
        row = {"id": name, "code": self.codes[name], "host": host, "address": "", "rules": "", "public": public}
        row |= {"state": "over", "secret": "", "created": at, "due": None}
        with self.server.store.engine.begin() as connection:
            connection.execute(insert(tables), [row])
            write_result(connection, table, at)

    def ask(self, path: str, person: str | None = None, **query: Any) -> httpx.Response:
        """One request of someone."""

        async def once() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            token = {"authorization": f"Bearer {self.server.signer.token(person)}"} if person else {}
            async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
                return await client.get(path, params=query, headers=token)

        return asyncio.run(once())

    def names(self, person: str | None = None, **query: Any) -> list[str]:
        """The games that someone finds."""
        found = self.ask(HISTORY, person, **query)
        assert found.is_success, found.text
        return [game["table"] for game in found.json()["games"]]


@pytest.fixture(scope="module")
def drivers() -> dict[str, TableDriver]:
    """A finished game of each kind."""
    played = {}
    for name, (rules, options) in KINDS.items():
        played[name] = TableDriver.begun(rules, options)
        played[name].play(Random(4))
    return played


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, drivers: dict[str, TableDriver]) -> Iterator[Library]:
    """Games of four days: a public one and a private one of each kind."""
    shelf = Library(tmp_path_factory.mktemp("library"))
    for day, (name, driver) in enumerate(drivers.items(), 1):
        shelf.keep(driver, f"public{name}", day * DAY, public=True)
        shelf.keep(driver, f"private{name}", day * DAY + 1, public=False, host="host-without-a-seat")
    yield shelf
    asyncio.run(shelf.server.stop())


PUBLIC = [f"public{name}" for name in reversed(KINDS)]
BOTH = [f"{kind}{name}" for name in reversed(KINDS) for kind in ("private", "public")]


def test_anybody_finds_public_games_newest_first(library: Library) -> None:
    for person in (None, "stranger"):
        assert library.names(person) == PUBLIC


def test_players_find_their_private_games_too(library: Library) -> None:
    assert library.names(person_in(0)) == BOTH
    unseen = ["privatedice", "privatefreecity"]
    assert library.names(person_in(2)) == [name for name in BOTH if name not in unseen]


def test_a_host_without_a_seat_finds_the_games_of_the_own_tables(library: Library) -> None:
    assert library.names("host-without-a-seat") == BOTH
    assert library.names("host-without-a-seat", mine=True) == [name for name in BOTH if name.startswith("private")]


def test_my_games_are_those_that_i_played(library: Library) -> None:
    assert library.names(person_in(0), mine=True) == BOTH
    assert library.names("stranger", mine=True) == library.names(None, mine=True) == []


def test_games_are_found_by_player_ruleset_and_date(library: Library) -> None:
    assert library.names(player="Gustav") == ["publicedifice", "publiccards"]
    assert library.names(player="Nobody") == library.names(player="gustav ' OR 1=1") == []
    assert library.names(rules="dice") == ["publicdice"]
    assert library.names(rules="second-edition") == ["publicedifice", "publiccards"]
    assert library.names(after=3 * DAY) == PUBLIC[:2]
    assert library.names(before=3 * DAY) == PUBLIC[2:]
    assert library.names(after=2 * DAY, before=3 * DAY) == ["publicfreecity"]
    assert library.names(player="Gustav", rules="second-edition", after=2 * DAY) == ["publicedifice"]


def test_a_game_in_the_list_has_seats_points_and_winners_and_no_persons(
    library: Library, drivers: dict[str, TableDriver]
) -> None:
    found = library.ask(HISTORY)
    game = next(game for game in found.json()["games"] if game["table"] == "publiccards")
    played = drivers["cards"].table.game
    assert played is not None
    assert (game["rules"], game["finished"]) == ("second-edition", DAY)
    assert [seat["points"] for seat in game["seats"]] == [score.total for score in played.score()]
    assert [seat["seat"] for seat in game["seats"] if seat["won"]] == list(played.winners())
    seats = drivers["cards"].table.seats
    assert [seat["bot"] for seat in game["seats"]] == [seat.bot if seat.kind == "bot" else "" for seat in seats]
    assert "person-of" not in found.text


@pytest.mark.parametrize("query", [{"page": -1}, {"page": 10_001}, {"after": "soon"}, {"rules": "x" * 33}], ids=str)
def test_a_search_that_makes_no_sense_is_refused(library: Library, query: dict[str, Any]) -> None:
    answer = library.ask(HISTORY, **query)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")


def test_pages_hold_every_game_once(tmp_path: Path, drivers: dict[str, TableDriver]) -> None:
    shelf = Library(tmp_path)
    count = 2 * PAGE + 3
    for number in range(count):
        shelf.keep(drivers["freecity"], f"game{number:06}", float(number // 7), public=True)
    pages = [shelf.names(page=page) for page in range(4)]
    assert [len(page) for page in pages] == [PAGE, PAGE, 3, 0]
    names = [name for page in pages for name in page]
    assert len(set(names)) == count
    assert [int(name[4:]) // 7 for name in names] == sorted((n // 7 for n in range(count)), reverse=True)
    asyncio.run(shelf.server.stop())


@pytest.mark.parametrize("name", KINDS)
def test_a_download_is_a_record_that_is_verified(library: Library, name: str, tmp_path: Path) -> None:
    answer = library.ask(f"{HISTORY}/public{name}/record")
    assert f'filename="heptapolis-public{name}.json"' in answer.headers["content-disposition"]
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    said = inside("verify", str(file))
    assert said.code == 0, said.err
    assert said.out.rstrip().endswith("The deal was fair.")


@pytest.mark.parametrize("name", KINDS)
def test_a_replay_is_what_the_library_folds_at_every_decision_from_every_seat(library: Library, name: str) -> None:
    record: Record = Record.loads(library.ask(f"{HISTORY}/public{name}/record").text)
    count, rng = len(record.decisions), Random(1)
    some = {0, 1, count - 1, count, *rng.sample(range(count), 8)}
    for decision in range(count + 1) if LONG else sorted(some):
        game = fold(record, decision)
        for seat in (None, *range(record.options.players)):
            query: dict[str, Any] = {"decision": decision} | ({} if seat is None else {"seat": seat})
            answer = library.ask(f"{HISTORY}/public{name}/replay", **query)
            wanted = {"decision": decision, "of": count, "view": game.view(seat).to_json()}
            assert answer.json() == json.loads(json.dumps(wanted))


NEVER: list[dict[str, Any]] = [{"decision": bad} for bad in (55, -1, 10**9, "x")] + [{"seat": bad} for bad in (3, 7)]


@pytest.mark.parametrize("query", NEVER, ids=str)
def test_decisions_and_seats_that_never_were_are_refused(library: Library, query: dict[str, Any]) -> None:
    answer = library.ask(f"{HISTORY}/publiccards/replay", **query)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/malformed")


@pytest.mark.parametrize("what", ["record", "replay"])
def test_private_games_are_there_for_their_players_alone(library: Library, what: str) -> None:
    address = f"{HISTORY}/privatecards/{what}"
    assert [library.ask(address, person).status_code for person in (None, "stranger")] == [404, 404]
    hidden, unknown = library.ask(address), library.ask(f"{HISTORY}/privatenothing/{what}")
    assert hidden.json() == unknown.json()
    assert all(library.ask(address, person).is_success for person in (*map(person_in, range(3)), "host-without-a-seat"))


def test_a_game_is_found_by_the_code_of_its_table_too(library: Library) -> None:
    code = library.codes["publicdice"]
    wanted = library.ask(f"{HISTORY}/publicdice/record").text
    assert [library.ask(f"{HISTORY}/{name}/record").text for name in (code, code.lower())] == [wanted] * 2
    assert library.ask(f"{HISTORY}/{library.codes['privatedice']}/record").status_code == 404


def test_a_game_that_the_host_ended_keeps_its_record_and_is_marked(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        elsa = server.person()
        table, lobby = elsa.open_table(public=True)["table"], elsa.open_table(begin=False)["table"]
        for _ in range(3):
            elsa.play_once(table, Random(1))
        for name in (table, lobby):
            elsa.put(f"/api/tables/{name}/state", {"state": "ended"})
        (game,) = elsa.get("/api/history")["games"]
        assert (game["table"], game["ended"]) == (table, True)
        assert not any(seat["won"] for seat in game["seats"])
        record: Record = Record.loads(elsa.ask("GET", f"/api/history/{table}/record").text)
        assert record.result is None
        assert record.fair is not None
        record.fair.check(record.seed)
        assert [score.total for score in fold(record).score()] == [seat["points"] for seat in game["seats"]]
        assert len(elsa.get(f"/api/history/{table}/course")["moments"]) == len(fold(record).history)
        file = tmp_path / "record.json"
        file.write_text(record.dumps(), encoding="utf-8")
        assert inside("verify", str(file)).code == 0
