"""Records that were cut, edited or never were: refused in words, and nothing is half-written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heptapolis.bots import bot_of
from heptapolis.errors import RecordError
from heptapolis.game import Game, GameRecord
from heptapolis.game.cards.text import playthrough
from heptapolis.game.record import digest_of
from tables import FIRST, SECOND

Values = dict[str, Any]


def played(rules: str = SECOND, turns: int = 18) -> Game:
    """A game of three bots after so many turns; the whole game if they suffice."""
    game = Game(rules, seed=3, seats=["Zoë", "Bea", "Cy"])
    bots = [bot_of("rulebook", seat) for seat in range(3)]
    while not game.over and len(game.history) < turns:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat)))
    return game


WHOLE, EARLY = played().record, played(turns=1).record


def signed(values: Values) -> str:
    """The text of a record whose digest was made to fit after an edit."""
    content = {key: value for key, value in values.items() if key != "digest"}
    return json.dumps(content | {"digest": digest_of(content)}, ensure_ascii=False)


def edited(change: Callable[[Values], object]) -> Values:
    """The values of the whole record after an edit."""
    values: Values = json.loads(WHOLE.dumps())
    change(values)
    return values


def refusal(text: str) -> str:
    """How the text of a record is refused, at the latest when it is played."""
    with pytest.raises(RecordError) as caught:
        Game.from_record(GameRecord.loads(text))
    return str(caught.value)


@pytest.mark.parametrize("rules", [FIRST, SECOND])
def test_a_whole_record_is_read_back(rules: str, tmp_path: Path) -> None:
    record, file = played(rules).record, tmp_path / "game.json"
    record.save(file)
    read = GameRecord.load(file)
    assert read == record
    assert read.result == record.result == Game.from_record(read).result()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_cut_at_any_byte_is_refused(tmp_path: Path) -> None:
    whole, file = EARLY.dumps().encode(), tmp_path / "cut.json"
    for length in range(len(whole) - 1):  # the last byte is a line end
        file.write_bytes(whole[:length])
        with pytest.raises(RecordError, match=r"not JSON, or it was truncated|is not a text file"):
            GameRecord.load(file)


def test_one_edited_decision_is_seen_by_the_digest() -> None:
    for place in range(len(WHOLE.decisions)):
        values = edited(lambda v, place=place: v["decisions"].__setitem__(place, "0 sell altar"))  # type: ignore[misc]
        if values["decisions"][place] != f"{WHOLE.decisions[place][0]} {WHOLE.decisions[place][1]}":
            assert refusal(json.dumps(values)) == (
                "the digest does not match: the record was truncated or edited after it was written."
            )


@pytest.mark.parametrize("place", [0, 20, 53])
def test_an_edited_decision_with_a_fitting_digest_is_seen_by_the_rules(place: int) -> None:
    seat = WHOLE.decisions[place][0]
    values = edited(lambda v: v["decisions"].__setitem__(place, f"{seat} sell excavation"))
    told = refusal(signed(values))
    assert told.startswith(
        f"decision {place + 1} of the record ({seat} sell excavation) is not possible: seat {seat} cannot"
    )
    assert "\nTry: " in told
    assert "position: second-edition 3p Age" in told


EDITS: dict[str, tuple[Callable[[Values], object], str]] = {
    "one-decision-more": (lambda v: v["decisions"].append("0 sell altar"), "decision 55 of the record"),
    "unknown-verb": (lambda v: v["decisions"].__setitem__(0, "0 biuld altar"), "did you mean 'build'?"),
    "unknown-card": (lambda v: v["decisions"].__setitem__(0, "0 sell altarr"), "did you mean 'altar'?"),
    "bad-payment": (lambda v: v["decisions"].__setitem__(0, "0 build altar L2 L2"), "is not a payment"),
    "no-such-seat": (lambda v: v["decisions"].__setitem__(0, "9 sell altar"), "there is no seat 9"),
    "no-seat": (lambda v: v["decisions"].__setitem__(0, "sell altar"), "sell altar"),
    "number-for-a-decision": (lambda v: v["decisions"].__setitem__(0, 5), "unknown action"),
    "text-for-decisions": (lambda v: v.__setitem__("decisions", "0 sell altar"), "the record"),
    "no-list-of-decisions": (lambda v: v.__setitem__("decisions", 7), "the record"),
    "one-player": (lambda v: v["options"].__setitem__("players", 1), "1 player cannot play"),
    "two-players": (lambda v: v["options"].__setitem__("players", 2), "3 seat names were given for 2 players"),
    "eight-players": (lambda v: v["options"].__setitem__("players", 8), "8 players cannot play"),
    "text-for-players": (lambda v: v["options"].__setitem__("players", "3"), "the record"),
    "float-players": (lambda v: v["options"].__setitem__("players", 3.0), "the record"),
    "unknown-option": (
        lambda v: v["options"].__setitem__("speed", 3),
        "not playable: unknown option 'speed'; known: box,",
    ),
    "mistyped-option": (lambda v: v["options"].__setitem__("sids", "first"), "'sids'; did you mean 'sides'?"),
    "no-options": (lambda v: v.__setitem__("options", None), "the record"),
    "unknown-rules": (lambda v: v.__setitem__("rules", "second-editon"), "did you mean 'second-edition'"),
    "list-for-rules": (lambda v: v.__setitem__("rules", []), "the record"),
    "unknown-wonders": (lambda v: v["options"].__setitem__("wonders", "drft"), "did you mean"),
    "card-twice": (lambda v: v["deal"]["hands"][0][0].__setitem__(0, "palace"), "Palace is an Age 3 card"),
    "hand-short": (lambda v: v["deal"]["hands"][1][2].pop(), "6 cards in the hand"),
    "unknown-board": (lambda v: v["deal"]["boards"].__setitem__(0, ["gizzah/day"]), "did you mean 'gizah'?"),
    "no-deal": (lambda v: v.__setitem__("deal", None), "the deal is not of the form"),
    "too-few-seats": (lambda v: v["seats"].pop(), "seat names were given for 3 players"),
    "too-many-seats": (lambda v: v["seats"].append("Di"), "seat names were given for 3 players"),
    "text-for-seats": (lambda v: v.__setitem__("seats", "abc"), "seats"),
    "text-for-seed": (lambda v: v.__setitem__("seed", "three"), "seed"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_with_a_fitting_digest_is_refused_for_what_it_breaks(edit: str) -> None:
    change, words = EDITS[edit]
    assert words in refusal(signed(edited(change)))


@pytest.mark.parametrize("key", sorted(set(WHOLE.to_json()) - {"format", "rules_version", "digest"}))
def test_a_missing_key_is_named(key: str) -> None:
    told = refusal(signed(edited(lambda v: v.pop(key))))
    assert "not complete" in told
    assert repr(key) in told


def test_a_record_without_a_digest_is_read() -> None:
    read = GameRecord.loads(json.dumps(edited(lambda v: v.pop("digest"))))
    assert (read, read.result) == (WHOLE, WHOLE.result)


@pytest.mark.parametrize("digest", [None, "", "0" * 32, 7])
def test_a_digest_that_is_there_has_to_fit(digest: object) -> None:
    assert refusal(json.dumps(edited(lambda v: v.__setitem__("digest", digest)))).startswith(
        "the digest does not match"
    )


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("format", "heptapolis-record/2", "the format 'heptapolis-record/2' is unknown; this version reads"),
        ("format", None, "the format None is unknown"),
        ("rules_version", 3, "the record follows version 3 of the rules; this program plays 1 to 2."),
        ("rules_version", 0, "the record follows version 0 of the rules; this program plays 1 to 2."),
        ("rules_version", True, "the record follows version True of the rules; this program plays 1 to 2."),
        ("rules_version", None, "the record follows version None of the rules; this program plays 1 to 2."),
    ],
)
def test_another_version_is_refused_before_anything_else(key: str, value: Any, told: str) -> None:
    assert refusal(signed(edited(lambda v: v.__setitem__(key, value)))).startswith(told)


RUBBISH: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "this is not JSON, or it was truncated"),
    "words": (b"hello", "this is not JSON, or it was truncated"),
    "no-table": (b"[1, 2]", "the key 'format' is missing"),
    "empty-table": (b"{}", "the key 'format' is missing"),
    "null": (b"null", "the key 'format' is missing"),
    "not-utf-8": (b'{"format": "\xff"}', "is not a text file"),
    "utf-16": (WHOLE.dumps().encode("utf-16"), "is not a text file"),
    "binary": (bytes(range(256)), "is not a text file"),
    "zeros": (bytes(100), "this is not JSON"),
    "deep": (b"[" * 100_000, "this is not JSON"),
    "huge": (b" " * 1_000_001, "is larger than any record of a game"),
    "long-number": (b'{"format": ' + b"9" * 5000 + b"}", "this is not JSON"),
    "half-a-character": (WHOLE.dumps().replace("Zoë", "\\ud800").encode(), ""),
}


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_a_file_that_is_no_record_is_refused(rubbish: str, tmp_path: Path) -> None:
    content, told = RUBBISH[rubbish]
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        GameRecord.load(file)
    assert told in str(caught.value)


def test_a_folder_or_nothing_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r" cannot be read: Is a directory\.$"):
        GameRecord.load(tmp_path)
    with pytest.raises(RecordError, match=r"none\.json cannot be read: No such file or directory\.$"):
        GameRecord.load(tmp_path / "none.json")


def test_the_white_space_and_order_of_a_record_do_not_matter() -> None:
    values = json.loads(WHOLE.dumps())
    assert GameRecord.loads(json.dumps(dict(reversed(values.items())), indent=7)) == WHOLE


def test_a_record_that_cannot_be_written_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    EARLY.save(file)
    before = file.read_bytes()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(RecordError, match=r"game\.json cannot be written: No space left on device\.$"):
        WHOLE.save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_saved_over_a_folder_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(RecordError, match=r"game\.json cannot be written: Is a directory\.$"):
        WHOLE.save(folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_record_saved_into_no_folder_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none/game\.json cannot be written: No such file or directory\.$"):
        WHOLE.save(tmp_path / "none" / "game.json")
    assert not list(tmp_path.iterdir())


def test_a_playthrough_of_an_edited_record_is_refused() -> None:
    record = GameRecord.loads(signed(edited(lambda v: v["decisions"].__setitem__(4, "1 sell excavation"))))
    with pytest.raises(RecordError, match=r"^decision 5 of the record \(1 sell excavation\) is not possible"):
        list(playthrough(record))
