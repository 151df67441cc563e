"""Records of version 1 of the rules, written before version 2 came: they load, fold and verify for good."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.shell import inside
from heptapolis import Action, Game, Record, fold, redeal
from heptapolis.errors import RecordError
from heptapolis.vocab.cards.play import ActionKind

FOLDER = Path(__file__).parent / "records_v1"
FILES = sorted(FOLDER.glob("*.json"))
WASTED = FOLDER / "free-build-of-a-costless-card.json"
"""Seat 0 spends the free build of Olympia on two cards that cost nothing."""


def wasted(**changed: Any) -> Record:
    """That record after an edit."""
    values = json.loads(WASTED.read_text(encoding="utf-8")) | changed
    del values["digest"]
    record: Record = Record.from_json(values)
    return record


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
    game, kept = Game.parse(text), Record.load(WASTED)
    assert (str(game), game.result()) == (text, kept.result)
    assert game.record.version == 1


def test_a_wasted_free_build_stays_legal_in_version_1_alone() -> None:
    assert fold(wasted()).over
    with pytest.raises(
        RecordError, match=r"^decision \d+ of the record \(0 free press_1\) is not possible: .* costs nothing"
    ):
        fold(wasted(rules_version=2))


def test_a_game_of_version_1_goes_on_as_one_and_offers_no_wasted_free_build() -> None:
    record = wasted()
    place = next(n for n, (_, action) in enumerate(record.decisions) if str(action) == "free press_1")
    game = Game.from_record(record, place)
    assert "build press_1" in map(str, game.legal(0).actions)
    assert "free press_1" not in map(str, game.legal(0).actions)
    game.choose(0, "free press_1")
    again = Record.loads(game.record.dumps())
    assert (again.version, again) == (1, game.record)
    assert fold(again).deciding() == game.deciding()


def test_a_redeal_of_a_game_of_version_1_is_found() -> None:
    record = wasted()
    for decisions in (20, 40, len(record.decisions)):
        view = Game.from_record(record, decisions).view(1)
        assert any(a.kind == ActionKind.FREE for step in view.history for _, a in step.choices)
        assert redeal(view, Random(1)).view(1) == view


def test_new_games_follow_version_2() -> None:
    assert Game(seed=1).record.to_json()["rules_version"] == 2


def test_a_card_that_the_wonder_waives_makes_no_game_of_version_1() -> None:
    game = Game("second-edition", 3, seed=3, wonders=["olympia/night", "gizah", "rhodos"])
    while not (waived := [action for action in game.legal(0).actions if is_waived_costless(game, action)]):
        for seat in game.deciding():
            game.choose(seat, max(game.legal(seat).actions, key=lambda action: action.kind == ActionKind.STAGE))
    game.choose(0, waived[0])
    read = Game.parse(str(game))
    assert read.record.version == game.record.version == 2
    assert read.choice(0) == waived[0]


def is_waived_costless(game: Game, action: Action) -> bool:
    """Whether the wonder makes a card free that costs nothing anyway."""
    return action.kind == ActionKind.FREE and not str(game.names.box.card(action.card).cost)
