"""A turn: choose together, use the card in one of three ways, see it lie in the city."""

from __future__ import annotations

import json

import pytest

from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Game
from heptapolis.game.cards.naming import speaking
from heptapolis.rules.cards.state import NOT_CHOSEN
from heptapolis.vocab.cards.city import Colour, Line
from heptapolis.vocab.cards.play import ActionKind, EventKind, Phase
from heptapolis.words import ENGLISH
from tables import BOTH, TESTER_HAND, builds, city, coins, happened, on_sale, play, play_out, points, situation


@pytest.mark.rule("2E-01-01", "2E-07-01", "2E-07-02", "1E-02-01", "1E-02-02", "1E-02-03")
@BOTH
def test_a_game_has_three_ages_played_alike(rules: str) -> None:
    game = play_out(Game(rules, 3, seed=1))
    assert [event.numbers for event in happened(game.events, EventKind.AGE_BEGAN)] == [(1,), (2,), (3,)]
    courses = [
        [(step.phase, step.turn, len(step.choices)) for step in game.history if step.age == age] for age in (1, 2, 3)
    ]
    assert courses[0] == courses[1] == courses[2]


@pytest.mark.rule("2E-07-07", "1E-13-02", "1E-02-04", "1E-13-03", "1E-20-01")
@BOTH
def test_an_age_has_six_turns_in_which_everybody_plays_one_card(rules: str) -> None:
    game = play_out(Game(rules, 4, seed=1))
    for age in (1, 2, 3):
        steps = [step for step in game.history if step.age == age]
        assert [step.turn for step in steps] == [1, 2, 3, 4, 5, 6]
        assert all([seat for seat, _ in step.choices] == [0, 1, 2, 3] for step in steps)


@pytest.mark.rule("2E-01-02", "2E-08-04", "1E-13-03", "1E-15-01", "2E-08-02")
@BOTH
def test_nothing_happens_until_everybody_has_chosen(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 1: "theater", 2: "loom_1"})
    before = game.view().to_json()
    game.choose(0, "build altar")
    game.choose(1, "build theater")
    assert game.deciding() == (2,)
    assert game.view().to_json() == before | {"thinking": [2]}
    game.choose(2, "build loom_1")
    assert [city(game, seat)["cards"] for seat in range(3)] == [["altar"], ["theater"], ["loom_1"]]


@pytest.mark.rule("2E-07-08", "1E-13-04")
@BOTH
def test_a_turn_is_choosing_playing_and_passing_on(rules: str) -> None:
    game = situation(rules, hands={0: "altar"})
    hands = [game.view(seat).hand for seat in range(3)]
    events = play(game, "build altar")
    kinds = [event.kind for event in events]
    assert kinds.index(EventKind.BUILT) < kinds.index(EventKind.PASSED) == len(kinds) - 1
    assert game.view(1).hand == tuple(card for card in hands[0] if card != "altar")


@pytest.mark.rule("2E-08-01", "2E-08-02", "2E-08-03", "1E-14-01", "1E-14-02")
@BOTH
def test_hands_and_choices_lie_face_down_for_the_others(rules: str) -> None:
    game = situation(rules, hands={0: "altar"})
    game.choose(0, "build altar")
    own = game.view(0)
    assert "altar" in own.hand
    assert str(own.choice) == "build altar"
    for other in (1, 2, None):
        view = game.view(other)
        seen = view.to_json()
        assert seen["choices"] == {}
        assert view.state.chosen[0] == NOT_CHOSEN
        assert sum(card >= 0 for cards in view.state.deal for card in cards) == len(view.hand)
        assert not [card for card in set(own.hand) - set(seen["hand"]) if f'"{card}"' in json.dumps(seen)]
        assert not [card for card in set(own.hand) - set(seen["hand"]) if f" {card}" in json.dumps(seen)]


@pytest.mark.rule("2E-08-05", "1E-15-02", "1E-09-01")
@pytest.mark.parametrize("age", [1, 2, 3])
@BOTH
def test_a_card_is_built_or_becomes_a_stage_or_is_sold(rules: str, age: int) -> None:
    card = {1: "altar", 2: "vineyard", 3: "palace"}[age]
    goods = {0: "lumber_yard stone_pit sawmill clay_pool ore_vein glassworks_1 loom_1 press_1"}
    game = situation(rules, age=age, hands={0: card}, cities=goods)
    kinds = [action.kind for action in game.legal(0).actions if action.card == card]
    assert kinds == [ActionKind.BUILD, ActionKind.STAGE, ActionKind.SELL]
    game.choose(0, f"build {card}")
    game.choose(0, f"stage {card}")
    game.choose(0, f"sell {card}")
    play(game)
    assert game.view().pile_size == 3
    assert (city(game, 0)["cards"], city(game, 0)["stages"]) == ([], 0)


@pytest.mark.rule("2E-08-06", "1E-15-03")
@BOTH
def test_a_turn_can_be_followed_one_player_after_another(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 1: "theater", 2: "loom_1"})
    events = play(game, "build altar", "build theater", "sell loom_1")
    words = speaking(ENGLISH, game.names, lambda seat: f"seat {seat}")
    told = [event.sentence(words) for event in events[:3]]
    assert told == ["seat 0 builds Altar.", "seat 1 builds Theater.", "seat 2 sells Loom."]


@pytest.mark.rule("2E-09-01", "2E-15-01", "1E-06-12")
@BOTH
def test_without_its_cost_a_building_cannot_be_constructed(rules: str) -> None:
    game = situation(rules, "gizah alexandria ephesos", hands={0: "guard_tower baths"})
    with pytest.raises(IllegalAction, match="1 more clay"):
        game.choose(0, "build guard_tower")
    play(game, "build baths")
    assert city(game, 0)["cards"] == ["baths"]


@pytest.mark.rule("2E-09-02", "1E-15-04", "2E-07-05", "1E-15-08")
@BOTH
def test_everybody_sees_the_wonder_and_the_buildings_of_a_city(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 2: "theater"}, cities={0: "stone_pit quarry sawmill"})
    play(game, "build altar")
    play(game, f"stage {game.view(0).hand[0]}")
    for seat in (None, 0, 1, 2):
        seen = game.view(seat).to_json()["cities"][0]
        assert seen["board"] == f"gizah/{box_of(rules).sides[0]}"
        assert (seen["cards"], seen["stages"]) == (["altar"], 1)


@pytest.mark.rule("2E-09-03", "1E-10-05")
@BOTH
def test_a_building_stays_until_the_end_of_the_game(rules: str) -> None:
    game = situation(rules, hands={0: "altar"})
    play(game, "build altar")
    worth = points(game, 0, Line.CIVIL)
    play_out(game)
    assert city(game, 0)["cards"] == ["altar"]
    assert points(game, 0, Line.CIVIL) == worth > 0


@pytest.mark.rule("2E-09-04", "1E-15-05", "R-10")
@BOTH
def test_no_city_builds_two_structures_of_one_name(rules: str) -> None:
    game = situation(rules, hands={0: "altar"}, cities={0: "altar"})
    assert builds(game, 0, "altar") == set()
    with pytest.raises(IllegalAction, match="you have already built this"):
        game.choose(0, "build altar")
    copy_of_an_age = situation(rules, age=2, hands={0: "loom_2 press_2"}, cities={0: "loom_1"})
    assert builds(copy_of_an_age, 0, "loom_2") == set()
    assert builds(copy_of_an_age, 0, "press_2") == {"build press_2"}


@pytest.mark.rule("2E-09-05", "1E-15-09", "1E-15-07")
@BOTH
def test_the_cards_of_one_colour_lie_together_with_every_name_visible(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 2: "loom_1", 1: "theater"})
    for card in ("altar", "loom_1", "theater"):
        play(game, f"build {card}")
    shown = city(game, 0)["cards"]
    assert shown == ["altar", "loom_1", "theater"]
    box = box_of(rules)
    stacks = {colour: [box.card(card).name for card in shown if box.card(card).colour == colour] for colour in Colour}
    assert stacks[Colour.BLUE] == ["Altar", "Theater"]
    assert stacks[Colour.GREY] == ["Loom"]


@pytest.mark.rule("2E-09-06", "1E-15-06")
@pytest.mark.parametrize("card", ["lumber_yard", "clay_pool", "loom_1"])
@BOTH
def test_the_production_of_a_city_can_be_read_off_the_table(rules: str, card: str) -> None:
    hand = f"{card} {TESTER_HAND}".replace(" scriptorium", "")
    game = situation(rules, "gizah alexandria ephesos", hands={0: hand})
    play(game, f"build {card}")
    shown = game.view(1).to_json()["cities"][0]
    (built,) = (game.names.box.card(name) for name in shown["cards"])
    read_off = {game.names.board(game.names.board_number(shown["board"] or "")).side.resource}
    read_off |= {good for effect in built.effects for symbol in effect.value.symbols for good in symbol}
    assert on_sale(game, 1, "R2") == read_off
    assert {good for symbol in shown["sells"] for good in symbol} == {good.word for good in read_off}


@pytest.mark.rule("2E-11-01", "2E-11-03", "1E-17-01")
@BOTH
def test_a_sold_card_brings_three_coins_from_the_bank(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 1: "theater", 2: "loom_1"})
    play(game, "sell altar", "build theater", "build loom_1")
    assert coins(game) == [6, 3, 3]


@pytest.mark.rule("2E-11-02", "1E-17-02", "1E-17-03")
@BOTH
def test_sold_cards_lie_face_down_in_the_discard_pile(rules: str) -> None:
    game = situation(rules, hands={0: "altar", 1: "theater", 2: "loom_1"})
    play(game, "sell altar", "sell theater", "build loom_1")
    assert game.view().pile_size == 2
    for seat in (None, 1, 2):
        seen = game.view(seat)
        assert seen.pile == ()
        assert not any(seen.state.discard)
        assert str(dict(seen.history[0].choices)[0]) == "sell ?"
    assert str(dict(game.view(0).history[0].choices)[0]) == "sell altar"


@pytest.mark.rule("1E-17-05")
@BOTH
def test_whoever_can_do_nothing_else_must_sell(rules: str) -> None:
    game = situation(rules, "gizah alexandria ephesos", age=3, turn=6, hands={0: "arsenal palace"}, coins={0: 0})
    assert {action.kind for action in game.legal(0).actions} == {ActionKind.SELL}
    play(game, "sell palace")
    assert coins(game)[0] == 3


@pytest.mark.rule("1E-16-09", "1E-17-04", "1E-25-01")
@pytest.mark.parametrize("verb", ["build", "stage", "sell"])
@BOTH
def test_a_card_that_would_help_a_neighbour_can_be_kept_from_it(rules: str, verb: str) -> None:
    game = situation(rules, hands={0: "theater"}, cities={0: "stone_pit sawmill", 1: "altar"})
    assert game.view(0).to_json()["cities"][1]["board"] is not None
    play(game, f"{verb} theater")
    assert "theater" not in game.view(1).hand
    assert len(game.view(1).hand) == 6


@pytest.mark.rule("1E-25-01")
@BOTH
def test_what_the_neighbours_have_built_is_open_to_all(rules: str) -> None:
    game = situation(rules, hands={1: "altar", 2: "theater"})
    play(game, "", "build altar", "build theater")
    seen = game.view(0).to_json()["cities"]
    assert (seen[1]["cards"], seen[2]["cards"]) == (["altar"], ["theater"])
    assert game.view(0).state.phase == Phase.TURN


@pytest.mark.rule("R-25")
@BOTH
def test_equal_copies_in_a_hand_are_one_option(rules: str) -> None:
    game = situation(rules, "gizah babylon rhodos olympia ephesos", hands={0: "altar altar"})
    assert game.view(0).hand.count("altar") == 2
    assert [str(action) for action in game.legal(0).actions if action.card == "altar"].count("build altar") == 1
    play(game, "build altar")
    assert game.view(1).hand.count("altar") == 1
