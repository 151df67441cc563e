"""`play`: every question that can be asked, and everything that makes no sense."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from cli.shell import SCRIPT, Result, contents, inside, outside
from heptapolis.game import Game, GameRecord
from patience import PATIENCE

BEGIN = ["play", "--wonders", "gizah,olympia,rhodos", "--seed", "1"]
HAND = Game(seed=1).view(0).hand


def asked(*lines: str) -> Result:
    """The answers to some lines, at the first decision of a game; then the person leaves."""
    result = inside(*BEGIN, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("\nYou have left the table.\n")
    return result


def test_help_lists_what_can_be_asked() -> None:
    out = asked("help").out
    for word in (
        "list",
        "table",
        "wonder",
        "card NAME",
        "edifices",
        "seen",
        "log",
        "score",
        "save FILE",
        "back",
        "quit",
    ):
        assert f"\n  {word} " in out


def test_list_repeats_the_choices() -> None:
    assert asked("list").out.count("Choose a card and how to use it.") == 2
    assert asked().out.count("Choose a card and how to use it.") == 1


def test_table_shows_every_city() -> None:
    before, after = asked().out, asked("table").out
    for line in (
        "Seat 0: you, Gizah (day)",
        "Seat 1: rulebook 1, Olympia (day)",
        "Seat 2: rulebook 2, Rhodos (day)",
    ):
        assert after.count(line) == before.count(line) + 1


def test_wonder_shows_the_own_stages() -> None:
    out = asked("wonder").out
    assert "  stage 1 (costs " in out
    assert "  stage 3 (costs " in out


def test_card_says_what_a_card_does_or_what_was_meant() -> None:
    assert "Altar (blue, free): 3 points.\n" in asked("card Altar").out
    assert "Lumber Yard (brown, free): " in asked("card lumber yard").out
    assert "unknown card 'vinyard'; did you mean 'Vineyard'" in asked("card vinyard").out
    assert "unknown card ''" in asked("card").out


def test_seen_tells_what_was_in_a_hand_that_others_hold() -> None:
    before = asked("seen").out
    assert "rulebook 1, Olympia (day) (7 in hand): cards you have not seen" in before
    result = inside(*BEGIN, typed=f"sell {HAND[0]}\nseen\nquit\n")
    assert "rulebook 1, Olympia (day) (6 in hand): " in result.out
    assert "rulebook 2, Rhodos (day) (6 in hand): cards you have not seen" in result.out


def test_log_tells_what_happened_and_no_hidden_card() -> None:
    result = inside(*BEGIN, typed=f"sell {HAND[0]}\nlog\nquit\n")
    name = Game(seed=1).names.box.card(HAND[0]).name
    assert result.out.count(f"Gizah (you) sells {name}.") == 2
    assert "Hands pass to the left." in result.out


def test_score_shows_the_sheet() -> None:
    out = asked("score").out
    for line in ("Wonder", "Coins", "Military", "Civilian", "Commercial", "Science", "Guilds", "Total"):
        assert f"\n{line} " in out


def test_words_are_read_in_any_case_and_with_blanks_around() -> None:
    assert asked("  WONDER  ").out.count("  stage 1 (costs ") == 1
    result = inside(*BEGIN, typed=f"SELL {HAND[0]}\nquit\n")
    assert "Age I, turn 2 of 6." in result.out


def test_save_writes_the_record_so_far(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    result = inside(*BEGIN, typed=f"1\n1\nsave {file}\nquit\n")
    assert f"The game has been saved to {file}.\n" in result.out
    assert len(GameRecord.load(file).decisions) >= 3
    assert inside("verify", str(file)).code == 0


@pytest.mark.parametrize("place", ["none/game.json", "folder", "/proc/game.json", "/", ".", "..", "x" * 300])
def test_save_to_an_impossible_place_is_a_message_and_the_game_goes_on(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    out = asked(f"save {place}", "wonder").out
    assert "The game could not be saved to " in out
    assert "  stage 1 (costs " in out
    assert contents(tmp_path) == {"folder": None}


def test_save_without_a_file_shows_the_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "  save FILE " in asked("save").out
    assert contents(tmp_path) == {}


RUBBISH = {
    "0": "There is no number 0; choose one from 1 to 7.",
    "8": "There is no number 8; choose one from 1 to 7.",
    "99999999999999999999": "There is no number 99999999999999999999; choose one from 1 to 7.",
    "9" * 5000: "There is no number",
    "-1": "Type the number of a card",
    "1.5": "Type the number of a card",
    "²": "Type the number of a card",
    "hello": "Type the number of a card",
    "\x00\x1b[31m": "Type the number of a card",
    "💥": "Type the number of a card",
    "x" * 10_000: "Type the number of a card",
    "build": "does not name a card",
    "sell palace": "You cannot sell palace: this card is not in your hand.\nTry: ",
    "sell palce": "unknown card 'palce'; did you mean 'palace'",
    f"build {HAND[0]} L2 L2": "is not a payment",
    f"sell {HAND[0]} L2": "only build and stage take a payment",
    "pick altar": "you have a different decision to make",
    "take gizah/day": "you have a different decision to make",
    "decline": "you have a different decision to make",
}


@pytest.mark.parametrize("line", RUBBISH, ids=lambda line: ascii(line[:24]))
def test_rubbish_is_answered_and_changes_nothing(line: str) -> None:
    out = asked(line).out
    assert RUBBISH[line] in out
    assert "turn 2 of 6" not in out


def test_empty_lines_are_asked_again() -> None:
    assert asked("", "", "   ").out.count("turn 1 of 6") == 1


@pytest.mark.parametrize("way", ["", "0", "99", "x", "9" * 5000], ids=lambda way: way[:3])
def test_rubbish_for_a_way_goes_back_to_the_cards(way: str) -> None:
    out = asked("1", way, "wonder").out
    assert "  which one? (Enter for another card)" in out
    assert "  stage 1 (costs " in out
    assert "turn 2 of 6" not in out


def test_a_number_that_is_no_way_is_said_to_be_none() -> None:
    assert "There is no number 9; choose one from 1 to 2." in asked("1", "9").out


def test_words_are_answered_while_a_way_is_asked_for() -> None:
    before = asked("1", "").out
    assert asked("1", "wonder").out.count("  stage 1 (costs ") == before.count("  stage 1 (costs ") + 1
    assert "Seat 2: rulebook 2" in asked("1", "table").out.partition("which one?")[2]
    assert inside(*BEGIN, typed=f"1\nsell {HAND[0]}\nquit\n").out.count("Age I, turn 2 of 6.") == 1
    left = inside(*BEGIN, typed="1\nquit\n")
    assert (left.code, left.out.splitlines()[-1]) == (0, "You have left the table.")


def test_back_goes_back_from_the_ways_to_the_cards() -> None:
    assert "Type the number of a card" not in asked("1", "back").out


@pytest.mark.parametrize("typed", [b"\xff\n", b"\xc3\n", b"card \xe9\n"])
def test_bytes_that_are_no_text_are_no_crash(typed: bytes) -> None:
    strict = {"PYTHONIOENCODING": "utf-8:strict"}  # as in a terminal of any language but C
    result = outside(*BEGIN, typed=typed + b"quit\n", environment=strict)
    assert "Traceback" not in result.err
    assert result.code == 0
    assert "You have left the table." in result.out


def test_the_end_of_input_leaves_the_table_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for typed in ("", "1\n1\n", "1\n", "help"):
        result = inside(*BEGIN, "--save", str(file), typed=typed)
        assert (result.code, result.err) == (0, "")
        assert result.out.endswith(f"You have left the table.\nThe game has been saved to {file}.\n")
        assert inside("verify", str(file)).code == 0
        assert list(contents(tmp_path)) == ["game.json"]


def test_the_end_of_input_without_save_leaves_nothing(tmp_path: Path) -> None:
    result = outside(*BEGIN, typed=b"1\n1\n", folder=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("You have left the table.\n")
    assert contents(tmp_path) == {}


def test_an_interrupt_leaves_the_table_and_saves(tmp_path: Path) -> None:
    command = [str(SCRIPT), *BEGIN, "--save", "game.json"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as game:
        assert game.stdout is not None
        while b"The next wonder stage" not in (line := game.stdout.readline()):
            assert line, "the game ended before it asked anything"
        assert game.stdout.read(2) == b"> "
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=PATIENCE)
    assert (game.returncode, err) == (0, b"")
    assert b"You have left the table.\nThe game has been saved to game.json.\n" in out
    assert list(contents(tmp_path)) == ["game.json"]
