"""Dice tables: boards by name and from a file, what is refused before anything happens, and saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catalogue.dice_boards import space_in, table_of, write_boards
from cli.dice_shell import corrected_giza, dearest, rehearse_dice, sure
from cli.shell import contents, inside, refused
from cli.test_records import rewrite
from heptapolis.catalogue.dice import dice_box, load_boards
from heptapolis.game import DiceRecord, Record, fold


def dealt(*arguments: str, folder: Path) -> tuple[str, ...]:
    """The boards of a table that was set up and left at once."""
    file = folder / "game.json"
    result = inside("play", "--seed", "1", "--save", str(file), *arguments, typed="")
    assert (result.code, result.err) == (0, "")
    boards: tuple[str, ...] = Record.load(file).deal.boards
    return boards


def test_boards_are_named_for_the_first_seats(tmp_path: Path) -> None:
    assert dealt("--rules", "dice", "--wonders", "giza,rhodes", folder=tmp_path)[:2] == ("giza", "rhodes")
    assert dealt("--rules", "dice", "--wonders", "Rhodes, GIZA,olympia", folder=tmp_path) == (
        "rhodes",
        "giza",
        "olympia",
    )
    everybody = dealt("--rules", "dice", "--players", "7", "--wonders", "rhodes", folder=tmp_path)
    assert everybody[0] == "rhodes"
    assert sorted(everybody) == sorted(board.id for board in dice_box().boards)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--players 1", "1 player cannot play 7 Wonders Dice; it is for 2 to 7 players."),
        ("--players 8", "8 players cannot play 7 Wonders Dice; it is for 2 to 7 players."),
        ("--players -3", "-3 players cannot play 7 Wonders Dice; it is for 2 to 7 players."),
        ("--players 100000", "100000 players cannot play"),
        ("--bots rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
        ("--seed -1", "seed -1 is not a whole number from 0 to 2**63 - 1."),
        ("--seed 9223372036854775808", "is not a whole number from 0 to"),
        ("--edifice", "--edifice is an option of the card game, not of 7 Wonders Dice."),
        ("--carthage", "--carthage is an option of the card game, not of 7 Wonders Dice."),
        ("--sides second", "--sides is an option of the card game, not of 7 Wonders Dice."),
        ("--sides frist", "--sides is an option of the card game, not of 7 Wonders Dice."),
        ("--wonders draft", "7 Wonders Dice deals its boards at random or takes them by name; it has no draft."),
        ("--wonders drft", "unknown way to deal wonders 'drft'; did you mean 'draft'?"),
        ("--wonders gizah", "unknown board 'gizah'; did you mean 'giza'?"),
        ("--wonders giza,giza", "giza is named twice; there is only one."),
        ("--wonders giza,,rhodes", "unknown board ''"),
        ("--wonders giza/night", "unknown board 'giza/night'"),
        ("--wonders giza,rhodes,olympia,babylon", "4 boards are named for 3 players."),
        ("--save none/game.json", "the folder none does not exist, so the game could not be saved."),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    arguments: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(inside("play", "--rules", "dice", "--save", "game.json", *arguments.split(), typed="1\n"), words)
    assert contents(tmp_path) == {}


def test_an_unknown_ruleset_is_refused_with_what_was_meant() -> None:
    refused(inside("play", "--rules", "dcie"), "unknown ruleset 'dcie'; did you mean 'dice'?")


def test_a_file_of_boards_means_the_dice_game_and_its_board_is_the_persons(tmp_path: Path) -> None:
    file = corrected_giza(tmp_path)
    for arguments in ([], ["--rules", "dice"]):
        assert dealt("--boards", str(file), *arguments, folder=tmp_path)[0] == "giza"
    out = inside("play", "--boards", str(file), "--seed", "1", typed="space wonder.1\nspace agora.mask.1\n").out
    assert out.startswith("7 Wonders Dice, 3 players (board numbers reconstructed). Type help for help.\n")
    assert "Seat 0: you, Giza: 7 coins, " in out  # their own board is sure, so it is not called reconstructed
    assert "wonder.1: costs 0 resources; 20 points (confidence: high)" in out
    named = dealt("--boards", str(file), "--wonders", "rhodes,giza", folder=tmp_path)
    assert named[:2] == ("rhodes", "giza")


def test_nothing_is_called_reconstructed_when_every_board_is_sure(tmp_path: Path) -> None:
    file = write_boards(tmp_path, *[sure(table_of(board)) for board in dice_box().boards])
    out = inside("play", "--boards", str(file), "--seed", "1", typed="table\nsheet\n").out
    assert out.startswith("7 Wonders Dice, 3 players. Type help for help.\n")
    assert "reconstructed" not in out
    assert "?" not in out.partition("Choose a die")[0]


def test_a_renamed_board_is_dealt_beside_the_one_whose_city_it_keeps(tmp_path: Path) -> None:
    file = write_boards(tmp_path, table_of() | {"id": "mine"})
    boards = dealt("--boards", str(file), "--players", "7", folder=tmp_path)
    assert boards[0] == "mine"
    assert len(set(boards)) == 7
    assert dealt("--boards", str(file), "--wonders", "giza,mine", folder=tmp_path)[:2] == ("giza", "mine")


def test_more_boards_in_a_file_than_players_are_no_fault(tmp_path: Path) -> None:
    file = write_boards(tmp_path, *map(table_of, dice_box().boards))
    assert dealt("--boards", str(file), "--players", "2", folder=tmp_path) == ("alexandria", "babylon")


@pytest.mark.parametrize("command", [["play"], ["simulate", "--games", "10"], ["dice", "check-boards"]], ids=" ".join)
def test_a_bad_or_missing_file_of_boards_is_refused_with_its_fault(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = table_of()
    space_in(table, "agora", 2, 3)["cost"] = 7
    write_boards(tmp_path, table)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.toml").touch()
    (tmp_path / "bytes.toml").write_bytes(bytes(range(256)))
    before = contents(tmp_path)
    option = [] if command[0] == "dice" else ["--boards"]
    for name, words in {
        "my.toml": "my.toml: board giza agora track 2 space 3: cost 7 is not between 0 and 6",
        "none.toml": "none.toml: file: cannot be read: No such file or directory",
        "folder": "folder: file: cannot be read: Is a directory",
        "empty.toml": "empty.toml: file: has no [[board]]",
        "bytes.toml": "bytes.toml: file: is not TOML: ",
    }.items():
        refused(inside(*command, *option, name, typed="1\n"), f"heptapolis: {words}")
        assert contents(tmp_path) == before


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
def test_a_card_game_takes_no_file_of_boards(rules: str, tmp_path: Path) -> None:
    file = corrected_giza(tmp_path)
    words = f"--boards is for 7 Wonders Dice; {rules} has printed boards."
    refused(inside("play", "--rules", rules, "--boards", str(file), typed="1\n"), words)
    refused(inside("simulate", "--rules", rules, "--boards", str(file)), words)
    words = "--edifice is an option of the card game, not of 7 Wonders Dice."
    refused(inside("play", "--edifice", "--boards", str(file), typed="1\n"), words)


def saved_custom(folder: Path) -> tuple[Path, dict[str, Any]]:
    """A whole game with a person's board on the disk, the file of the board gone, and the record as values."""
    boards = corrected_giza(folder)
    typed, record = rehearse_dice(dearest, 4, ["giza"], custom=load_boards(boards))
    file = folder / "game.json"
    result = inside("play", "--boards", str(boards), "--seed", "4", "--save", str(file), typed=typed)
    assert (result.code, result.err) == (0, "")
    boards.unlink()
    assert DiceRecord.load(file) == record
    values: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return file, values


def test_a_saved_game_holds_its_boards_and_needs_their_file_no_more(tmp_path: Path) -> None:
    file, values = saved_custom(tmp_path)
    assert [board["id"] for board in values["options"]["boards"]] == ["giza"]
    verified = inside("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert verified.out == f"{file}: good. dice 3p #4 over, {len(values['decisions'])} decisions.\n"
    replayed = inside("replay", str(file))
    assert (replayed.code, replayed.err) == (0, "")
    assert "\n  seat 0: you, Giza\n" in replayed.out
    assert "\nWonder                       60" in replayed.out  # three stages for 20 points each
    assert fold(Record.load(file)).score()[0].lines[1] == 60
    assert list(contents(tmp_path)) == ["game.json"]


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_edited_or_cut_dice_record_is_refused(command: str, tmp_path: Path) -> None:
    file, values = saved_custom(tmp_path)
    whole = file.read_bytes()
    for length in (0, 1, 500, len(whole) // 2, len(whole) - 3):
        file.write_bytes(whole[:length])
        refused(inside(command, str(file)), "this is not JSON, or it was truncated")
    file.write_bytes(whole.replace(b'"seed": 4', b'"seed": 5'))
    refused(
        inside(command, str(file)),
        "the digest does not match: the record was truncated or edited after it was written.",
    )
    rewrite(file, values | {"decisions": ["0 skip", *values["decisions"][1:]]})
    refused(
        inside(command, str(file)), "decision 1 of the record (0 skip) is not possible: seat 0 cannot skip: you have"
    )
    rewrite(file, values | {"options": {"players": 3, "boards": [{"id": "giza"}]}})
    refused(inside(command, str(file)), "the record is not playable: own/boards: board giza: the key 'city' is missing")
    rewrite(file, values | {"options": {"players": 3}})  # Giza as it is shipped: its stages are not free
    refused(inside(command, str(file)), " is not possible: seat 0 cannot ")
    rewrite(file, values | {"seed": None})
    refused(inside(command, str(file)), "a dice game needs a seed")
    rewrite(file, values | {"rules": "second-edition"})
    refused(inside(command, str(file)), "unknown option 'boards'; known: box")


def test_edited_scores_winners_or_boards_are_refused_by_verify(tmp_path: Path) -> None:
    file, values = saved_custom(tmp_path)
    told = "the scores or winners written in the record are not those of its decisions"
    for edit in ({"winners": [0, 1, 2]}, {"scores": values["result"]["scores"][::-1]}):
        rewrite(file, values | {"result": values["result"] | edit})
        refused(inside("verify", str(file)), told)
    space_in(values["options"]["boards"][0], "wonder")["effects"] = [{"points": 19}]
    rewrite(file, values)
    refused(inside("verify", str(file)), told)
    assert contents(tmp_path).keys() == {"game.json"}
