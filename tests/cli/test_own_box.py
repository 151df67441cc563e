"""A custom box on the command line: shown, played, saved, verified and replayed without its folder."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from catalogue.own_boxes import EXAMPLE, changed, copy_of_example
from heptapolis.game import GameRecord

from .shell import inside

ALWAYS_ONE = "1\n" * 4000
BOX = ["--box", str(EXAMPLE)]


def test_a_box_is_played_saved_verified_and_replayed_without_its_folder(tmp_path: Path) -> None:
    folder, file = copy_of_example(tmp_path), tmp_path / "game.json"
    asked = ["play", "--box", str(folder), "--wonders", "vaettir,kelpie,gizah", "--seed", "5", "--save", str(file)]
    result = inside(*asked, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("7 Wonders, second edition, with Lakeside, 3 players. Type help for help.\n")
    assert "Vaettir (day)" in result.out
    shutil.rmtree(folder)
    assert GameRecord.load(file).options.box is not None
    verified = inside("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    replayed = inside("replay", str(file), "--language", "nl")
    assert (replayed.code, replayed.err) == (0, "")
    assert "Nikker" in replayed.out


def test_the_box_has_its_name_in_the_reader_s_language() -> None:
    result = inside("play", "--terminal", *BOX, "--language", "nl", typed="quit\n")
    assert result.out.startswith("7 Wonders, tweede editie, met Aan het meer, 3 spelers. ")
    assert "Rørskov, 7 Wonders, anden udgave, med Ved søen\n" in inside("show", "Rørskov", *BOX, "--language", "da").out


def test_a_game_in_the_terminal_has_one_box() -> None:
    result = inside("play", "--terminal", *BOX, *BOX)
    assert (result.code, result.out) == (2, "")
    assert "a game is played with one box; give --box once." in result.err


def test_everything_in_a_box_is_shown() -> None:
    for name, told in {
        "reed_bed": "Reed Bed, 7 Wonders, second edition, with Lakeside",
        "Boathouse": "unlocks for free: Ferry Landing",
        "Kelpie": "The Drowned Bell of Kelpie (Kelpie), 7 Wonders, second edition, with Lakeside",
        "Tavern": "copies: one for 4+ players, one for 7+ players",
        "Agora": "Agora, Edifice",
    }.items():
        result = inside("show", name, *BOX)
        assert (result.code, result.err) == (0, "")
        assert told in result.out
    assert inside("show", "Rørskov", *BOX, "--language", "da").out.startswith("Rørskov, ")


def test_what_is_not_in_a_box_is_not_shown() -> None:
    result = inside("show", "Excavation", *BOX)
    assert result.code == 2
    assert "unknown card, wonder or edifice 'Excavation'" in result.err
    assert "did you mean 'Reed Bed'" in inside("show", "Red Bed", *BOX).err
    result = inside("show", "Kelpie", *BOX, "--rules", "first-edition")
    assert (result.code, result.out) == (2, "")
    assert "lakeside: box: goes with second-edition, not with first-edition" in result.err


@pytest.mark.parametrize("command", [["play"], ["simulate", "--games", "10"], ["show", "Kelpie"]])
def test_a_broken_box_is_one_message(command: list[str], tmp_path: Path) -> None:
    broken = changed(tmp_path, "cards.toml", "{ points = 4 }", "{ pionts = 4 }")
    result = inside(*command, "--box", str(broken))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(
        "heptapolis: box/cards.toml: card ferry_landing: 'pionts' is not a kind of effect; did you mean 'points'?"
    )
    result = inside(*command, "--box", str(tmp_path / "nowhere"))
    assert (result.code, result.out) == (2, "")
    assert "does not exist; --box needs a folder with a file box.toml" in result.err


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_box_belongs_to_the_card_game(command: str) -> None:
    result = inside(command, "--rules", "dice", *BOX)
    assert result.code == 2
    assert "--box is an option of the card game, not of 7 Wonders Dice." in result.err


def test_a_batch_with_a_box() -> None:
    result = inside("simulate", *BOX, "--games", "200", "--players", "5", "--json")
    assert result.code == 0
    summary = json.loads(result.out)
    assert summary["box"]["name"] == "Lakeside"
    assert {"vaettir/day", "kelpie/day"} <= set(summary["boards"])
