"""A card file with a fault is refused with the file, the entry and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.damage import Damage, params, refused


def in_card(name: str, card: str, old: str, new: str, reason: str) -> Damage:
    """A damage inside the entry of one card: the text from its id to what is replaced stays."""
    between = ENTRIES[card].partition(old)[0]
    assert old in ENTRIES[card]
    return Damage(name, "cards.toml", between + old, between + new, f"card {card}", reason)


ENTRIES = {
    "lumber_yard": 'id = "lumber_yard"\nname = "Lumber Yard"\nnames = { nl = "Houtwerf" }\nage = 1\ncolour = "brown"\n'
    'cost = ""\ncopies = [3, 4]\neffects = [{ produce = "W" }]\n',
    "stockade": 'id = "stockade"\nname = "Stockade"\nnames = { nl = "Palissade" }\nage = 1\ncolour = "red"\n'
    'cost = "W"\ncopies = [3, 7]\neffects = [{ shields = 1 }]\n',
    "aqueduct": 'id = "aqueduct"\nname = "Aqueduct"\nnames = { nl = "Aquaduct" }\nage = 2\ncolour = "blue"\n'
    'cost = "SSS"\ncopies = [3, 7]\nchain_from = ["baths"]\neffects = [{ points = 5 }]\n',
    "workers_guild": 'id = "workers_guild"\nname = "Workers Guild"\nnames = { nl = "Arbeidersgilde" }\nage = 3\n'
    'colour = "purple"\ncost = "WSCOO"\n'
    'effects = [{ points_per = { what = ["brown"], where = ["left", "right"], each = 1 } }]\n',
}
MAKES = '{ produce = "W" }'
WORTH = "{ points = 5 }"
BROWN = 'what = ["brown"]'

KEYS = [
    in_card("missing-key", "stockade", 'cost = "W"\n', "", "the key 'cost' is missing"),
    in_card("unknown-key", "stockade", 'cost = "W"', 'cost = "W"\nprize = 2', "the key 'prize' is unknown"),
    in_card("text-for-number", "stockade", "age = 1", 'age = "I"', "age = 'I' is not of type int"),
    in_card("yes-for-number", "stockade", "age = 1", "age = true", "age = True is not of type int"),
    in_card("number-for-text", "stockade", 'cost = "W"', "cost = 1", "cost = 1 is not of type str"),
    in_card("text-for-list", "aqueduct", '["baths"]', '"baths"', "chain_from = 'baths' is not of type list"),
    in_card("number-for-name", "aqueduct", '["baths"]', "[4]", "4 is not text"),
    in_card("unknown-colour", "stockade", '"red"', '"pink"', "'pink' is not a colour; choose from brown, grey, blue"),
    in_card("unknown-letter", "stockade", '"W"', '"X"', "'X' is not a good; the letters are W S C O G L P"),
    in_card("small-letter", "stockade", '"W"', '"w"', "'w' is not a good"),
    in_card("eight-goods", "stockade", '"W"', '"WWWWSSSS"', "cost WWWWSSSS has 8 goods; the limit is 7"),
]
EFFECTS = [
    in_card(
        "unknown-effect",
        "aqueduct",
        "points = 5",
        "pionts = 5",
        "'pionts' is not a kind of effect; did you mean 'points'? Known: produce",
    ),
    in_card("twice", "aqueduct", WORTH, f"{WORTH}, {WORTH}", "effect points appears 2 times; once is enough"),
    in_card("none", "aqueduct", f"[{WORTH}]", "[]", "has no effect"),
    in_card("no-table", "aqueduct", WORTH, '"points"', "'points' must be a table with one key, the kind of effect"),
    in_card("two-in-one", "aqueduct", "points = 5", "points = 5, coins = 1", "must be a table with one key"),
    in_card(
        "too-much", "aqueduct", "points = 5", "points = 21", "effect points: 21 is not a whole number from 1 to 20"
    ),
    in_card("nothing", "aqueduct", "points = 5", "points = 0", "effect points: 0 is not a whole number from 1 to 20"),
    in_card("text", "aqueduct", "points = 5", 'points = "5"', "effect points: '5' is not a whole number from 1 to 20"),
    in_card("coin-good", "lumber_yard", 'produce = "W"', 'produce = "1W"', "effect produce: '1W' must name goods"),
    in_card("no-choice", "lumber_yard", 'produce = "W"', 'produce_choice = "W/W"', "'W/W' is not a choice of goods"),
    in_card("mixed", "lumber_yard", 'produce = "W"', 'produce_choice = "W/G"', "mixes raw materials and manufactured"),
    in_card("two-makers", "lumber_yard", MAKES, f'{MAKES}, {{ produce_choice = "S/C" }}', "produce"),
    in_card(
        "symbol", "stockade", "shields = 1", 'science = "wheel"', "'wheel' is not a science symbol; choose from comp"
    ),
    in_card("counted", "workers_guild", BROWN, 'what = ["pink"]', "effect points_per: 'pink' is not a thing to count"),
    in_card("half-a-table", "workers_guild", f"{BROWN}, ", "", "must be a table with the keys each, what, where"),
    in_card("points-on-red", "stockade", "shields = 1", "points = 1", "red cards have no line for points"),
    in_card("points-on-brown", "lumber_yard", 'produce = "W"', "points = 1", "brown cards have no line for points"),
]
DECKS = [
    in_card(
        "unknown-parent", "aqueduct", '"baths"', '"bath"', "chain_from names 'bath', which is not a card of this fi"
    ),
    in_card("same-age", "aqueduct", '"baths"', '"temple"', "its chain from temple must come from an earlier Age"),
    in_card("itself", "aqueduct", '"baths"', '"aqueduct"', "its chain from aqueduct must come from an earlier Age"),
    in_card("no-such-age", "lumber_yard", "age = 1", "age = 4", "age 4 is not one of 1 to 3"),
    in_card("early-guild", "workers_guild", "age = 3", "age = 2", "a guild belongs to Age 3"),
    in_card("guild-copies", "workers_guild", "age = 3", "age = 3\ncopies = [3]", "the key 'copies' is unknown"),
    in_card("no-copies", "stockade", "[3, 7]", "[]", "copies [] must rise within 3 to 7"),
    in_card("falling-copies", "stockade", "[3, 7]", "[7, 3]", "copies [7, 3] must rise within 3 to 7"),
    in_card("equal-copies", "stockade", "[3, 7]", "[3, 3]", "copies [3, 3] must rise within 3 to 7"),
    in_card("two-player-copy", "stockade", "[3, 7]", "[2, 7]", "copies [2, 7] must rise within 3 to 7"),
    in_card("eight-player-copy", "stockade", "[3, 7]", "[3, 8]", "copies [3, 8] must rise within 3 to 7"),
    in_card("text-copies", "stockade", "[3, 7]", '["3", "7"]', "copies ['3', '7'] must be whole numbers"),
    in_card("mixed-copies", "stockade", "[3, 7]", '[3, "7"]', "copies [3, '7'] must be whole numbers"),
]
WHOLE = [
    Damage("id-twice", "cards.toml", 'id = "stockade"', 'id = "baths"', "card baths", "appears 2 times"),
    Damage("id-missing", "cards.toml", 'id = "stockade"\n', "", "card 22", "the key 'id' is missing"),
    Damage(
        "a-copy-more", "cards.toml", "[3, 7]", "[3, 6, 7]", "decks", "with 6 players Age I has 43 cards, 42 are needed"
    ),
    Damage("a-copy-less", "cards.toml", "[3, 7]", "[7]", "decks", "with 3 players Age I has 20 cards, 21 are needed"),
    Damage("bad-toml", "cards.toml", "age = 1", "age = = 1", "file", "is not TOML: Invalid value (at line 10"),
    Damage("key-twice", "cards.toml", "age = 1", "age = 1\nage = 1", "file", "is not TOML: Cannot overwrite a value"),
    Damage(
        "symbol-of-nobody",
        "cards.toml",
        'chain_symbol = "drop"',
        'chain_symbol = "drip"',
        "card aqueduct",
        "no card opens the chain symbol 'drip'",
        "second_edition",
    ),
    Damage(
        "symbol-for-nobody",
        "cards.toml",
        'opens = ["drop"]',
        'opens = ["drop", "drip"]',
        "card baths",
        "'drip'",
        "second_edition",
    ),
    Damage("key-of-the-file", "cards.toml", "[[card]]", "note = 1\n[[card]]", "file", "the key 'note' is unknown"),
    Damage("id-with-a-blank", "cards.toml", 'id = "stockade"', 'id = "stock ade"', "card stock ade", "id"),
]


@pytest.mark.parametrize("damage", params(KEYS + EFFECTS + DECKS))
def test_a_faulty_card_is_refused_by_name_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)


@pytest.mark.parametrize("damage", params(WHOLE))
def test_a_faulty_card_file_is_refused_with_the_reason(tmp_path: Path, damage: Damage) -> None:
    refused(tmp_path, damage)
