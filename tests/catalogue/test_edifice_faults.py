"""A file of the expansion with a fault is refused with the file, the entry and the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from catalogue.damage import EXPANSION, Damage, copied, params, refusal, refused
from heptapolis.catalogue.cards import expansion_of, load_expansions
from heptapolis.catalogue.cards.expansion import PROPOSALS

OUTPOST = 'id = "outpost"\nname = "Outpost"\nage = 1\ncost = "1"\neffects = [{ victory_token = 2 }]\n'
OUTPOST += 'penalty = { lose_card = "red" }\n'
SPLIT = "forms = { left = [{ coins = 7 }, { points = 2 }], right = [{ shields = 1 }, { points = 2 }] }"
STAGE = "wonder carthage side 1 stage 2"
FORMS = f"{STAGE} forms"
WANTED = "must name two or more of left, right, age1, age2, age3"
PAWNS = "pawns = [0, 0, 0, 2, 3, 3, 4, 5]"
FIT = "constants and proposals"
NIGHT = """
[[wonder.side]]
id = "night"
resource = "O"
"""


def in_outpost(name: str, old: str, new: str, reason: str, entry: str = "edifice outpost") -> Damage:
    """A damage inside the entry of the Outpost: the text from its id to what is replaced stays."""
    between = OUTPOST.partition(old)[0]
    assert old in OUTPOST
    return Damage(name, "edifices.toml", between + old, between + new, entry, reason, EXPANSION)


def in_wonders(name: str, old: str, new: str, entry: str, reason: str) -> Damage:
    """A damage of the boards."""
    return Damage(name, "wonders.toml", old, new, entry, reason, EXPANSION)


def in_box(name: str, old: str, new: str, entry: str, reason: str) -> Damage:
    """A damage of the sheet of the box."""
    return Damage(name, "box.toml", old, new, entry, reason, EXPANSION)


EDIFICES = [
    in_outpost("unknown-key", "age = 1", "age = 1\nprize = 2", "the key 'prize' is unknown"),
    in_outpost("no-name", 'name = "Outpost"\n', "", "the key 'name' is missing"),
    in_outpost("no-cost", 'cost = "1"\n', "", "the key 'cost' is missing"),
    in_outpost("no-age", "age = 1\n", "", "the key 'age' is missing"),
    in_outpost("text-age", "age = 1", 'age = "I"', "age = 'I' is not of type int"),
    in_outpost("age-four", "age = 1", "age = 4", "age 4 is not one of 1 to 3"),
    in_outpost("age-zero", "age = 1", "age = 0", "age 0 is not one of 1 to 3"),
    in_outpost("goods-in-the-price", 'cost = "1"', 'cost = "1W"', "taking part costs coins, not goods"),
    in_outpost("goods-for-the-price", 'cost = "1"', 'cost = "SS"', "taking part costs coins, not goods"),
    in_outpost("no-price", 'cost = "1"', 'cost = ""', "taking part costs coins, not goods"),
    in_outpost("number-price", 'cost = "1"', "cost = 1", "cost = 1 is not of type str"),
    in_outpost("minus-price", 'cost = "1"', 'cost = "-1"', "'-' is not a good"),
    in_outpost(
        "no-penalty", 'penalty = { lose_card = "red" }\n', "", "must be a table with one key, the kind of penalty"
    ),
    in_outpost("text-penalty", '{ lose_card = "red" }', '"red"', "penalty = 'red' is not of type dict"),
    in_outpost(
        "unknown-penalty",
        "lose_card =",
        "lose_wonder =",
        "did you mean 'lose_coins'? Known: lose_coins, lose_card, lose_victory_tokens",
    ),
    in_outpost("reward-as-penalty", '{ lose_card = "red" }', "{ coins = 3 }", "'coins' is not a kind of penalty"),
    in_outpost(
        "two-penalties",
        '{ lose_card = "red" }',
        '{ lose_card = "red", lose_coins = 1 }',
        "must be a table with one key, the kind of penalty",
    ),
    in_outpost("penalty-colour", '"red"', '"pink"', "penalty lose_card: 'pink' is not a colour"),
    in_outpost("penalty-number", 'lose_card = "red"', "lose_coins = 0", "penalty lose_coins: "),
    in_outpost("penalty-text", 'lose_card = "red"', 'lose_coins = "two"', "penalty lose_coins: "),
    in_outpost(
        "penalty-as-reward", "{ victory_token = 2 }", "{ lose_coins = 2 }", "'lose_coins' is not a kind of effect"
    ),
    in_outpost("no-reward", "[{ victory_token = 2 }]", "[]", "has no effect"),
    in_outpost("token-of-age-four", "victory_token = 2", "victory_token = 4", "effect victory_token: "),
    in_outpost("reward-twice", "[{ victory_token = 2 }]", "[{ coins = 2 }, { coins = 3 }]", "coins appears 2 times"),
    in_outpost("id-twice", '"outpost"', '"belvedere"', "appears 2 times", "edifice belvedere"),
    in_outpost("blank-id", '"outpost"', '"out post"', "an id consists of lower-case letters", "edifice out post"),
    in_outpost("capital-id", '"outpost"', '"Outpost"', "an id consists of lower-case letters", "edifice Outpost"),
    in_outpost("no-id", 'id = "outpost"\n', "", "the key 'id' is missing", "edifice 5"),
    Damage("file-key", "edifices.toml", "[[edifice]]", "x = 1\n[[edifice]]", "file", "'x' is unknown", EXPANSION),
]
BOARDS = [
    in_wonders("one-form", SPLIT, "forms = { left = [{ coins = 7 }] }", FORMS, WANTED),
    in_wonders("no-form", SPLIT, "forms = {}", FORMS, WANTED),
    in_wonders("only-unknown-forms", SPLIT, "forms = { up = [{ coins = 7 }], down = [{ points = 1 }] }", FORMS, WANTED),
    in_wonders(
        "unknown-form",
        "right = [{ shields = 1 }",
        "middle = [], right = [{ shields = 1 }",
        FORMS,
        "'middle' is unknown",
    ),
    in_wonders(
        "whole-as-a-form", "left = [{ coins = 7 }", '"" = [{ points = 1 }], left = [{ coins = 7 }', FORMS, WANTED
    ),
    in_wonders("capital-form", "{ left = [{ coins = 7 }", "{ LEFT = [{ coins = 7 }", FORMS, WANTED),
    in_wonders("empty-form", "right = [{ shields = 1 }, { points = 2 }]", "right = []", FORMS, "has no effect"),
    in_wonders(
        "form-no-list", "right = [{ shields = 1 }, { points = 2 }]", "right = 5", FORMS, "right = 5 is not of type list"
    ),
    in_wonders(
        "unknown-effect-in-a-form", "{ shields = 1 }", "{ swords = 1 }", FORMS, "'swords' is not a kind of effect"
    ),
    in_wonders("forms-no-table", SPLIT, 'forms = "left"', STAGE, "forms = 'left' is not of type dict"),
    in_wonders(
        "forms-and-effects", SPLIT, f"{SPLIT}, effects = [{{ points = 1 }}]", STAGE, "the key 'effects' is unknown"
    ),
    in_wonders("neither", SPLIT, 'agree = "x"', STAGE, "the key 'effects' is missing"),
    in_wonders("stage-coins", '"OOP"', '"2OOP"', STAGE, "a stage costs goods, not coins"),
    in_wonders(
        "pawn-of-age-four",
        "age3 = [{ pawn = 3 }]",
        "age3 = [{ pawn = 4 }]",
        "wonder ur side 1 stage 2 forms",
        "effect pawn: ",
    ),
    in_wonders("alone-as-a-word", "alone = false", 'alone = "no"', "wonder ur", "alone = 'no' is not of type bool"),
    in_wonders("alone-as-a-number", "alone = false", "alone = 0", "wonder ur", "alone = 0 is not of type bool"),
    in_wonders("unknown-key", "alone = true", "along = true", "wonder carthage", "the key 'along' is unknown"),
    in_wonders("id-twice", 'id = "ur"', 'id = "carthage"', "wonder carthage", "appears 2 times"),
    in_wonders("blank-id", 'id = "ur"', 'id = "u r"', "wonder u r", "an id consists of lower-case letters"),
    in_wonders(
        "sides-of-another-box", 'id = "day"', 'id = "A"', "wonder carthage", "must have the sides day and night"
    ),
    in_wonders(
        "three-sides", NIGHT, f"{NIGHT}stages = []\n{NIGHT}", "wonder carthage", "must have the sides day and night"
    ),
]
SHEETS = [
    in_box("unknown-key", "year = 2023", "year = 2023\nprice = 25", "box", "the key 'price' is unknown"),
    in_box("no-name", 'name = "Edifice"\n', "", "box", "the key 'name' is missing"),
    in_box("short-pawns", PAWNS, "pawns = [0, 0, 0, 2, 3, 3, 4]", FIT, "do not match: pawns for 0 to 7 cities"),
    in_box("long-pawns", PAWNS, "pawns = [0, 0, 0, 2, 3, 3, 4, 5, 6]", FIT, "do not match: pawns for 0 to 7 cities"),
    in_box("no-pawns-for-three", PAWNS, "pawns = [0, 0, 0, 0, 3, 3, 4, 5]", FIT, "from 1 to 7 of them for 3 and more"),
    in_box("too-many-pawns", PAWNS, "pawns = [0, 0, 0, 2, 3, 3, 4, 8]", FIT, "from 1 to 7 of them for 3 and more"),
    in_box("text-pawns", PAWNS, 'pawns = [0, 0, 0, "2", 3, 3, 4, 5]', "constants", "must be whole numbers"),
    in_box("pawns-gone", PAWNS, "", "constants", "the key 'pawns' is missing"),
    in_box("unknown-constant", PAWNS, f"{PAWNS}\nleaders = 4", "constants", "the key 'leaders' is unknown"),
    in_box("sweet-debt", "[-2, -3, -5]", "[-2, 0, -5]", FIT, "do not match: a debt below 0 for each of 3 Ages"),
    in_box("two-debts", "[-2, -3, -5]", "[-2, -3]", FIT, "do not match: a debt below 0 for each of 3 Ages"),
    in_box("no-debts", "[-2, -3, -5]", "[]", FIT, "do not match: a debt below 0 for each of 3 Ages"),
    in_box("proposal-two", "reward_each_pawn = 1", "reward_each_pawn = 2", FIT, "do not match: each proposal 0 or 1"),
    in_box(
        "proposal-minus", "reward_each_pawn = 1", "reward_each_pawn = -1", FIT, "do not match: each proposal 0 or 1"
    ),
    in_box("proposal-word", "reward_each_pawn = 1", 'reward_each_pawn = "yes"', "proposals", "is not of type int"),
    in_box("proposal-bool", "reward_each_pawn = 1", "reward_each_pawn = true", "proposals", "is not of type int"),
    in_box("unknown-proposal", "reward_each_pawn = 1", "a = 1\nreward_each_pawn = 1", "proposals", "'a' is unknown"),
    in_box("no-proposals", "[proposals]", "[proposal]", "proposals", "the key 'box_pawn_is_extra' is missing"),
    in_box("bad-toml", "year = 2023", "year = 2023 2024", "file", "is not TOML"),
]
RENUMBERED = [
    Damage(
        f"no-{name}", "box.toml", f"{name} = 1", f"# {name} = 1", "proposals", f"the key '{name}' is missing", EXPANSION
    )
    for name in PROPOSALS
]


@pytest.mark.parametrize("damage", params(EDIFICES))
def test_a_faulty_edifice_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


@pytest.mark.parametrize("damage", params(BOARDS))
def test_a_faulty_board_of_the_expansion_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


@pytest.mark.parametrize("damage", params(SHEETS + RENUMBERED))
def test_a_faulty_sheet_of_the_expansion_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


def test_the_other_reading_of_every_proposal_is_read(tmp_path: Path) -> None:
    for name in PROPOSALS:
        box = copied(tmp_path / name, EXPANSION)
        text = (box / "box.toml").read_text(encoding="utf-8")
        (box / "box.toml").write_text(text.replace(f"{name} = 1", f"{name} = 0", 1), encoding="utf-8")
        assert load_expansions(box)[0].proposals == expansion_of("edifice").proposals | {name: 0}


def test_boards_without_two_different_sides_are_refused(tmp_path: Path) -> None:
    box = copied(tmp_path, EXPANSION)
    sheet = (box / "box.toml").read_text(encoding="utf-8")
    (box / "box.toml").write_text(sheet.replace('"night"', '"day"'), encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.entry) == ("edifice/wonders.toml", "wonder carthage")
    assert fault.reason == "must have the sides day and day"
    boards = (box / "wonders.toml").read_text(encoding="utf-8")
    (box / "wonders.toml").write_text(boards.replace('"night"', '"day"'), encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.reason) == ("edifice/box.toml", "do not match: two sides")


def with_edifices(tmp_path: Path, entries: Callable[[list[str]], list[str]]) -> Path:
    """A copy of the box whose edifices are others."""
    box = copied(tmp_path, EXPANSION)
    head, *written = (box / "edifices.toml").read_text(encoding="utf-8").split("[[edifice]]")
    (box / "edifices.toml").write_text("[[edifice]]".join([head, *entries(written)]), encoding="utf-8")
    return box


def test_edifices_may_stand_in_any_order_and_number(tmp_path: Path) -> None:
    box = with_edifices(tmp_path, lambda entries: entries[:0:-1])
    assert load_expansions(box)[0].edifices == expansion_of("edifice").edifices[:0:-1]


def test_an_age_without_edifice_is_refused(tmp_path: Path) -> None:
    fault = refusal(with_edifices(tmp_path, lambda entries: [entry for entry in entries if "age = 2" not in entry]))
    assert (fault.file, fault.entry) == ("edifice/edifices.toml", "file")
    assert fault.reason == "has no edifice for Age 2; each Age needs one or more"


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('features = ["projects"]', 'features = ["project"]', "box", "'project' is not a feature; choose from"),
        (
            'boards = ["carthage"]',
            'boards = ["ur"]',
            "box part 1",
            "'ur' is not a board of this box that is played alone",
        ),
        ('boards = ["carthage"]', 'board = "carthage"', "box part 1", "the key 'boards' is missing"),
    ],
)
def test_what_an_expansion_brings_is_checked(tmp_path: Path, old: str, new: str, entry: str, reason: str) -> None:
    box = copied(tmp_path, EXPANSION)
    sheet = (box / "box.toml").read_text(encoding="utf-8")
    (box / "box.toml").write_text(sheet.replace(old, new), encoding="utf-8")
    fault = refusal(box)
    assert (fault.file, fault.entry) == ("edifice/box.toml", entry)
    assert fault.reason.startswith(reason)


FILES = pytest.mark.parametrize("file", ["box.toml", "edifices.toml", "wonders.toml"])
RUBBISH = {
    "empty": b"",
    "words": b"hello, world",
    "binary": bytes(range(256)),
    "not-utf-8": b'name = "\xe9"',
    "no-list": b"edifice = 5\nwonder = 5\nid = 5\n",
    "list-of-numbers": b"edifice = [1]\nwonder = [1]\nid = [1]\n",
    "deep": b"edifice = " + 50_000 * b"[",
}


@FILES
@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_is_refused_with_the_name_of_the_file(tmp_path: Path, file: str, rubbish: str) -> None:
    box = copied(tmp_path, EXPANSION)
    (box / file).write_bytes(RUBBISH[rubbish])
    fault = refusal(box)
    assert fault.file == f"edifice/{file}"
    assert fault.entry
    assert fault.reason


@FILES
def test_a_missing_file_is_refused(tmp_path: Path, file: str) -> None:
    box = copied(tmp_path, EXPANSION)
    (box / file).unlink()
    fault = refusal(box)
    assert (fault.file, fault.entry) == (f"edifice/{file}", "file")
    assert fault.reason == "cannot be read: No such file or directory"


def test_the_copy_is_read_as_the_shipped_box(tmp_path: Path) -> None:
    assert load_expansions(copied(tmp_path, EXPANSION))[0] == expansion_of("edifice")
