"""What people and programs give the library: what is clearly meant is taken, the rest gets one clear sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from heptapolis import (
    Action,
    Deal,
    DiceAction,
    DiceGame,
    Game,
    HeptapolisError,
    Options,
    Record,
    fold,
    load_own_box,
    redeal,
)
from heptapolis.bots import bot_of
from heptapolis.catalogue.dice import load_boards
from heptapolis.errors import CatalogueError, IllegalAction, MalformedAction, RecordError, SetupError, UnknownName
from heptapolis.simulation import simulate
from tables import BOTH, FIRST, SECOND, situation

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "box"


def game() -> Game:
    return Game(SECOND, seed=1)


def test_a_file_may_be_named_by_text(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    game().record.save(file)
    assert Record.load(file) == Record.load(Path(file)) == game().record
    assert load_own_box(str(EXAMPLE)) == load_own_box(EXAMPLE)
    with pytest.raises(CatalogueError, match="does not exist"):
        load_own_box("nowhere")
    with pytest.raises(CatalogueError):
        load_boards(str(tmp_path / "no-boards.toml"))


@pytest.mark.parametrize(
    "written",
    ["build Stone Pit", "Build stone pit", " build  STONE  PIT ", "build stone_pit", "BUILD Stone_Pit"],
)
def test_a_card_may_be_called_by_its_printed_name(written: str) -> None:
    chosen = game()
    chosen.choose(0, written)
    assert chosen.choice(0) == Action.parse("build stone_pit")


def test_a_name_stands_before_payments_forms_and_joining() -> None:
    trading = situation(SECOND, hands={0: "guard_tower"}, cities={1: "clay_pool"}, coins={0: 6})
    trading.choose(0, "build Guard Tower L2")
    assert trading.choice(0) == Action.parse("build guard_tower L2")
    with pytest.raises(IllegalAction, match="Guard Tower"):
        trading.choose(0, "stage Guard Tower L9 left join")


@BOTH
def test_of_cards_that_share_a_name_the_one_at_hand_is_meant(rules: str) -> None:
    for age in (1, 2):
        table = situation(rules, age=age, hands={0: f"loom_{age}"})
        table.choose(0, "sell Loom")
        assert table.choice(0) == Action.parse(f"sell loom_{age}")


def test_a_board_may_be_called_as_it_is_shown() -> None:
    for written in ("take Gizah (night)", "take gizah/night", "Take Gizah/Night"):
        choosing = Game(SECOND, wonders=["gizah", "rhodos", "babylon"], sides="choice", seed=1)
        choosing.choose(0, written)
        assert choosing.choice(0) == Action.parse("take gizah/night")


def test_a_name_that_nothing_has_is_refused_as_before() -> None:
    with pytest.raises(MalformedAction, match="is not a payment"):
        game().choose(0, "build Stone Pits L1")
    with pytest.raises(UnknownName, match="did you mean 'stone_pit'"):
        game().choose(0, "build stonepit")


def test_an_option_of_the_list_may_be_chosen() -> None:
    dice = DiceGame(seed=1)
    dice.choose(0, dice.legal(0).options[0])
    assert dice.chain(0) == DiceGame(seed=1).legal(0).actions[:1]
    cards = game()
    cards.choose(0, cards.legal(0).options[3])
    assert cards.choice(0) == cards.legal(0).actions[3]


def test_the_parts_of_an_action_may_be_words_and_numbers_of_any_kind() -> None:
    assert Action("build", "stone_pit", np.int64(2), np.int8(1)) == Action.parse("build stone_pit L2 R1")  # type: ignore[arg-type]
    assert Action("stage", "altar", form="left").number(game().names) == Action.parse("stage altar left").number(  # type: ignore[arg-type]
        game().names
    )
    assert DiceAction("build", "blue", "agora.mask.1") == DiceAction.parse("build blue agora.mask.1")  # type: ignore[arg-type]
    table = game()
    table.choose(0, Action("build", "stone_pit"))  # type: ignore[arg-type]
    assert table.choice(0) == Action.parse("build stone_pit")


@pytest.mark.parametrize("number", [np.int64, np.int8, np.uint32], ids=lambda kind: kind.__name__)
def test_numpy_integers_are_whole_numbers(number: Any) -> None:
    table = Game(SECOND, number(4), seed=number(7))
    assert str(table) == str(Game(SECOND, 4, seed=7))
    for seat in range(4):
        table.choose(number(seat), table.legal(number(seat)).actions[0])
    table.choose(0, table.legal(0).actions[0])
    table.take_back(number(0))
    record = table.record
    assert Record.loads(record.dumps()) == record
    assert fold(record, number(2)).view(number(1)).to_json()["seat"] == 1
    assert type(table.view(number(1)).seat) is int
    dice = DiceGame(number(3), seed=number(7))
    dice.choose(number(1), "pass")
    dice.take_back(number(1))
    dice.choose(number(1), "pass")
    assert (dice.view(number(1)).seat, dice.deciding()) == (1, (0, 2))
    assert Record.loads(dice.record.dumps()) == dice.record


def test_a_seed_serves_for_the_chance_of_a_redeal() -> None:
    for view in (game().view(0), DiceGame(seed=2).view(0)):
        assert str(redeal(view, 5)) == str(redeal(view, Random(5)))


def test_bots_may_be_named_by_a_text_and_games_by_a_round_number() -> None:
    options = Options(FIRST, 3)
    one = simulate(options, 20, seed=1, bots=["rulebook"])
    assert simulate(options, 2e1, seed=1, bots="rulebook").tally == one.tally
    mixed = simulate(options, 20, seed=np.int64(1), bots="rulebook, builder,random")  # type: ignore[arg-type]
    assert mixed.bots == ("rulebook", "builder", "random")
    assert mixed.tally == simulate(options, 20, seed=1, bots=["rulebook", "builder", "random"]).tally


VIEW = game().view(0)
REFUSED: dict[str, tuple[Callable[[], object], type[HeptapolisError], str]] = {
    "no-action": (lambda: game().choose(0, None), MalformedAction, "None is not an action; choose one from legal"),  # type: ignore[arg-type]
    "number-for-an-action": (lambda: game().choose(0, 5), MalformedAction, "5 is not an action"),  # type: ignore[arg-type]
    "action-of-dice": (lambda: game().choose(0, DiceAction.parse("pass")), MalformedAction, "is not an action"),  # type: ignore[arg-type]
    "no-action-dice": (lambda: DiceGame().choose(0, None), MalformedAction, "None is not an action"),  # type: ignore[arg-type]
    "unknown-verb": (lambda: Action("biuld", "altar"), UnknownName, "did you mean 'build'"),  # type: ignore[arg-type]
    "unknown-verb-dice": (lambda: DiceAction("biuld"), UnknownName, "did you mean 'build'"),  # type: ignore[arg-type]
    "number-for-a-verb": (lambda: Action(1, "altar"), UnknownName, "unknown action 1; known: build"),  # type: ignore[arg-type]
    "number-for-a-card": (lambda: Action("build", 5), MalformedAction, "5 is not a card"),  # type: ignore[arg-type]
    "text-for-a-payment": (lambda: Action("build", "altar", "2"), SetupError, "the payment to the left is '2'"),  # type: ignore[arg-type]
    "unknown-form": (lambda: Action("stage", "altar", form="top"), UnknownName, "form of a stage 'top'"),  # type: ignore[arg-type]
    "fold-of-a-game": (lambda: fold(game()), RecordError, "this is a game, not its record; fold(game.record)"),  # type: ignore[arg-type]
    "fold-of-nothing": (lambda: fold(None), RecordError, "None is not a record of a game"),  # type: ignore[arg-type]
    "fold-of-text": (lambda: Game.from_record("x"), RecordError, "'x' is not a record of a game"),  # type: ignore[arg-type]
    "fold-to-a-text": (lambda: fold(game().record, "1"), SetupError, "decisions is '1'"),  # type: ignore[arg-type]
    "load-of-nothing": (lambda: Record.load(None), RecordError, "None is not a file path"),  # type: ignore[arg-type]
    "save-to-nothing": (lambda: game().record.save(None), RecordError, "None is not a file path"),  # type: ignore[arg-type]
    "save-to-no-folder": (
        lambda: game().record.save("/nonexistent/x.json"),
        RecordError,
        "/nonexistent/x.json cannot be written: No such file or directory.",
    ),
    "save-to-no-name": (lambda: game().record.save("a\0b"), RecordError, r"'a\x00b' is not a file path"),
    "load-of-no-name": (lambda: Record.load("a\0b"), RecordError, r"'a\x00b' is not a file path"),
    "loads-of-nothing": (lambda: Record.loads(None), RecordError, "this is not JSON"),  # type: ignore[arg-type]
    "parse-of-nothing": (lambda: Game.parse(None), RecordError, "None is not a text form of a game"),  # type: ignore[arg-type]
    "text-for-players": (lambda: Game(players="3"), SetupError, "players is '3', which is not a whole"),  # type: ignore[arg-type]
    "text-for-players-dice": (lambda: DiceGame("3"), SetupError, "players is '3', which is not a whole"),  # type: ignore[arg-type]
    "no-ruleset": (lambda: Game(None), UnknownName, "unknown ruleset None; known: first-edition"),  # type: ignore[arg-type]
    "list-for-a-ruleset": (lambda: Game([]), UnknownName, "unknown ruleset []"),  # type: ignore[arg-type]
    "numbers-for-wonders": (lambda: Game(wonders=[1, 2, 3]), SetupError, "wonders names boards by text"),  # type: ignore[list-item]
    "no-wonders": (lambda: Game(wonders=None), SetupError, "wonders names boards by text"),  # type: ignore[arg-type]
    "numbers-for-boards": (lambda: DiceGame(boards=[1]), SetupError, "boards names boards by text"),  # type: ignore[list-item]
    "text-for-boards": (lambda: DiceGame(boards="giza"), SetupError, "boards names boards by text"),
    "text-for-seats": (lambda: Game(seats="abc"), SetupError, "seats is a list of 3 names, not 'abc'"),
    "text-for-seats-dice": (lambda: DiceGame(seats="abc"), SetupError, "seats is a list of 3 names, not 'abc'"),
    "number-for-seats": (lambda: Game(seats=3), SetupError, "seats is a list of 3 names, not 3"),  # type: ignore[arg-type]
    "number-for-a-deal": (lambda: Game(deal=5), SetupError, "5 is not a deal"),  # type: ignore[arg-type]
    "text-for-a-seed": (lambda: Deal.from_seed(Options(), "1"), SetupError, "seed '1' is not a whole"),  # type: ignore[arg-type]
    "no-bot": (lambda: bot_of(None), UnknownName, "unknown bot None; known: beginner, builder"),  # type: ignore[arg-type]
    "list-for-a-bot": (lambda: bot_of([]), UnknownName, "unknown bot []"),  # type: ignore[arg-type]
    "game-for-a-bot": (lambda: bot_of("random").choose(game()), SetupError, "was given a Game"),  # type: ignore[call-overload]
    "redeal-of-a-game": (lambda: redeal(game(), Random(1)), SetupError, "a Game is not a view; redeal(game.view("),  # type: ignore[call-overload]
    "redeal-of-nothing": (lambda: redeal(None, 1), SetupError, "a NoneType is not a view"),  # type: ignore[call-overload]
    "redeal-by-text": (lambda: redeal(VIEW, "1"), SetupError, "rng must be a random.Random or a seed"),  # type: ignore[call-overload]
    "text-for-options": (lambda: simulate("dice", 9), SetupError, "options is 'dice'; Options(...)"),  # type: ignore[arg-type]
    "half-a-game": (lambda: simulate(Options(), 1.5), SetupError, "games is 1.5, which is not a whole number"),
    "text-for-games": (lambda: simulate(Options(), "9"), SetupError, "games is '9', which is not"),  # type: ignore[arg-type]
    "half-a-seed": (lambda: simulate(Options(), 9, seed=0.5), SetupError, "seed is 0.5"),  # type: ignore[arg-type]
    "text-for-threads": (lambda: simulate(Options(), 9, threads="2"), SetupError, "threads is '2'"),  # type: ignore[arg-type]
    "no-bots": (lambda: simulate(Options(), 9, bots=None), SetupError, "bots is a name or a list of names"),  # type: ignore[arg-type]
    "nobody-among-bots": (lambda: simulate(Options(), 9, bots=[None]), UnknownName, "unknown bot None"),  # type: ignore[list-item]
}


@pytest.mark.parametrize("case", REFUSED)
def test_the_rest_is_refused_in_one_clear_sentence(case: str) -> None:
    call, kind, words = REFUSED[case]
    with pytest.raises(kind) as caught:
        call()
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
