"""Text forms of dice games and their dice, and deals that could not come out of the box."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from conformance.dice_scenes import START, rebuilt, roll_after, space, track
from game.cases import dice_seen
from game.test_dice_records import TABLES, played
from heptapolis.catalogue.dice import DiceBoard, Plan, dice_box
from heptapolis.catalogue.dice.load import boards_of
from heptapolis.catalogue.dice.write import board_table
from heptapolis.catalogue.entry import Entry
from heptapolis.errors import DealError, HeptapolisError, UnknownName
from heptapolis.game import DiceDeal, DiceGame, DiceOptions, DiceRecord, Record, Roll
from heptapolis.vocab.dice.play import Building

HEAD = "dice players=3 seed=1"
LAID = str(START).replace(" ", "+")


@pytest.mark.parametrize("name", TABLES)
def test_the_text_of_a_record_is_read_back_and_says_the_same(name: str) -> None:
    record = played(name)
    text = str(record)
    assert DiceRecord.parse(text) == Record.parse(text) == record
    assert repr(record) == f"DiceRecord.parse({text!r})"
    assert dice_seen(DiceGame.parse(text)) == dice_seen(DiceGame.from_record(record))


@pytest.mark.parametrize("name", TABLES)
def test_the_text_of_a_game_leaves_the_dice_to_the_seed(name: str) -> None:
    game = DiceGame(**TABLES[name], seed=6)
    for seat, action in played(name).decisions:
        game.choose(seat, action)
    assert "rolls=" not in str(game)
    assert repr(game) == f"DiceGame.parse({str(game)!r})"
    assert DiceGame.parse(str(game)).result() == game.result() == played(name).result
    assert DiceGame.from_record(game.record).events == game.events


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("two", "dice players=2 seed=6 rolls=grey_a."),
        ("seven", "dice players=7 seed=6 boards=rhodes,giza,"),
        ("three", " seats=Zo%C3%AB,Bea,Cy | 0 "),
        ("custom", "dice players=3 custom=%5B%7B%22id%22%3A%20%22giza%22%2C"),
    ],
)
def test_the_text_names_what_does_not_come_from_the_seed(name: str, words: str) -> None:
    assert words in str(played(name))


def custom(tables: Any) -> str:
    """A text with boards that someone brought along."""
    return f"{HEAD} custom={quote(json.dumps(tables), safe='')} |"


TEXTS = {
    "nothing-but-rules": ("dice", "is not a text form of a dice game: KeyError('players')"),
    "no-players": ("dice seed=1 |", "KeyError('players')"),
    "no-seed": ("dice players=3 |", "KeyError('seed')"),
    "words-for-seed": ("dice players=3 seed=x |", "is not a text form of a dice game"),
    "minus-seed": ("dice players=3 seed=-1 |", "seed -1 is not a whole number from 0 to 2**63 - 1."),
    "huge-seed": (f"dice players=3 seed={2**63} |", "is not a whole number from 0 to"),
    "long-seed": (f"dice players=3 seed={'9' * 5000} |", "is not a text form of a dice game"),
    "half-players": ("dice players=2.5 seed=1 |", "is not a text form of a dice game"),
    "one-player": ("dice players=1 seed=1 |", "1 player cannot play 7 Wonders Dice; it is for 2 to 7 players."),
    "eight-players": ("dice players=8 seed=1 |", "8 players cannot play 7 Wonders Dice; it is for 2 to 7 players."),
    "unknown-key": (f"{HEAD} speed=2 |", "unknown or repeated key 'speed'"),
    "key-of-cards": (f"{HEAD} sides=first |", "unknown or repeated key 'sides'"),
    "key-twice": (f"{HEAD} seed=2 |", "unknown or repeated key"),
    "no-pair": (f"{HEAD} fast |", "is not a text form of a dice game"),
    "two-names": (f"{HEAD} seats=a,b |", "2 seat names were given for 3 players"),
    "two-boards": (f"{HEAD} boards=giza,rhodes |", "boards were dealt to 2 seats; the game has 3 players."),
    "board-twice": (f"{HEAD} boards=giza,rhodes,giza |", "a board was dealt to two seats; there is only one of each."),
    "city-twice": (f"{HEAD} boards=giza,rhodes,Giza |", "a board was dealt to two seats; there is only one of each."),
    "unknown-board": (f"{HEAD} boards=giza,rhodos,olympia |", "unknown board 'rhodos'; did you mean 'rhodes'?"),
    "no-board": (f"{HEAD} boards= |", "boards were dealt to 1 seats"),
    "no-dice": (f"{HEAD} rolls= |", "0 dice were rolled; the Forum holds 7 different ones."),
    "words-for-dice": (
        f"{HEAD} rolls=hello |",
        "'hello' is not a die; write for example blue.mask.2: die, face and zone.",
    ),
    "unknown-die": (f"{HEAD} rolls={LAID.replace('blue', 'bleu')} |", "unknown die 'bleu'; did you mean 'blue'"),
    "unknown-face": (
        f"{HEAD} rolls={LAID.replace('mask', 'msak')} |",
        "the die blue has no face 'msak'; it has mask, ",
    ),
    "zone-nine": (
        f"{HEAD} rolls={LAID.replace('mask.0', 'mask.9')} |",
        "the die blue is in zone 9; zones are 0 to 3.",
    ),
    "zone-ten": (f"{HEAD} rolls={LAID.replace('mask.0', 'mask.10')} |", "'blue.mask.10' is not a die"),
    "second-roll-bad": (f"{HEAD} rolls={LAID},x |", "'x' is not a die"),
    "custom-no-json": (f"{HEAD} custom=giza |", "is not a text form of a dice game"),
    "custom-number": (custom(5), "own/boards: options: board = 5 is not of type list"),
    "custom-nothing": (custom([]), "own/boards: options: has no [[board]]"),
    "custom-no-board": (custom([7]), "own/boards: board 1: 7 is not a table"),
    "custom-deep": (f"{HEAD} custom={'[' * 100_000} |", "is not a text form of a dice game"),
    "no-decision": (f"{HEAD} | hello", "' hello' is not a decision; it begins with the number of a seat."),
    "no-such-seat": (f"{HEAD} | 7 pass", "decision 1 of the record (7 pass) is not possible: there is no seat 7"),
    "unknown-verb": (f"{HEAD} | 0 pas", "unknown action 'pas'; did you mean 'pass'?"),
    "twice": (
        f"{HEAD} | 0 pass; 0 pass",
        "decision 2 of the record (0 pass) is not possible: seat 0 has nothing left to decide",
    ),
    "empty": ("", "unknown ruleset ''; known: dice, first-edition, second-edition."),
    "unknown-rules": ("dcie players=3 seed=1 |", "unknown ruleset 'dcie'; did you mean 'dice'?"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_is_no_game_is_refused_in_words(name: str) -> None:
    text, words = TEXTS[name]
    with pytest.raises(HeptapolisError) as caught:
        DiceGame.parse(text)
    assert words in str(caught.value)


def test_other_boards_of_the_same_name_are_another_game_or_none() -> None:
    record = played("custom")
    for cost, told in ((6, "is not possible"), (0, "")):
        dear = rebuilt(guild_court=[track(space(cost, {"points": 1}))], warehouse=warehouse(cost))
        other = DiceRecord(DiceOptions(3, (dear,)), record.seats, record.deal, record.decisions, record.seed)
        assert str(other) != str(record)
        if told:
            with pytest.raises(HeptapolisError, match=told):
                DiceGame.from_record(other)
        else:
            assert DiceGame.from_record(other).result() != record.result


def warehouse(cost: int) -> list[dict[str, Any]]:
    """A warehouse whose spaces all cost the same."""
    goods = ("stone", "wood", "brick", "cloth", "glass", "papyrus")
    return [track(space(cost), symbols=good) for good in goods]


def renamed(name: str, city: str, board: str = "giza") -> DiceBoard:
    """A board under another name."""
    shipped = next(other for other in dice_box().boards if other.id == board)
    table = board_table(shipped) | {"id": name, "city": city}
    return boards_of(Entry(Path("scene.toml"), "scene", {"board": [table]}), dice_box())[0]


def short() -> DiceBoard:
    """A board with a stage too few, made without a file."""
    board = dice_box().boards[3]
    stages = board.plan(Building.WONDER).tracks[0]
    wonder = Plan(Building.WONDER, (replace(stages, spaces=stages.spaces[:2]),))
    return replace(board, plans=tuple(wonder if p.building == Building.WONDER else p for p in board.plans))


def test_a_renamed_board_lies_beside_the_one_whose_city_it_keeps() -> None:
    mine = renamed("mine", "Giza")
    game = DiceGame(3, seed=1, boards=["mine", "giza"], custom=[mine])
    assert [game.board(seat).id for seat in range(2)] == ["mine", "giza"]
    for seed in range(10):
        game = DiceGame(7, seed=seed, boards=["mine"], custom=[mine])
        assert [game.board(seat).id for seat in range(7)] == list(game.record.deal.boards)
        assert DiceGame.parse(str(game)).record == game.record
    assert DiceOptions(3, (mine,)).board_number("GIZA") == DiceOptions(3, (mine,)).board_number("giza")
    assert DiceOptions(3, (renamed("mine", "Thebes"),)).board_number("Thebes") == 0


SETTINGS: dict[str, tuple[dict[str, Any], str]] = {
    "one-player": ({"players": 1}, "1 player cannot play 7 Wonders Dice; it is for 2 to 7 players."),
    "eight-players": ({"players": 8}, "8 players cannot play 7 Wonders Dice; it is for 2 to 7 players."),
    "text-players": ({"players": "3"}, "players is '3', which is not a whole number."),
    "minus-seed": ({"seed": -1}, "seed -1 is not a whole number from 0 to 2**63 - 1."),
    "text-seed": ({"seed": "one"}, "seed 'one' is not a whole number"),
    "text-seed-and-deal": (
        {"seed": "one", "deal": DiceDeal(("giza", "rhodes", "olympia"))},
        "seed 'one' is not a whole",
    ),
    "minus-seed-and-deal": ({"seed": -1, "deal": DiceDeal(("giza", "rhodes", "olympia"))}, "seed -1 is not a whole"),
    "four-boards": ({"boards": ["giza", "rhodes", "olympia", "babylon"]}, "4 boards are named for 3 players."),
    "board-twice": ({"boards": ["giza", "Giza"]}, "giza is named twice; there is only one."),
    "unknown-board": ({"boards": ["gizah"]}, "unknown board 'gizah'; did you mean 'giza'?"),
    "boards-and-deal": (
        {"boards": ["giza"], "deal": DiceDeal(("giza", "rhodes", "olympia"))},
        "an explicit deal has its own boards; do not name any as well.",
    ),
    "deal-for-two": ({"deal": DiceDeal(("giza", "rhodes"))}, "boards were dealt to 2 seats; the game has 3 players."),
    "own-board-twice": ({"custom": [renamed("mine", "A"), renamed("mine", "B")]}, "board mine: appears twice"),
    "own-board-without-a-stage": ({"custom": [short()]}, "own/boards: board giza: the wonder has 2 stages on 1 track"),
    "two-names": ({"seats": ["a", "b"]}, "2 seat names were given for 3 players"),
    "numbers-for-names": ({"seats": [1, 2, 3]}, "names are text"),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_table_that_cannot_be_set_is_refused(name: str) -> None:
    arguments, words = SETTINGS[name]
    with pytest.raises(HeptapolisError) as caught:
        DiceGame(**{"players": 3} | arguments)
    assert words in str(caught.value)


def test_named_boards_go_to_the_first_seats_and_nobody_has_one_twice() -> None:
    for seed in range(20):
        for names in (["rhodes"], ["giza", "olympia"], ["Babylon", "RHODES", "ephesus"]):
            game = DiceGame(5, seed=seed, boards=names)
            boards = [game.board(seat).id for seat in range(5)]
            assert boards[: len(names)] == [name.lower() for name in names]
            assert len(set(boards)) == 5


@pytest.mark.parametrize(
    "text", [str(START), str(roll_after(START, "white.laurel.3 black.any.2 purple.wonder.1")), f"  {START}  "]
)
def test_dice_are_read_back_from_their_text(text: str) -> None:
    roll = Roll.parse(text)
    assert str(roll) == text.strip()
    assert repr(roll) == f"Roll.parse({text.strip()!r})"


@pytest.mark.parametrize(
    ("die", "words"),
    [
        ("blue.mask", "'blue.mask' is not a die; write for example blue.mask.2: die, face and zone."),
        ("blue", "'blue' is not a die"),
        ("blue.mask.x", "'blue.mask.x' is not a die"),
        ("blue.mask.1.2", "'blue.mask.1.2' is not a die"),
        ("blue..1", "the die blue has no face ''"),
        (".mask.1", "unknown die ''"),
        ("green.mask.1", "7 dice were rolled; the Forum holds 7 different ones."),
        ("white.mask.1", "the die white has no face 'mask'; it has laurel, blue, green, red, yellow."),
    ],
)
def test_what_is_no_die_is_refused(die: str, words: str) -> None:
    with pytest.raises((DealError, UnknownName)) as caught:
        Roll.parse(str(START).replace("blue.mask.0", die))
    assert words in str(caught.value)


def test_zones_are_whole_numbers_in_a_roll_that_is_made_by_hand() -> None:
    for zone in (-1, 4, True, 1.0, "1"):
        with pytest.raises(DealError, match=r"^the die grey_a is in zone .*; zones are 0 to 3\.$"):
            Roll((("grey_a", "stone", zone), *START.dice[1:]))  # type: ignore[arg-type]
