"""Trade with the two neighbours: what is for sale, to whom the coins go, and when they serve."""

from __future__ import annotations

import pytest

from conformance.statements import example
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from tables import BOTH, FIRST, TESTER_HAND, builds, city, coins, happened, on_sale, play, points, situation, stagings

NO_CLAY = "gizah alexandria ephesos"
"""Three boards that make stone, glass and papyrus in both editions."""


@pytest.mark.rule("2E-17-01", "2E-17-03", "1E-11-01", "1E-11-08", "1E-04-01")
@BOTH
def test_a_missing_resource_costs_two_coins_paid_to_its_owner(rules: str) -> None:
    game = situation(rules, NO_CLAY, hands={0: "guard_tower", 1: "altar"}, cities={1: "clay_pool"}, coins={0: 2, 1: 0})
    assert builds(game, 0, "guard_tower") == {"build guard_tower L2"}
    play(game, "build guard_tower L2", "build altar")
    assert coins(game)[:2] == [0, 2]
    assert city(game, 0)["cards"] == ["guard_tower"]


@pytest.mark.rule("2E-17-02", "1E-09-11")
@BOTH
def test_bought_resources_serve_for_wonder_stages(rules: str) -> None:
    cities = {1: "lumber_yard", 2: "lumber_yard"}
    game = situation(rules, "rhodos alexandria ephesos", hands={1: "altar", 2: "theater"}, cities=cities, coins={0: 4})
    assert stagings(game, 0) == {(2, 2)}
    play(game, f"stage {game.view(0).hand[0]} L2 R2", "build altar", "build theater")
    assert coins(game) == [0, 5, 5]
    assert city(game, 0)["stages"] == 1


@pytest.mark.rule("2E-17-04", "2E-17-05", "1E-11-09", "R-05")
@BOTH
def test_the_seller_keeps_the_card_and_uses_its_resource_in_the_same_turn(rules: str) -> None:
    boards = "gizah alexandria ephesos rhodos"
    hands = {0: "guard_tower", 1: "guard_tower"}
    # the Workers Guild of the buyer counts the brown cards of its neighbours
    cities = {0: "workers_guild", 1: "clay_pool"}
    game = situation(rules, boards, hands=hands, cities=cities, coins={0: 2, 1: 0})
    play(game, "build guard_tower L2", "build guard_tower")
    assert [city(game, seat)["cards"] for seat in (0, 1)] == [["guard_tower"], ["guard_tower"]]
    assert coins(game)[1] == 2
    assert points(game, 0, Line.GUILDS) == 1


@pytest.mark.rule("2E-17-06", "R-05")
@BOTH
def test_one_buyer_buys_each_symbol_once_a_turn(rules: str) -> None:
    for cards, ways in (("lumber_yard", set()), ("lumber_yard timber_yard", {(4, 0)}), ("sawmill", {(4, 0)})):
        game = situation(rules, "rhodos alexandria ephesos", cities={1: cards}, coins={0: 9})
        assert stagings(game, 0) == ways


@pytest.mark.rule("2E-17-07", "1E-11-11")
@BOTH
def test_a_bought_resource_is_gone_in_the_next_turn(rules: str) -> None:
    cities = {0: "press_1 foundry", 1: "lumber_yard"}
    game = situation(rules, NO_CLAY, age=2, hands={0: "school", 1: "statue"}, cities=cities, coins={0: 2})
    play(game, "build school L2")
    assert coins(game)[0] == 0
    refusal = game.legal(0).why_not(ActionKind.BUILD, "statue")
    assert refusal is not None
    assert refusal.words == "buying the missing resources costs 2 coins; you have 0 to spend"


@pytest.mark.rule("R-06")
@pytest.mark.parametrize(
    ("seller", "cards", "stages", "sold"),
    [
        pytest.param("gizah", "", 0, {Good.STONE}, marks=pytest.mark.rule("2E-17-08", "1E-11-03")),
        pytest.param("gizah", "clay_pool", 0, {Good.STONE, Good.CLAY}, marks=pytest.mark.rule("2E-17-09", "1E-11-04")),
        pytest.param("gizah", "loom_1", 0, {Good.STONE, Good.LOOM}, marks=pytest.mark.rule("2E-17-10", "1E-11-05")),
        pytest.param("gizah", "forum", 0, {Good.STONE}, marks=pytest.mark.rule("2E-17-11", "1E-11-06", "1E-32-10")),
        pytest.param(
            "gizah", "caravansery", 0, {Good.STONE}, marks=pytest.mark.rule("2E-17-11", "1E-11-06", "1E-32-08")
        ),
        pytest.param("alexandria/2", "", 2, {Good.GLASS}, marks=pytest.mark.rule("2E-17-12", "1E-11-07", "1E-27-08")),
        pytest.param("alexandria", "", 2, {Good.GLASS}, marks=pytest.mark.rule("2E-17-12", "1E-11-07", "1E-26-08")),
    ],
)
@pytest.mark.effect("produce", "private_choice")
@BOTH
def test_starting_resource_brown_and_grey_cards_are_for_sale_and_nothing_else(
    rules: str, seller: str, cards: str, stages: int, sold: set[Good]
) -> None:
    board = seller.replace("/2", f"/{box_of(rules).sides[1]}")
    game = situation(rules, f"ephesos {board} rhodos", hands={0: TESTER_HAND}, cities={1: cards}, stages={1: stages})
    assert on_sale(game, 0, "L2") == sold


@pytest.mark.rule("2E-17-13", "1E-30-04")
@pytest.mark.effect("produce_choice")
@BOTH
def test_the_buyer_picks_either_resource_whatever_the_owner_uses(rules: str) -> None:
    hands = {0: TESTER_HAND.replace("baths", ""), 1: "baths"}
    boards = "ephesos rhodos alexandria"
    game = situation(rules, boards, hands=hands, cities={1: "timber_yard"}, coins={1: 0})
    assert on_sale(situation(rules, boards, hands={0: TESTER_HAND}, cities={1: "timber_yard"}), 0, "L2") == {
        Good.WOOD,
        Good.STONE,
        Good.ORE,
    }
    play(game, "build stockade L2", "build baths")
    assert [city(game, seat)["cards"] for seat in (0, 1)] == [["stockade"], ["baths"]]


@pytest.mark.rule("2E-17-14", "1E-11-16")
@BOTH
def test_income_arrives_after_paying(rules: str) -> None:
    # seat 0 lacks clay that seat 1 sells, and has no coin; seat 3 buys stone from seat 0 in the same turn
    hands = {0: "guard_tower altar", 3: "guard_tower baths"}
    boards = "gizah rhodos alexandria ephesos"
    game = situation(rules, boards, hands=hands, cities={1: "clay_pool"}, coins={0: 0})
    game.choose(3, "build baths L2")
    with pytest.raises(IllegalAction, match="buying the missing resources costs 2 coins; you have 0 to spend"):
        game.choose(0, "build guard_tower L2")
    play(game, "build altar")
    assert coins(game)[0] == 2
    assert builds(game, 0, "guard_tower") == {"build guard_tower L2"}


@pytest.mark.rule("2E-17-14", "R-03")
@BOTH
def test_what_a_turn_brings_from_the_bank_comes_after_paying_too(rules: str) -> None:
    boards = "gizah alexandria ephesos olympia"
    game = situation(rules, boards, hands={0: "tavern guard_tower"}, cities={1: "clay_pool"}, coins={0: 1})
    assert builds(game, 0, "guard_tower") == set()
    play(game, "build tavern")
    assert coins(game)[0] == 6
    assert game.view(0).state.purse[0] == 6


@pytest.mark.rule("R-04")
@BOTH
def test_what_a_neighbour_builds_this_turn_is_for_sale_from_the_next_turn_on(rules: str) -> None:
    game = situation(rules, NO_CLAY, hands={0: TESTER_HAND, 1: "clay_pool"})
    game.choose(1, "build clay_pool")
    assert builds(game, 0, "guard_tower") == set()
    play(game, "sell stockade")
    # the hand of testers has moved on to the builder, so the other neighbour's side is asked in a second table
    later = situation(rules, NO_CLAY, hands={0: f"clay_pool {TESTER_HAND}".replace(" baths", "")})
    play(later, "build clay_pool")
    assert builds(later, 1, "guard_tower") == {"build guard_tower R2"}


@pytest.mark.rule("2E-17-17", "1E-11-12")
@BOTH
def test_nobody_can_refuse_to_sell(rules: str) -> None:
    game = situation(rules, NO_CLAY, hands={0: "guard_tower", 1: "altar", 2: "theater"}, cities={1: "clay_pool"})
    game.choose(1, "build altar")
    game.choose(2, "build theater")
    assert game.deciding() == (0,)
    game.choose(0, "build guard_tower L2")
    assert coins(game) == [1, 5, 3]
    assert [str(action) for _, action in game.history[0].choices] == [
        "build guard_tower L2",
        "build altar",
        "build theater",
    ]
    assert game.decision(1) == Decision.PLAY_CARD
    assert game.view().state.turn == 2


@pytest.mark.rule("2E-17-18", "R-05")
@BOTH
def test_both_neighbours_buy_the_same_resource_in_one_turn(rules: str) -> None:
    hands = {1: "guard_tower", 3: "guard_tower"}
    game = situation(rules, "rhodos gizah alexandria ephesos", hands=hands, cities={0: "clay_pool"}, coins={0: 0})
    play(game, "", "build guard_tower R2", "", "build guard_tower L2")
    assert coins(game)[0] == 3 + 2 + 2


@pytest.mark.rule("1E-11-02", "2E-07-04")
@pytest.mark.parametrize(("owner", "ways"), [(1, {"L2"}), (2, set()), (3, set()), (4, {"R2"})])
@BOTH
def test_only_the_players_directly_left_and_right_are_neighbours(rules: str, owner: int, ways: set[str]) -> None:
    boards = "gizah alexandria ephesos halikarnassos rhodos"
    game = situation(rules, boards, hands={0: "guard_tower"}, cities={owner: "clay_pool"})
    assert builds(game, 0, "guard_tower") == {f"build guard_tower {way}" for way in ways}


@pytest.mark.rule("1E-11-17", "1E-11-10")
def test_example_a_university_is_built_with_goods_of_both_neighbours() -> None:
    given, expect = example("1E-11-17")
    card = box_of(FIRST).card(given["card"])
    assert {good.word: card.cost.goods.count(good) for good in card.cost.goods} == given["cost"]
    cities = {0: "lumber_yard glassworks_1", 1: "lumber_yard", 2: "press_1"}
    game = situation(FIRST, "gizah babylon rhodos", age=3, hands={0: card.id}, cities=cities, coins={0: 4, 1: 0, 2: 0})
    assert bool(builds(game, 0, card.id)) == expect["buildable"]
    (paid,) = happened(play(game, f"build {card.id} L2 R2"), EventKind.PAID)
    assert paid.numbers == (expect["pay_neighbour_1"], expect["pay_neighbour_2"], 0)
    assert coins(game) == [0, 3 + 2, 3 + 2]


@pytest.mark.rule("1E-11-18")
def test_example_b_the_seller_of_stone_builds_the_library_with_it() -> None:
    given, expect = example("1E-11-18")
    assert given["seller_production"] == {"stone": 2, "loom": 1}
    library = box_of(FIRST).card(given["seller_plays"])
    assert {good.word: library.cost.goods.count(good) for good in library.cost.goods} == expect["library_cost"]
    # both neighbours of seat 0 make one stone of their own and need two more for three stone
    hands = {0: "library", 1: "aqueduct", 2: "walls"}
    cities = {0: "stone_pit loom_1", 1: "stone_pit", 2: "stone_pit"}
    game = situation(FIRST, "gizah rhodos ephesos", age=2, hands=hands, cities=cities, coins={0: 0, 1: 4, 2: 4})
    play(game, "build library", "build aqueduct R4", "build walls L4")
    assert coins(game) == [expect["income"], 0, 0]
    assert (city(game, 0)["cards"] == ["library"]) == expect["library_buildable"]


@pytest.mark.rule("1E-11-19")
def test_example_c_trade_income_does_not_pay_for_the_forum_in_the_same_turn() -> None:
    given, expect = example("1E-11-19")
    assert given["coins_at_start_less_than"] == 2
    hands = {0: "forum", 1: "aqueduct", 2: "walls"}
    cities = {0: "stone_pit clay_pool", 1: "stone_pit clay_pool", 2: "stone_pit"}
    game = situation(FIRST, "gizah rhodos ephesos", age=2, hands=hands, cities=cities, coins={0: 1, 1: 4, 2: 4})
    assert bool(builds(game, 0, "forum")) == expect["buildable"]
    play(game, "sell forum", "build aqueduct R4", "build walls L4")
    assert coins(game)[0] == 1 + given["trade_income_this_turn"] + 3
    assert game.view(0).state.purse[0] == coins(game)[0]
    assert expect["income_usable_from"] == "next turn"


@pytest.mark.rule("1E-11-14", "R-07")
@BOTH
def test_the_buyer_chooses_the_seller_even_the_dearer_one(rules: str) -> None:
    cities = {1: "clay_pool", 2: "clay_pool"}
    game = situation(rules, NO_CLAY, hands={0: "guard_tower"}, cities=cities, coins={0: 9})
    assert builds(game, 0, "guard_tower") == {"build guard_tower L2", "build guard_tower R2"}
    with pytest.raises(IllegalAction, match="that is not one of the possible payments"):
        game.choose(0, "build guard_tower L2 R2")
    dearer = situation(rules, NO_CLAY, hands={0: "guard_tower"}, cities=cities | {0: "west_trading_post"}, coins={0: 9})
    assert builds(dearer, 0, "guard_tower") == {"build guard_tower L1", "build guard_tower R2"}


@pytest.mark.rule("R-07")
@BOTH
def test_every_split_that_no_other_beats_on_both_sides_is_offered(rules: str) -> None:
    cities = {1: "sawmill", 2: "lumber_yard"}
    game = situation(rules, "rhodos alexandria ephesos", cities=cities, coins={0: 9})
    assert stagings(game, 0) == {(4, 0), (2, 2)}
    poor = situation(rules, "rhodos alexandria ephesos", cities=cities, coins={0: 3})
    assert stagings(poor, 0) == set()


@pytest.mark.rule("1E-11-13", "1E-30-16", "R-02")
@pytest.mark.parametrize(
    ("card", "left", "right"),
    [
        pytest.param("east_trading_post", "L2", "R1", marks=pytest.mark.rule("1E-30-12")),
        pytest.param("west_trading_post", "L1", "R2", marks=pytest.mark.rule("1E-30-12")),
        pytest.param("marketplace", "L2", "R2", marks=pytest.mark.rule("1E-30-14")),
        pytest.param("east_trading_post west_trading_post marketplace", "L1", "R1"),
        pytest.param("marketplace west_trading_post east_trading_post", "L1", "R1"),
    ],
)
@pytest.mark.effect("discount")
@BOTH
def test_the_arrows_of_a_trading_post_tell_where_goods_cost_one_coin(
    rules: str, card: str, left: str, right: str
) -> None:
    cities = {0: card, 1: "clay_pool loom_1", 2: "ore_vein press_1"}
    game = situation(rules, "gizah olympia babylon", hands={0: TESTER_HAND}, cities=cities)
    assert Good.CLAY in on_sale(game, 0, left)
    assert Good.ORE in on_sale(game, 0, right)
    made_left, made_right = ("L1", "R1") if "marketplace" in card else ("L2", "R2")
    assert Good.LOOM in on_sale(game, 0, made_left)
    assert Good.PAPYRUS in on_sale(game, 0, made_right)


@pytest.mark.parametrize(
    ("card", "tester", "goods"),
    [("east_trading_post", "guard_tower", "clay_pool"), ("marketplace", "apothecary", "loom_1")],
)
@pytest.mark.rule("R-04")
@pytest.mark.effect("discount")
@BOTH
def test_a_discount_starts_in_the_turn_after_it_is_built(rules: str, card: str, tester: str, goods: str) -> None:
    # the tester comes round to seat 0 from its right in the second turn
    game = situation(rules, NO_CLAY, hands={0: f"{card} altar", 2: tester}, cities={2: goods}, coins={0: 3})
    play(game, f"build {card}", "", f"sell {next(c for c in game.view(2).hand if c != tester)}")
    assert builds(game, 0, tester) == {f"build {tester} R1"}
    # chosen, but not yet standing when the turn began: it lowers no price now
    now = situation(rules, NO_CLAY, hands={0: f"{card} {tester}"}, cities={2: goods}, coins={0: 1})
    now.choose(0, f"build {card}")
    assert builds(now, 0, tester) == set()
