"""At the lowest level the log tells what happened, and nothing that is secret or hidden."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from random import Random

import pytest

from server.databases import Postgres
from server.raw_http import asked
from server.servers import ServerProcess


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_whole_game_leaves_no_secret_in_the_log(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    if database == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        play_and_read(tmp_path, postgres.create())
    else:
        play_and_read(tmp_path, "")


def play_and_read(folder: Path, database: str) -> None:
    """Play whole games, break something, and look for what must not be in the log."""
    with ServerProcess(folder, database, "--log-level", "debug") as server:
        elsa = server.person("Elsabeth")
        link = elsa.post("/api/me/link")["link"]
        table = elsa.open_table(contribution="mixed-in-by-elsa", webhook="http://127.0.0.1:9/hook-with-a-secret")
        held = table["view"]["hand"]
        with elsa.stream() as messages:
            next(messages)
            elsa.post(f"/api/tables/{table['table']}/say", {"words": "whispered"})
            end = elsa.play_on(table["table"], Random(1))
        asked(server, "POST", "/api/carry", {}, b'{"link": "' + link.encode() + b'"}')
        asked(server, "GET", "/api/me", {"authorization": f"Bearer {elsa.token}0", "cookie": "heptapolis=baked"})
        asked(server, "POST", "/api/tables", elsa.headers, b'{"rules": "spoken-rules"}')
        record = elsa.ask("GET", f"/api/history/{table['table']}/record").json()
        if not database:
            damage(server)
            assert elsa.ask("GET", "/api/tables/damagedtable").status_code == 500
        server.stop()
        log = server.log()
    key = (folder / "key").read_text()
    hidden = [elsa.token, elsa.token.split(".")[1], elsa.token.split(".")[2], link, key, end["fair"]["secret"]]
    hidden += [str(record["seed"]), "mixed-in-by-elsa", "hook-with-a-secret", "whispered", "Elsabeth", "baked", *held]
    assert [word for word in hidden if word in log] == []
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {line["level"] for line in lines} <= {"debug", "info", "warning", "error"}
    assert not re.search(r"\b(SELECT|INSERT|UPDATE)\b", log.replace("SELECT 1", ""))


def damage(server: ServerProcess) -> None:
    """A table whose log cannot be read."""
    with sqlite3.connect(server.data / "heptapolis.sqlite") as rows:
        rows.execute(
            "INSERT INTO tables SELECT 'damagedtable', 'DAMAGE', host, address, rules, public, 'playing', secret,"
            " created, NULL FROM tables LIMIT 1"
        )
        rows.execute(
            "INSERT INTO entries SELECT 'damagedtable', number, at, CASE number WHEN 1 THEN kind ELSE 'nonsense' END,"
            " data, NULL, time FROM entries WHERE table_id IN (SELECT table_id FROM entries LIMIT 1)"
        )
    rows.close()
