"""Every message is used: a key that no source names or builds is dead."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

import pytest
from tools import messages

from heptapolis.analysis.grades import SHOWN as SHOWN_GRADES
from heptapolis.analysis.grades import Grade
from heptapolis.bots.cards.why import REASONS as HINTS
from heptapolis.bots.dice.why import REASONS as DICE_HINTS
from heptapolis.bots.names import OURS
from heptapolis.catalogue.cards import boxes
from heptapolis.catalogue.dice import dice_box
from heptapolis.game.cards.events import MESSAGES, face_down_message, thrown_message
from heptapolis.game.registry import RULESETS
from heptapolis.vocab.cards.city import NEIGHBOURS, SHAPES, Colour, Counted, Line, Symbol, Where
from heptapolis.vocab.cards.effects import EFFECT_KINDS, PENALTY_KINDS
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind, Form, Passing, Phase, Project
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import (
    GROUPS,
    MARKS,
    Building,
    Confidence,
    DiceDecision,
    DiceEventKind,
    DieColour,
    Front,
)
from heptapolis.vocab.reasons import Reason
from heptapolis.vocab.terms import Term
from heptapolis.words import ITS

ROOT = messages.ROOT
GAINS = ["coins", "points"]
NAMES = [name.key.removeprefix("name-") for name in messages.printed_names(ROOT)]
NAMED = ("box", "card", "city", "edifice", "wonder")


def words(terms: Iterable[Term]) -> list[str]:
    return [term.word for term in terms]


def joined(places: Iterable[Where]) -> list[str]:
    """Places in every combination, as keys have them."""
    found = [""]
    for place in places:
        found += [f"{before}-{place.word}".removeprefix("-") for before in found]
    return found[1:]


ENDINGS: dict[str, list[str]] = {
    "about-bot-": [*OURS, "own"],
    "analysis-grade-": words(Grade),
    "analysis-grades-": words(SHOWN_GRADES),
    "ask-": words(Decision),
    "ask-dice-": words(DiceDecision),
    "bot-": list(OURS),
    "building-": [*words(Building), *GROUPS],
    "choice-form-": words(Form),
    "colour-": words(Colour),
    "confidence-": words(Confidence),
    "dice-bonus-": [bonus.id for bonus in dice_box().bonuses],
    "dice-effect-": words(DiceEffectKind),
    "dice-face-": [face for face in {face for die in dice_box().dice for face in die.faces} if face not in GROUPS],
    "dice-log-": [
        *words(DiceEventKind),
        *(f"{kind.word}-paid" for kind in (DiceEventKind.CHOSE_DIE, DiceEventKind.CROSSED)),
        *(f"{DiceEventKind.ATTACKED.word}-{front.word}" for front in Front),
    ],
    "dice-per-": GAINS,
    "dice-short-": words(DiceEffectKind),
    "dice-short-per-": GAINS,
    "die-": words(DieColour),
    "effect-": [*EFFECT_KINDS, *PENALTY_KINDS],
    "family-": words(Colour),
    "from-": joined(NEIGHBOURS),
    "good-": words(Good),
    "hint-": [*HINTS, *DICE_HINTS],
    "list-": ["and", "or"],
    "log-": [
        *words(EventKind),
        *(f"{kind.word}-card" for kind, said in MESSAGES.items() if said in (face_down_message, thrown_message)),
    ],
    "log-passed-": words(Passing),
    "mark-": list(MARKS.values()),
    "name-": NAMES,
    **{f"name-{kind}-": [name.removeprefix(f"{kind}-") for name in NAMES if name.startswith(kind)] for kind in NAMED},
    "project-": words(Project),
    "rules-": list(RULESETS),
    "score-": words(Line),
    "shape-": list(SHAPES.values()),
    "side-": [side for box in boxes() for side in box.sides],
    "step-": words(Phase),
    "symbol-": words(Symbol),
    "table-passes-": words(Passing),
    "terminal-asks-": words(Decision),
    "terminal-bot-": list(OURS),
    "terminal-role-": ["you", "left", "right", "both"],
    "way-": words(ActionKind),
    "what-": words(Counted),
    "where-": joined(Where),
    "why-": words(Reason),
}
"""What can follow the beginning of a key that a source puts together, by that beginning."""


def python_texts() -> Iterator[str]:
    """The texts in the Python sources, parts of format strings included: of the library and the tools that build it."""
    for folder in (ROOT / "src", ROOT / "tools"):
        for file in (file for file in folder.rglob("*.py") if "made" not in file.parts):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def client_texts() -> Iterator[str]:
    """The texts in the sources of the pages, and the beginnings of those with gaps."""
    for file in (ROOT / "client" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and "made" not in file.parts:
            yield from re.findall(r'["`]([\w-]+)(?:"|\$\{)', file.read_text(encoding="utf-8"))


def message_texts() -> Iterator[str]:
    """The messages that other messages say."""
    for file in (ROOT / "messages" / "en").glob("*.ftl"):
        yield from re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text(encoding="utf-8"))


TEXTS = {*python_texts(), *client_texts(), *message_texts()}
KEYS = [key for key, found in messages.read()["en"].items() if found.file != messages.NOT_PYTHON]
"""All but those of the pages, which the tests of the client look after."""
BEGINNINGS = {text for text in TEXTS if text.endswith("-") and any(key.startswith(text) for key in KEYS)}


def unused(keys: Iterable[str]) -> list[str]:
    """The keys that nobody names or puts together."""
    made = {beginning + ending for beginning in BEGINNINGS & ENDINGS.keys() for ending in ENDINGS[beginning]}
    return [key for key in keys if key.removesuffix(ITS) not in TEXTS | made]


def test_keys_are_put_together_only_in_ways_that_this_test_knows() -> None:
    assert sorted(BEGINNINGS) == sorted(ENDINGS)


def test_every_message_is_used() -> None:
    assert unused(KEYS) == []


@pytest.mark.parametrize("key", ["terminal-nobody", "log-nobody", "good-gold", "log-built-card", "name-card-nothing"])
def test_a_key_that_nobody_uses_is_found(key: str) -> None:
    assert unused([key, "terminal-welcome", "good-wood"]) == [key]
