"""Records and texts of games with two players, Edifice or Carthage: read back, tampered with, and from before."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.cases import all_of
from game.old_records import FILE, TEXT, TOTALS
from heptapolis.bots import bot_of
from heptapolis.errors import DealError, HeptapolisError, RecordError
from heptapolis.game import Game, GameRecord, Options
from heptapolis.game.cards.text import playthrough
from heptapolis.game.record import digest_of
from tables import FIRST, SECOND

Values = dict[str, Any]
TABLES: dict[str, Values] = {
    "two": {"rules": FIRST, "players": 2},
    "two-house": {"rules": SECOND, "players": 2, "sides": "second", "seats": ["Zoë", "Bea"]},
    "two-draft": {"rules": FIRST, "players": 2, "wonders": "draft", "sides": "choice"},
    "two-named": {"rules": FIRST, "players": 2, "wonders": ["gizah/B", "olympia", "carthage/B"]},
    "two-edifice": {
        "rules": SECOND,
        "players": 2,
        "expansions": ["edifice"],
        "wonders": ["ur", "carthage/night", "gizah"],
    },
    "edifice": {"rules": SECOND, "players": 3, "expansions": ["edifice"]},
    "edifice-first": {"rules": FIRST, "players": 4, "expansions": ["edifice"], "wonders": "draft", "sides": "choice"},
    "edifice-seven": {"rules": SECOND, "players": 7, "expansions": ["edifice"], "sides": "random"},
    "carthage": {
        "rules": FIRST,
        "players": 3,
        "expansions": ["carthage"],
        "wonders": ["carthage/day", "gizah", "rhodos"],
    },
    "both": {
        "rules": SECOND,
        "players": 3,
        "expansions": ["edifice", "carthage"],
        "wonders": ["ur/night", "carthage", "gizah"],
    },
}


@cache
def played(name: str, steps: int = 99) -> GameRecord:
    """The record of a game of bots at one of the tables, the whole of it or its beginning."""
    game = Game(**TABLES[name], seed=6)
    bots = [bot_of("builder", seat) for seat in range(game.players)]
    while not game.over and len(game.history) < steps:
        for seat in game.deciding():
            player = game.chooser(seat)
            game.choose(seat, bots[player].choose(game.view(player), seat))
    return game.record


def signed(values: Values) -> str:
    """The text of a record whose digest was made to fit after an edit."""
    content = {key: value for key, value in values.items() if key != "digest"}
    return json.dumps(content | {"digest": digest_of(content)}, ensure_ascii=False)


@pytest.mark.parametrize("name", TABLES)
def test_a_file_is_read_back(name: str, tmp_path: Path) -> None:
    record, file = played(name), tmp_path / "game.json"
    record.save(file)
    read = GameRecord.load(file)
    assert read == record
    assert read.dumps() == record.dumps() == file.read_text(encoding="utf-8")
    game = Game.from_record(read)
    assert game.over
    assert game.result() == record.result


@pytest.mark.parametrize("name", TABLES)
def test_the_text_form_is_read_back_and_says_the_same(name: str) -> None:
    record = played(name)
    text = str(record)
    assert GameRecord.parse(text) == record
    assert str(Game.parse(text)) == text
    assert all_of(Game.parse(text)) == all_of(Game.from_record(record))
    assert repr(record) == f"GameRecord.parse({text!r})"


@pytest.mark.parametrize("name", TABLES)
def test_every_moment_of_a_record_can_be_folded(name: str) -> None:
    record = played(name)
    for decisions in range(0, len(record.decisions), 7):
        game = Game.from_record(record, decisions)
        assert game.record.decisions == record.decisions[:decisions]


@pytest.mark.parametrize("name", TABLES)
def test_a_playthrough_begins_with_the_title_and_ends_with_the_winners(name: str) -> None:
    lines = list(playthrough(played(name)))
    assert lines[0] == played(name).options.title
    assert lines[-1].startswith("Won by ")
    assert sum(" edifice: " in line for line in lines) == (3 if "edifice" in TABLES[name].get("expansions", ()) else 0)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("two", "first-edition players=2 wonders=random sides=first seed=6 |"),
        ("edifice", "second-edition players=3 wonders=random sides=first with=edifice seed=6 |"),
        (
            "carthage",
            "first-edition players=3 wonders=random sides=first with=carthage seed=6 boards=carthage/day,gizah/A,",
        ),
        (
            "both",
            "wonders=random sides=first with=edifice+carthage seed=6 boards=ur/night,carthage/day,gizah/day hands=",
        ),
        (
            "two-named",
            "first-edition players=2 wonders=random sides=first seed=6 boards=gizah/B,olympia/A,carthage/night ",
        ),
    ],
)
def test_the_text_form_names_the_additions(name: str, words: str) -> None:
    assert words in str(played(name))


def test_the_text_of_an_explicit_deal_names_its_edifices() -> None:
    deal = played("edifice").deal
    game = Game(SECOND, deal=deal, expansions=["edifice"])
    assert f" edifices={','.join(deal.edifices)} | " in str(game)
    assert Game.parse(str(game)).record == game.record
    assert "edifices=" not in str(Game(SECOND, deal=played("two-house").deal))


HEAD = "second-edition players=3 wonders=random sides=first"
HANDS = str(Game(SECOND, deal=played("edifice").deal, expansions=["edifice"])).partition(" hands=")[2].partition(" ")[0]
BOARDS = "boards=gizah/day,rhodos/day,olympia/day"
TEXTS = {
    "unknown-addition": (f"{HEAD} with=leaders seed=1 |", "unknown expansion in 'leaders'"),
    "no-addition": (f"{HEAD} with= seed=1 |", "unknown expansion in ''"),
    "half-unknown": (f"{HEAD} with=edifice+ur seed=1 |", "unknown expansion in 'edifice+ur'"),
    "other-separator": (f"{HEAD} with=edifice,carthage seed=1 |", "unknown expansion in 'edifice,carthage'"),
    "addition-as-a-key": (f"{HEAD} edifice=1 seed=1 |", "unknown or repeated key 'edifice'"),
    "with-twice": (f"{HEAD} with=edifice with=carthage seed=1 |", "unknown or repeated key"),
    "edifices-missing": (f"{HEAD} with=edifice {BOARDS} hands={HANDS} |", "0 edifices are dealt; this game uses 3."),
    "edifices-for-nothing": (
        f"{HEAD} {BOARDS} hands={HANDS} edifices=outpost,factory,agora |",
        "3 edifices are dealt; this game uses 0.",
    ),
    "edifice-of-another-age": (
        f"{HEAD} with=edifice {BOARDS} hands={HANDS} edifices=agora,factory,outpost |",
        "Agora is an Age 3 edifice, but was dealt in Age 1.",
    ),
    "unknown-edifice": (
        f"{HEAD} with=edifice {BOARDS} hands={HANDS} edifices=outpst,factory,agora |",
        "unknown edifice 'outpst'; did you mean 'outpost'?",
    ),
    "empty-edifices": (
        f"{HEAD} with=edifice {BOARDS} hands={HANDS} edifices= |",
        " dealt; this game uses 3.",
    ),
    "ur-alone": (f"{HEAD} boards=ur/day,rhodos/day,olympia/day hands={HANDS} |", "Ur needs edifices"),
    "ur-with-carthage": (f"{HEAD} with=carthage boards=ur/day,rhodos/day,olympia/day hands={HANDS} |", "Ur needs edi"),
    "no-board-for-the-free-city": (
        f"first-edition players=2 wonders=random sides=first boards=gizah/A,rhodos/A hands={HANDS} |",
        "boards were dealt to 2 seats; the game has 3 cities.",
    ),
    "two-boards-for-the-free-city": (
        f"{HEAD.replace('3', '2')} {BOARDS}+olympia/night hands={HANDS} |",
        "the Free City is offered 2 boards",
    ),
    "three-names-for-two": (f"{HEAD.replace('3', '2')} seed=1 seats=a,b,c |", "3 seat names were given for 2 players"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_is_no_game_is_refused_in_words(name: str) -> None:
    text, words = TEXTS[name]
    with pytest.raises(HeptapolisError) as caught:
        Game.parse(text)
    assert words in str(caught.value)


def with_boards(*boards: str) -> Callable[[Values], object]:
    """An edit of the boards of the deal."""
    return lambda values: values["deal"].__setitem__("boards", [[board] for board in boards])


EDITS: dict[str, tuple[str, Callable[[Values], object], str]] = {
    "no-edifices": ("edifice", lambda v: v["deal"].pop("edifices"), "0 edifices are dealt; this game uses 3."),
    "two-edifices": ("edifice", lambda v: v["deal"]["edifices"].pop(), "2 edifices are dealt; this game uses 3."),
    "edifices-turned": ("edifice", lambda v: v["deal"]["edifices"].reverse(), " edifice, but was dealt in Age "),
    "unknown-edifice": ("edifice", lambda v: v["deal"]["edifices"].__setitem__(0, "outpst"), "did you mean 'outpost'?"),
    "edifices-no-list": ("edifice", lambda v: v["deal"].__setitem__("edifices", 7), "the deal is not of the form"),
    "option-gone": ("edifice", lambda v: v["options"].pop("edifice"), "3 edifices are dealt; this game uses 0."),
    "option-off": ("edifice", lambda v: v["options"].__setitem__("edifice", False), "this game uses 0."),
    "option-number": (
        "edifice",
        lambda v: v["options"].__setitem__("edifice", 1),
        "edifice and carthage must be true or",
    ),
    "option-null": (
        "carthage",
        lambda v: v["options"].__setitem__("carthage", None),
        "edifice and carthage must be true",
    ),
    "unknown-option": ("edifice", lambda v: v["options"].__setitem__("leaders", True), "leaders"),
    "edifices-in-a-plain-game": (
        "two",
        lambda v: v["deal"].__setitem__("edifices", ["outpost", "factory", "agora"]),
        "3 edifices are dealt; this game uses 0.",
    ),
    "ur-in-a-plain-game": ("carthage", with_boards("ur/day", "gizah/A", "rhodos/A"), "Ur needs edifices"),
    "two-boards": ("two", with_boards("gizah/A", "rhodos/A"), "boards were dealt to 2 seats; the game has 3 cities."),
    "no-draw-pile": ("two", lambda v: v["deal"]["hands"][1].pop(), "Age 2 has 2 hands; the game has 2 players and a"),
    "draw-pile-short": ("two", lambda v: v["deal"]["hands"][1][2].pop(), "Age 2, seat 2: 6 cards in the hand"),
    "a-name-for-the-free-city": (
        "two",
        lambda v: v["seats"].append("Free City"),
        "3 seat names were given for 2 players",
    ),
    "three-players": ("two", lambda v: v["options"].__setitem__("players", 3), "2 seat names were given for 3 players"),
    "free-city-first": (
        "two",
        lambda v: v["decisions"].insert(0, v["decisions"].pop(2)),
        "chooses its own card first, then the Free City's.",
    ),
    "free-city-left-out": ("two", lambda v: v["decisions"].pop(2), "decision 3 of the record"),
    "a-third-player": ("two", lambda v: v["decisions"].insert(2, "3 sell altar"), "there is no seat 3"),
    "half-a-form": ("edifice", lambda v: v["decisions"].__setitem__(0, "0 stage altar left right"), "only a stage has"),
    "bad-tokens": ("edifice", lambda v: v["decisions"].__setitem__(0, "0 forfeit 2+5"), "are not victory tokens"),
    "penalty-in-a-turn": ("edifice", lambda v: v["decisions"].__setitem__(0, "0 lose altar"), "you have a different"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_with_a_fitting_digest_is_refused_for_what_it_breaks(edit: str) -> None:
    name, change, words = EDITS[edit]
    values: Values = json.loads(played(name).dumps())
    change(values)
    with pytest.raises(RecordError) as caught:
        Game.from_record(GameRecord.loads(signed(values)))
    assert words in str(caught.value)
    with pytest.raises(RecordError, match="the digest does not match"):
        GameRecord.loads(json.dumps(values))


def test_another_half_of_a_stage_is_another_game() -> None:
    record = played("both")
    place = next(number for number, (_, action) in enumerate(record.decisions) if action.form)
    seat, action = record.decisions[place]
    values = json.loads(record.dumps())
    other = {"left": "right", "right": "left", "age1": "age2", "age2": "age3", "age3": "age1"}[action.form.word]
    values["decisions"][place] = f"{seat} {action}".replace(action.form.word, other)
    edited = GameRecord.loads(signed(values))
    assert edited != record
    here, there = (Game.from_record(game, place + 3).view().to_json()["cities"][seat] for game in (record, edited))
    assert here["forms"] != there["forms"]


def test_an_old_text_is_read_as_ever() -> None:
    game = Game.parse(TEXT)
    assert str(game) == TEXT
    assert game.over
    assert [score.total for score in game.score()] == TOTALS
    assert game.options == Options(SECOND, 3)


def test_an_old_file_is_read_as_ever_and_written_as_ever() -> None:
    record = GameRecord.loads(FILE)
    assert json.dumps(record.to_json(), ensure_ascii=False) == FILE
    assert (record.options.expansions, record.deal.edifices) == ((), ())
    assert Game.from_record(record).position == "second-edition 3p Age I turn 2, 3 decisions"
    assert record.deal == GameRecord.parse(TEXT).deal
    with pytest.raises(RecordError, match="the digest does not match"):
        GameRecord.loads(FILE.replace('"seed": 7', '"seed": 8'))


def test_additions_that_are_written_out_as_not_played_are_read_too() -> None:
    values = json.loads(FILE)
    values["options"] |= {"edifice": False, "carthage": False}
    values["deal"]["edifices"] = []
    assert GameRecord.loads(signed(values)) == GameRecord.loads(FILE)


def test_an_old_file_is_not_played_with_edifice_by_changing_the_option() -> None:
    values = json.loads(FILE)
    values["options"]["edifice"] = True
    with pytest.raises(RecordError, match="0 edifices are dealt; this game uses 3"):
        GameRecord.loads(signed(values))
    with pytest.raises(DealError, match="0 edifices are dealt; this game uses 3"):
        Game(SECOND, deal=GameRecord.loads(FILE).deal, expansions=["edifice"])
