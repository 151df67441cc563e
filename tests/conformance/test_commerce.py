"""Yellow cards that pay: coins when built, points at the end."""

from __future__ import annotations

import pytest

from conformance.statements import example
from heptapolis.catalogue.cards import box_of
from heptapolis.vocab.cards.city import Colour, Line
from heptapolis.vocab.cards.play import EventKind
from tables import BOTH, EVERY_GOOD, FIRST, SECOND, builds, coins, happened, play, play_out, points, put, situation

FOUR = "gizah babylon rhodos olympia"


@pytest.mark.rule("1E-06-07", "2E-02-07")
@BOTH
def test_yellow_cards_give_coins_goods_trade_rules_and_points(rules: str) -> None:
    yellow = [card for card in box_of(rules).cards if card.colour == Colour.YELLOW]
    kinds = {effect.kind.name for card in yellow for effect in card.effects}
    assert kinds == {"coins", "coins_per", "private_choice", "discount", "points_per"}


@pytest.mark.rule("1E-30-11")
@pytest.mark.effect("coins")
@BOTH
def test_the_tavern_gives_its_coins_once_from_the_bank(rules: str) -> None:
    game = situation(rules, FOUR, hands={0: "tavern"}, coins=dict.fromkeys(range(4), 0))
    events = play(game, "build tavern")
    assert coins(game) == [5, 3, 3, 3]
    assert [event.numbers for event in happened(events, EventKind.GAINED_COINS)] == [(5,)]


@pytest.mark.parametrize(
    ("card", "each", "goods"),
    [
        pytest.param("vineyard", 1, ["sawmill", "quarry", "brickyard"], marks=pytest.mark.rule("1E-32-03", "1E-32-04")),
        pytest.param("bazar", 2, ["loom_2", "press_2", "glassworks_2"], marks=pytest.mark.rule("1E-32-05", "1E-32-06")),
    ],
)
@pytest.mark.rule("R-03")
@pytest.mark.effect("coins_per")
@BOTH
def test_vineyard_and_bazar_count_own_and_neighbouring_goods_of_this_very_turn_too(
    rules: str, card: str, each: int, goods: list[str]
) -> None:
    # one card in their own city, one on the left, one on the right; both neighbours build another; one is too far away
    own, left, right = goods
    cities = {0: own, 1: left, 2: own, 3: right}
    game = situation(rules, FOUR, age=2, hands={0: card, 1: right, 3: left}, cities=cities, coins={0: 0, 1: 1, 3: 1})
    play(game, f"build {card}", f"build {right}", "", f"build {left}")
    assert coins(game)[0] == 5 * each


PER_OWN = [
    pytest.param("arena", 3, 1, "", 2, marks=pytest.mark.rule("1E-33-02", "1E-33-03")),
    pytest.param("haven", 1, 1, "lumber_yard stone_pit", 0, marks=pytest.mark.rule("1E-33-04", "1E-33-05")),
    pytest.param("chamber_of_commerce", 2, 2, "loom_1 press_1", 0, marks=pytest.mark.rule("1E-33-06", "1E-33-07")),
    # two yellow cards with the Lighthouse itself
    pytest.param("lighthouse", 1, 1, "tavern", 0, marks=pytest.mark.rule("1E-33-08", "1E-33-09")),
]


@pytest.mark.rule("1E-33-10", "1E-24-01", "2E-20-06")
@pytest.mark.parametrize(("card", "coins_each", "points_each", "cards", "stages"), PER_OWN)
@pytest.mark.effect("coins_per", "points_per")
@BOTH
def test_four_yellow_cards_pay_coins_when_built_and_points_at_the_end(
    rules: str, card: str, coins_each: int, points_each: int, cards: str, stages: int
) -> None:
    cities = {0: cards, 1: EVERY_GOOD}
    game = situation(rules, FOUR, age=3, hands={0: card}, cities=cities, stages={0: stages, 1: 1}, coins={0: 20})
    events = play(game, min(builds(game, 0, card)))
    assert [event.numbers for event in happened(events, EventKind.GAINED_COINS)] == [(2 * coins_each,)]
    assert points(game, 0, Line.COMMERCE) == 2 * points_each
    later = len(game.events)
    play_out(game)  # the coins are taken once
    assert happened(game.events[later:], EventKind.GAINED_COINS) == []


@pytest.mark.rule("1E-33-11", "2E-20-06")
@pytest.mark.parametrize(
    ("card", "each", "more", "stages"),
    [
        ("arena", 1, "", 1),
        ("haven", 1, "clay_pool", 0),
        ("chamber_of_commerce", 2, "glassworks_1", 0),
        ("lighthouse", 1, "forum", 0),
    ],
)
@pytest.mark.effect("points_per")
@BOTH
def test_their_points_count_what_stands_at_the_end(rules: str, card: str, each: int, more: str, stages: int) -> None:
    game = situation(rules, FOUR, age=3, cities={0: card})
    before = points(game, 0, Line.COMMERCE)
    put(game, 0, more, stages)
    assert points(game, 0, Line.COMMERCE) == before + each


@pytest.mark.rule("1E-33-02", "1E-33-03")
@pytest.mark.parametrize("stages", [1, 2, 3, 4])
@BOTH
def test_the_arena_pays_three_coins_and_a_point_for_each_stage(rules: str, stages: int) -> None:
    boards = f"gizah/{box_of(rules).sides[1]} babylon rhodos"
    game = situation(
        rules, boards, age=3, hands={0: "arena"}, cities={0: "dispensary"}, stages={0: stages}, coins={0: 0}
    )
    play(game, "chain arena")
    assert coins(game)[0] == 3 * stages
    assert points(game, 0, Line.COMMERCE) == stages


@pytest.mark.rule("1E-24-02")
def test_the_chamber_of_commerce_with_two_grey_cards_is_worth_four_points() -> None:
    given, expect = example("1E-24-02")
    (name,) = given["yellow"]
    grey = ["loom_1", "press_1", "glassworks_1"][: given["grey_cards"]]
    game = situation(FIRST, FOUR, cities={0: " ".join([box_of(FIRST).card(name).id, *grey])})
    assert points(game, 0, Line.COMMERCE) == expect["commerce"]


@pytest.mark.rule("2E-20-06")
@pytest.mark.effect("points_per", "coins_per")
def test_the_ludus_pays_for_red_cards() -> None:
    boards = "gizah babylon rhodos olympia ephesos"
    cities = {0: "stockade barracks stone_pit ore_vein", 1: "guard_tower"}
    game = situation(SECOND, boards, age=3, hands={0: "ludus"}, cities=cities, coins={0: 0})
    play(game, "build ludus")
    assert coins(game)[0] == 6
    assert points(game, 0, Line.COMMERCE) == 2


@pytest.mark.rule("R-03")
@BOTH
def test_coins_are_taken_after_everybody_has_paid_and_placed(rules: str) -> None:
    hands, cities = {0: "vineyard", 1: "sawmill", 2: "quarry"}, {0: "lumber_yard"}
    game = situation(rules, age=2, hands=hands, cities=cities, coins={0: 0, 1: 1, 2: 1})
    events = play(game, "build vineyard", "build sawmill", "build quarry")
    kinds = [event.kind for event in events]
    assert max(i for i, kind in enumerate(kinds) if kind == EventKind.BUILT) < kinds.index(EventKind.GAINED_COINS)
    assert coins(game) == [3, 0, 0]
