"""Board files as a whole: boards that do not fit, files that are none, and good ones read back."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from catalogue.dice_boards import (
    GIZA,
    Fault,
    Table,
    params,
    refusal,
    refused,
    space_in,
    spaces,
    table_of,
    text_of,
    track_in,
    write_boards,
)
from heptapolis.catalogue.dice import DiceBoard, board_file, dice_box, load_boards
from heptapolis.game import DiceOptions
from heptapolis.game.dice.text import board_name
from heptapolis.vocab.dice.play import Building, Confidence
from heptapolis.words import ENGLISH
from patience import PATIENCE

BOX = dice_box()
BOARD = "board giza"
EACH = pytest.mark.parametrize("board", BOX.boards, ids=[board.id for board in BOX.boards])


def give(table: Table, building: str, *effects: Table, track: int = 1, place: int = 1) -> None:
    """Other effects for a space."""
    space_in(table, building, track, place)["effects"] = [dict(effect) for effect in effects]


def stretch(table: Table, *buildings: str, length: int, any_order: bool = False) -> None:
    """Longer tracks for some buildings; the last space of each keeps what it does."""
    for building in buildings:
        for track in table[building]["tracks"]:
            track["spaces"] = [*spaces(length - 1), track["spaces"][-1]]
            track["any_order"] = any_order


def apart(table: Table, building: str, *symbols: str) -> None:
    """A track of one space for each symbol."""
    table[building]["tracks"] = [{"symbols": [symbol], "spaces": spaces(1)} for symbol in symbols]


def every_track(table: Table) -> None:
    """As many tracks as the symbols of the dice can tell apart: one more than there is room for."""
    apart(table, "agora", "mask", "scales", "fountain", "temple", "owl", "caduceus")
    apart(table, "west_barracks", "sword", "axe", "shield")
    apart(table, "east_barracks", "sword", "axe", "shield")


def ask_often(table: Table) -> None:
    """Nine effects that ask, beside those of the wonder and the Gallery."""
    asking: list[Table] = [{"another_action": True}, {"build_free_die": True}, {"cross": ["agora"]}]
    for track in (1, 2, 3):
        give(table, "agora", *asking, track=track)


def count_often(table: Table) -> None:
    """Many rewards for crossed spaces."""
    for track in (1, 2, 3):
        for place in (1, 2, 3):
            give(table, "agora", *[{"per_space": "agora", "coins": 1}] * 3, track=track, place=place)


PLACES = [
    Fault(
        "unlock-never",
        lambda b: give(b, "university", {"points": 3}, track=2, place=3),
        BOARD,
        "the white die is unlocked 0 times; it must be exactly once",
    ),
    Fault(
        "unlock-twice",
        lambda b: give(b, "agora", {"unlock": "black"}),
        BOARD,
        "the black die is unlocked 2 times; it must be exactly once",
    ),
    Fault(
        "attack-in-the-agora",
        lambda b: give(b, "agora", {"attack": 3}),
        BOARD,
        "agora: attack and defence belong in the barracks",
    ),
    Fault(
        "defence-on-the-wonder",
        lambda b: give(b, "wonder", {"defence": 1}),
        BOARD,
        "wonder: attack and defence belong in the barracks",
    ),
    Fault(
        "two-attack-tracks",
        lambda b: give(b, "west_barracks", {"attack": 3}, track=2),
        BOARD,
        "west_barracks: attacks must be on one track",
    ),
    Fault(
        "two-attacks-in-a-space",
        lambda b: give(b, "east_barracks", {"attack": 3}, {"attack": 4}),
        BOARD,
        "east_barracks: a space has one attack; its points are written down once",
    ),
    Fault(
        "points-in-the-warehouse",
        lambda b: give(b, "warehouse", {"points": 3}),
        BOARD,
        "warehouse: it has no line on the score sheet, so it cannot have points",
    ),
    Fault(
        "counted-points-in-the-warehouse",
        lambda b: give(b, "warehouse", {"per_space": "agora", "points": 1}),
        BOARD,
        "warehouse: it has no line on the score sheet",
    ),
]
ROOM = [
    Fault("tracks", every_track, BOARD, "more than 30 tracks or 96 spaces do not fit in a record"),
    Fault(
        "spaces",
        lambda b: stretch(b, "agora", "market", "university", length=8),
        BOARD,
        "more than 30 tracks or 96 spaces do not fit in a record",
    ),
    Fault(
        "options",
        lambda b: stretch(b, "agora", "market", "university", length=7, any_order=True),
        BOARD,
        "options; 62 may be",
    ),
    Fault("asking", ask_often, BOARD, "16 effects let the player choose; 11 may"),
    Fault("counters", count_often, BOARD, "more than 16 rewards for crossed spaces do not fit in a record"),
]


@pytest.mark.parametrize("fault", params(PLACES))
def test_an_effect_in_the_wrong_place_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


@pytest.mark.parametrize("fault", params(ROOM))
def test_a_board_too_large_for_a_record_is_refused_with_the_reason(tmp_path: Path, fault: Fault) -> None:
    refused(tmp_path, fault)


def test_a_board_that_stands_there_twice_is_refused(tmp_path: Path) -> None:
    fault = refusal(write_boards(tmp_path, table_of(), table_of()))
    assert (fault.entry, fault.reason) == ("board giza", "appears twice")


def test_thirty_boards_are_refused_and_twenty_nine_are_read(tmp_path: Path) -> None:
    tables = [table_of() | {"id": f"giza_{number}"} for number in range(30)]
    fault = refusal(write_boards(tmp_path, *tables))
    assert (fault.entry, fault.reason) == ("file", "has 30 boards; the limit is 29")
    assert len(load_boards(write_boards(tmp_path, *tables[:29]))) == 29


RUBBISH: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "has no [[board]]"),
    "only-comments": (b"# to be done\n", "has no [[board]]"),
    "empty-list": (b"board = []", "has no [[board]]"),
    "words": (b"hello, world", "is not TOML: "),
    "binary": (bytes(range(256)), "is not TOML: "),
    "zeros": (bytes(1000), "is not TOML: "),
    "not-utf-8": (b'name = "\xe9"', "is not TOML: "),
    "utf-16": (text_of(table_of()).encode("utf-16"), "is not TOML: "),
    "cut": (text_of(table_of()).encode()[:500], "is not TOML: "),
    "json": (b'{"board": []}', "is not TOML: "),
    "other-list": (b"[[bord]]\nid = 'x'\n", "has no [[board]]"),
    "no-list": (b"board = 5\n", "board = 5 is not of type list"),
    "one-table": (b"[board]\nid = 'x'\n", "board = {'id': 'x'} is not of type list"),
    "list-of-numbers": (b"board = [1]\n", "1 is not a table"),
    "key-beside": (b"note = 1\n" + text_of(table_of()).encode(), "the key 'note' is unknown"),
    "deep": (b"board = " + 50_000 * b"[", "is not TOML: "),
    "long-number": (b"board = " + 5_000 * b"9", "is not TOML: "),
    "huge": (b"#" * 1_000_001, "is larger than 1000000 bytes"),
}


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_a_file_that_is_no_file_of_boards_is_refused(tmp_path: Path, rubbish: str) -> None:
    content, reason = RUBBISH[rubbish]
    file = tmp_path / "my.toml"
    file.write_bytes(content)
    assert refusal(file).reason.startswith(reason)


def test_a_missing_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").reason == "cannot be read: No such file or directory"
    assert refusal(tmp_path).reason == "cannot be read: Is a directory"


def test_a_file_of_this_folder_is_named_without_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Exception, match=r"^none\.toml: file: cannot be read: No such file or directory$"):
        load_boards(Path("none.toml"))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
def test_a_file_without_end_is_refused() -> None:
    code = "from pathlib import Path\nfrom heptapolis.catalogue.dice import load_boards\nload_boards(Path('/dev/zero'))"
    limit = 2**30
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert done.stderr.endswith("CatalogueError: dev/zero: file: is larger than 1000000 bytes\n")


@EACH
def test_an_exported_board_is_read_back_as_it_was(board: DiceBoard, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(board_file(board), encoding="utf-8")
    (read,) = load_boards(file)
    assert read == board
    assert [plan.basis for plan in read.plans] == [plan.basis for plan in board.plans]
    assert board_file(read) == board_file(board)
    assert board.status == read.status
    assert read.status
    assert ENGLISH.say(read.status) == "reconstructed, 50 of 56 spaces"


@pytest.mark.parametrize("ending", ["\r\n", "\n"], ids=["crlf", "lf"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "byte-order-mark"])
def test_a_file_of_any_editor_is_read(ending: str, mark: bytes, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(mark + board_file(GIZA).replace("\n", ending).encode())
    assert load_boards(file) == (GIZA,)


def test_all_boards_stand_in_one_file(tmp_path: Path) -> None:
    assert load_boards(write_boards(tmp_path, *map(table_of, BOX.boards))) == BOX.boards


def test_a_building_that_is_left_out_is_the_common_one(tmp_path: Path) -> None:
    table = {key: value for key, value in table_of().items() if key in ("id", "city", "wonder", "university")}
    assert load_boards(write_boards(tmp_path, table)) == (GIZA,)


def corrected(board: DiceBoard, folder: Path) -> DiceBoard:
    """The board as a person writes it who has checked every space."""
    file = folder / f"{board.id}.toml"
    text = board_file(board)
    for word in ("invented", "low", "medium"):
        text = text.replace(f'confidence = "{word}"', 'confidence = "high"')
    file.write_text(text, encoding="utf-8")
    return load_boards(file)[0]


@EACH
def test_a_corrected_board_is_not_called_reconstructed(board: DiceBoard, tmp_path: Path) -> None:
    read = corrected(board, tmp_path)
    assert {place.space.confidence for place in read.places} == {Confidence.HIGH}
    assert (read.unsure, read.status, board_name(read, ENGLISH)) == (0, None, board.city)
    assert read != board


def test_one_space_left_is_told(tmp_path: Path) -> None:
    table = table_of(corrected(GIZA, tmp_path))
    space_in(table, "agora")["confidence"] = "low"
    (board,) = load_boards(write_boards(tmp_path, table))
    assert board.status
    assert ENGLISH.say(board.status) == "reconstructed, 1 of 56 spaces"
    assert board_name(board, ENGLISH) == "Giza (reconstructed)"


def test_a_game_is_called_reconstructed_as_long_as_one_board_is(tmp_path: Path) -> None:
    brought = tuple(corrected(board, tmp_path) for board in BOX.boards)
    assert DiceOptions(3, brought).title == "7 Wonders Dice, 3 players"
    assert DiceOptions(3, brought[:-1]).title == "7 Wonders Dice, 3 players (board numbers reconstructed)"


def test_the_biggest_boards_have_room(tmp_path: Path) -> None:
    table = table_of()
    for track in (1, 2, 3):
        track_in(table, "market", track)["spaces"] = spaces(8)
    track_in(table, "agora", 1)["spaces"] = spaces(8, {"points": 20})
    (board,) = load_boards(write_boards(tmp_path, table))
    assert board.plan(Building.MARKET).size == 24
