"""`play --edifice` and `--carthage`: boards, taking part, penalties at the keyboard, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from cli.shell import Result, contents, inside, refused, rehearse
from heptapolis.game import Action, Game, GameRecord, Legal
from heptapolis.vocab.cards.play import ActionKind, Decision, Form

ALWAYS_ONE = "1\n" * 400
UR_ALONE = "Ur needs edifices, so it can only be played with Edifice (--edifice)."
EDIFICES = [f"Age {age} edifice: " for age in ("I", "II", "III")]


def at_the_table(*arguments: str, typed: str = "") -> Result:
    """A few lines at the first decision of a game; then the person leaves."""
    result = inside("play", "--seed", "1", *arguments, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("You have left the table.\n")
    return result


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize("players", ["3", "7"])
@pytest.mark.parametrize("more", [["--edifice"], ["--carthage"], ["--edifice", "--carthage"]], ids=" ".join)
def test_a_whole_game_is_played_saved_verified_and_replayed(
    rules: str, players: str, more: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    asked = ["play", "--rules", rules, "--players", players, "--seed", "5", "--save", str(file), *more]
    result = inside(*asked, typed=ALWAYS_ONE)
    assert (result.code, result.err) == (0, "")
    record = GameRecord.load(file)
    assert Game.from_record(record).over
    assert record.options.expansions == tuple(option.removeprefix("--") for option in more)
    assert result.out.startswith(f"{record.options.title}. Type help for help.\n")
    assert ("\nEdifices " in result.out) == ("--edifice" in more)  # the line of the score sheet
    assert inside("verify", str(file)).code == 0
    replayed = inside("replay", str(file)).out
    assert replayed.startswith(f"{record.options.title}\n")
    assert [replayed.count(line) for line in EDIFICES] == [int("--edifice" in more)] * 3
    assert list(contents(tmp_path)) == ["game.json"]


@pytest.mark.parametrize(
    ("arguments", "boards"),
    [
        ("--wonders ur,carthage,gizah --edifice", "ur/day carthage/day gizah/day"),
        ("--wonders ur,carthage,gizah --edifice --sides second", "ur/night carthage/night gizah/night"),
        ("--wonders Ur/night,carthage/day,giza/night --edifice", "ur/night carthage/day gizah/night"),
        ("--wonders carthage,gizah,rhodos", "carthage/day gizah/day rhodos/day"),
        ("--wonders carthage/night,gizah,rhodos --carthage", "carthage/night gizah/day rhodos/day"),
        ("--rules first-edition --wonders ur/B,carthage/A,gizah/B --edifice", "ur/night carthage/day gizah/B"),
        ("--rules first-edition --wonders ur/day,carthage/b,gizah --edifice", "ur/day carthage/night gizah/A"),
    ],
)
def test_guest_boards_are_named_by_the_words_of_either_box(arguments: str, boards: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = inside("play", "--seed", "1", *arguments.split(), "--save", str(file), typed="")
    assert (result.code, result.err) == (0, "")
    assert GameRecord.load(file).deal.offers == tuple((board,) for board in boards.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--wonders ur,carthage,gizah", UR_ALONE),
        ("--wonders ur,carthage,gizah --carthage", UR_ALONE),
        ("--rules first-edition --wonders gizah,rhodos,ur/B", UR_ALONE),
        ("--wonders ur/A,carthage,gizah --edifice", "unknown side of Ur 'A'; known: day, night."),
        ("--wonders cartage,rhodos,gizah", "unknown wonder 'cartage'; did you mean 'carthage'?"),
        ("--wonders ur,ur/night,gizah --edifice", "Ur is dealt to seats 0 and 1; there is only one."),
        ("--wonders draft --players 5 --edifice", "5 players need 10 boards and the box has 9"),
        ("--wonders draft --players 5 --carthage", "5 players need 10 boards and the box has 8"),
        ("--wonders draft --players 4", "4 players need 8 boards and the box has 7"),
        ("--edifice --players 8", "8 players cannot play"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: str, words: str, tmp_path: Path) -> None:
    save = ["--save", str(tmp_path / "game.json")]
    refused(inside("play", *save, *arguments.split(), typed=ALWAYS_ONE), words)
    assert contents(tmp_path) == {}


def test_a_draft_of_four_is_possible_with_more_boards() -> None:
    for more in ("--edifice", "--carthage"):
        out = at_the_table("--wonders", "draft", "--players", "4", more, typed="quit\n").out
        assert "Choose your wonder board." in out


def test_edifices_are_told_when_they_are_asked_for() -> None:
    before, after = (at_the_table("--edifice", typed=f"{line}quit\n").out for line in ("", "edifices\n"))
    assert [after.count(line) - before.count(line) for line in EDIFICES] == [1, 1, 1]
    assert "2 pawns left), costs " in after
    assert "Reward per pawn: " in after
    assert "Penalty if it fails: " in after
    assert "This game is played without edifices." in at_the_table(typed="edifices\nquit\n").out
    assert "This game is played without edifices." in at_the_table("--carthage", typed="edifices\nquit\n").out


def takes_part(_: Game, legal: Legal) -> Action:
    """Take part if possible, else build a stage, else whatever comes first."""
    joins = [action for action in legal.actions if action.join]
    stages = [action for action in legal.actions if action.kind == ActionKind.STAGE]
    return (joins + stages + list(legal.actions))[0]


@pytest.mark.parametrize("board", ["carthage/night", "ur/day"])
def test_halves_and_ages_and_taking_part_are_typed_as_a_whole(board: str, tmp_path: Path) -> None:
    boards = [board, "gizah", "rhodos"]
    for seed in range(20):
        typed, record = rehearse(takes_part, "second-edition", seed, boards, expansions=["edifice"])
        if any(seat == 0 and action.form and action.join for seat, action in record.decisions):
            break
    file = tmp_path / "game.json"
    asked = ["play", "--wonders", ",".join(boards), "--edifice", "--seed", str(seed), "--save", str(file)]
    result = inside(*asked, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert " join\n" in typed
    assert GameRecord.load(file) == record
    assert any(action.form != Form.WHOLE for _, action in record.decisions)


def stands_aside(game: Game, legal: Legal) -> Action:
    """Never take part, build soldiers first and never sell: so there is something to lose, the first thing then."""
    if legal.decision in ASIDES:
        return legal.actions[0]
    actions = [action for action in legal.actions if not action.join]
    kept = [action for action in actions if action.kind not in (ActionKind.STAGE, ActionKind.SELL)]
    red = [action for action in kept if game.names.box.card(action.card).colour.word == "red"]
    return (red + kept + actions)[0]


CARD_RUBBISH = [
    "99",
    "0",
    "hello",
    "back",
    "decline",
    "lose",
    "lose palce",
    "lose palace",
    "sell altar",
    "forfeit 1+1",
    "list",
    "edifices",
]
TOKEN_RUBBISH = [
    "99",
    "hello",
    "forfeit",
    "forfeit 1+",
    "forfeit 2+5",
    "forfeit a",
    "forfeit 1+1+1",
    "lose altar",
    "list",
]
ASIDES = {Decision.LOSE_CARD: CARD_RUBBISH, Decision.LOSE_TOKENS: TOKEN_RUBBISH}


@cache
def penalised(players: int) -> tuple[int, str, GameRecord]:
    """The first seed from 35 on in which the person must choose cards and tokens to lose, what to type, the record."""
    for seed in range(35, 100):
        typed, record = rehearse(
            stands_aside, "second-edition", seed, "random", players=players, expansions=["edifice"], asides=ASIDES
        )
        lines = typed.splitlines()
        if TOKEN_RUBBISH[0] in lines and "lose palce" in lines and "forfeit 2+5" in lines:
            return seed, typed, record
    raise AssertionError("nobody loses cards and tokens any more; let other players sit down")


def play_penalised(players: int, lines: Sequence[str], file: Path) -> Result:
    """The game of those penalties through the keyboard."""
    seed, *_ = penalised(players)
    asked = ["play", "--edifice", "--players", str(players), "--seed", str(seed), "--save", str(file)]
    result = inside(*asked, typed="".join(f"{line}\n" for line in lines))
    assert (result.code, result.err) == (0, "")
    return result


@pytest.mark.parametrize("players", [2, 3])
def test_penalties_are_asked_and_rubbish_is_answered_and_changes_nothing(players: int, tmp_path: Path) -> None:
    _, typed, record = penalised(players)
    file = tmp_path / "game.json"
    out = play_penalised(players, typed.splitlines(), file).out
    assert GameRecord.load(file) == record
    card, _, tokens = out.partition(" card to lose.")[2].partition(": choose the victory tokens to lose.")
    for words in (
        "There is no number 99; choose one from 1 to ",
        "There is no number 0; choose one from 1 to ",
        "Type the number of a card",
        "cannot decline: you have a different decision to make",
        "'lose ' does not name a card",
        "unknown card 'palce'; did you mean 'palace'",
        "cannot lose palace: this card is not in your city.\nTry: lose ",
        "cannot sell altar: you have a different decision to make",
        "cannot forfeit 1+1: you have a different decision to make",
        "Age III edifice: ",
    ):
        assert words in card
    for words in (
        "There is no number 99; choose one from 1 to ",
        "'forfeit ' does not name a card",
        "'1+' are not victory tokens; write their values as in 1+5",
        "'2+5' are not victory tokens",
        "'a' are not victory tokens",
        "cannot forfeit 1+1+1: you do not have these victory tokens",
        "cannot lose altar: you have a different decision to make",
    ):
        assert words in tokens
    assert "\nWon by " in out


@pytest.mark.parametrize("players", [2, 3])
def test_penalties_are_answered_by_number(players: int, tmp_path: Path) -> None:
    seed, _, record = penalised(players)
    typed, _ = rehearse(stands_aside, "second-edition", seed, "random", players=players, expansions=["edifice"])
    lines = ["1" if line.startswith(("lose ", "forfeit ")) else line for line in typed.splitlines()]
    assert lines.count("1") >= 2
    file = tmp_path / "game.json"
    play_penalised(players, lines, file)
    assert GameRecord.load(file) == record


def test_leaving_before_a_penalty_is_paid_saves_a_good_record(tmp_path: Path) -> None:
    _, typed, _ = penalised(3)
    lines = typed.splitlines()
    file = tmp_path / "game.json"
    out = play_penalised(3, lines[: lines.index("lose palce")], file).out
    assert "You have left the table." in out
    game = Game.from_record(GameRecord.load(file))
    assert game.decision(0) == Decision.LOSE_CARD
    assert inside("verify", str(file)).code == 0
    assert inside("replay", str(file)).code == 0
