"""Backups, exports and logs of a server."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import run
from typing import Any

import pyarrow.parquet as pq
import pytest

from heptapolis import Record, fold
from server.databases import a_postgres
from server.servers import PROGRAM, ServerProcess


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
    done = run([str(PROGRAM), *words], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


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
    done = run(
        [PROGRAM, "house", word, tmp_path / "file", "--data", server.data], capture_output=True, text=True, check=True
    )
    assert done.stdout == command("admin", word, str(tmp_path / "again"), "--data", str(server.data)).replace(
        "again", "file"
    )
    assert done.stderr == f"heptapolis house {word} is now heptapolis admin {word}; the old name still works.\n"


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
    assert "overwrites nothing" in command("admin", "backup", str(file), "--data", str(server.data), code=2)
    assert file.read_text() == "precious"


def test_a_backup_of_postgresql_is_a_sqlite_file(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with a_postgres() as database, ServerProcess(data, address := database.address()) as server:
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
    values = json.loads(pq.read_table(file).to_pylist()[0]["record"])
    from heptapolis.game.record import digest_of  # noqa: PLC0415 - the export leaves the digest to its reader

    record: Record = Record.from_json(values | {"digest": digest_of(values)})
    assert fold(record).result() == values["result"]


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
    ],
)
def test_a_server_is_not_opened_on_rubbish(words: list[str], complaint: str, tmp_path: Path) -> None:
    assert complaint in command("serve", "--data", str(tmp_path), *words, code=2)


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
        began = time.monotonic()
        assert server.stop() in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 4, "streams end at once, nobody waits for them"
        assert not [message for message in messages if message is None]
    with ServerProcess(tmp_path) as again:
        elsa.server = again
        assert elsa.table(table)["state"] == "playing"
