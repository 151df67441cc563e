"""`play`: whole games through the keyboard, drafts, sides, the discard pile, and tables that cannot be set."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cli.shell import contents, inside, outside, refused, rehearse
from heptapolis.game import Action, Game, GameRecord, Legal
from heptapolis.vocab.cards.play import ActionKind, Decision

ALWAYS_ONE = "1\n" * 200


def saved(file: Path) -> Game:
    """The game that a record on the disk folds to."""
    return Game.from_record(GameRecord.load(file))


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize("players", ["3", "7"])
def test_a_whole_game_by_always_answering_one(rules: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--rules", rules, "--players", players, "--seed", "5", "--save", str(file)]
    result = inside(*asked, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    assert "Age III, turn 6 of 6." in result.out
    assert "\nTotal " in result.out
    assert "\nWon by " in result.out
    assert f"The game has been saved to {file}.\n" in result.out
    assert saved(file).over
    assert list(contents(tmp_path)) == ["game.json"]
    assert inside("verify", str(file)).code == 0


def test_a_whole_game_with_the_installed_script(tmp_path: Path) -> None:
    result = outside("play", "--seed", "5", "--save", "game.json", typed=ALWAYS_ONE.encode(), folder=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert "Won by " in result.out
    assert list(contents(tmp_path)) == ["game.json"]


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = (inside("play", "--seed", "11", typed=ALWAYS_ONE).out for _ in range(2))
    assert one == other


def first_or_stage(_: Game, legal: Legal) -> Action:
    """Dig for the first card; else build a stage, else something with ore, else the first thing on the list."""
    if legal.decision == Decision.DIG:
        return legal.actions[0]
    stages = [action for action in legal.actions if action.kind == ActionKind.STAGE]
    ore = [action for action in legal.actions if action.card in ("ore_vein", "foundry", "mine", "excavation")]
    return (stages + ore + list(legal.actions))[0]


def test_the_discard_pile_is_reached_and_answered(tmp_path: Path) -> None:
    boards = ["halikarnassos/B", "rhodos/A", "ephesos/A"]
    typed, record = rehearse(first_or_stage, "first-edition", 2, boards)
    assert "pick " in typed
    file = tmp_path / "game.json"
    asked = ["--rules", "first-edition", "--wonders", ",".join(boards), "--seed", "2", "--save", str(file)]
    result = inside("play", *asked, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "Choose a card from the discard pile to build for free." in result.out
    assert "Take nothing\n   decline" in result.out
    assert "Halikarnassos (you) looks through the discard pile." in result.out
    assert " from the discard pile." in result.out
    assert "Won by " in result.out
    assert GameRecord.load(file) == record


def test_the_discard_pile_can_be_declined(tmp_path: Path) -> None:
    boards = ["halikarnassos/B", "rhodos/A", "ephesos/A"]

    def decline(game: Game, legal: Legal) -> Action:
        return legal.actions[-1] if legal.decision == Decision.DIG else first_or_stage(game, legal)

    typed, record = rehearse(decline, "first-edition", 2, boards)
    assert "decline\n" in typed
    file = tmp_path / "game.json"
    asked = ["--rules", "first-edition", "--wonders", ",".join(boards), "--seed", "2", "--save", str(file)]
    result = inside("play", *asked, typed=typed)
    assert "Halikarnassos (you) takes nothing from the discard pile." in result.out
    assert GameRecord.load(file) == record


def test_a_board_is_drafted(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--wonders", "draft", "--seed", "1", "--save", str(file)]
    result = inside(*asked, typed="wonder\nscore\ntable\nseen\nlog\nlist\n2\n" + ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    assert "Before Age I: wonder boards are being chosen. Choose your wonder board." in result.out
    assert "You have no board yet." in result.out
    record = GameRecord.load(file)
    assert str(record.decisions[0][1]) == f"take {record.deal.offers[0][1]}"


def test_a_side_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--wonders", "gizah,olympia,rhodos", "--sides", "choice", "--seed", "1", "--save", str(file)]
    result = inside(*asked, typed="take gizah/night\nwonder\n")
    assert result.code == 0
    assert (
        "1. Gizah (day), produces stone; stage 1 (costs 2 wood): 3 points. stage 2 (costs 2 clay and 1 cloth):"
        in result.out
    )
    assert "\n   take\n2. Gizah (night), produces stone; stage 1 (costs 2 wood): 3 points." in result.out
    assert "  stage 4 (costs " in result.out
    assert saved(file).view().to_json()["cities"][0]["board"] == "gizah/night"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--players 1", "1 player cannot play 7 Wonders, second edition; it is for 2 to 7 players."),
        ("--players 8", "8 players cannot play 7 Wonders, second edition; it is for 2 to 7 players."),
        ("--players 0", "0 players cannot play"),
        ("--rules secnd-edition", "unknown ruleset 'secnd-edition'; did you mean 'second-edition'"),
        ("--bots rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
        ("--bots rulebook,random,rulebok", "unknown bot 'rulebok'; did you mean 'rulebook'?"),
        ("--bots rulebook,random,rulebook", "3 bots were given for 2 seats; give 2, or one for all of them."),
        ("--players 5 --bots rulebook,random", "2 bots were given for 4 seats; give 4, or one for all of them."),
        ("--bots ,", "unknown bot ''; known: beginner, builder, oracle, random, rulebook."),
        ("--seed -1", "seed -1 is not a whole number from 0 to"),
        ("--seed 9223372036854775808", "is not a whole number from 0 to"),
        ("--sides frist", "unknown value of sides 'frist'; did you mean 'first'?"),
        ("--wonders draft --players 4", "4 players need 8 boards and the box has 7"),
        ("--wonders gizah,olympia", "2 boards are named for 3 players."),
        ("--wonders gizah,olimpia,rhodos", "unknown wonder 'olimpia'; did you mean 'olympia'?"),
        ("--wonders gizah,gizah/night,rhodos", "Gizah is dealt to seats 0 and 1; there is only one."),
        ("--wonders gizah/nigt,olympia,rhodos", "unknown side of Gizah 'nigt'; did you mean 'night'?"),
        ("--wonders drft", "did you mean 'draft'"),
        ("--wonders randm", "did you mean 'random'"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: str, words: str, tmp_path: Path) -> None:
    save = ["--save", str(tmp_path / "game.json")]
    refused(inside("play", *save, *arguments.split(), typed=ALWAYS_ONE), words)
    assert contents(tmp_path) == {}


def test_far_too_many_players_are_refused_at_once() -> None:
    begin = time.process_time()  # however busy the machine is
    refused(inside("play", "--players", "100000"), "100000 players cannot play")
    assert time.process_time() - begin < 1


def test_the_terminal_names_game_and_bots_in_its_language() -> None:
    out = inside("play", "--language", "nl", "--seed", "1", "--bots", "rulebook,builder", typed="table\nquit\n").out
    assert out.startswith("7 Wonders, tweede editie, 3 spelers. ")
    assert "Voorzichtige bot 1, " in out
    assert "Snel bouwende bot 2, " in out
    out = inside("play", "--language", "da", "--rules", "dice", "--players", "2", "--seed", "1", typed="quit\n").out
    assert out.startswith("7 Wonders Dice, 2 spillere (pladernes tal er rekonstrueret). ")
