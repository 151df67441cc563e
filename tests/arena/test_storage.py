"""The folder of a contest: nothing lost, nothing twice, and everything that was changed from outside is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from heptapolis import Options
from heptapolis.arena import Contest, hold
from heptapolis.arena.playing import CompiledPlayer
from heptapolis.arena.storage import JOURNAL, PARQUET, SETTINGS, Storage, contest_in
from heptapolis.errors import SetupError
from heptapolis.simulation.results import POINTS

CONTEST = Contest.of(Options(players=3), "rulebook,builder,random", seed=9)
PARTS = ([3, 0], [1], [7, 5, 6])


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A folder in which some of thirty games are played, as a kill leaves it."""
    folder = tmp_path / "begun"
    with Storage(folder, CONTEST, 30) as storage:
        for games in PARTS:
            storage.add(games, CompiledPlayer(CONTEST).play(games).results)
    return folder


def played_in(folder: Path) -> list[int]:
    with Storage(folder, CONTEST, 30) as storage:
        return np.flatnonzero(storage.played).tolist()


def newly_played(folder: Path, games: int) -> tuple[int, int]:
    """How many games were found in a folder, and how many were played to finish it."""
    told: list[int] = []
    hold(CONTEST, games, folder=folder, progress=told.append)
    return told[0], sum(told[1:])


def test_games_are_found_again(begun: Path) -> None:
    assert played_in(begun) == [0, 1, 3, 5, 6, 7]
    assert contest_in(begun) == (CONTEST, 30)
    assert newly_played(begun, 30) == (6, 24)
    assert hold(CONTEST, 30, folder=begun) == hold(CONTEST, 30)


def test_a_torn_last_block_is_played_again_wherever_it_is_torn(begun: Path) -> None:
    whole = (begun / JOURNAL).read_bytes()
    for cut in range(len(whole) - 1, 0, -97):
        (begun / JOURNAL).write_bytes(whole[:cut])
        found = played_in(begun)
        assert found in ([], [0, 3], [0, 1, 3])
        assert (begun / JOURNAL).exists() == bool(found)  # what is torn is cut off, and nothing needs no journal
    (begun / JOURNAL).write_bytes(whole[:-1])
    assert newly_played(begun, 30) == (3, 27)


def test_a_finished_contest_has_only_the_parquet_file_and_plays_nothing_again(begun: Path) -> None:
    hold(CONTEST, 30, folder=begun)
    assert sorted(file.name for file in begun.iterdir()) == sorted([SETTINGS, PARQUET])
    assert newly_played(begun, 30) == (30, 0)
    assert newly_played(begun, 12) == (30, 0)  # a folder never shrinks
    assert newly_played(begun, 42) == (30, 12)
    assert hold(CONTEST, 42, folder=begun) == hold(CONTEST, 42)


def test_a_kill_between_parquet_and_journal_repeats_nothing(begun: Path) -> None:
    journal = (begun / JOURNAL).read_bytes()
    hold(CONTEST, 30, folder=begun)
    (begun / JOURNAL).write_bytes(journal)
    assert newly_played(begun, 30) == (30, 0)
    assert pq.read_table(begun / PARQUET).num_rows == 30


def test_the_parquet_file_has_a_row_for_each_game(tmp_path: Path) -> None:
    hold(CONTEST, 30, folder=tmp_path / "new")
    rows = pq.read_table(tmp_path / "new" / PARQUET).to_pylist()
    results = CompiledPlayer(CONTEST).play(list(range(30))).results
    assert [row["game"] for row in rows] == list(range(30))
    assert [row["deal"] for row in rows] == [game // 6 for game in range(30)]
    assert {tuple(row["bots"]) for row in rows[:6]} == {tuple(row["bots"]) for row in rows[6:12]}
    for row, cities in zip(rows, results, strict=True):
        assert row["seed"] == (9 << 32) + row["deal"]
        assert row["points"] == cities[:, POINTS].tolist()
        assert sum(row["win_shares"]) == pytest.approx(1)
        assert sum(row["places"]) == 6
        assert row["failed"] == [False] * 3
        lines = [row[name] for name in row if name.startswith("line_")]
        assert [sum(line[seat] for line in lines) for seat in range(3)] == row["points"]


def spoil_block(folder: Path) -> None:
    content = bytearray((folder / JOURNAL).read_bytes())
    content[40] ^= 1
    (folder / JOURNAL).write_bytes(content)


def spoil_magic(folder: Path) -> None:
    (folder / JOURNAL).write_bytes(b"rubbish that is longer than a header")


def spoil_parquet(folder: Path) -> None:
    (folder / PARQUET).write_bytes(b"PAR1 is how it begins")


def spoil_columns(folder: Path) -> None:
    pq.write_table(pa.table({"game": [1, 2]}), folder / PARQUET)


def spoil_settings(folder: Path) -> None:
    (folder / SETTINGS).write_text('{"contest": {', encoding="utf-8")


def spoil_games(folder: Path) -> None:
    (folder / SETTINGS).write_text('{"contest": {}}', encoding="utf-8")


def lose_settings(folder: Path) -> None:
    (folder / SETTINGS).unlink()


DAMAGE: dict[Callable[[Path], None], str] = {
    spoil_block: r"games.journal is damaged at byte 0; remove that file, and its games are played again\.",
    spoil_magic: r"games.journal is damaged at byte 0",
    spoil_parquet: r"games.parquet is damaged \(.*\); remove that file",
    spoil_columns: r"games.parquet is damaged",
    spoil_settings: r"arena.json is damaged \(.*\); choose a new folder\.",
    spoil_games: r"arena.json is damaged \('games'\)",
    lose_settings: r"holds other files and no arena.json; choose a new folder\.",
}


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_a_damaged_folder_is_refused_and_stays_as_it_is(damage: Callable[[Path], None], begun: Path) -> None:
    damage(begun)
    before = {file.name: file.read_bytes() for file in begun.iterdir()}
    with pytest.raises(SetupError, match=DAMAGE[damage]):
        hold(CONTEST, 30, folder=begun)
    assert {name: (begun / name).read_bytes() for name in before} == before


OTHERS = {
    "seed": Contest.of(Options(players=3), "rulebook,builder,random", seed=8),
    "bots": Contest.of(Options(players=3), "rulebook,random,builder", seed=9),
    "options": Contest.of(Options(players=3, sides="second"), "rulebook,builder,random", seed=9),
    "rules": Contest.of(Options("first-edition", 3), "rulebook,builder,random", seed=9),
}


@pytest.mark.parametrize("what", OTHERS)
def test_the_folder_of_another_contest_is_refused(what: str, begun: Path) -> None:
    with pytest.raises(SetupError, match=f"holds a contest with another value of {what} "):
        hold(OTHERS[what], 30, folder=begun)


def test_a_bot_that_was_edited_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, view, seat):\n        return view.legal(seat).actions[0]\n")
    contest = Contest.of(Options(players=2), f"{file}:Mine,random")
    hold(contest, 4, folder=tmp_path / "new", threads=1)
    file.write_text(file.read_text().replace("[0]", "[-1]"))
    with pytest.raises(SetupError, match="another value of files"):
        hold(contest, 6, folder=tmp_path / "new", threads=1)


def test_two_processes_do_not_write_in_one_folder(begun: Path) -> None:
    with Storage(begun, CONTEST, 30), pytest.raises(SetupError, match=r"another process plays in .* just now"):
        hold(CONTEST, 30, folder=begun)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be written: No such file or directory"):
        hold(CONTEST, 30, folder=tmp_path / "no" / "such")
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="cannot be written: File exists"):
        hold(CONTEST, 30, folder=tmp_path / "file")


def test_the_folder_of_nothing_cannot_be_continued(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"holds no contest: there is no arena\.json in it"):
        contest_in(tmp_path)
    (tmp_path / SETTINGS).write_text(json.dumps({"contest": {"bots": ["rulebook"]}, "games": 4}))
    with pytest.raises(SetupError, match="is damaged"):
        contest_in(tmp_path)
