"""A file of the dice box with a fault, or no file at all, is refused with the file, the entry and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.damage import DICE, Damage, copied, params, refusal, refused
from heptapolis.catalogue.dice import dice_box
from heptapolis.catalogue.dice.load import load_box

FORUM = 'forum = ["grey_a", "grey_b", "grey_c", "blue", "red", "yellow", "green"]'
SEVEN = "the forum must hold 7 dice, all but the 3 special ones"
RED = 'red = ["sword", "sword", "axe", "axe", "shield", "shield"]'
ZONED = "the forum has 4 zones, each with a price and a weight"
SIGNS = "prices and weights of zones are not negative, and some weight is positive"
STAGES = "wonder track 1 space"


def in_box(name: str, old: str, new: str, reason: str, entry: str = "box") -> Damage:
    """A damage of the sheet of the box."""
    return Damage(name, "box.toml", old, new, entry, reason, DICE)


def in_common(name: str, old: str, new: str, reason: str, entry: str) -> Damage:
    """A damage of the buildings that all boards share, seen while that file is read."""
    return Damage(name, "common.toml", old, new, f"common {entry}".strip(), reason, DICE)


def in_boards(name: str, old: str, new: str, reason: str, entry: str = "board alexandria") -> Damage:
    """A damage of the seven boards."""
    return Damage(name, "boards.toml", old, new, entry, reason, DICE)


DICE_FAULTS = [
    in_box("five-faces", RED, RED.replace('"axe", ', "", 1), "red has 5 faces; a die has 6", "dice"),
    in_box("seven-faces", RED, f'{RED[:-1]}, "axe"]', "red has 7 faces; a die has 6", "dice"),
    in_box("no-faces", RED, "red = []", "red has 0 faces; a die has 6", "dice"),
    in_box("text-faces", RED, 'red = "sword"', "red = 'sword' is not of type list", "dice"),
    in_box("number-face", '"axe", "axe"', '"axe", 5', "5 is not text", "dice"),
    in_box(
        "unknown-colour",
        RED,
        RED.replace("red", "pink"),
        "'pink' is not a colour of a die; choose from grey, blue, green, yellow, red, white, black, purple",
        "dice",
    ),
    in_box("six-in-the-forum", ', "green"]', "]", SEVEN),
    in_box("one-twice-in-the-forum", '"grey_b", "grey_c"', '"grey_b", "grey_b"', SEVEN),
    in_box("special-in-the-forum", '"yellow", "green"]', '"yellow", "white"]', SEVEN),
    in_box("eight-in-the-forum", '"green"]', '"green", "white"]', SEVEN),
    in_box("unknown-in-the-forum", '"grey_c", "blue"', '"grey_c", "blu"', "the forum names 'blu', which is not a die"),
    in_box("no-forum", FORUM, "", "the key 'forum' is missing"),
    in_box("black-shows-nothing", '"barracks", "any"]', '"barracks", "forum"]', "die black shows 'forum', which is no"),
    in_box(
        "purple-shows-any",
        '"wonder", "warehouse"',
        '"wonder", "any"',
        "die purple shows 'any', which is not a building",
    ),
    in_box("wild-nothing", 'wild = ["barracks"', 'wild = ["forum"', "wild names 'forum', which is not a building"),
]
NUMBERS = [
    in_box("three-prices", "[0, 1, 2, 3]", "[0, 1, 2]", ZONED),
    in_box("five-weights", "[1, 1, 1, 1]", "[1, 1, 1, 1, 1]", ZONED),
    in_box("no-weights", "[1, 1, 1, 1]", "[]", ZONED),
    in_box("weights-all-nought", "[1, 1, 1, 1]", "[0, 0, 0, 0]", SIGNS),
    in_box("minus-weight", "[1, 1, 1, 1]", "[1, 1, 1, -1]", SIGNS),
    in_box("minus-price", "[0, 1, 2, 3]", "[-1, 1, 2, 3]", SIGNS),
    in_box("half-a-weight", "[1, 1, 1, 1]", "[0.5, 1, 1, 1]", "must be whole numbers", "numbers"),
    in_box("poor", "start_coins = 7", "start_coins = -7", "coins and points are not negative"),
    in_box("dear-pass", "pass_coins = 3", "pass_coins = -3", "coins and points are not negative"),
    in_box("no-turn-after", "trigger = 1", "trigger = 0", "at least one turn is played after the one that triggers"),
    in_box("no-bonus-to-end", "bonuses_to_end = 3", "bonuses_to_end = 0", "0 of 3 bonuses cannot end the game"),
    in_box("four-bonuses-to-end", "bonuses_to_end = 3", "bonuses_to_end = 4", "4 of 3 bonuses cannot end the game"),
    in_box("no-turns", "most_turns = 500", "most_turns = 0", "the longest game has 1 to 1000 turns"),
    in_box("endless", "most_turns = 500", "most_turns = 99999", "the longest game has 1 to 1000 turns"),
    in_box("number-missing", "pass_coins = 3\n", "", "the key 'pass_coins' is missing", "numbers"),
    in_box("number-unknown", "pass_coins", "gifts = 3\npass_coins", "the key 'gifts' is unknown", "numbers"),
    in_box("number-as-text", "pass_coins = 3", 'pass_coins = "3"', "pass_coins = '3' is not of type int", "numbers"),
    in_box("number-as-yes", "pass_coins = 3", "pass_coins = true", "pass_coins = True is not of type int", "numbers"),
    in_box("one-player", "least_players = 2", "least_players = 1", "the game is for 2 players and more"),
    in_box("none-at-most", "most_players = 7", "most_players = 0", "the game is for 2 players and more"),
    in_box("eight-players", "most_players = 7", "most_players = 8", "8 players need as many boards; there are 7"),
]
SHEETS = [
    in_box("no-name", 'name = "7 Wonders Dice"\n', "", "the key 'name' is missing"),
    in_box("unknown-key", "year = 2025", "year = 2025\nprice = 30", "the key 'price' is unknown"),
    in_box("text-year", "year = 2025", 'year = "2025"', "year = '2025' is not of type int"),
    in_box("bad-toml", "year = 2025", "year = 2025 2026", "is not TOML", "file"),
    in_box(
        "unknown-bonus", "another_action = true", "another_turn = true", "has none of the effects points", "bonuses"
    ),
    in_box(
        "points-as-a-bonus", "[{ coins = 7 }]", "[{ points = 7 }]", "the bonus coins has an effect that only a space"
    ),
    in_box(
        "attack-as-a-bonus", "[{ coins = 7 }]", "[{ attack = 7 }]", "the bonus coins has an effect that only a space"
    ),
    in_box(
        "unlock-as-a-bonus", "[{ coins = 7 }]", '[{ unlock = "white" }]', "has an effect that only a space can have"
    ),
    in_box(
        "four-effects", "[{ coins = 7 }]", f"[{4 * '{ coins = 7 },'}]", "coins has 4 effects; the limit is 3", "bonuses"
    ),
    in_box("bonus-no-list", "[{ coins = 7 }]", "{ coins = 7 }", "is not of type list", "bonuses"),
]
COMMON = [
    in_common("unknown-building", "[agora]", "[agoras]", "the key 'agoras' is unknown", ""),
    in_common("unknown-key", "[agora]\n", "[agora]\nprize = 1\n", "the key 'prize' is unknown", "agora"),
    in_common("no-tracks", "tracks = [\n", "track = [\n", "the key 'tracks' is missing", "warehouse"),
    in_common("cost-seven", "cost = 0", "cost = 7", "cost 7 is not between 0 and 6", "warehouse track 1 space 1"),
    in_common("unsure", '"medium"', '"sure"', "'sure' is not a confidence", "warehouse track 1 space 1"),
]
BOARDS = [
    in_boards("no-id", 'id = "alexandria"\n', "", "the key 'id' is missing", "board 1"),
    in_boards("id-twice", 'id = "babylon"', 'id = "alexandria"', "appears twice"),
    in_boards("no-wonder", "[board.wonder]", "[board.wunder]", "the key 'wunder' is unknown"),
    in_boards("cost-nine", "cost = 2", "cost = 9", "cost 9 is not between 0 and 6", f"board alexandria {STAGES} 1"),
    in_boards(
        "unlock-never", '{ unlock = "black" }, ', "", "the black die is unlocked 0 times; it must be exactly once"
    ),
    in_boards("key-of-the-file", "[[board]]", "note = 1\n[[board]]", "the key 'note' is unknown", "file"),
]


@pytest.mark.parametrize("damage", params(DICE_FAULTS + NUMBERS + SHEETS))
def test_a_faulty_sheet_of_the_dice_box_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


@pytest.mark.parametrize("damage", params(COMMON + BOARDS))
def test_a_faulty_shipped_board_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


def test_a_building_that_neither_file_has_is_named(tmp_path: Path) -> None:
    box = copied(tmp_path, DICE)
    text = (box / "common.toml").read_text(encoding="utf-8")
    before, _, rest = text.partition("[agora]")
    (box / "common.toml").write_text(before + rest[rest.index("[market]") :], encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.entry) == ("dice/boards.toml", "board alexandria")
    assert fault.reason == "the building agora is missing"


def test_a_fault_of_a_shared_building_is_found_on_the_first_board(tmp_path: Path) -> None:
    box = copied(tmp_path, DICE)
    text = (box / "common.toml").read_text(encoding="utf-8")
    (box / "common.toml").write_text(text.replace('"caduceus"', '"mask"'), encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.entry) == ("dice/boards.toml", "board alexandria")
    assert fault.reason == "the face caduceus of the blue die opens nothing"


def test_fewer_boards_than_players_are_refused(tmp_path: Path) -> None:
    box = copied(tmp_path, DICE)
    head, _, _ = (box / "boards.toml").read_text(encoding="utf-8").rpartition("[[board]]")
    (box / "boards.toml").write_text(head, encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.reason) == ("dice/box.toml", "7 players need as many boards; there are 6")


FILES = pytest.mark.parametrize("file", ["box.toml", "common.toml", "boards.toml"])
RUBBISH = {
    "empty": b"",
    "words": b"hello, world",
    "binary": bytes(range(256)),
    "not-utf-8": b'name = "\xe9"',
    "no-list": b"board = 5\nagora = 5\nid = 5\n",
    "list-of-numbers": b"board = [1]\nagora = [1]\nid = [1]\n",
    "deep": b"board = " + 50_000 * b"[",
    "long-number": b"board = " + 5_000 * b"9",
}


@FILES
@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_is_refused_with_the_name_of_a_file(tmp_path: Path, file: str, rubbish: str) -> None:
    box = copied(tmp_path, DICE)
    (box / file).write_bytes(RUBBISH[rubbish])
    fault = refusal(box)
    # a common file without buildings is missed only when the boards need them
    missed = (file, rubbish) == ("common.toml", "empty")
    assert fault.file == f"dice/{'boards.toml' if missed else file}"
    assert fault.entry
    assert fault.reason


@FILES
def test_a_missing_file_is_refused(tmp_path: Path, file: str) -> None:
    box = copied(tmp_path, DICE)
    (box / file).unlink()
    fault = refusal(box)
    assert (fault.file, fault.entry) == (f"dice/{file}", "file")
    assert fault.reason == "cannot be read: No such file or directory"


def test_the_copy_is_read_as_the_shipped_box(tmp_path: Path) -> None:
    assert load_box(copied(tmp_path, DICE)) == dice_box()
