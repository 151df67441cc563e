"""Every card and board of both boxes against the facts files, field by field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catalogue.facts import facts_of, names_of, told, told_cost, told_effects
from catalogue.freeze import FROZEN, KINDS
from heptapolis.catalogue.cards import EDITIONS, box_of

BOTH = pytest.mark.parametrize("edition", EDITIONS)
MOST_WORDS = 6
"""A name has so many words at most."""


@pytest.mark.parametrize("file", sorted(FROZEN.iterdir()), ids=lambda file: file.stem)
def test_facts_are_ids_names_and_numbers_and_no_prose(file: Path) -> None:
    assert file.stem in KINDS
    for words in re.findall(r'"([^"]*)"', file.read_text(encoding="utf-8")):
        assert len(words.split()) <= MOST_WORDS
        assert not words.endswith((".", ":", "?"))


@BOTH
def test_the_box_has_the_cards_of_the_facts(edition: str) -> None:
    facts = facts_of(edition)["cards"]
    assert [(card.id, card.name) for card in box_of(edition).cards] == [(fact["id"], fact["name"]) for fact in facts]


@pytest.mark.parametrize(("edition", "card"), [(e, card.id) for e in EDITIONS for card in box_of(e).cards])
def test_a_card_is_as_the_facts_say(edition: str, card: str) -> None:
    fact = next(row for row in facts_of(edition)["cards"] if row["id"] == card)
    box = box_of(edition)
    read = next(entry for entry in box.cards if entry.id == card)
    assert read.age == fact["age"]
    assert read.colour.word == fact["colour"]
    assert told_cost(read.cost) == fact["cost"]
    assert told_effects(read) == sorted(map(told, fact["effects"]))
    assert list(read.copies) == fact.get("players", [])
    assert names_of(box, read.chained_by) == sorted(fact["chain_from"])
    assert names_of(box, read.chains_to) == sorted(fact["chain_to"])


@BOTH
def test_the_box_has_the_boards_of_the_facts(edition: str) -> None:
    facts = facts_of(edition)["wonders"]
    assert [wonder.id for wonder in box_of(edition).wonders] == [fact["id"] for fact in facts]


@pytest.mark.parametrize(("edition", "wonder"), [(e, wonder.id) for e in EDITIONS for wonder in box_of(e).wonders])
def test_a_board_is_as_the_facts_say(edition: str, wonder: str) -> None:
    fact = next(row for row in facts_of(edition)["wonders"] if row["id"] == wonder)
    read = next(entry for entry in box_of(edition).wonders if entry.id == wonder)
    assert (read.city, read.name) == (fact["city"], fact["wonder"])
    assert set(fact.get("also_called", [])) <= set(read.also)
    assert [side.id for side in read.sides] == list(fact["sides"])
    for side in read.sides:
        expected = fact["sides"][side.id]
        assert side.resource.word == expected["resource"]
        assert [told_cost(stage.cost) for stage in side.stages] == [row["cost"] for row in expected["stages"]]
        effects = [sorted(map(told, row["effects"])) for row in expected["stages"]]
        assert [told_effects(stage) for stage in side.stages] == effects


@BOTH
def test_the_constants_are_those_of_the_facts(edition: str) -> None:
    fact, constants = facts_of(edition)["rules_constants"], box_of(edition).constants
    assert [constants.least_players, constants.most_players] == fact["players"]
    assert constants.ages == fact["ages"]
    assert constants.hand == fact["hand_size"]
    assert constants.turns == fact["turns_per_age"]
    assert constants.start_coins == fact["start_coins"]
    assert constants.sale == fact.get("sell_coins", fact.get("discard_coins"))
    assert (constants.price, constants.discounted) == (fact["trade_price"], fact["discount_price"])
    assert list(constants.victory) == fact["victory"]
    assert constants.defeat == fact["defeat"]
    assert constants.coins_a_point == fact["coins_per_vp"]
    assert constants.science_set == fact["science_set"]
    components = box_of(edition).components
    assert components["coins_of_1"] == fact["components"]["coins_value_1"]
    assert components["coins_of_3"] == fact["components"]["coins_value_3"]
    assert components["conflict_tokens"] == fact["components"]["conflict_tokens"]
