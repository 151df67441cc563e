"""How dice and spaces are paid: coins for dice, resources of any kind for spaces, coins for what is missing."""

from __future__ import annotations

from itertools import combinations

import pytest

from conformance.dice_scenes import (
    act,
    city,
    coins,
    opened,
    options,
    play,
    refusal,
    situation,
    space,
    with_stages,
)
from conformance.statements import example
from heptapolis.vocab.dice.play import DiceDecision
from heptapolis.vocab.reasons import Reason

GOODS = ["stone", "wood", "brick", "cloth", "glass", "papyrus"]
ALL_GOODS = " ".join(f"warehouse.{good}" for good in GOODS)


@pytest.mark.rule("DI-08-14", "DI-08-07", "DI-08-04")
def test_the_example_of_a_space_for_three_resources_with_two_of_them() -> None:
    given, expect = example("DI-08-14")
    assert given["space_price"] == 3
    marks = " ".join(f"warehouse.{good}" for good in GOODS[: given["resources"]])
    game = situation("yellow.chest.0", marks={0: marks})
    assert city(game)["resources"] == given["resources"]
    assert options(game)["build yellow market.chest.1"] == expect["coins_spent"]
    game.choose(0, "build yellow market.chest.1")
    back = 1  # the space itself gives a coin for each space of the Market
    assert coins(game) == 7 - expect["coins_spent"] + back
    assert city(game)["resources"] == expect["resources_after"]


@pytest.mark.rule("DI-08-03")
@pytest.mark.parametrize("good", GOODS)
def test_each_crossed_space_of_the_warehouse_makes_one_resource(good: str) -> None:
    die = "grey_a" if good == "cloth" else "grey_b"
    game = situation(f"{die}.{good}.0", "blue.owl.0")
    play(game, f"build {die} warehouse.{good}")
    assert city(game)["resources"] == 1
    assert options(game)["build blue agora.owl.1"] == 2 - 1
    assert options(game, 1)["build blue agora.owl.1"] == 2


@pytest.mark.rule("DI-08-06", "DI-08-03")
def test_the_kind_of_a_resource_does_not_matter() -> None:
    for number in range(len(GOODS) + 1):
        for goods in combinations(GOODS, number):
            marks = {0: " ".join(f"warehouse.{good}" for good in goods)} if goods else {}
            assert options(situation("blue.owl.0", marks=marks))["build blue agora.owl.1"] == max(0, 2 - number)


@pytest.mark.rule("DI-08-04")
def test_resources_are_never_used_up() -> None:
    halves = "halicarnassus giza"  # the first stage gives another action
    game = situation("blue.owl.0", "blue.owl.0", marks={0: "warehouse.stone warehouse.wood"}, boards=halves)
    act(game, 0, "wonder", "build blue agora.owl.1")
    assert coins(game) == 7  # two resources for the stage, and the same two for the space
    assert city(game)["resources"] == 2
    game.choose(1, "pass")
    assert city(game)["resources"] == 2
    assert options(game)["build blue agora.owl.2"] == 1


@pytest.mark.rule("DI-04-07", "DI-08-07", "DI-08-09", "DI-05-03")
@pytest.mark.parametrize("resources", range(7))
def test_coins_pay_for_exactly_the_resources_that_are_missing(resources: int) -> None:
    marks = {0: " ".join(["wonder.1 wonder.2", *[f"warehouse.{good}" for good in GOODS[:resources]]])}
    missing = 6 - resources
    game = situation(marks=marks, coins={0: missing})
    assert options(game)["wonder"] == missing
    play(game, "wonder; bonus coins")
    assert coins(game) == 7
    if missing:
        short = situation(marks=marks, coins={0: missing - 1})
        assert refusal(short, 0, "wonder") == Reason.PRICE_SHORT


@pytest.mark.rule("DI-08-09", "DI-04-07")
def test_resources_that_are_there_cannot_be_saved_nor_give_change() -> None:
    game = situation("blue.mask.0", marks={0: ALL_GOODS})
    assert [text for text in options(game) if "agora" in text] == ["build blue agora.mask.1"]
    assert options(game)["build blue agora.mask.1"] == 0
    play(game, "build blue agora.mask.1")
    assert coins(game) == 7


@pytest.mark.rule("DI-08-08", "DI-04-03")
def test_resources_do_not_pay_for_a_die() -> None:
    game = situation("blue.mask.3", marks={0: ALL_GOODS}, coins={0: 2})
    assert opened(game, "blue") == set()
    assert refusal(game, 0, "build blue agora.mask.1") == Reason.SPACE_SHORT
    rich = situation("blue.mask.3", marks={0: ALL_GOODS}, coins={0: 3})
    play(rich, "build blue agora.mask.1")
    assert coins(rich) == 0


@pytest.mark.rule("DI-04-03", "DI-04-07")
@pytest.mark.parametrize(("purse", "possible"), [(5, True), (4, False)])
def test_die_and_space_are_paid_together(purse: int, possible: bool) -> None:
    game = situation("blue.owl.3", coins={0: purse})
    assert opened(game, "blue") == ({"agora.owl.1"} if possible else set())
    if possible:
        assert options(game)["build blue agora.owl.1"] == 3 + 2
        play(game, "build blue agora.owl.1")
        assert coins(game) == 0


@pytest.mark.rule("DI-08-10", "DI-08-12", "DI-08-13", "R-75")
def test_coins_received_and_spent_are_counted_and_there_is_always_room() -> None:
    game = situation(*["blue.mask.3"] * 60)
    expected = 7
    for turn in range(60):
        if turn in (20, 40):
            play(game, "wonder; pass" if turn == 40 else "wonder")
            # the stages cost 2 and 4; the first gives 2 coins, the second another action
            expected += -2 + 2 if turn == 20 else -4 + 3
        else:
            play(game)
            expected += 3
        assert coins(game) == expected
    assert expected == 180


@pytest.mark.rule("R-63")
def test_coins_for_a_colour_come_before_die_and_space_are_paid() -> None:
    marks = {0: "market.coin.1"}  # 2 coins for choosing a grey die
    game = situation("grey_a.cloth.1 grey_b.wood.3 grey_c.stone.0", marks=marks, coins={0: 0})
    assert opened(game, "grey_a") == {"warehouse.cloth"}
    assert opened(game, "grey_b") == set()
    assert opened(game, "blue") == {"agora.mask.1"}
    play(game, "build grey_a warehouse.cloth")
    assert coins(game) == 0 + 2 - 1 - 1
    free = situation("grey_c.stone.0", marks=marks, coins={0: 0})
    play(free, "build grey_c warehouse.stone", "build grey_c warehouse.stone")
    assert (coins(free, 0), coins(free, 1)) == (2, 7)


@pytest.mark.rule("R-63")
@pytest.mark.parametrize(("effect", "asked"), [("another_action", 1), ("build_free_die", 0)])
def test_coins_for_a_colour_come_with_another_action_and_a_waived_price_too(effect: str, asked: int) -> None:
    board = with_stages(space(0, {effect: True}))
    game = situation("grey_a.stone.1", custom=[board], marks={0: "market.coin.1"}, coins={0: 0})
    game.choose(0, "wonder")
    assert game.decision(0) in (DiceDecision.ACT_AGAIN, DiceDecision.BUILD_FREE_DIE)
    assert options(game)["build grey_a warehouse.stone"] == asked
    game.choose(0, "build grey_a warehouse.stone")
    assert coins(game) == 2 - asked


@pytest.mark.rule("R-80")
def test_cheaper_dice_add_up_and_never_cost_less_than_nothing() -> None:
    board = with_stages(space(0, {"die_minus": 1}), space(0, {"die_minus": 1}))
    game = situation("blue.mask.3 green.gear.1 grey_a.stone.0", custom=[board], marks={0: "wonder.1 wonder.2"})
    prices = options(game)
    assert prices["build blue agora.mask.1"] == 3 - 2
    assert prices["build green university.gear.1"] == 0
    assert prices["build grey_a warehouse.stone"] == 0
    play(game, "build grey_a warehouse.stone")
    assert coins(game) == 7


@pytest.mark.rule("R-80")
def test_several_colours_may_cost_nothing_and_what_costs_nothing_is_not_made_cheaper() -> None:
    board = with_stages(space(0, {"die_zero": "blue"}), space(0, {"die_zero": "red"}), space(0, {"die_minus": 1}))
    dice = "blue.mask.3 red.axe.3 green.gear.3"
    prices = options(situation(dice, custom=[board], marks={0: "wonder"}))
    assert (prices["build blue agora.mask.1"], prices["build red west_barracks.axe.1"]) == (0, 0)
    assert prices["build green university.gear.1"] == 3 - 1


@pytest.mark.rule("R-80", "DI-04-09")
def test_a_lasting_effect_holds_at_once_for_what_follows_in_the_same_turn() -> None:
    board = with_stages(space(0, {"die_minus": 1}, {"coins_on_die": "blue", "coins": 4}, {"another_action": True}))
    game = situation("blue.mask.3", custom=[board], coins={0: 0})
    assert opened(game, "blue") == set()
    game.choose(0, "wonder")
    assert options(game)["build blue agora.mask.1"] == 2
    game.choose(0, "build blue agora.mask.1")
    assert coins(game) == 0 + 4 - 2


@pytest.mark.rule("R-80", "DI-08-03")
def test_a_resource_counts_at_once_for_what_follows_in_the_same_turn() -> None:
    board = with_stages(space(1, {"cross": ["warehouse"], "up_to": 2}))
    game = situation(custom=[board], coins={0: 1})
    act(game, 0, "wonder")
    assert "cross warehouse.cloth" not in options(game)
    act(game, 0, "cross warehouse.stone")
    assert options(game)["cross warehouse.cloth"] == 0  # paid with the stone of a moment ago
