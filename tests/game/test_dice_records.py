"""Records of dice games that were cut, edited or never were: refused in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from conformance.dice_scenes import START, rebuilt, roll_after, space, track
from game.cases import dice_seen
from heptapolis.bots import bot_of
from heptapolis.errors import RecordError
from heptapolis.game import DiceGame, DiceRecord, Game, Record, fold
from heptapolis.game.record import digest_of
from heptapolis.game.rulesets import playthrough_of

Values = dict[str, Any]
TABLES: dict[str, Values] = {
    "three": {"players": 3, "seats": ["Zoë", "Bea", "Cy"]},
    "two": {"players": 2},
    "seven": {"players": 7, "boards": ["rhodes", "giza"]},
    "custom": {"players": 3, "boards": ["giza"], "custom": [rebuilt(guild_court=[track(space(2, {"points": 9}))])]},
}


@cache
def played(name: str = "three", turns: int = 999) -> DiceRecord:
    """The record of a game of bots at one of the tables, the whole of it or its beginning."""
    game = DiceGame(**TABLES[name], seed=6)
    bots = [bot_of("rulebook", seat) for seat in range(game.players)]
    while not game.over and game.turn <= turns:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat)))
    return game.record


def signed(values: Values) -> str:
    """The text of a record whose digest was made to fit after an edit."""
    content = {key: value for key, value in values.items() if key != "digest"}
    return json.dumps(content | {"digest": digest_of(content)}, ensure_ascii=False)


def edited(change: Callable[[Values], object], name: str = "three") -> Values:
    """The values of a whole record after an edit."""
    values: Values = json.loads(played(name).dumps())
    change(values)
    return values


def refusal(text: str) -> str:
    """How the text of a record is refused, at the latest when it is played."""
    with pytest.raises(RecordError) as caught:
        fold(Record.loads(text))
    return str(caught.value)


@pytest.mark.parametrize("name", TABLES)
def test_a_file_is_read_back(name: str, tmp_path: Path) -> None:
    record, file = played(name), tmp_path / "game.json"
    record.save(file)
    read = Record.load(file)
    assert type(read) is DiceRecord
    assert read == record
    assert read.dumps() == record.dumps() == file.read_text(encoding="utf-8")
    game = DiceGame.from_record(read)
    assert game.over
    assert game.result() == read.result == record.result
    assert read.options.custom == tuple(TABLES[name].get("custom", ()))


@pytest.mark.parametrize("name", TABLES)
def test_every_moment_of_a_record_can_be_folded(name: str) -> None:
    record = played(name)
    for decisions in range(0, len(record.decisions), 9):
        game = fold(record, decisions)
        assert game.record.decisions == record.decisions[:decisions]
    for decisions in (-1, len(record.decisions) + 1):
        with pytest.raises(RecordError, match=f"; it cannot be folded up to decision {decisions}"):
            fold(record, decisions)


def test_a_record_holds_all_dice_so_another_seed_changes_nothing() -> None:
    values = edited(lambda v: v.__setitem__("seed", 7))
    game = fold(Record.loads(signed(values)))
    assert game.result() == values["result"]


def test_the_choices_of_a_turn_may_stand_in_any_order_and_the_playthrough_says_the_same() -> None:
    roll = str(roll_after(START, "green.tablet.3")).replace(" ", "+")
    head = f"dice players=2 seed=6 boards=halicarnassus,rhodes rolls={roll} | "
    texts = [
        head + text for text in ("0 wonder; 1 pass; 0 pass", "0 wonder; 0 pass; 1 pass", "1 pass; 0 wonder; 0 pass")
    ]
    records = [DiceRecord.parse(text) for text in texts]
    first, *others = (dice_seen(DiceGame.from_record(record)) for record in records)
    assert others == [first, first]
    told, *rest = (list(playthrough_of(record)) for record in records)
    assert rest == [told, told]
    options = [line.rpartition("(")[2] for line in told if line.endswith(" options)")]
    assert options[0] == options[2] != options[1]  # the dear die is not on the list after the stage is paid


def test_a_record_cut_at_any_byte_is_refused() -> None:
    whole = played(turns=1).dumps()
    for length in range(len(whole) - 1):  # the last byte is a line end
        with pytest.raises(RecordError, match=r"not JSON, or it was truncated"):
            Record.loads(whole[:length])


def test_an_edited_decision_roll_or_board_is_seen_by_the_digest() -> None:
    for change in (
        lambda v: v["decisions"].__setitem__(0, "0 skip"),
        lambda v: v["deal"]["rolls"].pop(),
        lambda v: v["deal"]["boards"].reverse(),
        lambda v: v["options"].__setitem__("players", 4),
        lambda v: v["result"].__setitem__("winners", []),
    ):
        told = refusal(json.dumps(edited(change)))
        assert told == "the digest does not match: the record was truncated or edited after it was written."


def with_decision(text: Any, place: int = 0) -> Callable[[Values], object]:
    """An edit of one decision."""
    return lambda values: values["decisions"].__setitem__(place, text)


def with_roll(old: str, new: str, turn: int = 0) -> Callable[[Values], object]:
    """An edit of the dice of a turn."""

    def change(values: Values) -> None:
        rolls = values["deal"]["rolls"]
        assert old in rolls[turn]
        rolls[turn] = rolls[turn].replace(old, new, 1)

    return change


def with_option(key: str, value: Any) -> Callable[[Values], object]:
    """An edit of an option."""
    return lambda values: values["options"].__setitem__(key, value)


def with_boards(boards: Any) -> Callable[[Values], object]:
    """An edit of the dealt boards."""
    return lambda values: values["deal"].__setitem__("boards", boards)


FIRST_DIE = str(played().deal.rolls[0]).split()[0]
"""The first grey die of the first turn, its face and zone."""

EDITS: dict[str, tuple[Callable[[Values], object], str]] = {
    "one-decision-more": (
        lambda v: v["decisions"].append("0 pass"),
        "has nothing left to decide this turn; waiting for nobody",
    ),
    "seat-twice": (lambda v: v["decisions"].insert(0, "0 pass"), "(0 "),
    "wrong-decision": (
        with_decision("0 skip"),
        "decision 1 of the record (0 skip) is not possible: seat 0 cannot skip: you have",
    ),
    "unknown-verb": (with_decision("0 pas"), "unknown action 'pas'; did you mean 'pass'?"),
    "verb-of-cards": (with_decision("0 sell altar"), "unknown action 'sell'"),
    "unknown-space": (with_decision("0 cross agora.msk.1"), "did you mean 'agora.mask.1'"),
    "unknown-die": (with_decision("0 build blu agora.mask.1"), "unknown die 'blu'; did you mean 'blue'?"),
    "locked-die": (with_decision("0 build white gallery.blue"), "this die is not in the Forum"),
    "half-an-action": (with_decision("0 build blue"), "is not written like 'build DIE SPACE'"),
    "no-such-seat": (with_decision("9 pass"), "there is no seat 9"),
    "no-seat": (with_decision("pass"), "'pass' is not a decision; it begins with the number of a seat"),
    "number-for-a-decision": (with_decision(5), "unknown action ''"),
    "no-list-of-decisions": (lambda v: v.__setitem__("decisions", 7), "decisions must be a list."),
    "one-player": (with_option("players", 1), "1 player cannot play 7 Wonders Dice; it is for 2 to 7 players."),
    "two-players": (with_option("players", 2), "3 seat names were given for 2 players"),
    "eight-players": (with_option("players", 8), "8 players cannot play"),
    "text-for-players": (with_option("players", "3"), "players is '3', which is not a whole number"),
    "no-players": (lambda v: v["options"].pop("players"), "not complete: 'players' is missing."),
    "unknown-option": (with_option("wonders", "random"), "unknown option 'wonders'; known: boards, players."),
    "no-options": (lambda v: v.__setitem__("options", None), "options must be an object."),
    "unknown-rules": (lambda v: v.__setitem__("rules", "dcie"), "unknown ruleset 'dcie'; did you mean 'dice'?"),
    "rules-of-cards": (lambda v: v.__setitem__("rules", "second-edition"), "the record is not playable: "),
    "no-rules": (lambda v: v.__setitem__("rules", None), "unknown ruleset None"),
    "unknown-board": (with_boards(["gizza", "rhodes", "olympia"]), "unknown board 'gizza'; did you mean 'giza'?"),
    "board-twice": (
        with_boards(["giza", "giza", "rhodes"]),
        "a board was dealt to two seats; there is only one of each.",
    ),
    "two-boards": (with_boards(["giza", "rhodes"]), "boards were dealt to 2 seats; the game has 3 players."),
    "four-boards": (with_boards(["giza", "rhodes", "olympia", "babylon"]), "boards were dealt to 4 seats"),
    "text-for-boards": (with_boards("giza"), "boards were dealt to 4 seats"),
    "no-list-of-boards": (with_boards(5), "the deal is not of the form"),
    "boards-missing": (lambda v: v["deal"].pop("boards"), "the deal is not of the form"),
    "no-deal": (lambda v: v.__setitem__("deal", None), "the deal is not of the form"),
    "rolls-five": (lambda v: v["deal"].__setitem__("rolls", 5), "the deal is not of the form"),
    "rolls-no-dice": (lambda v: v["deal"]["rolls"].__setitem__(0, "hello"), "'hello' is not a die; write for example"),
    "empty-roll": (lambda v: v["deal"]["rolls"].__setitem__(0, ""), "the Forum holds 7 different ones"),
    "unknown-die-rolled": (with_roll("blue.", "bleu."), "unknown die 'bleu'; did you mean 'blue'"),
    "unknown-face": (with_roll(FIRST_DIE, "grey_a.gold.0"), "the die grey_a has no face 'gold'; it has stone, wood, "),
    "face-of-another-die": (with_roll(FIRST_DIE, "grey_a.papyrus.0"), "the die grey_a has no face 'papyrus'"),
    "zone-four": (with_roll(FIRST_DIE, "grey_a.stone.4"), "the die grey_a is in zone 4; zones are 0 to 3."),
    "zone-minus": (with_roll(FIRST_DIE, "grey_a.stone.-1"), "'grey_a.stone.-1' is not a die; write for example"),
    "no-zone": (with_roll(FIRST_DIE, "grey_a.stone"), "'grey_a.stone' is not a die; write for example"),
    "six-dice": (with_roll(FIRST_DIE, ""), "6 dice were rolled; the Forum holds 7 different ones."),
    "die-twice": (with_roll(FIRST_DIE, "blue.mask.0"), "7 dice were rolled; the Forum holds 7 different ones."),
    "too-few-seats": (lambda v: v["seats"].pop(), "2 seat names were given for 3 players"),
    "text-for-seats": (lambda v: v.__setitem__("seats", "abc"), "seats must be a list"),
    "no-seed": (
        lambda v: v.__setitem__("seed", None),
        "a dice game needs a seed: the dice of later turns come from it.",
    ),
    "text-for-seed": (lambda v: v.__setitem__("seed", "three"), "seed must be a whole number or null."),
    "yes-for-seed": (lambda v: v.__setitem__("seed", True), "seed must be a whole number or null."),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_with_a_fitting_digest_is_refused_for_what_it_breaks(edit: str) -> None:
    change, words = EDITS[edit]
    assert words in refusal(signed(edited(change)))


def give_early(values: Values) -> None:
    """White comes into the Forum in the second turn, although nobody has unlocked it."""
    rolls = values["deal"]["rolls"]
    rolls[1] = " ".join(["white.laurel.0", *rolls[1].split()[1:]])


def test_dice_that_cannot_follow_are_refused_at_the_choice_that_ends_the_turn() -> None:
    told = refusal(signed(edited(give_early)))
    turn = len(played(turns=1).decisions)
    assert told.startswith(f"decision {turn} of the record (")
    assert told.endswith("is not possible: the die white cannot be in place 1 of the Forum now.")


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    record = Record.loads(signed(edited(lambda v: v.__setitem__("seed", seed))))
    with pytest.raises(Exception, match=r"is not a whole number from 0 to 2\*\*63 - 1\."):
        fold(record)


@pytest.mark.parametrize("key", sorted(set(played().to_json()) - {"format", "rules_version", "digest"}))
def test_a_missing_key_is_named(key: str) -> None:
    told = refusal(signed(edited(lambda v: v.pop(key))))
    assert "not complete" in told
    assert repr(key) in told


def test_a_game_of_one_kind_does_not_fold_records_of_the_other() -> None:
    dice, cards = played("two"), Game(seed=1).record
    with pytest.raises(RecordError, match=r"^this is a record of 7 Wonders Dice, 2 players .*; Game cannot play it"):
        Game.from_record(dice)
    with pytest.raises(
        RecordError, match=r"^this is a record of 7 Wonders, second edition, 3 players; DiceGame cannot"
    ):
        DiceGame.from_record(cards)
    with pytest.raises(RecordError, match="DiceGame cannot play it"):
        DiceGame.parse(str(cards))
    with pytest.raises(RecordError, match="; Game cannot play it"):
        Game.parse(str(dice))
    assert type(fold(dice)) is DiceGame
    assert type(fold(cards)) is Game
