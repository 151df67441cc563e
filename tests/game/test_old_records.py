"""Records of version 1 of the rules, written before version 2 came: they load, fold and verify for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import inside
from heptapolis import Game, Record, fold

FOLDER = Path(__file__).parent / "records_v1"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_record_of_version_1_is_found_good(file: Path) -> None:
    record = Record.load(file)
    game = fold(record)
    assert len(record.decisions) == len(game.record.decisions)
    assert game.result() == record.result
    assert game.over == ("unfinished" not in file.stem)
    checked = inside("verify", str(file))
    assert (checked.code, checked.err) == (0, ""), checked


def test_a_text_of_version_1_is_read() -> None:
    text = (FOLDER / "free-build-of-a-costless-card.txt").read_text(encoding="utf-8").strip()
    game, kept = Game.parse(text), Record.load(FOLDER / "free-build-of-a-costless-card.json")
    assert (str(game), game.result()) == (text, kept.result)
