"""Costs: free, coins, resources of the city itself; what a city produces and how often it serves."""

from __future__ import annotations

import re

import pytest

from conformance.statements import edition_of, example
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Legal
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.play import ActionKind, EventKind
from tables import (
    BOTH,
    FIRST,
    SECOND,
    TESTER_HAND,
    builds,
    city,
    coins,
    happened,
    made_alone,
    play,
    situation,
    stagings,
)


def printed_cost(rules: str, card: str) -> dict[str, int]:
    """The cost of a card as the worked examples write it."""
    cost = box_of(rules).card(card).cost
    goods = {good.word: cost.goods.count(good) for good in cost.goods}
    return goods | ({"coins": cost.coins} if cost.coins else {})


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.rule(n)) for n in ("2E-15-04", "2E-15-06", "2E-16-04", "1E-09-06", "1E-09-08")],
)
def test_the_pictured_card_costs_what_the_example_says(name: str) -> None:
    given, expect = example(name)
    assert printed_cost(edition_of(name), given["card"]) == expect["cost"]


@pytest.mark.rule("1E-06-14")
def test_four_cards_cost_nothing_a_coin_one_resource_and_three() -> None:
    given, expect = example("1E-06-14")
    assert {card: printed_cost(FIRST, card) for card in given["cards"]} == expect


@pytest.mark.rule("2E-15-02", "1E-09-02", "1E-09-03", "1E-09-09", "2E-16-01")
@BOTH
def test_a_card_is_free_or_costs_coins_or_resources_or_is_free_by_a_chain(rules: str) -> None:
    cards = box_of(rules).cards
    assert any(not card.cost.coins and not card.cost.goods for card in cards)
    assert any(card.cost.coins and not card.cost.goods for card in cards)
    assert any(card.cost.goods and not card.chained_by for card in cards)
    assert any(card.cost.goods and card.chained_by for card in cards)


@pytest.mark.rule("2E-15-03", "2E-15-04", "1E-06-13", "1E-09-07", "1E-09-08")
@BOTH
def test_an_empty_cost_field_means_free(rules: str) -> None:
    game = situation(rules, hands={0: "lumber_yard east_trading_post"}, coins={0: 0})
    assert builds(game, 0, "east_trading_post") == {"build east_trading_post"}
    play(game, "build lumber_yard")
    assert city(game, 0)["cards"] == ["lumber_yard"]
    assert coins(game)[0] == 0


@pytest.mark.rule("2E-15-05", "2E-15-06", "1E-09-05", "1E-09-06", "R-11")
@pytest.mark.parametrize("card", ["excavation", "tree_farm", "sawmill"])
@BOTH
def test_a_coin_cost_is_paid_to_the_bank_when_the_card_is_built(rules: str, card: str) -> None:
    boards = "gizah babylon rhodos olympia ephesos alexandria"
    age = box_of(rules).card(card).age
    poor = situation(rules, boards, age=age, hands={0: card}, coins={0: 0})
    with pytest.raises(IllegalAction, match="you have 0 to spend"):
        poor.choose(0, f"build {card}")
    game = situation(rules, boards, age=age, hands={0: card}, coins=dict.fromkeys(range(6), 1))
    (option,) = [option for option in game.legal(0) if str(option.action) == f"build {card}"]
    assert (option.bank, option.price) == (1, 1)
    events = play(game, f"build {card}")
    assert happened(events, EventKind.PAID)[0].numbers == (0, 0, 1)
    assert coins(game) == [0, 4, 4, 4, 4, 4]  # the others sold a card each, nobody took the coin


@pytest.mark.rule("R-11")
@BOTH
def test_the_bank_is_paid_on_top_of_the_neighbours(rules: str) -> None:
    boards = "gizah alexandria ephesos"
    game = situation(rules, boards, hands={0: "guard_tower clay_pit"}, cities={1: "clay_pool"}, coins={0: 2})
    prices = {str(option.action): (option.action.left + option.action.right, option.bank) for option in game.legal(0)}
    assert prices["build guard_tower L2"] == (2, 0)
    assert prices["build clay_pit"] == (0, 1)
    assert all(option.price == sum(prices[str(option.action)]) <= 2 for option in game.legal(0))


@pytest.mark.rule("2E-16-07")
def test_two_stone_an_ore_and_a_papyrus_build_barracks_or_scriptorium_but_no_guard_tower() -> None:
    given, expect = example("2E-16-07")
    assert given["production"] == {"stone": 2, "ore": 1, "papyrus": 1}
    cards = {"Barracks": "barracks", "Scriptorium": "scriptorium", "Guard Tower": "guard_tower"}
    game = situation(
        SECOND,
        "gizah alexandria ephesos",
        hands={0: " ".join(cards.values())},
        cities={0: "stone_pit ore_vein press_1"},
        coins={0: 0},
    )
    assert {name: bool(builds(game, 0, card)) for name, card in cards.items()} == {name: expect[name] for name in cards}
    assert missing(game.legal(0), "guard_tower") == expect["missing_for_guard_tower"]


def missing(legal: Legal, card: str) -> dict[str, int]:
    """The goods that the refusal of a card names."""
    refusal = legal.why_not(ActionKind.BUILD, card)
    named = re.findall(r"(\d+) more (\w+)", refusal.words if refusal else "")
    return {good: int(number) for number, good in named}


@pytest.mark.rule("1E-10-03", "1E-10-02")
def test_gizah_builds_barracks_or_scriptorium_but_no_aqueduct() -> None:
    given, expect = example("1E-10-03")
    assert given["production"] == {"stone": 2, "clay": 1, "ore": 1, "papyrus": 1, "loom": 1}
    goods = {0: "stone_pit clay_pool ore_vein press_1 loom_1"}
    boards = "gizah alexandria ephesos"
    first = situation(FIRST, boards, hands={0: "barracks scriptorium"}, cities=goods, coins={0: 0})
    second = situation(FIRST, boards, age=2, hands={0: "aqueduct"}, cities=goods, coins={0: 0})
    for name, game in {"Barracks": first, "Scriptorium": first, "Aqueduct": second}.items():
        card = name.lower()
        assert bool(builds(game, 0, card)) == expect[name]
        assert printed_cost(FIRST, card) == expect["costs"][name]
    assert missing(second.legal(0), "aqueduct") == expect["missing_for_aqueduct"]


@pytest.mark.rule("2E-16-02", "1E-09-10", "1E-09-11", "2E-17-02")
@BOTH
def test_resources_come_from_the_own_city_and_the_neighbours_together(rules: str) -> None:
    # Stables: wood, clay and ore, one each from their own city and both neighbours
    cities = {0: "lumber_yard", 1: "clay_pool", 2: "ore_vein"}
    game = situation(rules, "gizah alexandria ephesos", age=2, hands={0: "stables"}, cities=cities, coins={0: 4})
    assert builds(game, 0, "stables") == {"build stables L2 R2"}
    stage = situation(rules, "rhodos alexandria ephesos", cities={0: "lumber_yard", 2: "lumber_yard"})
    assert stagings(stage, 0) == {(0, 2)}


@pytest.mark.rule("2E-16-03", "1E-10-04")
@BOTH
def test_the_same_wood_serves_turn_after_turn(rules: str) -> None:
    hands, cities = {0: "school", 1: "statue"}, {0: "lumber_yard press_1 foundry"}
    game = situation(rules, "gizah alexandria ephesos", age=2, hands=hands, cities=cities, coins={0: 0})
    play(game, "build school")
    play(game, "build statue")
    assert city(game, 0)["cards"] == ["school", "statue"]
    assert coins(game)[0] == 0


@pytest.mark.rule("2E-16-05", "1E-10-01")
@pytest.mark.parametrize(
    ("cards", "stages", "goods"),
    [
        pytest.param("", 0, {Good.GLASS}, id="the board"),
        pytest.param("loom_1", 0, {Good.GLASS, Good.LOOM}, id="a grey card"),
        pytest.param("ore_vein", 0, {Good.GLASS, Good.ORE}, id="a brown card"),
        pytest.param("caravansery", 0, {Good.GLASS, *RAW}, id="a yellow card"),
        pytest.param("", 1, {Good.GLASS, *RAW}, id="a wonder stage"),
    ],
)
@BOTH
def test_board_cards_and_stages_produce(rules: str, cards: str, stages: int, goods: set[Good]) -> None:
    boards = f"alexandria/{box_of(rules).sides[1]} gizah rhodos"
    game = situation(rules, boards, hands={0: TESTER_HAND}, cities={0: cards}, stages={0: stages}, coins={0: 0})
    assert made_alone(game, 0) == goods


@pytest.mark.rule("2E-16-06", "1E-10-02")
@BOTH
def test_each_resource_symbol_serves_once_a_turn(rules: str) -> None:
    for cards, possible in (("lumber_yard", False), ("sawmill", True), ("lumber_yard timber_yard", True)):
        game = situation(rules, "rhodos alexandria ephesos", cities={0: cards}, coins={0: 0})
        assert bool(stagings(game, 0)) == possible


@pytest.mark.rule("1E-30-01", "1E-30-05", "1E-06-03", "1E-06-04", "2E-02-04", "2E-02-05")
@pytest.mark.effect("produce")
@BOTH
def test_brown_cards_make_raw_materials_and_grey_cards_manufactured_goods(rules: str) -> None:
    made: dict[str, set[Good]] = {"brown": set(), "grey": set()}
    for card in (card for card in box_of(rules).cards if card.colour.word in made):
        (effect,) = card.effects
        goods = {good for symbol in effect.value.symbols for good in symbol}
        board, own = ("gizah", Good.STONE) if card.colour.word == "grey" else ("alexandria", Good.GLASS)
        game = situation(rules, f"{board} babylon rhodos", hands={0: TESTER_HAND}, cities={0: card.id}, coins={0: 0})
        assert made_alone(game, 0) == goods | {own}
        made[card.colour.word] |= goods
    assert made == {"brown": set(RAW), "grey": set(MANUFACTURED)}


@pytest.mark.rule("1E-30-02", "1E-30-03")
@pytest.mark.effect("produce_choice")
@BOTH
def test_a_card_with_two_resources_makes_one_of_them_at_choice(rules: str) -> None:
    game = situation(rules, "alexandria gizah ephesos", hands={0: TESTER_HAND}, cities={0: "clay_pit"}, coins={0: 0})
    assert made_alone(game, 0) == {Good.GLASS, Good.CLAY, Good.ORE}
    # Stables cost wood, clay and ore: clay or ore comes from the pit, never both
    cities = {0: "clay_pit lumber_yard"}
    short = situation(rules, "alexandria gizah ephesos", age=2, hands={0: "stables"}, cities=cities)
    assert builds(short, 0, "stables") == set()
    cities = {0: "clay_pit lumber_yard ore_vein"}
    enough = situation(rules, "alexandria gizah ephesos", age=2, hands={0: "stables"}, cities=cities)
    assert builds(enough, 0, "stables") == {"build stables"}


@pytest.mark.rule("1E-32-01")
@pytest.mark.effect("produce")
@BOTH
def test_an_age_two_brown_card_makes_two_units(rules: str) -> None:
    doubles = {"sawmill": Good.WOOD, "quarry": Good.STONE, "brickyard": Good.CLAY, "foundry": Good.ORE}
    for card, good in doubles.items():
        (effect,) = box_of(rules).card(card).effects
        assert effect.value.symbols == ((good,), (good,))
    game = situation(rules, "rhodos alexandria ephesos", cities={0: "sawmill"}, coins={0: 0})
    assert stagings(game, 0) == {(0, 0)}


@pytest.mark.rule("1E-32-07", "1E-32-09")
@pytest.mark.parametrize(("card", "goods"), [("caravansery", set(RAW)), ("forum", set(MANUFACTURED))])
@pytest.mark.effect("private_choice")
@BOTH
def test_caravansery_and_forum_make_one_good_of_choice_each_turn(rules: str, card: str, goods: set[Good]) -> None:
    board, own = ("alexandria", Good.GLASS) if card == "caravansery" else ("gizah", Good.STONE)
    game = situation(rules, f"{board} babylon rhodos", hands={0: TESTER_HAND}, cities={0: card}, coins={0: 0})
    assert made_alone(game, 0) == goods | {own}
    # one good only: Stables ask for three raw materials, Traders Guild for three manufactured goods
    age, wanted = (2, "stables") if card == "caravansery" else (3, "traders_guild")
    game = situation(rules, f"{board} babylon ephesos", age=age, hands={0: wanted}, cities={0: card}, coins={0: 0})
    assert builds(game, 0, wanted) == set()
