"""`simulate`, `show` and `dice` for 7 Wonders Dice: numbers, words, board files, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catalogue.dice_boards import table_of, write_boards
from cli.dice_shell import corrected_giza, sure
from cli.shell import contents, inside, outside, refused
from cli.test_simulate import KEYS, batch, lasting
from heptapolis.catalogue.dice import board_file, dice_box, load_boards
from heptapolis.vocab.dice.play import CITY, Building
from heptapolis.words import ENGLISH

BOX = dice_box()
DICE_KEYS = (KEYS - {"wonders", "sides"}) | {"mean_turns"}


def simulated(*arguments: str) -> dict[str, Any]:
    """What a batch of dice games showed."""
    return batch("--rules", "dice", "--games", "1500", *arguments)


def test_a_batch_is_one_json_object() -> None:
    values = simulated("--players", "4")
    assert set(values) == DICE_KEYS
    assert (values["rules"], values["players"], values["games"]) == ("dice", 4, 1500)
    assert list(values["mean_lines"]) == [building.word for building in CITY]
    assert values["mean_score"] == pytest.approx(sum(values["mean_lines"].values()))
    assert values["mean_turns"] > 10
    assert sorted(values["boards"]) == [board.id for board in BOX.boards]
    assert sum(row["games"] for row in values["boards"].values()) == 4 * 1500
    assert sum(seat["win_share"] for seat in values["seats"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two = simulated("--seed", "7", "--threads", "1"), simulated("--seed", "7", "--threads", "2")
    assert (one["threads"], two["threads"]) == (1, 2)
    assert lasting(one) == lasting(two) == lasting(simulated("--seed", "7"))
    assert one["mean_score"] != simulated("--seed", "8")["mean_score"]


def test_bots_sit_round_the_table() -> None:
    named = ["random", "builder", "rulebook", "builder", "random"]
    values = simulated("--players", "5", "--bots", ", ".join(named))
    assert values["bots"] == named


def test_the_numbers_of_a_corrected_board_change_the_result(tmp_path: Path) -> None:
    file = corrected_giza(tmp_path)
    shipped, corrected = simulated("--seed", "3"), simulated("--seed", "3", "--boards", str(file))
    assert corrected["boards"]["giza"]["mean_score"] > shipped["boards"]["giza"]["mean_score"] + 20
    assert corrected["mean_lines"]["wonder"] > shipped["mean_lines"]["wonder"] + 5
    assert lasting(corrected) == lasting(simulated("--seed", "3", "--boards", str(file), "--threads", "1"))
    implied = batch("--games", "1500", "--seed", "3", "--boards", str(file))
    assert lasting(implied) == lasting(corrected)


def test_a_board_that_is_only_checked_changes_nothing(tmp_path: Path) -> None:
    file = write_boards(tmp_path, *[sure(table_of(board)) for board in BOX.boards])
    checked = simulated("--seed", "3", "--boards", str(file))
    assert checked["mean_lines"] == simulated("--seed", "3")["mean_lines"]


def test_the_table_says_that_board_numbers_are_reconstructed(tmp_path: Path) -> None:
    title = "60 games of 7 Wonders Dice, 3 players (board numbers reconstructed) in"
    asked = ["simulate", "--rules", "dice", "--games", "60", "--bots", "rulebook,random,random"]
    out = " ".join(inside(*asked).out.split())
    assert title in out
    for words in ("a game takes ", "guild_court", "west_barracks", "win share", "rulebook"):
        assert words in out
    file = write_boards(tmp_path, *[sure(table_of(board)) for board in BOX.boards])
    sure_out = " ".join(inside(*asked, "--boards", str(file)).out.split())
    assert "60 games of 7 Wonders Dice, 3 players in" in sure_out
    assert "reconstructed" not in sure_out


BAD = {
    "--players 1": "1 player cannot play 7 Wonders Dice; it is for 2 to 7 players.",
    "--players 8": "8 players cannot play 7 Wonders Dice; it is for 2 to 7 players.",
    "--games 0": "0 games cannot be played in one batch",
    "--bots rulebook,random": "2 bots were given for 3 seats; give 3, or one for all of them.",
    "--bots rulebok": "unknown bot 'rulebok'; did you mean 'rulebook'?",
    "--seed -1": "seed -1 is not between 0 and 2147483647.",
    "--threads 0": "0 threads cannot be used",
    "--device gpu": "there is no device 'gpu'; choose cpu or cuda.",
    "--edifice": "--edifice is an option of the card game, not of 7 Wonders Dice.",
    "--carthage": "--carthage is an option of the card game, not of 7 Wonders Dice.",
    "--sides second": "--sides is an option of the card game, not of 7 Wonders Dice.",
    "--wonders draft": "--wonders is an option of the card game, not of 7 Wonders Dice.",
    "--wonders giza": "--wonders is an option of the card game, not of 7 Wonders Dice.",
    "--boards none.toml": "none.toml: file: cannot be read: No such file or directory",
}


@pytest.mark.parametrize(("language", "name"), [("da", "Halikarnassos"), ("nl", "Halicarnassus"), ("nb", "efesos")])
def test_a_city_is_called_as_in_the_card_game(language: str, name: str) -> None:
    shown = inside("show", name, "--rules", "dice", "--language", language)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.casefold().startswith(f"{name.casefold()}, 7 wonders dice")


@pytest.mark.parametrize("arguments", BAD)
def test_a_bad_value_is_refused_before_anything_is_compiled(arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(_: object) -> None:
        pytest.fail("the rules are compiled for half a minute before the bad value is refused")

    monkeypatch.setattr("heptapolis.simulation.batch.Batch.warm_up", compiled)
    refused(inside("simulate", "--rules", "dice", "--json", *arguments.split()), BAD[arguments])


def test_a_board_is_shown_with_what_is_its_own_and_how_sure_it_is() -> None:
    for name in ("giza", "Giza", "GIZA"):
        lines = inside("show", name, "--rules", "dice").out.splitlines()
        assert lines[0] == "Giza, 7 Wonders Dice (reconstructed, 50 of 56 spaces)"
        assert "  Wonder (no die needed); effects after one reading of photographs, prices invented" in lines
        assert "      3. costs 6 resources: 7 points (confidence: low)" in lines
        assert lines[-1].endswith("for the whole board, to correct it: heptapolis dice export-board giza")
    both = inside("show", "olympia").out
    assert both.startswith("The Statue of Zeus in Olympia (Olympia), 7 Wonders, first edition\n")
    assert "\nOlympia, 7 Wonders Dice (reconstructed, 50 of 56 spaces)\n" in both


def test_a_building_is_shown_with_its_tracks() -> None:
    lines = inside("show", "agora", "--rules", "dice").out.splitlines()
    assert lines[0] == "Agora, 7 Wonders Dice (numbers reconstructed)"
    assert lines[1].startswith("  Agora (blue die, mark: upright bar); three tracks follow from the dice; ")
    assert lines[2:4] == ["    mask or scales", "      1. costs nothing: 1 point (confidence: low)"]
    assert inside("show", "Warehouse").out.startswith("Warehouse, 7 Wonders Dice\n")  # medium is sure enough
    wonders = inside("show", "wonder").out
    for board in BOX.boards:
        assert f"\n  on the board {board.city} (reconstructed):\n" in wonders
    assert "    camel, in any order\n" in inside("show", "market").out
    both = inside("show", "agora").out  # an edifice has the same name
    assert both.startswith("Agora, 7 Wonders Dice (numbers reconstructed)\n")
    assert both.count("\nAgora, Edifice\n") == 1


def test_a_die_is_shown_with_its_mark_and_faces() -> None:
    assert inside("show", "white").out.splitlines() == [
        "white die, 7 Wonders Dice",
        "  white (mark: crescent), faces: laurel, laurel, blue bust, green bust, red bust, yellow bust",
    ]


def test_everything_of_the_dice_game_can_be_shown() -> None:
    names = [name for board in BOX.boards for name in (board.id, board.city)] + [die.id for die in BOX.dice]
    names += [name for building in Building for name in (building.word, ENGLISH.say(building.message).upper())]
    for name in names:
        for rules in ([], ["--rules", "dice"]):
            result = inside("show", name, *rules)
            assert (result.code, result.err) == (0, "")
            assert ", 7 Wonders Dice" in result.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("agorra --rules dice", "unknown card, wonder, edifice, building or die 'agorra'; did you mean 'Agora'?"),
        ("halicarnasus --rules dice", "did you mean 'Halicarnassus'?"),
        ("grey --rules dice", "did you mean 'grey_"),
        ("altar --rules dice", "unknown card, wonder, edifice, building or die 'altar'; "),
        ("market --rules second-edition", "unknown card, wonder, edifice, building or die 'market'"),
        ("agora --rules dcie", "unknown ruleset 'dcie'; "),
    ],
)
def test_an_unknown_name_gets_a_hint(arguments: str, words: str) -> None:
    refused(inside("show", *arguments.split()), words)


def test_the_boards_are_listed_with_how_sure_they_are() -> None:
    result = inside("dice", "boards")
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        f"{board.id}: {board.city}, reconstructed, 50 of 56 spaces" for board in BOX.boards
    ]


@pytest.mark.parametrize("name", ["giza", "Giza", "RHODES"])
def test_a_board_is_exported_checked_and_played(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exported = inside("dice", "export-board", name)
    assert (exported.code, exported.err) == (0, "")
    board = next(board for board in BOX.boards if board.id == name.lower())
    assert exported.out == board_file(board)
    Path("my.toml").write_text(exported.out, encoding="utf-8")
    assert load_boards(Path("my.toml")) == (board,)
    checked = inside("dice", "check-boards", "my.toml")
    assert (checked.code, checked.out) == (0, f"{board.city}: good. reconstructed, 50 of 56 spaces.\n")
    assert f"Seat 0: you, {board.city} (reconstructed): " in inside("play", "--boards", "my.toml", typed="").out


def test_the_installed_script_writes_a_file_that_it_reads(tmp_path: Path) -> None:
    exported = outside("dice", "export-board", "ephesus", folder=tmp_path)
    assert (exported.code, exported.err) == (0, "")
    (tmp_path / "my.toml").write_text(exported.out, encoding="utf-8")
    checked = outside("dice", "check-boards", "my.toml", folder=tmp_path)
    assert (checked.code, checked.err) == (0, "")
    assert checked.out == "Ephesus: good. reconstructed, 50 of 56 spaces.\n"
    assert list(contents(tmp_path)) == ["my.toml"]


def test_a_corrected_board_is_good_and_not_called_reconstructed(tmp_path: Path) -> None:
    checked = inside("dice", "check-boards", str(corrected_giza(tmp_path)))
    assert checked.out == "Giza: good. every space comes from the box.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("export-board gizah", "unknown board 'gizah'; did you mean 'giza'?"),
        ("export-board qqq", "unknown board 'qqq'; known: alexandria, babylon, ephesus, giza, "),
        ("check-boards none.toml", "none.toml: file: cannot be read: No such file or directory"),
    ],
)
def test_an_unknown_board_or_file_is_refused(
    arguments: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(inside("dice", *arguments.split()), words)
    assert contents(tmp_path) == {}


def test_a_file_with_one_bad_board_tells_of_none(tmp_path: Path) -> None:
    file = write_boards(tmp_path, table_of(), table_of() | {"id": "other", "city": 5})
    refused(inside("dice", "check-boards", str(file)), "board other: city = 5 is not of type str")


def test_a_command_without_its_argument_is_a_message_and_two() -> None:
    for command in ("export-board", "check-boards", "boords"):
        result = inside("dice", command)
        assert result.code == 2
        assert "Traceback" not in result.err
        assert result.err.startswith("Usage: ")
        assert not result.out


def test_json_and_text_of_a_batch_agree() -> None:
    asked = ["--rules", "dice", "--games", "60", "--seed", "9"]
    values = json.loads(inside("simulate", "--json", *asked).out)
    assert f"{values['mean_score']:.2f}" in inside("simulate", *asked).out
