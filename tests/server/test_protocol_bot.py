"""The example of the docs plays whole games over HTTP, also when the server is killed in the middle."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from heptapolis import Record, fold
from patience import PATIENCE
from server.raw_http import rows_of, wait_for
from server.servers import ServerProcess

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def started(server: ServerProcess, rules: str) -> subprocess.Popen[str]:
    """The bot in a process of its own."""
    return subprocess.Popen([sys.executable, str(BOT), server.url, rules], stdout=subprocess.PIPE, text=True)


def last_record(server: ServerProcess) -> Record:
    """The record of the only finished game."""
    with sqlite3.connect(server.data / "heptapolis.sqlite") as rows:
        ((text,),) = rows.execute("SELECT record FROM results")
    rows.close()
    record: Record = Record.loads(text)
    return record


@pytest.mark.parametrize("rules", ["second-edition", "first-edition", "dice"])
def test_the_bot_of_the_docs_plays_a_whole_game(tmp_path: Path, rules: str) -> None:
    with ServerProcess(tmp_path) as server:
        words, _ = started(server, rules).communicate(timeout=PATIENCE)
        record = last_record(server)
        game = fold(record)
        assert record.seats[0] == "Bot"
        totals = [score.total for score in game.score()]
        assert words == f"{totals} points; won by seats {list(game.winners())}\n"


def test_the_bot_of_the_docs_outlives_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        bot = started(server, "dice")
        assert wait_for(lambda: len(rows_of(server)["entries"]) > 15)
        server.restart()
        words, _ = bot.communicate(timeout=PATIENCE)
        assert "won by seats" in words
        assert httpx.get(f"{server.url}/api/health").json()["open"]


def test_the_bot_is_short_enough_to_be_read() -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 36
