"""The powers of the second edition: Olympia by day and night, and Babylon's seventh card in both editions."""

from __future__ import annotations

import pytest

from heptapolis.errors import IllegalAction
from heptapolis.game import Game
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from tables import (
    BOTH,
    FIRST,
    SECOND,
    TESTER_HAND,
    builds,
    city,
    coins,
    happened,
    let_play_last_card,
    play,
    play_age,
    put,
    situation,
)

DAY = "olympia/day gizah rhodos"
NIGHT = "olympia/night gizah rhodos"
BABYLON = pytest.mark.parametrize(
    ("rules", "boards", "stages"), [(FIRST, "babylon/B gizah rhodos", 2), (SECOND, "babylon/night gizah rhodos", 1)]
)


@pytest.mark.rule("R-13")
@pytest.mark.effect("free_first_of_colour")
def test_olympia_by_day_builds_the_first_card_of_each_colour_free() -> None:
    hand = "clay_pit altar marketplace stockade apothecary loom_1"
    game = situation(SECOND, DAY, hands={0: hand}, stages={0: 2}, coins={0: 0})
    for card in hand.split():
        assert builds(game, 0, card) == {f"free {card}"}  # coins included, and not offered for money
    play(game, "free clay_pit")
    assert coins(game)[0] == 0
    brown = situation(SECOND, DAY, hands={0: "clay_pit"}, cities={0: "lumber_yard"}, stages={0: 2}, coins={0: 0})
    assert builds(brown, 0, "clay_pit") == set()
    rich = situation(SECOND, DAY, hands={0: "clay_pit"}, cities={0: "lumber_yard"}, stages={0: 2}, coins={0: 1})
    assert builds(rich, 0, "clay_pit") == {"build clay_pit"}


@pytest.mark.rule("R-13")
def test_olympia_by_day_pays_for_a_card_once_its_colour_stands_in_the_city() -> None:
    game = situation(SECOND, DAY, hands={0: "stockade", 2: "barracks"}, stages={0: 2}, coins={0: 0})
    play(game, "free stockade", "", f"sell {game.view(2).hand[0]}")
    assert builds(game, 0, "barracks") == set()
    with pytest.raises(IllegalAction, match="your wonder gives you no free build right now"):
        game.choose(0, "free barracks")


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(("boards", "stages"), [(DAY, 2), (NIGHT, 1)])
def test_olympia_pays_for_its_stages(boards: str, stages: int) -> None:
    game = situation(SECOND, boards, hands={0: "altar"}, stages={0: stages}, coins={0: 0})
    assert builds(game, 0, "altar") == {"free altar"}
    assert ActionKind.STAGE not in {action.kind for action in game.legal(0).actions}
    with pytest.raises(IllegalAction, match="more clay"):
        game.choose(0, "stage altar")


@pytest.mark.rule("R-13")
@pytest.mark.effect("free_first_of_age")
def test_olympia_by_night_builds_the_first_card_of_each_age_free() -> None:
    game = situation(SECOND, NIGHT, hands={0: "clay_pit"}, stages={0: 1})
    for _ in (1, 2, 3):
        put(game, 0, coins=0)
        free = {action.card for action in game.legal(0).actions if action.kind == ActionKind.FREE}
        assert free == set(game.view(0).hand)
        play(game, f"free {min(free)}")
        assert coins(game)[0] == 0
        assert ActionKind.FREE not in {action.kind for action in game.legal(0).actions}
        play_age(game)
    assert game.over


@pytest.mark.rule("R-13")
@pytest.mark.effect("free_last_of_age")
def test_olympia_by_night_builds_the_sixth_card_of_each_age_free() -> None:
    game = situation(SECOND, NIGHT, turn=5, hands={0: "apothecary workshop"}, stages={0: 2})
    assert ActionKind.FREE not in {action.kind for action in game.legal(0).actions}
    last = situation(SECOND, NIGHT, turn=6, hands={0: "apothecary workshop"}, stages={0: 2}, coins={0: 0})
    assert builds(last, 0, "apothecary") == {"free apothecary"}
    play(last, "free workshop")
    assert city(last, 0)["cards"] == ["workshop"]
    assert coins(last)[0] == 0


@pytest.mark.rule("R-13")
def test_a_seventh_card_is_neither_the_first_nor_the_last_of_its_age() -> None:
    game = situation(SECOND, NIGHT, turn=6, hands={0: "apothecary workshop"}, stages={0: 2}, coins={0: 0})
    let_play_last_card(game, 0)  # no board has both powers
    play(game, "free apothecary")
    assert game.decision(0) == Decision.PLAY_LAST_CARD
    assert builds(game, 0, "workshop") == set()


@pytest.mark.rule("R-23")
@pytest.mark.parametrize(
    ("rules", "boards", "stages"), [(FIRST, "olympia/A gizah rhodos", 2), (SECOND, DAY, 2), (SECOND, NIGHT, 1)]
)
def test_a_card_both_chained_and_free_is_listed_as_chain(rules: str, boards: str, stages: int) -> None:
    # the Courthouse would be the first blue card, in the first turn; the Scriptorium chains it as well
    cities = {0: "scriptorium"}
    game = situation(rules, boards, age=2, hands={0: "courthouse"}, cities=cities, stages={0: stages})
    assert builds(game, 0, "courthouse") == {"chain courthouse"}
    without = situation(rules, boards, age=2, hands={0: "courthouse"}, stages={0: stages}, coins={0: 0})
    assert builds(without, 0, "courthouse") == {"free courthouse"}


def babylon(rules: str, boards: str, stages: int, hand: str, coins: int = 0, left: str = "") -> Game:
    """Babylon with its gardens at the sixth turn; the left neighbour may hold some cards too."""
    return situation(rules, boards, turn=6, hands={0: hand, 1: left}, stages={0: stages}, coins={0: coins})


@pytest.mark.rule("R-14", "R-03")
@pytest.mark.effect("play_last_card")
@BABYLON
def test_the_seventh_card_is_decided_after_the_sixth_turn_is_settled(rules: str, boards: str, stages: int) -> None:
    game = babylon(rules, boards, stages, "altar theater", left="loom_1 press_1")
    events = play(game, "build altar", "build loom_1")
    assert city(game, 1)["cards"] == ["loom_1"]
    assert happened(events, EventKind.THREW_AWAY) == []
    assert game.decision(0) == Decision.PLAY_LAST_CARD
    assert game.view(0).hand == ("theater",)
    kinds = [action.kind for action in game.legal(0).actions]
    assert kinds == [ActionKind.BUILD, ActionKind.SELL]
    events = play(game, "build theater")
    order = [event.kind for event in events]
    assert order.index(EventKind.BUILT) < order.index(EventKind.THREW_AWAY) < order.index(EventKind.FOUGHT)


@pytest.mark.rule("R-14")
@pytest.mark.parametrize(("sixth", "seventh"), [("loom_1", "apothecary"), ("press_1", "scriptorium")])
@BABYLON
def test_own_goods_of_the_sixth_turn_serve_for_the_seventh_card(
    rules: str, boards: str, stages: int, sixth: str, seventh: str
) -> None:
    game = babylon(rules, boards, stages, f"{sixth} {seventh}")
    assert builds(game, 0, seventh) == set()
    play(game, f"build {sixth}")
    assert builds(game, 0, seventh) == {f"build {seventh}"}


@pytest.mark.rule("R-14")
@BABYLON
def test_the_seventh_card_may_be_put_under_the_wonder(rules: str, boards: str, stages: int) -> None:
    game = babylon(rules, boards, stages, "altar theater")
    put(game, 0, "brickyard clay_pool press_1 glassworks_1")
    play(game, "build altar")
    play(game, "stage theater")
    assert city(game, 0)["stages"] == stages + 1


@pytest.mark.rule("R-14")
@BABYLON
def test_every_symbol_serves_again_for_the_seventh_card(rules: str, boards: str, stages: int) -> None:
    # three clay in all: one of them builds the sixth card, and all three the stage after it
    clay = "brickyard" if rules == FIRST else "brickyard clay_pool"
    game = babylon(rules, boards, stages, "guard_tower theater")
    put(game, 0, f"{clay} press_1 glassworks_1")
    play(game, "build guard_tower")
    play(game, "stage theater")
    assert city(game, 0)["stages"] == stages + 1


@pytest.mark.rule("R-14", "1E-11-15")
@BABYLON
def test_coins_of_the_sixth_turn_do_not_pay_for_the_seventh_card(rules: str, boards: str, stages: int) -> None:
    # stone of Gizah costs two coins; the sale of the sixth turn brings three, which come too late
    game = babylon(rules, boards, stages, "altar baths", coins=1)
    play(game, "sell altar")
    assert coins(game)[0] == 4
    assert builds(game, 0, "baths") == set()
    play(game, "sell baths")
    # what the sixth turn has cost is gone: two of three coins for ore, one is left for stone
    spent = babylon(rules, boards, stages, "barracks baths", coins=3)
    play(spent, "build barracks R2")
    assert builds(spent, 0, "baths") == set()
    enough = babylon(rules, boards, stages, "barracks baths", coins=4)
    play(enough, "build barracks R2")
    assert builds(enough, 0, "baths") == {"build baths L2"}


@pytest.mark.rule("R-14", "2E-17-15", "1E-11-15")
@BABYLON
def test_coins_of_a_neighbour_in_the_sixth_turn_do_not_pay_for_the_seventh_card(
    rules: str, boards: str, stages: int
) -> None:
    bought = "guard_tower" if rules == FIRST else "stockade"
    game = babylon(rules, boards, stages, "altar baths", left=bought)
    play(game, "build altar", f"build {bought} R2")
    assert coins(game)[0] == 2
    assert builds(game, 0, "baths") == set()
    before = babylon(rules, boards, stages, "altar baths", coins=2)
    play(before, "build altar")
    assert builds(before, 0, "baths") == {"build baths L2"}


@pytest.mark.rule("R-14", "R-04", "2E-17-16")
@BABYLON
def test_what_neighbours_build_in_the_sixth_turn_is_not_sold_to_the_seventh_card(
    rules: str, boards: str, stages: int
) -> None:
    game = babylon(rules, boards, stages, "altar apothecary", coins=9, left="loom_1 press_1")
    play(game, "build altar", "build loom_1")
    assert builds(game, 0, "apothecary") == set()
    before = babylon(rules, boards, stages, "altar apothecary", coins=9)
    put(before, 1, "loom_1")
    play(before, "build altar")
    assert builds(before, 0, "apothecary") == {"build apothecary L2"}


@pytest.mark.parametrize(
    ("card", "seventh", "goods"),
    [
        pytest.param("west_trading_post", "baths", "", marks=pytest.mark.rule("1E-30-13")),
        pytest.param("marketplace", "apothecary", "loom_1", marks=pytest.mark.rule("1E-30-15")),
    ],
)
@pytest.mark.rule("R-14", "R-04")
@BABYLON
def test_a_discount_of_the_sixth_turn_does_not_serve_for_the_seventh_card(
    rules: str, boards: str, stages: int, card: str, seventh: str, goods: str
) -> None:
    # Gizah, to the left, makes the stone itself
    for purse, ways in ((2, {f"build {seventh} L2"}), (1, set())):
        game = babylon(rules, boards, stages, f"{card} {seventh}", coins=purse)
        put(game, 1, goods)
        play(game, f"build {card}")
        assert builds(game, 0, seventh) == ways


@pytest.mark.rule("R-14")
@BABYLON
def test_only_the_city_with_the_gardens_is_asked_for_a_seventh_card(rules: str, boards: str, stages: int) -> None:
    game = babylon(rules, boards, stages - 1, "altar theater")
    play(game, "build altar")
    assert game.view().state.age == 2


@pytest.mark.rule("R-13")
@BOTH
def test_other_cities_have_no_free_builds(rules: str) -> None:
    game = situation(rules, "gizah rhodos ephesos", hands={0: TESTER_HAND}, stages={0: 3})
    assert ActionKind.FREE not in {action.kind for action in game.legal(0).actions}
