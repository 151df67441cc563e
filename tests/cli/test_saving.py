"""`play --save`: an impossible place is refused before the game begins, and an old file outlives a failed write."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import contents, inside, outside, refused
from heptapolis.game import GameRecord

ALWAYS_ONE = "1\n" * 200


def test_a_missing_folder_is_refused_before_the_game(tmp_path: Path) -> None:
    refused(
        outside("play", "--save", "none/game.json", typed=ALWAYS_ONE.encode(), folder=tmp_path),
        "the folder none does not exist, so the game could not be saved.",
    )
    assert contents(tmp_path) == {}


def test_a_file_for_a_folder_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old", encoding="utf-8")
    refused(inside("play", "--save", str(tmp_path / "file" / "game.json"), typed=ALWAYS_ONE), "does not exist")
    assert contents(tmp_path) == {"file": b"old"}


@pytest.mark.parametrize("place", ["folder", "/", ".", "..", "/proc/game.json", "x" * 300, "x" * 300 + "/game.json"])
def test_a_place_that_cannot_be_written_is_refused_before_the_game(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    (here / "folder").mkdir(parents=True)
    monkeypatch.chdir(here)
    try:
        refused(inside("play", "--save", place, typed=ALWAYS_ONE), "")
    finally:
        assert contents(tmp_path) == {"here": None, "here/folder": None}


def test_a_save_that_fails_at_the_end_keeps_the_old_file_and_ends_with_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    assert inside("play", "--seed", "1", "--save", str(file), typed="").code == 0
    before = contents(tmp_path)

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    result = inside("play", "--seed", "2", "--save", str(file), typed=ALWAYS_ONE)
    assert f"The game could not be saved to {file}: No space left on device." in result.out + result.err
    assert contents(tmp_path) == before
    assert result.code == 2


def test_a_saved_game_replaces_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seed in (1, 2):
        assert inside("play", "--seed", str(seed), "--save", str(file), typed="").code == 0
        assert GameRecord.load(file).seed == seed
    assert list(contents(tmp_path)) == ["game.json"]


def test_the_name_of_the_player_is_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    inside("play", "--name", "Zoë, 7 + 1", "--save", str(file), typed="")
    assert GameRecord.load(file).seats == ("Zoë, 7 + 1", "rulebook 1", "rulebook 2")


def test_a_name_that_is_no_text_is_no_crash(tmp_path: Path) -> None:
    result = outside("play", "--name", b"\xff", "--save", "game.json", typed=b"score\n", folder=tmp_path)
    assert "Traceback" not in result.err
    assert result.code in (0, 2)
    assert list(contents(tmp_path)) == (["game.json"] if result.code == 0 else [])
