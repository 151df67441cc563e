"""The discard pile: who digs in it, when, and what is found."""

from __future__ import annotations

import pytest

from heptapolis.catalogue.cards import box_of
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.play import Decision, EventKind
from tables import (
    BOTH,
    EVERY_GOOD,
    FIRST,
    builds,
    city,
    coins,
    deal_with,
    happened,
    let_dig,
    play,
    play_age,
    points,
    put,
    situation,
)

DIG = "halikarnassos gizah rhodos"


@pytest.mark.rule("1E-26-15", "1E-31-03", "R-15")
@pytest.mark.effect("build_from_discard")
def test_halikarnassos_builds_any_discarded_card_free() -> None:
    hands = {(1, 1): "theater", (2, 0): "school", (2, 1): "temple"}
    game = Game(FIRST, 3, deal=deal_with(FIRST, DIG, hands))
    play_age(game)
    put(game, 0, "ore_vein foundry", stages=1, coins=0)
    play(game, "stage school", "sell temple")
    assert game.deciding() == (0,)
    assert game.decision(0) == Decision.DIG
    picks = builds(game, 0, "theater") | builds(game, 0, "temple")
    assert picks == {"pick theater", "pick temple"}  # discarded in the Age before, and in this very turn
    assert builds(game, 0, "school") == set()  # under the wonder, not in the pile
    game.choose(0, "pick temple")
    assert city(game, 0)["cards"] == ["temple"]
    assert coins(game)[0] == 0
    assert points(game, 0, Line.CIVIL) == 3


@pytest.mark.rule("1E-26-16", "1E-26-18", "R-15")
@pytest.mark.effect("build_from_discard")
def test_halikarnassos_finds_sold_cards_and_those_thrown_away_after_the_sixth_turn() -> None:
    cities = {0: "ore_vein foundry"}
    hands = {0: "baths stockade", 1: "altar theater", 2: "loom_1 press_1"}
    game = situation(FIRST, DIG, turn=6, hands=hands, cities=cities, stages={0: 1})
    sold_before = game.view().pile_size
    assert sold_before == 15
    play(game, "stage baths", "sell altar", "build loom_1")
    assert game.decision(0) == Decision.DIG
    for card in ("altar", "theater", "press_1", "stockade"):
        assert builds(game, 0, card) == {f"pick {card}"}
    assert len(game.view(0).pile) == sold_before + 1 + 3
    assert game.view().state.age == 1


@pytest.mark.rule("1E-26-17", "R-03")
@BOTH
def test_the_discard_pile_is_searched_at_the_end_of_the_turn_before_the_conflicts(rules: str) -> None:
    hands = {0: "altar baths", 1: "barracks guard_tower"}
    boards = f"halikarnassos/{box_of(rules).sides[1]} rhodos ephesos"
    game = situation(rules, boards, turn=6, hands=hands, cities={0: EVERY_GOOD})
    events = play(game, "stage altar", "sell guard_tower")
    kinds = [event.kind for event in events]
    assert kinds.index(EventKind.SOLD) < kinds.index(EventKind.THREW_AWAY) < kinds.index(EventKind.LOOKED)
    assert EventKind.FOUGHT not in kinds
    game.choose(0, "pick guard_tower")
    assert city(game, 0)["tokens"][0] == [1, 1]


@pytest.mark.rule("R-15")
@BOTH
def test_a_city_may_leave_the_discard_pile_alone_and_remembers_what_it_saw(rules: str) -> None:
    boards = f"halikarnassos/{box_of(rules).sides[1]} gizah rhodos"
    game = situation(rules, boards, hands={0: "altar", 1: "theater", 2: "loom_1"}, cities={0: EVERY_GOOD})
    play(game, "stage altar", "sell theater", "sell loom_1")
    assert set(game.view(0).pile) == {"theater", "loom_1"}
    assert game.view(1).pile == ()
    game.choose(0, "decline")
    assert city(game, 0)["cards"] == []
    assert set(game.view(0).history[0].pile) == {"theater", "loom_1"}
    assert game.view(1).history[0].pile == ()
    assert game.view().pile_size == 2


@pytest.mark.rule("R-24")
@BOTH
def test_a_city_that_finds_nothing_to_build_is_not_asked(rules: str) -> None:
    boards = f"halikarnassos/{box_of(rules).sides[1]} gizah rhodos"
    cities = {0: f"{EVERY_GOOD} theater"}
    game = situation(rules, boards, hands={0: "altar", 1: "theater", 2: "loom_1"}, cities=cities)
    events = play(game, "stage altar", "sell theater", "sell loom_1")
    assert [event.seat for event in happened(events, EventKind.LOOKED)] == [0]
    assert game.decision(0) == Decision.PLAY_CARD
    assert set(game.view(0).history[0].pile) == {"theater", "loom_1"}


@pytest.mark.rule("R-10")
@BOTH
def test_neither_the_discard_pile_nor_a_free_build_brings_a_second_building_of_one_name(rules: str) -> None:
    boards = f"halikarnassos/{box_of(rules).sides[1]} gizah rhodos"
    game = situation(rules, boards, hands={0: "altar", 1: "theater", 2: "press_1"}, cities={0: f"{EVERY_GOOD} theater"})
    put(game, 0, "altar")
    play(game, "stage altar", "sell theater", "build press_1")
    assert game.decision(0) == Decision.PLAY_CARD
    free = situation(FIRST, "olympia gizah rhodos", hands={0: "altar"}, cities={0: "altar"}, stages={0: 2})
    assert builds(free, 0, "altar") == set()
    chained = situation(rules, age=2, hands={0: "library"}, cities={0: "scriptorium library"})
    assert builds(chained, 0, "library") == set()


@pytest.mark.rule("R-15")
@BOTH
def test_several_cities_dig_one_after_another_each_in_what_remains(rules: str) -> None:
    # no two boards of an edition dig in one turn, so the power is lent to two cities; Carthage follows below
    game = situation(rules, hands={0: "altar", 1: "theater", 2: "loom_1"})
    for seat in (2, 2, 0):
        let_dig(game, seat)
    play(game, "sell altar", "sell theater", "sell loom_1")
    assert game.deciding() == (0,)
    game.choose(0, "pick theater")
    assert game.deciding() == (2,)
    assert set(game.view(2).pile) == {"altar", "loom_1"}
    game.choose(2, "pick altar")
    assert game.deciding() == (2,)
    assert game.view(2).pile == ("loom_1",)
    game.choose(2, "pick loom_1")
    assert [city(game, seat)["cards"] for seat in range(3)] == [["theater"], [], ["altar", "loom_1"]]


@pytest.mark.rule("R-15")
@BOTH
def test_carthage_and_halikarnassos_dig_in_one_turn_one_after_the_other(rules: str) -> None:
    night = box_of(rules).sides[1]
    boards = f"halikarnassos/{night} carthage/night gizah"
    hands = {0: "altar", 1: "baths", 2: "theater"}
    game = situation(rules, boards, hands=hands, cities={0: EVERY_GOOD, 1: EVERY_GOOD})
    put(game, 1, stages=1, forms="right")
    play(game, "stage altar", "stage baths left", "sell theater")
    assert game.deciding() == (0,)
    game.choose(0, "decline")
    assert game.deciding() == (1,)
    game.choose(1, "pick theater")
    assert city(game, 1)["cards"] == ["theater"]


@pytest.mark.rule("R-15", "1E-31-03")
@BOTH
def test_a_card_dug_out_does_all_that_it_does_when_built(rules: str) -> None:
    boards = f"halikarnassos/{box_of(rules).sides[1]} gizah rhodos olympia"
    hands = {0: "altar", 1: "tavern", 2: "stockade"}
    game = situation(rules, boards, hands=hands, cities={0: EVERY_GOOD}, coins={0: 0})
    play(game, "stage altar", "sell tavern", "sell stockade")
    game.choose(0, "pick tavern")
    assert coins(game)[0] == 5


@pytest.mark.parametrize(
    "stage",
    [
        pytest.param(1, marks=pytest.mark.rule("1E-27-31")),
        pytest.param(2, marks=pytest.mark.rule("1E-27-33")),
        pytest.param(3, marks=pytest.mark.rule("1E-27-34")),
    ],
)
@pytest.mark.rule("1E-27-35", "1E-27-36", "1E-27-37")
@pytest.mark.effect("build_from_discard")
def test_every_stage_of_halikarnassos_b_digs_at_the_end_of_its_turn(stage: int) -> None:
    hands = {(1, 1): "theater", (2, 1): "temple"}
    game = Game(FIRST, 3, deal=deal_with(FIRST, "halikarnassos/B gizah rhodos", hands))
    play_age(game)
    for _ in range(5):
        play(game)
    put(game, 0, EVERY_GOOD, stages=stage - 1)
    worth = points(game, 0, Line.WONDER)
    used, thrown = game.view(0).hand
    play(game, f"stage {used}")
    assert game.decision(0) == Decision.DIG
    # all but the card under the wonder: two hands of the first Age and now of the second, the last cards included
    assert len(game.view(0).pile) == 2 * 21 - 1
    assert builds(game, 0, thrown) == {f"pick {thrown}"}
    assert builds(game, 0, "theater") == {"pick theater"}
    game.choose(0, "pick temple")
    assert city(game, 0)["cards"] == ["temple"]
    assert points(game, 0, Line.WONDER) - worth == {1: 2, 2: 1, 3: 0}[stage]
    assert game.view().state.age == 3
