"""`analyze`: a summary, one JSON object, a page, and a message for everything that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.shell import contents, inside, outside, refused
from heptapolis import Options
from heptapolis.simulation import simulated_game

KEYS = {
    "rules", "title", "playouts", "seed", "policy", "players", "curve", "turning_points", "denied", "choices",
}  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    simulated_game(Options(), 1, bots=["builder", "rulebook", "random"]).record.save(file)
    return file


def test_the_script_prints_one_json_object_and_nothing_else(file: Path) -> None:
    before = contents(file.parent)
    result = outside("analyze", str(file), "--playouts", "4", "--json")
    assert (result.code, result.err.strip()) == (0, "")
    assert result.out.count("\n") == 1
    values = json.loads(result.out)
    assert set(values) == KEYS
    assert len(values["curve"]) == 18
    assert set(values["choices"][0]["options"][0]) == {"action", "chances", "points"}
    assert [sum(player["grades"].values()) for player in values["players"]] == [
        sum(choice["player"] == seat for choice in values["choices"]) for seat in range(3)
    ]
    assert contents(file.parent) == before
    again = inside("analyze", str(file), "--playouts", "4", "--json", "--threads", "1")
    assert json.loads(again.out) == values


def test_the_summary_and_the_page_speak_the_language(file: Path) -> None:
    page = file.with_name("page.html")
    result = inside("analyze", str(file), "--playouts", "4", "--seat", "1", "--html", str(page), "--language", "nl")
    assert (result.code, result.err.strip()) == (0, "")
    assert result.out.startswith("Analyse: ")
    assert "Keerpunten" in result.out
    assert "De pagina is opgeslagen in" in result.out.replace("\n", " ")
    assert '<html lang="nl">' in page.read_text(encoding="utf-8")


def test_rubbish_is_refused(file: Path, tmp_path: Path) -> None:
    refused(inside("analyze", str(tmp_path / "none.json")), "cannot be read")
    refused(inside("analyze", str(file), "--playouts", "0"), "0 playouts of each option say nothing")
    refused(inside("analyze", str(file), "--seat", "3"), "there is no player at seat 3")
    refused(inside("analyze", str(file), "--seed", "-1"), "seed -1 is not between")
    refused(inside("analyze", str(file), "--threads", "0"), "0 threads cannot be used")
    refused(inside("analyze", str(file), "--language", "xx"), "unknown language 'xx'")
    nowhere = tmp_path / "nowhere" / "page.html"
    refused(inside("analyze", str(file), "--playouts", "2", "--html", str(nowhere)), "the page cannot be written")
    text = file.read_text(encoding="utf-8")
    damaged = tmp_path / "damaged.json"
    damaged.write_text(text[: len(text) // 2], encoding="utf-8")
    refused(inside("analyze", str(damaged)), "not JSON, or it was truncated")
    damaged.write_text(text.replace("build", "sell", 1), encoding="utf-8")
    refused(inside("analyze", str(damaged)), "the digest does not match")
    damaged.write_text("[]", encoding="utf-8")
    refused(inside("analyze", str(damaged)), "this is not a record of a game")
