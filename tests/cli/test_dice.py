"""`play --rules dice`: whole games through the keyboard, taking back, every question, and what makes no sense."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.dice_shell import dearest, rehearse_dice
from cli.shell import Result, contents, inside, outside
from heptapolis.game import DiceGame, DiceRecord, fold
from heptapolis.game.dice.legal import DiceLegal
from heptapolis.vocab.dice.play import SPECIAL, DiceDecision

BOARDS = ["halicarnassus", "giza", "rhodes"]
BEGIN = ["play", "--rules", "dice", "--wonders", ",".join(BOARDS), "--seed", "1"]
START = DiceGame(3, seed=1, boards=BOARDS)
OPTIONS = len(START.legal(0))
ROW = next(face for die, face, _ in START.roll.dice if die == "green")


def asked(*lines: str) -> Result:
    """The answers to some lines, at the first decision of a game; then the person leaves."""
    result = inside(*BEGIN, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("\nYou have left the table.\n")
    return result


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_whole_game_is_played_saved_verified_and_replayed(players: int, tmp_path: Path) -> None:
    typed, record = rehearse_dice(dearest, 5, players=players)
    file = tmp_path / "game.json"
    result = inside(
        "play", "--rules", "dice", "--players", str(players), "--seed", "5", "--save", str(file), typed=typed
    )
    assert (result.code, result.err) == (0, "")
    title = f"7 Wonders Dice, {players} players (board numbers reconstructed)"
    assert result.out.startswith(f"{title}. Type help for help.\n")
    assert ", the last one.\n" in result.out
    assert "\nThe game is over.\n" in result.out
    assert "\nTotal " in result.out
    assert "\nWon by " in result.out
    assert DiceRecord.load(file) == record
    assert fold(record).over
    assert list(contents(tmp_path)) == ["game.json"]
    verified = inside("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert verified.out == f"{file}: good. dice {players}p #5 over, {len(record.decisions)} decisions.\n"
    replayed = inside("replay", str(file))
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out.startswith(f"{title}\n")
    assert "\nTurn 1: grey_a." in replayed.out
    assert "\nWon by " in replayed.out


def test_a_whole_game_with_the_installed_script(tmp_path: Path) -> None:
    typed, record = rehearse_dice(dearest, 5)
    asked = ["play", "--rules", "dice", "--seed", "5", "--save", "game.json"]
    result = outside(*asked, typed=typed.encode(), folder=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert "Won by " in result.out
    assert DiceRecord.load(tmp_path / "game.json") == record


def test_answers_by_number_give_the_same_game(tmp_path: Path) -> None:
    typed, record = rehearse_dice(dearest, 5, by_number=True)
    assert "build" not in typed
    file = tmp_path / "game.json"
    inside("play", "--rules", "dice", "--seed", "5", "--save", str(file), typed=typed)
    assert DiceRecord.load(file) == record


class Mistakes:
    """Types everything that is refused at a decision, and knows what each of it is told."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    def __call__(self, game: DiceGame, legal: DiceLegal) -> Sequence[str]:
        """What is typed before the answer."""
        tried = {str(len(legal) + 1): f"There is no number {len(legal) + 1}; choose one from 1 to {len(legal)}."}
        if legal.decision in (DiceDecision.ACT, DiceDecision.ACT_AGAIN):
            face = next(face for die, face, _ in game.roll.dice if die == "green")
            tried["skip"] = "cannot skip: you have a different decision to make: "
            tried[f"build green university.{face}.3"] = f"follow the arrow: university.{face}.1 comes first."
            tried["build green agora.mask.1"] = f"the die shows {face}, which opens university.{face}.1."
            for die in [die for die, _, _ in game.roll.dice if die in [colour.word for colour in SPECIAL]]:
                tried[f"build {die} gallery.blue"] = f"your city has not unlocked the {die} die."
            if wonder := [why.words for why in legal.refusals if not why.die]:
                tried["wonder"] = f"cannot wonder: {wonder[0]}"
        self.told |= set(tried.values())
        return list(tried)


def test_every_mistake_is_told_in_words_and_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    mistakes = Mistakes()
    typed, record = rehearse_dice(dearest, 5, BOARDS, aside=mistakes)
    assert rehearse_dice(dearest, 5, BOARDS)[1] == record
    file = tmp_path / "game.json"
    asked = ["play", "--rules", "dice", "--wonders", ",".join(BOARDS), "--seed", "5", "--save", str(file)]
    result = inside(*asked, typed=typed)
    assert (result.code, result.err) == (0, "")
    for told in mistakes.told:
        assert told in result.out
    for told in (
        "has not unlocked the ",
        "cannot wonder: it costs ",
        "cannot wonder: your wonder is complete",
        "There is no number",
    ):
        assert any(told in words for words in mistakes.told), f"nobody is told {told!r}; let another game be played"
    assert DiceRecord.load(file) == record
    assert "\nWon by " in result.out


def decided(file: Path) -> list[str]:
    """The decisions of a record on the disk."""
    return [f"{seat} {action}" for seat, action in DiceRecord.load(file).decisions]


def test_back_takes_back_within_a_chain_and_before_sending(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["wonder", "back", "wonder", "pass", "BACK", "back", "back", "pass", "quit"]
    result = inside(*BEGIN, "--save", str(file), typed="".join(f"{line}\n" for line in lines))
    assert (result.code, result.err) == (0, "")
    assert result.out.count("Undone.") == 3
    assert result.out.count("Take another action with the same dice.") == 3
    assert result.out.count("Finish your turn? Press Enter to finish, or type back to undo") == 1
    assert result.out.count("seat 0 has no choice to take back.") == 1
    assert "\nTurn 2.\n" in result.out
    assert decided(file)[0] == "0 pass"
    assert [entry for entry in decided(file) if entry.startswith("0 ")] == ["0 pass"]


def test_a_chain_is_sent_with_an_empty_line_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["wonder", "pass", "hello", "1", "pass", "sheet", "score", f"save {file}", "  ", "quit"]
    result = inside(*BEGIN, typed="".join(f"{line}\n" for line in lines))
    assert (result.code, result.err) == (0, "")
    assert result.out.count("Finish your turn? Press Enter to finish, or type back to undo") == 7
    assert result.out.count("Type the number of what you want to do.") == 2
    assert "seat 0 has nothing left to decide this turn; waiting for seat 1 and seat 2." in result.out
    assert decided(file) == ["0 wonder", "0 pass"]  # saved before it was sent
    assert result.out.count("\nTurn 2.\n") == 1


def test_leaving_before_sending_saves_what_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for last in ("quit\n", ""):
        result = inside(*BEGIN, "--save", str(file), typed=f"wonder\npass\n{last}")
        assert (result.code, result.err) == (0, "")
        assert result.out.endswith(f"You have left the table.\nThe game has been saved to {file}.\n")
        assert decided(file) == ["0 wonder", "0 pass"]
        assert inside("verify", str(file)).code == 0
        assert inside("replay", str(file)).code == 0


def test_help_lists_what_can_be_asked() -> None:
    out = asked("help").out
    for word in ("list", "dice", "sheet [SEAT]", "table", "space NAME", "log", "score", "save FILE", "back", "quit"):
        assert f"\n  {word} " in out


def test_list_repeats_the_choices_and_says_why_not() -> None:
    assert asked().out.count("Choose a die or your wonder, or pass.") == 1
    assert asked("list").out.count("Choose a die or your wonder, or pass.") == 2
    assert asked("list").out.count(f"\n{OPTIONS}. Pass and gain 3 coins\n") == 2


def test_dice_tells_face_zone_and_price_of_each() -> None:
    before, after = asked().out, asked("dice").out
    for die, face, zone in START.roll.dice:
        line = f" shows {face}, zone {zone}, {zone} coin"
        assert f"  {die} (" in after
        assert after.count(line) > before.count(line)


def test_sheet_shows_the_own_board_or_another_one() -> None:
    before = asked().out
    for line, words in {
        "sheet": "Seat 0: you, Halicarnassus (reconstructed): 7 coins, ",
        "SHEET 0": "Seat 0: you, Halicarnassus (reconstructed): 7 coins, ",
        "sheet 1": "Seat 1: rulebook 1, Giza (reconstructed), your left neighbour: 7 coins, ",
    }.items():
        after = asked(line).out
        assert after.count(words) == before.count(words) + 1
        assert after.count("  board numbers reconstructed, 50 of 56 spaces; marked with ? below") == 2


def test_table_shows_every_city_and_score_the_sheet() -> None:
    out = asked("table", "score").out
    assert out.count("Seat 2: rulebook 2, Rhodes (reconstructed), your right neighbour: 7 coins, ") == 2
    for line in (
        "Wonder",
        "Guild Court",
        "Gallery of Leaders",
        "Western Barracks",
        "Agora",
        "Market",
        "University",
        "Total",
    ):
        assert f"\n{line} " in out


def test_space_tells_cost_effect_and_how_sure_they_are() -> None:
    assert "\n> agora.mask.1: costs 0 resources; 1 point (confidence: low)\n" in asked("space agora.mask.1").out
    assert "wonder.1: costs 2 resources; take another action with" in asked("space wonder.1").out
    assert "unknown space of Halicarnassus 'agora.msk.1'; did you mean 'agora.mask.1'" in asked("space agora.msk.1").out
    assert "unknown space of Halicarnassus ''; 56 names are known." in asked("space").out


def test_log_tells_what_happened() -> None:
    out = asked("pass", "log").out
    assert out.count("Halicarnassus (you) passes and gains 3 coins.") == 2
    assert out.count("Turn 2: the dice are shaken.") == 2


def test_save_writes_the_record_so_far_or_says_why_not(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    out = asked("pass", f"save {file}", f"save {tmp_path}", f"save {tmp_path}/none/game.json", "save \0", "save").out
    assert f"The game has been saved to {file}.\n" in out
    assert f"The game could not be saved to {tmp_path}: Is a directory." in out
    assert f"The game could not be saved to {tmp_path}/none/game.json: No such file or directory." in out
    assert "that is not a valid file name." in out
    assert list(contents(tmp_path)) == ["a game.json"]
    assert len(decided(file)) >= 3


RUBBISH = {
    "0": f"There is no number 0; choose one from 1 to {OPTIONS}.",
    str(OPTIONS + 1): f"There is no number {OPTIONS + 1}; choose one from 1 to {OPTIONS}.",
    "9" * 5000: "There is no number 99999999999999999999; choose one from",
    "-1": "Type the number of what you want to do.",
    "1.5": "Type the number of what you want to do.",
    "²": "Type the number of what you want to do.",
    "hello": "Type the number of what you want to do.",
    "\x00\x1b[31m": "Type the number of what you want to do.",
    "💥": "Type the number of what you want to do.",
    "x" * 10_000: "Type the number of what you want to do.",
    "sell altar": "Type the number of what you want to do.",
    "build": "is not written like 'build DIE SPACE'",
    "build blue": "is not written like 'build DIE SPACE'",
    "pass now": "'pass now' is not written like 'pass'",
    "build blu agora.mask.1": "unknown die 'blu'; did you mean 'blue'?",
    "build blue agora.msk.1": "unknown space of Halicarnassus 'agora.msk.1'; did you mean 'agora.mask.1'",
    "build white gallery.blue": "cannot build white gallery.blue: this die is not in the Forum.\nTry: build ",
    f"build green university.{ROW}.2": f"follow the arrow: university.{ROW}.1 comes first.",
    "build green market.coin.1": f"the die shows {ROW}, which opens university.{ROW}.1.",
    "skip": "cannot skip: you have a different decision to make: Choose a die or your wonder, or pass.",
    "cross agora.mask.1": "cannot cross agora.mask.1: you have a different decision to make",
    "bonus coins": "cannot bonus coins: you have a different decision to make",
    "bonus money": "unknown bonus 'money'; known: action, coins, cross.",
    "back": "seat 0 has no choice to take back.",
    "sheet 3": "there is no seat '3'; the seats are 0 to 2.",
    "sheet -1": "there is no seat '-1'; the seats are 0 to 2.",
    "sheet giza": "there is no seat 'giza'; the seats are 0 to 2.",
    "sheet 100": "there is no seat '100'; the seats are 0 to 2.",
}


@pytest.mark.parametrize("line", RUBBISH, ids=lambda line: ascii(line[:24]))
def test_rubbish_is_answered_and_changes_nothing(line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = asked(line, f"save {file}").out
    assert RUBBISH[line] in out
    assert "Turn 2." not in out
    assert decided(file) == []


def test_empty_lines_are_asked_again() -> None:
    assert asked("", "", "   ").out.count("Turn 1.") == 1


@pytest.mark.parametrize("typed", [b"\xff\n", b"space \xe9\n"])
def test_bytes_that_are_no_text_are_no_crash(typed: bytes) -> None:
    result = outside(*BEGIN, typed=typed + b"quit\n", environment={"PYTHONIOENCODING": "utf-8:strict"})
    assert "Traceback" not in result.err
    assert result.code == 0
    assert "You have left the table." in result.out
