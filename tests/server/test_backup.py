"""Backups, exports and logs of a server."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from cli.shell import refused
from heptapolis import Record, fold
from server.databases import Postgres
from server.forks import forked
from server.servers import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two finished games, one of them public, and one that runs."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as server:
        elsa = server.person("Elsa Extraordinary")
        for public in (True, False):
            elsa.play_on(elsa.open_table("dice", 2, public=public)["table"], Random(2))
        table = elsa.open_table()
        elsa.play_once(table["table"], Random(3))
        yield server


def command(*words: str, code: int = 0) -> str:
    """What the program prints, or complains of."""
    done = forked(*words)
    assert done.code == code, done.err
    return done.out if code == 0 else done.err


def test_a_backup_of_an_open_server_opens_as_a_server(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    assert "rows are in" in command("admin", "backup", str(file), "--data", str(server.data))
    copied = tmp_path / "again"
    copied.mkdir()
    (copied / "key").write_bytes((server.data / "key").read_bytes())
    with ServerProcess(copied, f"sqlite:///{file}") as again:
        old, new = server.person(), again.person()
        new.token = old.token
        mine = [each.get("/api/history")["games"] for each in (old, new)]
        assert mine[0] == mine[1]
        assert len(mine[0]) == 1


@pytest.mark.parametrize("word", ["backup", "export"])
def test_the_old_name_of_the_commands_still_works_and_says_so(server: ServerProcess, tmp_path: Path, word: str) -> None:
    done = forked("house", word, tmp_path / "file.parquet", "--data", server.data)
    assert done.code == 0
    assert done.out == command("admin", word, str(tmp_path / "again.parquet"), "--data", str(server.data)).replace(
        "again", "file"
    )
    assert done.err == f"heptapolis house {word} is now heptapolis admin {word}; the old name still works.\n"


def test_the_old_name_is_not_offered() -> None:
    assert "house" not in command("--help")


@pytest.mark.parametrize("word", ["backup", "export"])
def test_a_folder_without_a_database_is_refused(tmp_path: Path, word: str) -> None:
    words = command("admin", word, str(tmp_path / "file"), "--data", str(tmp_path), code=2)
    assert words.startswith("heptapolis: there is no database ")
    assert [file.name for file in tmp_path.iterdir()] == []


def test_a_backup_overwrites_nothing(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    file.write_text("precious")
    assert "a backup never overwrites a file" in command(
        "admin", "backup", str(file), "--data", str(server.data), code=2
    )
    assert file.read_text() == "precious"


def test_a_backup_of_postgresql_is_a_sqlite_file(postgres: Postgres, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with ServerProcess(data, address := postgres.create()) as server:
        elsa = server.person()
        table = elsa.open_table("dice", 2)["table"]
        before = elsa.my_turn(table)
        file = tmp_path / "copy.sqlite"
        command("admin", "backup", str(file), "--data", str(data), "--database", address)
        with ServerProcess(data, f"sqlite:///{file}") as copy:
            elsa.server = copy
            assert elsa.my_turn(table)["view"]["forum"] == before["view"]["forum"]


def test_an_export_has_public_games_and_no_names(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert command("admin", "export", str(file), "--data", str(server.data)).startswith("1 games")
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    assert len(rows) == 1
    assert "Extraordinary" not in json.dumps(rows)
    assert "contributions" not in rows[0]["record"]
    record = json.loads(rows[0]["record"])
    assert record["seats"] == ["player 0", "player 1"]
    assert rows[0]["points"] == [score["total"] for score in record["result"]["scores"]]
    assert rows[0]["winners"] == record["result"]["winners"]


def test_an_exported_game_can_be_folded(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    command("admin", "export", str(file), "--data", str(server.data))
    record: Record = Record.loads(pq.read_table(file).to_pylist()[0]["record"])
    assert fold(record).result() == record.result


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("games.csv", "games are exported as Parquet; name the file games.parquet."),
        ("games", "name the file games.parquet."),
        ("no/such/folder/games.parquet", "games.parquet cannot be written: "),
    ],
)
def test_an_export_that_cannot_be_is_one_sentence(
    server: ServerProcess, tmp_path: Path, name: str, complaint: str
) -> None:
    words = command("admin", "export", str(tmp_path / name), "--data", str(server.data), code=2)
    assert words.startswith("heptapolis: ")
    assert complaint in words
    assert words.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", ["backup", "export"])
@pytest.mark.parametrize("kind", ["empty", "of something else", "no database"])
def test_a_database_of_something_else_is_one_sentence(kind: str, word: str, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    for folder in (data, out):
        folder.mkdir()
    file = data / "house.sqlite"
    file.write_bytes(b"" if kind != "no database" else b"not a database at all" * 100)
    if kind == "of something else":
        with closing(sqlite3.connect(file)) as database:
            database.execute("CREATE TABLE results (poems TEXT)")
    words = command("admin", word, str(out / "x.parquet"), "--data", str(data), code=2)
    assert words.startswith(f"heptapolis: {out / 'x.parquet'} cannot be made from sqlite:///{file}: ")
    assert words.count("\n") == 1
    assert list(out.iterdir()) == []


def test_a_backup_into_no_folder_is_one_sentence(server: ServerProcess, tmp_path: Path) -> None:
    words = command("admin", "backup", str(tmp_path / "no" / "copy"), "--data", str(server.data), code=2)
    assert words == f"heptapolis: there is no folder {tmp_path / 'no'} for the backup.\n"


def test_every_line_of_the_log_is_an_object(server: ServerProcess) -> None:
    lines = [line for line in server.log().splitlines() if not line.startswith("Heptapolis is at")]
    for line in lines:
        assert set(json.loads(line)) >= {"at", "level", "logger", "message"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--log-level", "loud"], "choose debug, info, warning or error"),
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://x"], "use postgresql://"),
        (["--database", "postgresql://elsa:pass@127.0.0.1:1/x"], "cannot be opened: "),
        (["--database", "sqlite:////no/such/folder/file"], "cannot be opened: unable to open database file."),
        (["--host", "not.a.host"], "the server cannot listen at not.a.host:"),
        (["--host", "192.0.2.1"], "the server cannot listen at 192.0.2.1:"),
        (["--box", "nowhere"], "does not exist"),
        (["--bots", "nowhere.py:Bot"], "nowhere.py"),
    ],
)
def test_a_server_is_not_opened_on_rubbish(words: list[str], complaint: str, tmp_path: Path) -> None:
    done = forked("serve", "--data", tmp_path, *words)
    refused(done, complaint)
    assert done.err.count("\n") == 1
    assert "pass@" not in done.err
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


def test_a_data_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot be used" in command("serve", "--data", str(file / "below"), code=2)


def test_sigterm_ends_the_server_in_order(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    elsa = server.person()
    with elsa.stream() as messages:
        table = elsa.open_table()["table"]
        assert next(messages)["data"]["table"] == table
        assert server.stop() in (0, -signal.SIGTERM)
        assert "shutdown exceeded" not in server.log(), "streams end by themselves, nobody has to end them"
        assert not [message for message in messages if message is None]
    with ServerProcess(tmp_path) as again:
        elsa.server = again
        assert elsa.table(table)["state"] == "playing"
