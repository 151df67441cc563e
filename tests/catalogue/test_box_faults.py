"""A box or wonder file with a fault, or no file at all, is refused with the file, the entry and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from catalogue.damage import Damage, copied, params, refusal, refused
from heptapolis.catalogue.cards import EDITIONS, box_of, load_box
from heptapolis.errors import UnknownName
from heptapolis.game.cards.names import names_of

FIRST_STAGE = '{ cost = "SS", effects = [{ points = 3 }], agree = { cost = 11, effects = 8 } },'
SHEET = 'sheet = ["military", "coins", "wonder", "civil", "science", "commerce", "guilds"]'
SIDE_B = """
[[wonder.side]]
id = "B"
resource = "G"
stages = [
  { cost = "CC", effects = [{ private_choice = "W/S/C/O" }], agree = { cost = 10, effects = 7 } },
  { cost = "WW", effects = [{ private_choice = "G/L/P" }], agree = { cost = 10, effects = 6 } },
  { cost = "SSS", effects = [{ points = 7 }], agree = { cost = 9, effects = 7 } },
]
"""


def in_wonders(name: str, old: str, new: str, entry: str, reason: str) -> Damage:
    """A damage of the wonder file."""
    return Damage(name, "wonders.toml", old, new, entry, reason)


def in_box(name: str, old: str, new: str, entry: str, reason: str) -> Damage:
    """A damage of the sheet of the box."""
    return Damage(name, "box.toml", old, new, entry, reason)


WONDERS = [
    in_wonders("stage-coins", '"SS"', '"2SS"', "wonder alexandria side 1 stage 1", "a stage costs goods, not coins"),
    in_wonders("stage-letter", '"SS"', '"SZ"', "wonder alexandria side 1 stage 1", "'Z' is not a good"),
    in_wonders("eight-goods", '"SS"', '"SSSSSSSS"', "wonder alexandria side 1 stage 1", "has 8 goods; the limit is 7"),
    in_wonders("stage-key", "agree =", "agreed =", "wonder alexandria side 1 stage 1", "the key 'agreed' is unknown"),
    in_wonders("too-many-stages", FIRST_STAGE, 3 * FIRST_STAGE, "wonder alexandria A", "must have 1 to 4 stages"),
    in_wonders(
        "text-stages", "stages = [", 'stages = ["SS",', "wonder alexandria side 1 stage 1", "'SS' is not a table"
    ),
    in_wonders("missing-side", SIDE_B, "", "wonder alexandria", "must have the sides A and B"),
    in_wonders("side-twice", 'id = "B"', 'id = "A"', "wonder alexandria", "must have the sides A and B"),
    in_wonders("resource", 'resource = "G"', 'resource = "X"', "wonder alexandria side 1", "'X' is not a good"),
    in_wonders("two-resources", 'resource = "G"', 'resource = "GG"', "wonder alexandria side 1", "'GG' is not a good"),
    in_wonders("side-key", 'resource = "G"', 'good = "G"', "wonder alexandria side 1", "the key 'resource' is missing"),
    in_wonders("no-city", 'city = "Alexandria"\n', "", "wonder alexandria", "the key 'city' is missing"),
    in_wonders("wonder-key", 'city = "Al', 'town = "x"\ncity = "Al', "wonder alexandria", "the key 'town' is unknown"),
    in_wonders("id-twice", 'id = "babylon"', 'id = "alexandria"', "wonder alexandria", "appears 2 times"),
    in_wonders("key-of-the-file", "[[wonder]]", "note = 1\n[[wonder]]", "file", "the key 'note' is unknown"),
]
SHEETS = [
    in_box("no-name", 'name = "7 W', 'title = "7 W', "box", "the key 'name' is missing"),
    in_box("unknown-key", "year = 2010", "year = 2010\nprice = 50", "box", "the key 'price' is unknown"),
    in_box("text-year", "year = 2010", 'year = "2010"', "box", "year = '2010' is not of type int"),
    in_box("sheet-line", '"military"', '"war"', "box", "'war' is not a line; choose from military, coins"),
    in_box("sheet-short", SHEET, 'sheet = ["military"]', "box", "sheet"),
    in_box("sheet-twice", '"civil"', '"wonder"', "box", "sheet"),
    in_box(
        "two-readings", "copy_counts_itself = 0", "copy_counts_itself = 2", "constants", "copy_counts_itself 0 or 1"
    ),
    in_box("no-constant", "sale = 3 ", "# sale = 3 ", "constants", "the key 'sale' is missing"),
    in_box("constant-key", "price = 2 ", "bonus = 1\nprice = 2 ", "constants", "the key 'bonus' is unknown"),
    in_box("constant-type", "hand = 7", "hand = 7.0", "constants", "hand = 7.0 is not of type int"),
    in_box("victory-count", "[1, 3, 5]", "[1, 3]", "constants", "must have one value for each of the 3 Ages"),
    in_box("victory-type", "[1, 3, 5]", '[1, "3", 5]', "constants", "victory"),
    in_box("no-constants", "[constants]", "[constant]", "constants", "the key 'least_players' is missing"),
    in_box("no-table", "[components] ", "components = 7\n[pieces] ", "constants", "the key 'components' is unknown"),
    in_box("eight-cards", "hand = 7", "hand = 8", "constants", "3 Ages, hands of 7, 6 turns"),
    in_box("nine-turns", "turns = 6", "turns = 9", "constants", "3 Ages, hands of 7, 6 turns"),
    in_box("eight-players", "most_players = 7", "most_players = 8", "constants", "3 to 7 players"),
    in_box("cheap", "price = 2", "price = -1", "constants", "1 <= discounted <= price <= 2"),
    in_box("dear-discount", "discounted = 1", "discounted = 9", "constants", "1 <= discounted <= price <= 2"),
    in_box("worthless", "coins_a_point = 3", "coins_a_point = 0", "constants", "1 <= coins_a_point"),
    in_box("poor", "start_coins = 3", "start_coins = -3", "constants", "0 <= start_coins"),
    in_box("sweet-defeat", "defeat = -1", "defeat = 5", "constants", "a defeat below"),
    in_box("bad-toml", "year = 2010", "year = 2010 2011", "file", "is not TOML"),
]


@pytest.mark.parametrize("damage", params(WONDERS))
def test_a_faulty_wonder_file_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


@pytest.mark.parametrize("damage", params(SHEETS))
def test_a_faulty_sheet_of_the_box_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


def test_constants_that_do_not_fit_the_decks_are_refused(tmp_path: Path) -> None:
    box = copied(tmp_path)
    text = (box / "box.toml").read_text(encoding="utf-8")
    text = text.replace("more_guilds_than_players = 2", "more_guilds_than_players = 3")
    (box / "box.toml").write_text(text, encoding="utf-8")
    fault = refusal(box)
    assert fault.file == "first_edition/cards.toml"
    assert fault.entry == "decks"
    assert fault.reason == "with 3 players Age III has 22 cards, 21 are needed"


def test_fewer_wonders_than_players_are_refused(tmp_path: Path) -> None:
    box = copied(tmp_path)
    head, _, _ = (box / "wonders.toml").read_text(encoding="utf-8").rpartition("[[wonder]]")
    (box / "wonders.toml").write_text(head, encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.entry) == ("first_edition/wonders.toml", "file")
    assert fault.reason == "7 players need as many wonders"


RUBBISH = {
    "empty": b"",
    "words": b"hello, world",
    "binary": bytes(range(256)),
    "zeros": bytes(1000),
    "not-utf-8": b'name = "\xe9"',
    "cut": b'[[card]]\nid = "lumb',
    "other-list": b"[[crad]]\nid = 'x'\n",
    "no-list": b"card = 5\nwonder = 5\nid = 5\n",
    "list-of-numbers": b"card = [1]\nwonder = [1]\nid = [1]\n",
    "deep": b"card = " + 50_000 * b"[",
    "long-number": b"card = " + 5_000 * b"9",
}


@pytest.mark.parametrize("file", ["box.toml", "cards.toml", "wonders.toml"])
@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_is_refused_with_the_name_of_the_file(tmp_path: Path, file: str, rubbish: str) -> None:
    box = copied(tmp_path)
    (box / file).write_bytes(RUBBISH[rubbish])
    fault = refusal(box)
    assert fault.file.endswith(file)
    assert fault.entry
    assert fault.reason


@pytest.mark.parametrize("file", ["box.toml", "cards.toml", "wonders.toml"])
def test_a_missing_file_is_refused(tmp_path: Path, file: str) -> None:
    box = copied(tmp_path)
    (box / file).unlink()
    fault = refusal(box)
    assert fault.file.endswith(file)
    assert (fault.entry, fault.reason) == ("file", "cannot be read: No such file or directory")


def test_a_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    box = copied(tmp_path)
    (box / "cards.toml").unlink()
    (box / "cards.toml").mkdir()
    assert refusal(box).reason == "cannot be read: Is a directory"


def test_a_file_that_cannot_be_read_is_named_with_its_folder_like_any_other(tmp_path: Path) -> None:
    box = copied(tmp_path)
    (box / "cards.toml").unlink()
    assert refusal(box).file == "first_edition/cards.toml"  # both editions have a cards.toml


def test_a_box_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "third_edition").reason == "cannot be read: No such file or directory"


def test_the_copies_are_read_as_the_shipped_boxes(tmp_path: Path) -> None:
    for edition in EDITIONS:
        folder = copied(tmp_path, edition.replace("-", "_"))
        assert load_box(folder) == box_of(edition)
        shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("edition", "hint"),
    [("secnd-edition", "did you mean 'second-edition'"), ("dice", "known: first-edition, second-edition.")],
)
def test_an_unknown_edition_gets_a_hint(edition: str, hint: str) -> None:
    with pytest.raises(UnknownName, match=f"^unknown ruleset '{edition}'; {hint}"):
        box_of(edition)


def test_unknown_names_in_a_box_get_a_hint() -> None:
    box = box_of("second-edition")
    with pytest.raises(UnknownName, match=r"^unknown card 'Vinyard'; did you mean 'Vineyard'"):
        box.card("Vinyard")
    names = names_of("second-edition")
    with pytest.raises(UnknownName, match=r"^unknown wonder 'Olimpia'; did you mean 'olympia'\?$"):
        names.wonder("Olimpia")
    with pytest.raises(UnknownName, match=r"^unknown side of Gizah 'nigth'; did you mean 'night'\?$"):
        names.side(names.wonder("giza"), "nigth")
    with pytest.raises(UnknownName, match=r"^unknown card 'qqqq'; 77 names are known\.$"):
        box.card("qqqq")
