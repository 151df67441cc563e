"""Every fault of a custom box names the file, the entry, the reason and what to do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from heptapolis.catalogue.cards import Box, Shelf, boxes, expansions, load_own_box, own_box_from_json
from heptapolis.catalogue.cards.own import LARGEST_BOX
from heptapolis.catalogue.cards.room import audit_room
from heptapolis.errors import CatalogueError
from heptapolis.vocab.cards.goods import parse_cost

from .own_boxes import EXAMPLE, changed, copy_of_example, refusal_of

CARDS, WONDERS, SHEET = "cards.toml", "wonders.toml", "box.toml"
FERRY = 'chain_from = ["boathouse"]'
GUILD = 'effects = [{ points_per = { each = 1, what = ["yellow", "blue"], where = ["own"] } }]\n'
COPIES = '[[copies]]\nid = "tavern"'
STAGE = '{ cost = "WW", effects = [{ points = 3 }] }'

FAULTS = {
    "no-id": (SHEET, 'id = "lakeside"\n', "", "box", "the key 'id' is missing"),
    "bad-id": (
        SHEET,
        '"lakeside"',
        '"Lake Side"',
        "box",
        "an id consists of lower-case letters, digits and underscores; this one is 'Lake Side'",
    ),
    "no-author": (SHEET, 'author = "the Heptapolis project"\n', "", "box", "the key 'author' is missing"),
    "unknown-key": (SHEET, "editions =", 'colour = "blue"\neditions =', "box", "the key 'colour' is unknown"),
    "unknown-edition": (SHEET, '"second-edition"', '"second-editon"', "box", "did you mean 'second-edition'"),
    "no-edition": (SHEET, '["second-edition"]', "[]", "box", "editions must name one or more of first-edition,"),
    "wrong-language": (SHEET, "da =", "dk =", "box", "names: unknown language 'dk'; "),
    "no-text": (
        SHEET,
        '"Ved søen"',
        "3",
        "box",
        "names.da = 3 is not a name; a name has 1 to 60 characters on one line",
    ),
    "two-lines": (SHEET, '"Lakeside"', '"Lake\\nside"', "box", "name = 'Lake\\nside' is not a name"),
    "long-name": (SHEET, '"Lakeside"', f'"{"x" * 61}"', "box", "is not a name; a name has 1 to 60 characters"),
    "too-many-players": (
        SHEET,
        "editions =",
        "most_players = 9\neditions =",
        "box",
        "is for 3 to 9 players; the edition",
    ),
    "unknown-effect": (
        CARDS,
        "{ points = 4 }",
        "{ pionts = 4 }",
        "card ferry_landing",
        "'pionts' is not a kind of effect; did you mean 'points'? Known: produce,",
    ),
    "unknown-colour": (
        CARDS,
        '"brown"\ncost',
        '"braun"\ncost',
        "card reed_bed",
        "'braun' is not a colour; choose from",
    ),
    "unknown-parent": (CARDS, FERRY, 'chain_from = ["boathous"]', "card ferry_landing", "did you mean 'boathouse'"),
    "parent-taken-out": (
        CARDS,
        FERRY,
        'chain_from = ["excavation"]',
        "card ferry_landing",
        "unknown card 'excavation'",
    ),
    "chain-from-later": (
        CARDS,
        FERRY,
        'chain_from = ["palace"]',
        "card ferry_landing",
        "must come from an earlier Age",
    ),
    "chains-in-a-circle": (
        CARDS,
        "copies = [5]\n",
        'copies = [5]\nchain_from = ["ferry_landing"]\n',
        "card boathouse",
        "its chains go in a circle: boathouse -> ferry_landing -> boathouse; a chain leads to a later Age",
    ),
    "too-few-cards": (
        CARDS,
        "copies = [4, 7]",
        "copies = [4]",
        "decks",
        "with 7 players Age I has 48 cards, 49 are needed",
    ),
    "too-many-cards": (CARDS, "copies = [3]", "copies = [3, 4]", "decks", "with 4 players Age II has 29 cards, 28 are"),
    "copies-fall": (
        CARDS,
        "copies = [4, 7]",
        "copies = [7, 4]",
        "card tavern",
        "copies [7, 4] must rise within 3 to 7",
    ),
    "copies-of-nothing": (CARDS, 'id = "tavern"', 'id = "tavrn"', "copies tavrn", "did you mean 'tavern'"),
    "copies-of-an-own-card": (CARDS, 'id = "tavern"', 'id = "reed_bed"', "copies reed_bed", "unknown card 'reed_bed'"),
    "copies-of-a-guild": (
        CARDS,
        'id = "tavern"',
        'id = "spies_guild"',
        "copies spies_guild",
        "a guild is drawn and has no copies; [] removes it",
    ),
    "pawn-on-a-card": (
        CARDS,
        "{ points = 4 }",
        "{ pawn = 1 }",
        "card ferry_landing",
        "the effect pawn is for stages of",
    ),
    "two-entries": (CARDS, 'id = "boathouse"', 'id = "reed_bed"', "card reed_bed", "appears 2 times"),
    "points-on-brown": (CARDS, '{ produce_choice = "W/C" }', "{ points = 2 }", "card reed_bed", "no line for points"),
    "not-toml": (CARDS, "[[card]]", "[[card", "file", "is not TOML:"),
    "a-date": (
        CARDS,
        GUILD,
        GUILD + "sources = 2026-11-17\n",
        "box",
        "may contain only text, whole numbers, true and false",
    ),
    "city-of-ours": (
        WONDERS,
        'city = "Kelpie"',
        'city = "Ephesus"',
        "wonder kelpie",
        "another wonder has the same name",
    ),
    "id-of-ours": (WONDERS, 'id = "kelpie"', 'id = "ur"', "wonder ur", "another wonder has the same name"),
    "unknown-side": (WONDERS, 'id = "night"', 'id = "dusk"', "wonder vaettir", "must have the sides"),
    "pawn-alone": (
        WONDERS,
        STAGE,
        '{ cost = "WW", effects = [{ pawn = 1 }] }',
        "wonder vaettir",
        "the effect pawn needs edifices; write alone = false, and it is dealt only with them",
    ),
    "too-many-ways": (
        WONDERS,
        'cost = "CCC", forms',
        'cost = "CCCSGLP", forms',
        "wonder vaettir day",
        "ways; at most 344 can be listed; let stages with several forms cost fewer kinds of goods",
    ),
}
BOLD = {
    "a stage less": (WONDERS, f"  {STAGE},\n", ""),
    "very strong": (CARDS, "{ points = 4 }", "{ shields = 20 }, { points = 4 }"),
}
"""What looks wrong and is allowed."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_its_place(name: str, tmp_path: Path) -> None:
    file, old, new, entry, reason = FAULTS[name]
    fault = refusal_of(changed(tmp_path, file, old, new))
    assert fault.entry == entry
    assert reason in fault.reason
    assert str(fault).startswith("box")
    assert fault.file in (f"box/{file}", "box")


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_there_is_room_for_what_was_printed_and_for_no_way_more(box: Box) -> None:
    shelf = Shelf((box,), expansions())
    audit_room(shelf, Path("printed"))
    dearer = replace(box.card("palace"), cost=parse_cost("WWSSCGP"), id="dearer")
    with pytest.raises(CatalogueError, match=r"could be played in 34[5-9] ways; at most 344"):
        audit_room(Shelf((replace(box, cards=(*box.cards, dearer)),), expansions()), Path("printed"))


@pytest.mark.parametrize("name", BOLD)
def test_a_bold_box_is_still_a_box(name: str, tmp_path: Path) -> None:
    assert load_own_box(changed(tmp_path, *BOLD[name])).digest != load_own_box(EXAMPLE).digest


def guilds(count: int, effect: str) -> str:
    """So many guilds with an effect, as entries of a file."""
    head = 'age = 3\ncolour = "purple"\ncost = ""\n'
    names = [f'id = "guild_{n}"\nname = "Guild {n}"\n' for n in range(count)]
    return "".join(f"[[card]]\n{name}{head}effects = [{effect}]\n" for name in names)


def test_more_shields_than_can_be_counted_are_refused(tmp_path: Path) -> None:
    fault = refusal_of(changed(tmp_path, CARDS, COPIES, guilds(6, "{ shields = 20 }") + COPIES))
    assert fault.reason.startswith("a city could have ")
    assert fault.reason.endswith(" shields; at most 120 can be counted")


def test_more_cards_than_fit_a_city_are_refused(tmp_path: Path) -> None:
    fault = refusal_of(changed(tmp_path, CARDS, COPIES, guilds(40, "{ coins = 1 }") + COPIES))
    assert fault.file == "box/cards.toml"
    assert fault.reason == "with the edition there are 123 cards; at most 120 can be played"


def test_what_is_no_folder_of_a_box_is_refused(tmp_path: Path) -> None:
    assert "does not exist; --box needs a folder with a file box.toml" in str(refusal_of(tmp_path / "nowhere"))
    assert "does not exist" in str(refusal_of(EXAMPLE / "box.toml"))
    assert str(refusal_of(tmp_path)).endswith("/box.toml: file: is missing")


def test_a_file_with_a_slip_in_its_name_is_refused(tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    (folder / "wonders.toml").rename(folder / "wonder.toml")
    fault = refusal_of(folder)
    assert fault.file == "box/wonder.toml"
    assert fault.reason == "is not a file of a box; known: box.toml, cards.toml, wonders.toml, edifices.toml"


def test_links_out_of_the_folder_are_refused(tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    (folder / CARDS).rename(tmp_path / "elsewhere.toml")
    (folder / CARDS).symlink_to(tmp_path / "elsewhere.toml")
    assert refusal_of(folder).reason == "is a link out of the folder; copy the file there instead"
    (folder / CARDS).unlink()
    (folder / CARDS).mkdir()
    assert refusal_of(folder).reason == "is not a plain file"


def test_a_box_that_is_too_large_is_refused(tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    with (folder / "edifices.toml").open("a", encoding="utf-8") as stream:
        stream.write("# " + "x" * LARGEST_BOX + "\n")
    assert refusal_of(folder).reason.endswith("bytes; the limit is 200,000")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"card = 3", b"[card]", b"x = 1"], ids=repr)
def test_files_that_are_no_lists_of_entries_are_refused(content: bytes, tmp_path: Path) -> None:
    folder = copy_of_example(tmp_path)
    (folder / CARDS).write_bytes(content)
    assert refusal_of(folder).file == "box/cards.toml"


RUBBISH: list[object] = [None, "docs/examples/box", [], {}, {"digest": "x"}, {"digest": 1, "tables": []}]


@pytest.mark.parametrize("values", RUBBISH, ids=repr)
def test_a_record_names_no_folder_and_no_rubbish(values: object) -> None:
    with pytest.raises(CatalogueError, match="must be a table with the keys digest and tables"):
        own_box_from_json(values)


def test_an_edited_box_is_refused() -> None:
    values = load_own_box(EXAMPLE).to_json()
    assert own_box_from_json(values) == load_own_box(EXAMPLE)
    values["tables"]["box"]["name"] = "Seaside"
    with pytest.raises(CatalogueError, match="its digest does not match: it was truncated or edited"):
        own_box_from_json(values)
    with pytest.raises(CatalogueError, match="must have the tables box"):
        own_box_from_json({"digest": "", "tables": {"cards": {}}})
