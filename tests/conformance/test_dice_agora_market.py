"""The Agora with its two symbols for each space and its points for the first; the Market with its several arrows."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    city,
    coins,
    crossed,
    happened,
    opened,
    options,
    play,
    points,
    rebuilt,
    refusal,
    situation,
    space,
    track,
    with_stages,
)
from conformance.statements import first_number
from heptapolis.vocab.dice.play import Building, DiceEventKind, DieColour
from heptapolis.vocab.reasons import Reason

ALMOST = "agora.mask agora.owl agora.fountain.1 agora.fountain.2"
"""All of an Agora but its last space, 23 points in all."""
LAST = "build blue agora.fountain.3; bonus coins"
PRINTED = 1 + 2 + 3 + 2 + 3 + 4 + 3 + 4 + 5


@pytest.mark.rule("DI-10-01", "R-72")
@pytest.mark.parametrize("pair", [("mask", "scales"), ("fountain", "temple"), ("owl", "caduceus")])
def test_each_space_of_the_agora_has_two_symbols_of_the_blue_die(pair: tuple[str, str]) -> None:
    first, second = pair
    row = [f"agora.{first}.{number}" for number in (1, 2, 3)]
    game = situation(*[f"blue.{face}.0" for face in (first, second, second, first)], coins={0: 30})
    for wanted in row:
        assert opened(game, "blue") == {wanted}
        play(game, f"build blue {wanted}")
    assert opened(game, "blue") == set()


@pytest.mark.rule("DI-10-01", "R-72")
def test_every_symbol_of_the_blue_die_belongs_to_one_pair_on_every_board() -> None:
    faces = next(die.faces for die in BOX.dice if die.colour == DieColour.BLUE)
    for board in BOX.boards:
        pairs = [track.symbols for track in board.plan(Building.AGORA).tracks]
        assert sorted(symbol for pair in pairs for symbol in pair) == sorted(faces)
        assert [len(set(pair)) for pair in pairs] == [2, 2, 2]


@pytest.mark.rule("DI-10-02", "DI-10-03")
def test_the_first_to_finish_the_agora_has_three_extra_points_in_the_own_agora() -> None:
    extra = first_number("DI-10-02")
    game = situation("blue.temple.0", "blue.temple.0", marks={0: ALMOST, 1: ALMOST})
    assert [points(game, seat, Building.AGORA) for seat in (0, 1)] == [PRINTED - 4] * 2
    play(game, LAST)
    assert points(game, 0, Building.AGORA) == PRINTED + extra
    assert [city(game, seat)["first_agora"] for seat in range(3)] == [True, False, False]
    assert happened(game.events, DiceEventKind.FIRST_AGORA) == [(0, "")]
    play(game, "pass", LAST)
    assert points(game, 1, Building.AGORA) == PRINTED
    assert [city(game, seat)["first_agora"] for seat in range(3)] == [True, False, False]


@pytest.mark.rule("R-59", "DI-10-02")
def test_two_who_finish_the_agora_in_the_same_turn_both_have_the_points_and_then_it_is_closed() -> None:
    game = situation("blue.temple.0", "blue.temple.0", marks=dict.fromkeys(range(3), ALMOST))
    play(game, LAST, LAST)
    assert [points(game, seat, Building.AGORA) for seat in range(3)] == [PRINTED + 3, PRINTED + 3, PRINTED - 4]
    play(game, "pass", "pass", LAST)
    assert [city(game, seat)["first_agora"] for seat in range(3)] == [True, True, False]
    assert points(game, 2, Building.AGORA) == PRINTED


@pytest.mark.rule("DI-10-02")
def test_the_agora_may_be_finished_first_in_the_last_turn() -> None:
    game = situation("blue.temple.0", marks={0: ALMOST}, bonuses={1: "action cross coins"})
    play(game, LAST)
    assert game.over
    assert points(game, 0, Building.AGORA) == PRINTED + 3


@pytest.mark.rule("DI-11-01", "R-71")
@pytest.mark.parametrize("face", ["camel", "coin"])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_camel_and_coin_have_several_arrows(face: str, order: tuple[int, int]) -> None:
    game = situation(*[f"yellow.{face}.0"] * 2, coins={0: 20})
    left = {f"market.{face}.{number}" for number in order}
    for number in order:
        assert opened(game, "yellow") == left
        play(game, f"build yellow market.{face}.{number}")
        left -= {f"market.{face}.{number}"}
        assert crossed(game).isdisjoint(left)


@pytest.mark.rule("DI-11-01", "R-71")
def test_the_chest_goes_in_order() -> None:
    game = situation(*["yellow.chest.0"] * 2, coins={0: 20})
    assert refusal(game, 0, "build yellow market.chest.2") == Reason.OUT_OF_ORDER
    play(game, "build yellow market.chest.1")
    assert opened(game, "yellow") == {"market.chest.2"}


@pytest.mark.rule("DI-11-01")
def test_exactly_two_symbols_of_every_market_have_several_arrows_and_no_other_building_has() -> None:
    for board in BOX.boards:
        free = [(building, track.symbols) for building, track in board.tracks if track.any_order]
        assert free == [(Building.MARKET, ("camel",)), (Building.MARKET, ("coin",))]


@pytest.mark.rule("R-65")
@pytest.mark.effect("dice.per_space")
def test_a_reward_for_spaces_of_its_own_building_counts_the_space_just_crossed_off() -> None:
    game = situation("yellow.chest.0", marks={0: "market.coin"})
    game.choose(0, "build yellow market.chest.1")  # 3 coins; then 1 for each space of the Market
    assert coins(game) == 7 - 3 + 3
    stage = situation()
    stage.choose(0, "wonder")  # 2 coins for each stage
    assert coins(stage) == 7 - 2 + 2


@pytest.mark.rule("R-65", "R-66")
@pytest.mark.effect("dice.per_space")
def test_a_reward_gives_coins_now_and_points_for_what_stands_at_the_end() -> None:
    game = situation("yellow.camel.0 blue.mask.0", "blue.mask.0", "blue.mask.0", marks={0: "agora.owl.1"})
    game.choose(0, "build yellow market.camel.2")
    assert coins(game) == 7 - 2 + 1
    assert points(game, 0, Building.MARKET) == 1
    play(game, "")
    play(game, "build blue agora.mask.1")
    assert coins(game) == 6  # no more coins for later spaces
    assert points(game, 0, Building.MARKET) == 2


@pytest.mark.rule("R-66")
@pytest.mark.effect("dice.per_space")
def test_a_reward_for_red_counts_both_barracks_together() -> None:
    board = rebuilt(
        market=[
            track(space(0, {"per_space": "barracks", "coins": 1, "points": 2}), symbols="camel"),
            track(space(6), symbols="coin"),
            track(space(6), symbols="chest"),
        ]
    )
    marks = {0: "west_barracks.axe.1 east_barracks.sword.1 east_barracks.shield.1"}
    game = situation("yellow.camel.0", custom=[board], marks=marks)
    game.choose(0, "build yellow market.camel")
    assert coins(game) == 7 + 3
    assert points(game, 0, Building.MARKET) == 6


@pytest.mark.rule("DI-11-01", "R-67")
def test_several_arrows_hold_for_an_effect_too() -> None:
    game = situation(custom=[with_stages(space(0, {"cross": ["market"], "up_to": 2}))])
    game.choose(0, "wonder")
    assert opened(game) == {f"market.{face}.{n}" for face in ("camel", "coin") for n in (1, 2)} | {"market.chest.1"}
    act(game, 0, "cross market.camel.2")
    assert "cross market.camel.1" in options(game)
