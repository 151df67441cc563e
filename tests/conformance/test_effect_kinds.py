"""Every kind of effect and penalty has its parts: a meaning, a sentence and a drawing wherever used, a scenario."""

from __future__ import annotations

import pytest

from conformance.icons import is_drawn
from conformance.marks import all_marks
from heptapolis.catalogue.cards import Box, Expansion, boxes, expansion_of
from heptapolis.vocab.cards.effects import EFFECT_KINDS, PENALTY_KINDS, Effect
from heptapolis.words import ENGLISH

ALL_KINDS = EFFECT_KINDS | PENALTY_KINDS
USED: dict[str, list[tuple[str, Effect]]] = {name: [] for name in ALL_KINDS}
SHELF: tuple[Box | Expansion, ...] = (*boxes(), expansion_of("edifice"))
for shelved in SHELF:
    for wonder in shelved.wonders:
        for side in wonder.sides:
            for stage in side.stages:
                for form, thing in stage.forms.items():
                    for effect in thing.effects:
                        USED[effect.kind.name].append((f"{shelved.id} {wonder.id}/{side.id} {form.word}", effect))
for box in boxes():
    for card in box.cards:
        for effect in card.effects:
            USED[effect.kind.name].append((f"{box.id} {card.id}", effect))
for edifice in expansion_of("edifice").edifices:
    for effect in (*edifice.effects, edifice.penalty):
        USED[effect.kind.name].append((edifice.id, effect))

KINDS = pytest.mark.parametrize("kind", ALL_KINDS)


@KINDS
def test_every_kind_is_used_by_a_card_a_stage_or_an_edifice(kind: str) -> None:
    assert USED[kind]


@KINDS
def test_every_kind_says_what_it_means_and_no_other_means_the_same(kind: str) -> None:
    meaning = ALL_KINDS[kind].meaning
    assert meaning
    assert [name for name, other in ALL_KINDS.items() if other.meaning == meaning] == [kind]


def test_no_penalty_is_named_like_an_effect() -> None:
    assert not set(EFFECT_KINDS) & set(PENALTY_KINDS)


@KINDS
def test_every_use_of_a_kind_has_a_sentence(kind: str) -> None:
    for where, effect in USED[kind]:
        assert ENGLISH.say(effect.message)[0].isupper() or ENGLISH.say(effect.message)[0].isdigit(), where
        assert ENGLISH.say(effect.message).endswith("."), where


@KINDS
def test_every_use_of_a_kind_is_drawn_with_icons_that_are_there(kind: str) -> None:
    for where, effect in USED[kind]:
        assert is_drawn(effect), where


@KINDS
def test_different_effects_of_a_kind_are_drawn_differently(kind: str) -> None:
    values = {str(effect.value) for _, effect in USED[kind]}
    assert len({effect.glyphs for _, effect in USED[kind]}) == len(values)


@KINDS
def test_different_effects_of_a_kind_have_different_sentences(kind: str) -> None:
    values = {str(effect.value) for _, effect in USED[kind]}
    assert len({ENGLISH.say(effect.message) for _, effect in USED[kind]}) == len(values)


@KINDS
def test_every_kind_reaches_the_rules(kind: str) -> None:
    for where, effect in USED[kind]:
        assert any(effect.columns.values()), where


@KINDS
def test_every_kind_has_a_scenario(kind: str) -> None:
    assert all_marks()["effect"].get(kind)


def test_every_scenario_names_a_kind() -> None:
    named = {name for name in all_marks()["effect"] if not name.startswith("dice.")}
    assert named <= set(ALL_KINDS)
