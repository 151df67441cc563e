"""The ladder: every pair of bots at every table, as Markdown, continued where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import contents, inside, refused
from heptapolis import Options
from heptapolis.arena.ladder import matches, tables_named
from heptapolis.bots.source import source_of

BOTS = [source_of(name) for name in ("random", "builder", "rulebook")]
ASKED = ("ladder", "--games", "30", "--tables", "2, 3")


def test_every_bot_meets_every_other() -> None:
    named = [[source.name for source in contest.sources] for contest in matches(Options(players=3), BOTS, 0)]
    assert len(named) == 6
    assert ["rulebook", "builder", "builder"] in named
    assert ["builder", "rulebook", "rulebook"] in named
    assert len(matches(Options(players=2), BOTS, 0)) == 3


def test_the_published_tables_are_these() -> None:
    tables = [(options.rules, options.players) for options in tables_named("2,3,5,7,dice")]
    assert tables == [*(("second-edition", players) for players in (2, 3, 5, 7)), ("dice", 4)]


def test_it_prints_markdown_and_plays_nothing_twice(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    result = inside(*ASKED, "--out", str(folder))
    assert (result.code, result.err.strip()) == (0, "")
    tables = [part.splitlines() for part in result.out.split("### ")[1:]]
    assert [table[0] for table in tables] == [
        "7 Wonders, second edition, 2 players (house variant)",
        "7 Wonders, second edition, 3 players",
    ]
    for table in tables:
        rows = [line for line in table if line.startswith("|")]
        assert [row.split("|")[1].strip() for row in rows[2:]] == ["`rulebook`", "`beginner`", "`builder`", "`random`"]
        assert {row.count("|") for row in rows} == {7}
        assert "| 1000 ± " in rows[4]
    assert "| against 2 random | against 2 builder | against 2 beginner | against 2 rulebook |" in result.out
    assert (folder / "ladder.md").read_text(encoding="utf-8") == result.out
    before = contents(folder)
    assert inside(*ASKED, "--out", str(folder)) == result
    assert contents(folder).keys() == before.keys()
    assert len([name for name in before if name.endswith("games.parquet")]) == 18


BAD = {
    "--bots rulebok,random": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--bots rulebook": "a ladder compares bots; name at least two, each of them once.",
    "--bots rulebook,random,random": "a ladder compares bots; name at least two, each of them once.",
    "--tables 4": "unknown table '4'; known: 2, 3, 5, 7, dice.",
    "--tables dise": "unknown table 'dise'; did you mean 'dice'?",
    "--games 3": "3 games are too few",
    "--seed -1": "seed -1 is not between",
    "--threads 0": "0 threads cannot be used",
    "--out no/such": "no/such cannot be written: No such file or directory.",
}


@pytest.mark.parametrize("arguments", BAD)
def test_a_bad_value_ends_with_a_message_and_two(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(inside("ladder", *arguments.split()), BAD[arguments])
    assert contents(tmp_path) == {}
