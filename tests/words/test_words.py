"""What the library says: every message of every game in five languages, and which language is spoken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heptapolis.bots import bot_of
from heptapolis.bots.names import OURS
from heptapolis.catalogue.cards import boxes, expansion_of, expansions, load_own_box
from heptapolis.catalogue.dice import dice_box
from heptapolis.game import DiceGame, Game, Options, Table
from heptapolis.game.cards.events import HIDDEN, Event, thrown_together
from heptapolis.game.dice.naming import speaking
from heptapolis.game.rulesets import playthrough_of
from heptapolis.vocab.cards.effects import Effect
from heptapolis.vocab.cards.play import Decision, EventKind, Form, Project
from heptapolis.vocab.dice.play import Building, Confidence, DiceDecision, DieColour
from heptapolis.vocab.messages import Message, Name, Several, message
from heptapolis.vocab.reasons import Reason
from heptapolis.words import LANGUAGES, Words, language_of, language_of_environment, words_of

EACH = pytest.mark.parametrize("language", LANGUAGES)


def effects() -> Iterator[Effect]:
    """Every effect of every card, stage and edifice."""
    things = [card for box in boxes() for card in box.cards]
    wonders = [*(wonder for box in boxes() for wonder in box.wonders), *expansion_of("edifice").wonders]
    yield from (effect for card in things for effect in card.effects)
    yield from (e for wonder in wonders for side in wonder.sides for stage in side.stages for e in stage.effects)
    yield from (e for edifice in expansion_of("edifice").edifices for e in (*edifice.effects, edifice.penalty))


def played(game: Table) -> Table:
    """A game between bots, to its end."""
    bots = [bot_of("random", seed=seat) for seat in range(game.players)]
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            game.choose(seat, bots[player].choose(game.view(player), seat))
    return game


TABLES: dict[str, Callable[[], Table]] = {
    "cards": lambda: Game("first-edition", players=3, seed=3, sides="second"),
    "edifice": lambda: Game("second-edition", players=7, seed=5, expansions=["edifice"], sides="choice"),
    "free-city": lambda: Game("first-edition", players=2, seed=2),
    "dice": lambda: DiceGame(players=3, seed=1),
}


@EACH
def test_every_effect_is_a_sentence(language: str) -> None:
    words = words_of(language)
    for effect in effects():
        said = words.say(effect.message)
        assert said.endswith("."), said
        assert "{" not in said


@EACH
def test_every_term_has_a_word(language: str) -> None:
    words = words_of(language)
    for term in (*Project, *Building, *DieColour, *Confidence):
        assert words.say(term.message)
    assert all(words.say(form.message) for form in Form if form)
    assert all(words.knows(each.question.key) for each in Decision)
    assert all(words.say(each.question) for each in DiceDecision)
    assert [reason for reason in Reason if not words.knows(reason.key)] == []


@EACH
def test_games_and_their_boxes_have_titles(language: str) -> None:
    words = words_of(language)
    for options in (table().options for table in TABLES.values()):
        title = options.title_in(words)
        assert f", {options.players} " in title
        assert (title == options.title) == (language == "en")
    ids = [*(box.id for box in boxes()), *(expansion.id for expansion in expansions())]
    assert [name for name in ids if not words.knows(f"name-box-{name}")] == []
    assert all(words(f"terminal-bot-{bot}", n=2).endswith("2") for bot in OURS)


def test_an_own_box_is_named_in_the_language_of_the_title() -> None:
    box = load_own_box(Path(__file__).parents[2] / "docs" / "examples" / "box")
    options = Options("second-edition", 4, box=box)
    assert options.title == f"7 Wonders, second edition, with {box.name}, 4 players"
    assert options.title_in(words_of("nl")) == f"7 Wonders, tweede editie, met {box.names['nl']}, 4 spelers"


@EACH
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_told_in_the_language(table: str, language: str) -> None:
    game = played(TABLES[table]())
    lines = list(playthrough_of(game.record, words_of(language)))
    english = list(playthrough_of(game.record))
    assert len(lines) == len(english)
    assert (lines == english) == (language == "en")
    told = [line for line in lines[1:] if line.startswith("    ")]
    same = [line for line, other in zip(lines[1:], english[1:], strict=True) if line == other and line.strip()]
    if language != "en":
        assert len(same) < len(told) / 10, same  # names of cities and the like


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["nl_NL.UTF-8"], "nl"),
        (["nb_NO", "da"], "nb"),
        (["no"], "nb"),
        (["nn-NO"], "nb"),
        (["C", "sv_SE@euro"], "sv"),
        (["fr_FR", "POSIX", ""], "en"),
        ([None], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(tags: list[str | None], language: str) -> None:
    assert language_of(tags) == language


def test_the_environment_chooses_in_the_order_of_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    assert language_of_environment() == "da"
    monkeypatch.setenv("LC_MESSAGES", "sv_SE.UTF-8")
    assert language_of_environment() == "sv"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of_environment() == "en"


def test_gaps_are_filled_with_numbers_names_lists_and_messages() -> None:
    words = Words("xx", {"list-and": lambda *, rest, last: f"{rest} & {last}", "a": lambda *, x: f"<{x}>", "b": "b!"})
    assert words.say(message("a", x=3)) == "<3>"
    assert words.say(message("a", x=message("b"))) == "<b!>"
    assert words.say(message("a", x=Several(("p", message("b"), 7)))) == "<p, b! & 7>"
    assert words.say(message("a", x=Several(("p",)))) == "<p>"
    assert words.naming_by(lambda name: f"{name.kind}#{name.id}").say(message("a", x=Name("seat", 2))) == "<seat#2>"
    assert words.say(message("a", x=Name("card", "altar"))) == "<altar>"


def test_a_message_that_nobody_wrote_or_a_wrong_gap_is_an_error_at_once() -> None:
    with pytest.raises(KeyError):
        words_of("en")("effect-nobody-has")
    with pytest.raises(TypeError):
        words_of("en")("effect-points", number=3)


def test_a_message_survives_as_json_for_the_browser() -> None:
    told = message("log-paid", who=Name("seat", 1), prices=Several((message("log-paid-bank", n=2),)))
    assert told.to_json() == {
        "key": "log-paid",
        "gaps": {"who": {"seat": 1}, "prices": {"list": [{"key": "log-paid-bank", "gaps": {"n": 2}}], "last": "and"}},
    }
    assert isinstance(told, Message)


@EACH
def test_dice_bonuses_and_faces_have_words_at_the_table(language: str) -> None:
    words = speaking(words_of(language), str)
    faces = {face for die in dice_box().dice for face in die.faces}
    told = {face: words.fill(Name("face", face)) for face in faces}
    assert "_" not in "".join(map(str, told.values()))
    if language != "en":
        assert sum(name == face for face, name in told.items()) < 6  # papyrus, Agora and the like
    assert [words.fill(Name("bonus", bonus.id)) for bonus in dice_box().bonuses] != [b.id for b in dice_box().bonuses]


@EACH
def test_that_everyone_discards_is_told_once(language: str) -> None:
    thrown = [Event(EventKind.THREW_AWAY, seat, HIDDEN) for seat in range(3)]
    mine = Event(EventKind.THREW_AWAY, 0, "altar")
    words = words_of(language).naming_by(lambda name: f"{name.kind}{name.id}")
    told = [event.sentence(words) for event in thrown_together([mine, *thrown[1:]], 3)]
    assert told[0] == words("log-threw_away-all")
    assert len(told) == 2
    assert "seat0" in told[1]
    assert "cardaltar" in told[1]
    some = thrown[1:]  # the third city plays its last card
    assert thrown_together(some, 3) == some
    known = [mine] * 3
    assert thrown_together(known, 3) == known
