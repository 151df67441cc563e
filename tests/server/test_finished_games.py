"""Readers stall nobody: finished games are read in another process, kept, and no faster than the server likes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pyarrow.parquet as pq
import pytest

from heptapolis.server import finished_games
from heptapolis.server.api import docs_page
from heptapolis.server.finished_games import Readings
from heptapolis.server.pace import Pace
from heptapolis.server.problems import Problem
from patience import PATIENCE
from server.listeners import wait_for
from server.servers import ServerProcess
from server.table_drivers import TableDriver, person_in
from server.test_history import DAY, Library

READS = ["course", "replay?decision=7", "replay?decision=7&seat=1"]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A public game and a private one."""
    shelf, driver = Library(tmp_path), TableDriver.begun("dice", {"players": 2})
    driver.play(Random(4))
    shelf.keep(driver, "public", DAY, public=True)
    shelf.keep(driver, "private", DAY, public=False)
    yield shelf
    asyncio.run(shelf.server.stop())


def fail(*_: Any) -> Any:
    """Nobody may come here."""
    raise AssertionError("a game was read in the process of the server")


@pytest.mark.parametrize("what", READS)
def test_a_game_is_read_in_another_process_and_once(
    library: Library, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("fold", "course_of", "loaded"):
        monkeypatch.setattr(finished_games, name, fail)
    first = library.ask(f"/api/history/public/{what}")
    assert (first.status_code, first.headers["content-type"]) == (200, "application/json")
    library.server.readings.close()
    assert library.ask(f"/api/history/public/{what}").content == first.content


@pytest.mark.parametrize("what", READS)
def test_what_was_read_for_a_player_is_not_shown_to_strangers(library: Library, what: str) -> None:
    assert library.ask(f"/api/history/private/{what}", person_in(0)).is_success
    for person in (None, "stranger"):
        assert library.ask(f"/api/history/private/{what}", person).json()["code"] == "record/unknown"


def test_a_process_that_was_killed_is_replaced(library: Library) -> None:
    assert library.ask("/api/history/public/course").is_success
    for process in library.server.readings.pool.pool._processes.values():
        process.kill()
    assert library.ask("/api/history/public/replay").is_success


READ_FREELY = ["history", "history/public/record", "history/public/course", "tables"]
AT_A_TABLE = ["tables/x", "tables/x/news?after=0", "tables/x/boards", "tables/x/box/0", "stream", "stream.ndjson"]


@pytest.mark.parametrize("path", [*READ_FREELY, *AT_A_TABLE])
def test_whoever_reads_too_fast_is_refused_and_told_when_to_come_back(library: Library, path: str) -> None:
    library.server.pace = Pace(0.1, clock=lambda: 0.0)
    assert library.ask(f"/api/{path}").is_success == (path in READ_FREELY), "there is no such table to look at"
    refused = library.ask(f"/api/{path}")
    assert (refused.status_code, refused.json()["code"]) == (429, "quota/requests")
    assert refused.headers["retry-after"] == "10"
    if "stream" not in path:  # which would never end
        assert library.ask(f"/api/{path}", "somebody").json().get("code") != "quota/requests", "others may go on"


@pytest.mark.parametrize("path", ["docs", "openapi.json"])
def test_the_pages_about_the_api_are_made_once(library: Library, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = library.ask(f"/api/{path}")
    monkeypatch.setattr(docs_page, "page", fail)
    monkeypatch.setattr(library.app, "openapi", fail)
    assert library.ask(f"/api/{path}").content == first.content


def test_nobody_waits_while_the_pages_about_the_api_are_made(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    made, others_were_answered = [], threading.Event()

    def page(document: Any, address: str) -> str:
        made.append(document)
        assert others_were_answered.wait(PATIENCE)
        return "the page"

    monkeypatch.setattr(docs_page, "page", page)

    async def ask() -> None:
        transport = httpx.ASGITransport(library.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            asking = [asyncio.create_task(client.get("/api/docs")) for _ in range(2)]
            while not made:
                await asyncio.sleep(0.01)
            assert (await client.get("/api/health")).json()["open"]
            others_were_answered.set()
            assert [(await each).text for each in asking] == ["the page"] * 2

    asyncio.run(ask())
    assert len(made) == 1


def test_strangers_are_shown_the_same_list_for_a_moment_and_players_a_fresh_one(library: Library) -> None:
    assert library.names() == ["public"]
    driver = TableDriver.begun("dice", {"players": 2})
    driver.play(Random(5))
    library.keep(driver, "new", 2 * DAY, public=True)
    assert library.names() == ["public"]
    assert library.names("stranger") == ["new", "public"]
    library.server.readings.clock = lambda: 1e9
    assert library.names() == ["new", "public"]


def test_readings_keep_the_latest_within_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "MOST_KEPT", 25)

    async def read() -> None:
        kept, made = Readings(), []

        async def make(number: int) -> bytes:
            made.append(number)
            return b"0123456789"

        for number in (1, 2, 1, 3, 1, 2):
            await kept.get((number,), lambda number=number: make(number))  # type: ignore[misc]
        assert made == [1, 2, 3, 2]
        assert kept.size == 20

    asyncio.run(read())


def test_no_more_readers_wait_than_can_be_served_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games, "MOST_WAITING", 2)

    async def read() -> None:
        kept, done = Readings(), asyncio.Event()

        async def make() -> bytes:
            await done.wait()
            return b"{}"

        waiting = [asyncio.create_task(kept.get((number,), make)) for number in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="Too many people"):
            await kept.get((3,), make)
        done.set()
        assert await asyncio.gather(*waiting) == [b"{}", b"{}"]

    asyncio.run(read())


def test_a_server_exports_its_public_games_once_a_day(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        assert not (tmp_path / "exports").exists()
        elsa = server.person()
        table = elsa.open_table("dice", 2, public=True)["table"]
        elsa.play_on(table, Random(1))
        server.restart()
        wait_for(lambda: list((tmp_path / "exports").glob("games-*.parquet")) != [])
        (file,) = (tmp_path / "exports").glob("games-*.parquet")
        assert pq.read_table(file)["rules"].to_pylist() == ["dice"]
