"""`play --players 2`: the Free City at the keyboard, the way back, and tables for two that cannot be set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.shell import Result, contents, inside, outside, refused, rehearse
from heptapolis.game import Action, Game, GameRecord, Legal
from heptapolis.vocab.cards.play import Decision

ALWAYS_ONE = "1\n" * 400
BEGIN = ["play", "--rules", "first-edition", "--players", "2", "--wonders", "gizah,olympia,ephesos", "--seed", "1"]
START = Game("first-edition", 2, seed=1, wonders=["gizah", "olympia", "ephesos"])
HAND = START.view(0).hand
ASKED = "Choose a card for "


def typed(*lines: str) -> Result:
    """The first turn, in which the person chooses for the Free City too; then the person leaves."""
    result = inside(*BEGIN, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("\nYou have left the table.\n")
    return result


def for_the_free_city() -> Legal:
    """What the Free City may do after the person has sold the first card of the hand."""
    game = Game("first-edition", 2, seed=1, wonders=["gizah", "olympia", "ephesos"])
    game.choose(0, f"sell {HAND[0]}")
    return game.legal(2)


@pytest.mark.parametrize(("language", "city"), [("en", "Free City"), ("nl", "Vrije Stad"), ("da", "Den Frie By")])
def test_the_score_sheet_names_the_free_city_in_the_language_of_the_person(language: str, city: str) -> None:
    out = inside(*BEGIN, "--language", language, typed="score\nquit\n").out
    assert [line for line in out.splitlines() if line.endswith(f"  {city}")], "the head of the sheet"


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize("more", [[], ["--edifice"], ["--carthage", "--sides", "second"]], ids=str)
def test_a_whole_game_for_two_is_played_saved_verified_and_replayed(
    rules: str, more: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--rules", rules, "--players", "2", "--seed", "5", "--save", str(file), *more]
    result = inside(*asked, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    house = rules == "second-edition" or "--edifice" in more
    assert result.out.partition("\n")[0].endswith("2 players" + " (house variant)" * house + ". Type help for help.")
    assert result.out.count(ASKED) == 9
    assert "Age III, turn 6 of 6." in result.out
    assert list(contents(tmp_path)) == ["game.json"]
    record = GameRecord.load(file)
    assert Game.from_record(record).over
    assert record.seats == ("you", "rulebook 1")
    verified = inside("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert f"good. {rules} 2p #5 over, {len(record.decisions)} decisions." in verified.out
    replayed = inside("replay", str(file))
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out.startswith(record.options.title + "\n")
    assert " (Free City): " in replayed.out
    assert "\nWon by " in replayed.out
    assert "Free City" not in replayed.out.rpartition("\nWon by ")[2]


def first_on_the_list(_: Game, legal: Legal) -> Action:
    """The first thing on the list."""
    return legal.actions[0]


@pytest.mark.parametrize("expansions", [[], ["edifice"]])
def test_the_typed_answers_are_the_game_and_bots_play_for_the_free_city_too(
    expansions: list[str], tmp_path: Path
) -> None:
    boards = ["gizah", "carthage/night", "halikarnassos"]
    typed, record = rehearse(first_on_the_list, "second-edition", 3, boards, players=2, expansions=expansions)
    file = tmp_path / "game.json"
    asked = ["play", "--players", "2", "--wonders", ",".join(boards), "--seed", "3", "--save", str(file)]
    result = inside(*asked, *[f"--{name}" for name in expansions], typed=typed)
    assert (result.code, result.err) == (0, "")
    assert GameRecord.load(file) == record
    assert "\nWon by " in result.out


def test_the_person_is_asked_for_the_own_card_first_and_then_for_the_free_city() -> None:
    before, after = typed(), typed(f"sell {HAND[0]}")
    assert ASKED not in before.out
    assert after.out.count(ASKED) == 1
    assert after.out.index("Choose a card and how to use it.") < after.out.index(ASKED)
    choice = for_the_free_city().actions[0]
    assert "Age I, turn 2 of 6." in typed(f"sell {HAND[0]}", str(choice)).out


def test_the_free_city_sits_at_the_table_and_on_the_score_sheet() -> None:
    out = typed("table", "score").out
    assert out.count("Seat 2: Free City, Ephesos (side A)") >= 2
    assert re.search(r" +you +rulebook 1 +Free City\n", out)


def test_back_leads_to_the_own_card_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = typed(f"sell {HAND[0]}", "back", f"sell {HAND[1]}", f"save {file}").out
    assert out.count("Choose a card and how to use it.") == 2
    assert out.count(ASKED) == 2
    mine = [str(action) for seat, action in GameRecord.load(file).decisions if seat == 0]
    assert mine == [f"sell {HAND[1]}"]
    assert inside("verify", str(file)).code == 0


def test_back_may_be_said_again_and_again_and_in_any_case() -> None:
    out = typed(f"sell {HAND[0]}", "BACK", f"sell {HAND[1]}", "  back ", f"sell {HAND[0]}", "list").out
    assert out.count("Choose a card and how to use it.") == 3
    assert out.count(ASKED) == 4
    assert "turn 2 of 6" not in out


def test_back_is_nothing_where_there_is_no_way_back() -> None:
    assert "Type the number of a card" in typed("back").out
    three = inside("play", "--seed", "1", typed="back\nquit\n")
    assert "Type the number of a card" in three.out


def test_leaving_while_the_free_city_waits_saves_what_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for lines in (f"sell {HAND[0]}\n", f"sell {HAND[0]}\nback\n", f"sell {HAND[0]}\nback\nquit\n"):
        result = inside(*BEGIN, "--save", str(file), typed=lines)
        assert (result.code, result.err) == (0, "")
        game = Game.from_record(GameRecord.load(file))
        assert game.choice(0) == Action.parse(f"sell {HAND[0]}")
        assert game.deciding() == (2,)
        assert inside("verify", str(file)).code == 0


RUBBISH = {
    "99": "There is no number 99; choose one from 1 to ",
    "hello": "Type the number of a card",
    "decline": "you have a different decision to make: Choose a card for the Free City",
    "take gizah/A": "you have a different decision to make",
    "lose altar": "you have a different decision to make",
    "forfeit 1+": "'1+' are not victory tokens",
    f"sell {HAND[0]}": "this card is not in your hand",
    f"sell {HAND[-1]}": f"cannot sell {HAND[-1]}: the Free City only sells a card when it cannot build",
    "sell palce": "unknown card 'palce'; did you mean 'palace'",
    "build altar join": "only a stage has a form",
    "": "",
}


@pytest.mark.parametrize("line", RUBBISH)
def test_rubbish_for_the_free_city_is_answered_and_changes_nothing(line: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = typed(f"sell {HAND[0]}", line, f"save {file}").out
    assert RUBBISH[line] in out.partition(ASKED)[2]
    assert "turn 2 of 6" not in out
    game = Game.from_record(GameRecord.load(file))
    assert (game.choice(0), game.choice(2)) == (Action.parse(f"sell {HAND[0]}"), None)


def test_questions_are_answered_while_the_free_city_waits() -> None:
    out = typed(f"sell {HAND[0]}", "wonder", "card altar", "seen", "log", "edifices", "help").out.partition(ASKED)[2]
    for words in (
        "  stage 1 (costs ",
        "Altar (blue, free)",
        "cards you have not seen",
        "This game is played without edifices.",
    ):
        assert words in out
    assert "  back " in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--players 1", "1 player cannot play 7 Wonders, second edition; it is for 2 to 7 players."),
        ("--players 2 --wonders gizah,olympia", "2 boards are named for 2 players and the Free City."),
        ("--players 2 --wonders gizah", "1 board is named for 2 players and the Free City."),
        ("--players 2 --wonders gizah,olympia,rhodos,babylon", "4 boards are named for 2 players and the Free City."),
        ("--players 2 --wonders gizah,olympia,gizah/night", "Gizah is dealt to seats 0 and 2"),
        ("--players 2 --wonders gizah,olympia,ur", "Ur needs edifices, so it can only be played with Edifice"),
        ("--players 2 --bots rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
    ],
)
def test_a_table_for_two_that_cannot_be_set_is_refused(arguments: str, words: str, tmp_path: Path) -> None:
    save = ["--save", str(tmp_path / "game.json")]
    refused(inside("play", *save, *arguments.split(), typed=ALWAYS_ONE), words)
    assert contents(tmp_path) == {}


def test_the_side_of_the_free_citys_board_is_drawn_and_not_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--players", "2", "--wonders", "gizah,olympia,rhodos", "--sides", "choice", "--save", str(file)]
    result = inside(*asked, "--seed", "1", typed="take gizah/night\n")
    assert result.out.count("Choose your wonder board.") == 1
    record = GameRecord.load(file)
    assert [len(boards) for boards in record.deal.offers] == [2, 2, 1]
    assert Game.from_record(record).decision(2) == Decision.PLAY_FOR_FREE_CITY


def test_a_game_for_two_with_the_installed_script(tmp_path: Path) -> None:
    asked = ["play", "--players", "2", "--edifice", "--seed", "5", "--save", "game.json"]
    result = outside(*asked, typed=ALWAYS_ONE.encode(), folder=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert "Won by " in result.out
    assert list(contents(tmp_path)) == ["game.json"]
