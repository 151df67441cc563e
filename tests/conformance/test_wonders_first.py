"""The A sides of the first edition, and what the same powers do on other boards."""

from __future__ import annotations

import pytest

from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Line, Symbol
from heptapolis.vocab.cards.goods import RAW, Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from heptapolis.vocab.reasons import Reason
from tables import (
    BOTH,
    FIRST,
    TESTER_HAND,
    builds,
    city,
    coins,
    deal_with,
    happened,
    made_alone,
    play,
    play_age,
    play_out,
    points,
    put,
    refusal,
    situation,
)

WONDERS = [wonder.id for wonder in box_of(FIRST).wonders]


def boards_with(first: str) -> str:
    """A table of three with this board at seat 0."""
    return " ".join([first, *[wonder for wonder in WONDERS if wonder != first.partition("/")[0]][:2]])


@pytest.mark.rule("1E-26-02", "1E-26-03", "1E-22-08")
@pytest.mark.parametrize("wonder", WONDERS)
def test_every_a_side_is_worth_three_points_for_its_first_and_seven_for_its_third_stage(wonder: str) -> None:
    worth = [points(situation(FIRST, boards_with(wonder), stages={0: built}), 0, Line.WONDER) for built in range(4)]
    assert worth[1] - worth[0] == 3
    assert worth[3] - worth[2] == 7


@pytest.mark.rule("1E-26-04", "1E-26-19")
def test_the_second_stage_of_an_a_side_gives_the_ability_of_the_wonder() -> None:
    abilities = {
        wonder.id: [effect.kind.name for effect in wonder.sides[0].stages[1].effects]
        for wonder in box_of(FIRST).wonders
    }
    assert abilities.pop("gizah") == ["points"]
    assert len({name for names in abilities.values() for name in names}) == 6
    assert all(names != ["points"] for names in abilities.values())


@pytest.mark.rule("1E-26-19")
def test_gizah_has_no_ability_but_five_points() -> None:
    worth = [points(situation(FIRST, "gizah babylon rhodos", stages={0: built}), 0, Line.WONDER) for built in (1, 2)]
    assert worth == [3, 8]


@pytest.mark.rule("1E-26-05")
@BOTH
def test_the_resource_of_a_board_is_no_card(rules: str) -> None:
    game = situation(rules, age=2, hands={0: "vineyard"}, cities={0: "workers_guild"}, coins={0: 0})
    play(game, "build vineyard")
    assert coins(game)[0] == 0
    assert points(game, 0, Line.GUILDS) == 0


@pytest.mark.rule("1E-26-06")
@pytest.mark.effect("shields")
@BOTH
def test_the_colossus_adds_two_shields_at_every_conflict(rules: str) -> None:
    game = situation(rules, "rhodos gizah ephesos", cities={0: "brickyard clay_pool", 1: "barracks"}, stages={0: 1})
    play(game, f"stage {game.view(0).hand[0]}")
    assert city(game, 0)["shields"] == 2
    assert city(play_out(game), 0)["tokens"] == [[1, 1], [3, 3], [5, 5]]


@pytest.mark.rule("1E-26-07")
@pytest.mark.effect("private_choice")
@BOTH
def test_alexandria_makes_one_raw_material_of_choice_each_turn(rules: str) -> None:
    game = situation(rules, "alexandria gizah rhodos", hands={0: TESTER_HAND}, stages={0: 2}, coins={0: 0})
    assert made_alone(game, 0) == {*RAW, Good.GLASS}
    one_only = situation(rules, "alexandria gizah rhodos", age=2, hands={0: "stables"}, stages={0: 2}, coins={0: 0})
    assert builds(one_only, 0, "stables") == set()


@pytest.mark.rule("1E-26-09", "1E-26-10")
@pytest.mark.effect("coins")
@BOTH
def test_ephesos_takes_nine_coins_once(rules: str) -> None:
    game = situation(rules, "ephesos gizah rhodos", cities={0: "sawmill"}, stages={0: 1}, coins={0: 0})
    card = game.view(0).hand[0]
    events = play(game, f"stage {card}")
    assert coins(game)[0] == 9
    assert [event.numbers for event in happened(events, EventKind.GAINED_COINS)] == [(9,)]
    later = len(game.events)
    play_out(game)
    assert [event for event in happened(game.events[later:], EventKind.GAINED_COINS) if event.seat == 0] == []


@pytest.mark.rule("1E-26-11", "1E-26-12", "R-17")
@pytest.mark.effect("science_choice")
@BOTH
def test_babylon_chooses_its_symbol_when_points_are_counted(rules: str) -> None:
    game = situation(rules, "babylon gizah rhodos", cities={0: "apothecary workshop"}, stages={0: 2})
    assert game.decision(0) == Decision.PLAY_CARD
    assert game.score()[0].symbols[Symbol.TABLET] == 1
    assert points(game, 0, Line.SCIENCE) == 3 + 7
    put(game, 0, "scriptorium dispensary lodge")  # the best use has changed since the stage was built
    assert game.score()[0].symbols == {Symbol.COMPASS: 1, Symbol.GEAR: 0, Symbol.TABLET: 0}
    assert points(game, 0, Line.SCIENCE) == 16 + 1 + 1 + 7


@pytest.mark.rule("1E-26-13", "1E-31-01", "R-12")
@pytest.mark.effect("free_build_each_age")
def test_olympia_builds_one_card_of_its_hand_free_in_each_age() -> None:
    hands = {(1, 0): "apothecary", (1, 2): "workshop", (2, 0): "foundry", (3, 0): "palace"}
    game = Game(FIRST, 3, deal=deal_with(FIRST, "olympia gizah rhodos", hands))
    put(game, 0, stages=2, coins=0)
    for age, card in ((1, "apothecary"), (2, "foundry"), (3, "palace")):
        put(game, 0, coins=0)
        assert builds(game, 0, card) == {f"free {card}"}
        play(game, f"free {card}")
        assert coins(game)[0] == 0
        # the power is used up: nothing else is free in this Age
        assert ActionKind.FREE not in {action.kind for action in game.legal(0).actions}
        play_age(game)
        assert game.over == (age == 3)
    assert city(game, 0)["cards"] == ["apothecary", "foundry", "palace"]


@pytest.mark.rule("R-12")
def test_the_free_build_of_olympia_stands_beside_the_paid_ways_and_serves_no_stage() -> None:
    game = situation(FIRST, "olympia gizah rhodos", hands={0: "timber_yard baths"}, stages={0: 2}, coins={0: 2})
    assert builds(game, 0, "timber_yard") == {"build timber_yard", "free timber_yard"}
    assert builds(game, 0, "baths") == {"build baths L2", "free baths"}
    with pytest.raises(IllegalAction):
        game.choose(0, "stage baths")
    play(game, "build timber_yard")
    assert city(game, 0)["free_builds_left"] == 1


@pytest.mark.rule("R-12")
def test_the_free_build_of_olympia_is_not_offered_for_what_costs_nothing() -> None:
    game = situation(FIRST, "olympia gizah rhodos", hands={0: "altar timber_yard baths"}, stages={0: 2}, coins={0: 2})
    assert builds(game, 0, "altar") == {"build altar"}
    assert refusal(game, 0, "free altar") == Reason.COSTS_NOTHING
    assert builds(game, 0, "timber_yard") == {"build timber_yard", "free timber_yard"}  # it costs a coin


@pytest.mark.rule("1E-26-13")
def test_a_free_build_that_olympia_did_not_use_is_gone_with_its_age() -> None:
    hands = {(2, 0): "foundry sawmill quarry"}
    game = Game(FIRST, 3, deal=deal_with(FIRST, "olympia gizah rhodos", hands))
    put(game, 0, stages=2)
    play_age(game)
    assert city(game, 0)["free_builds_left"] == 1
    play(game, "free foundry")
    assert city(game, 0)["free_builds_left"] == 0
    assert ActionKind.FREE not in {action.kind for action in game.legal(0).actions}


@pytest.mark.rule("1E-26-14")
def test_everybody_sees_whether_olympia_has_used_its_free_build() -> None:
    game = situation(FIRST, "olympia gizah rhodos", hands={0: "apothecary"}, stages={0: 2})
    seen = [game.view(seat).to_json()["cities"][0]["free_builds_left"] for seat in (None, 1)]
    play(game, "free apothecary")
    seen += [game.view(seat).to_json()["cities"][0]["free_builds_left"] for seat in (None, 1)]
    assert seen == [1, 1, 0, 0]
