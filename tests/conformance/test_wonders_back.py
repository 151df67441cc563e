"""The B sides of the first edition."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from conformance.statements import section
from heptapolis.catalogue.cards import box_of
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Line, Symbol
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW, Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from tables import (
    EVERY_GOOD,
    FIRST,
    TESTER_HAND,
    builds,
    city,
    coins,
    deal_with,
    happened,
    made_alone,
    on_sale,
    play,
    play_age,
    points,
    put,
    situation,
    stagings,
)

GAINS = [
    pytest.param(match[1].lower(), int(match[2]), match[3], id=name, marks=pytest.mark.rule(name))
    for name, match in section("1E-27", r"(\w+) B stage (\d): ((?:\d+ (?:shields?|coins?|points?)(?:, )?)+)\.")
]
BABYLON = "babylon/B gizah rhodos"
OLYMPIA = "olympia/B gizah rhodos"


def boards_with(first: str) -> str:
    """A table of three with this board at seat 0."""
    others = [wonder.id for wonder in box_of(FIRST).wonders if wonder.id != first.partition("/")[0]]
    return " ".join([first, *others[:2]])


@pytest.mark.rule("1E-27-12", "1E-22-08")
@pytest.mark.parametrize(("wonder", "stage", "gains"), GAINS)
@pytest.mark.effect("points", "shields", "coins")
def test_a_stage_gives_the_shields_coins_and_points_of_the_rulebook(wonder: str, stage: int, gains: str) -> None:
    expected = {unit.rstrip("s"): int(number) for number, unit in re.findall(r"(\d+) (\w+)", gains)}
    cities = {0: EVERY_GOOD, 1: EVERY_GOOD}
    game = situation(FIRST, boards_with(f"{wonder}/B"), cities=cities, stages={0: stage - 1}, coins={0: 30})
    shields, worth = city(game, 0)["shields"], points(game, 0, Line.WONDER)
    events = play(game, next(str(action) for action in game.legal(0).actions if action.kind == ActionKind.STAGE))
    taken = [event.numbers[0] for event in happened(events, EventKind.GAINED_COINS) if event.seat == 0]
    assert sum(taken) == expected.get("coin", 0)
    assert city(game, 0)["shields"] - shields == expected.get("shield", 0)
    assert points(game, 0, Line.WONDER) - worth == expected.get("point", 0)
    while game.decision(0) == Decision.DIG:
        play(game)
    later = play(game)  # once, as soon as the stage is built
    assert [event for event in happened(later, EventKind.GAINED_COINS) if event.seat == 0] == []


@pytest.mark.rule("1E-27-02")
def test_rhodos_b_is_complete_after_two_stages() -> None:
    cities = {0: EVERY_GOOD}
    open_stages = [
        bool(stagings(situation(FIRST, boards_with("rhodos/B"), cities=cities, stages={0: n}), 0)) for n in range(3)
    ]
    assert open_stages == [True, True, False]


@pytest.mark.rule("1E-27-38", "1E-27-39")
def test_gizah_b_has_four_stages_worth_twenty_points() -> None:
    worth = [points(situation(FIRST, boards_with("gizah/B"), stages={0: n}), 0, Line.WONDER) for n in range(5)]
    assert [after - before for before, after in pairwise(worth)] == [3, 5, 5, 7]
    assert worth[4] == 20
    complete = situation(FIRST, boards_with("gizah/B"), cities={0: EVERY_GOOD}, stages={0: 4})
    assert stagings(complete, 0) == set()


@pytest.mark.rule("1E-27-05", "1E-27-06")
@pytest.mark.effect("private_choice")
def test_alexandria_b_makes_a_raw_material_and_then_a_manufactured_good_of_choice() -> None:
    tables = [
        situation(FIRST, boards_with("alexandria/B"), hands={0: TESTER_HAND}, stages={0: n}, coins={0: 0})
        for n in (1, 2)
    ]
    assert [made_alone(game, 0) for game in tables] == [{*RAW, Good.GLASS}, {*RAW, *MANUFACTURED}]


def babylon_at_the_sixth_turn(hand: str, age: int = 1, stages: int = 2) -> Game:
    """Babylon with its gardens, two cards left in the hand."""
    return situation(FIRST, BABYLON, age=age, turn=6, hands={0: hand}, stages={0: stages}, coins={0: 0})


@pytest.mark.rule("1E-27-14", "1E-27-19", "1E-31-02")
@pytest.mark.parametrize(("age", "hand"), [(1, "altar theater"), (2, "vineyard loom_2"), (3, "gardens lodge")])
@pytest.mark.effect("play_last_card")
def test_babylon_plays_both_cards_of_the_sixth_turn_in_every_age(age: int, hand: str) -> None:
    game = babylon_at_the_sixth_turn(hand, age)
    if age == 3:
        put(game, 0, "statue dispensary")  # the last two are chained
    sixth, seventh = hand.split()
    verb = "chain" if age == 3 else "build"
    events = play(game, f"{verb} {sixth}")
    assert happened(events, EventKind.THREW_AWAY) == []
    assert game.deciding() == (0,)
    assert game.decision(0) == Decision.PLAY_LAST_CARD
    events = play(game, f"{verb} {seventh}")
    assert city(game, 0)["cards"] == [sixth, seventh]
    assert {event.seat for event in happened(events, EventKind.THREW_AWAY)} == {1, 2}
    assert game.over or game.view().state.age == age + 1


@pytest.mark.rule("1E-27-15", "1E-31-02")
def test_the_seventh_card_is_built_by_paying_its_cost() -> None:
    game = babylon_at_the_sixth_turn("altar guard_tower")
    play(game, "build altar")
    assert builds(game, 0, "guard_tower") == {"build guard_tower"}  # with the clay of Babylon
    short = babylon_at_the_sixth_turn("altar apothecary")
    play(short, "build altar")
    assert builds(short, 0, "apothecary") == set()


@pytest.mark.rule("1E-27-16", "1E-31-02")
def test_the_seventh_card_may_be_sold_for_three_coins() -> None:
    game = babylon_at_the_sixth_turn("altar theater")
    play(game, "build altar")
    pile = game.view().pile_size
    play(game, "sell theater")
    assert coins(game)[0] == 3
    assert game.view().pile_size == pile + 3


@pytest.mark.rule("1E-27-17", "1E-31-02")
def test_the_seventh_card_may_build_the_third_stage() -> None:
    game = babylon_at_the_sixth_turn("altar theater")
    put(game, 0, "brickyard press_1")
    play(game, "build altar")
    play(game, "stage theater")
    assert (city(game, 0)["cards"], city(game, 0)["stages"]) == (["altar"], 3)


@pytest.mark.rule("1E-27-20")
def test_gardens_built_with_the_sixth_card_already_serve_in_the_same_age() -> None:
    game = babylon_at_the_sixth_turn("altar theater", stages=1)
    put(game, 0, "sawmill glassworks_1")
    play(game, "stage altar")
    assert game.decision(0) == Decision.PLAY_LAST_CARD
    play(game, "build theater")
    assert city(game, 0)["cards"] == ["theater"]


@pytest.mark.rule("1E-27-18", "1E-27-21")
@pytest.mark.effect("science_choice")
def test_babylon_b_chooses_its_symbol_when_points_are_counted() -> None:
    game = situation(FIRST, BABYLON, cities={0: "apothecary workshop brickyard press_1"}, stages={0: 2})
    assert points(game, 0, Line.SCIENCE) == 2
    play(game, f"stage {game.view(0).hand[0]}")
    assert game.decision(0) == Decision.PLAY_CARD
    assert game.score()[0].symbols == {Symbol.COMPASS: 0, Symbol.GEAR: 0, Symbol.TABLET: 1}
    put(game, 0, "dispensary lodge academy")
    assert game.score()[0].symbols == {Symbol.COMPASS: 1, Symbol.GEAR: 0, Symbol.TABLET: 0}
    assert points(game, 0, Line.SCIENCE) == 25 + 1


@pytest.mark.rule("1E-27-22", "1E-27-25")
@pytest.mark.parametrize("posts", ["", "east_trading_post", "west_trading_post", "east_trading_post west_trading_post"])
@pytest.mark.effect("discount")
def test_olympia_b_pays_one_coin_for_raw_materials_on_both_sides_and_never_less(posts: str) -> None:
    cities = {0: posts, 1: "stone_pit loom_1", 2: "clay_pool"}
    game = situation(FIRST, "olympia/B ephesos rhodos", hands={0: TESTER_HAND}, cities=cities, stages={0: 1})
    assert on_sale(game, 0, "L1") == {Good.STONE}
    assert on_sale(game, 0, "R1") == {Good.CLAY, Good.ORE}
    assert on_sale(game, 0, "L2") == {Good.LOOM, Good.PAPYRUS}  # manufactured goods stay at two


@pytest.mark.rule("1E-27-26")
def test_olympia_b_may_still_build_both_trading_posts() -> None:
    game = situation(FIRST, OLYMPIA, hands={0: "east_trading_post", 2: "west_trading_post"}, stages={0: 1})
    play(game, "build east_trading_post")
    play(game, "build west_trading_post")
    assert city(game, 0)["cards"] == ["east_trading_post", "west_trading_post"]


@pytest.mark.rule("1E-27-24", "1E-27-27", "1E-27-28", "1E-31-04", "R-18")
@pytest.mark.effect("copy_guild")
def test_olympia_b_scores_a_guild_of_a_neighbour_from_its_own_point_of_view() -> None:
    cities = {0: "lumber_yard", 1: "workers_guild loom_1", 2: "stone_pit clay_pool"}
    game = situation(FIRST, OLYMPIA, cities=cities, stages={0: 3})
    (mine, theirs, _) = game.score()
    assert mine.copied == "workers_guild"
    assert mine.lines[Line.GUILDS] == 2  # the brown cards of Olympia's neighbours
    assert theirs.lines[Line.GUILDS] == 3  # those of the owner's neighbours
    put(game, 2, "craftsmens_guild")
    put(game, 1, "press_1 glassworks_1")  # chosen when points are counted: now six points for grey cards are better
    assert (game.score()[0].copied, game.score()[0].lines[Line.GUILDS]) == ("craftsmens_guild", 6)


@pytest.mark.rule("1E-27-24", "1E-27-29")
@pytest.mark.effect("copy_guild")
def test_copying_takes_nothing_from_the_owner_and_reaches_no_further_than_the_neighbours() -> None:
    boards = "olympia/B gizah rhodos ephesos babylon"
    cities = {1: "workers_guild lumber_yard", 2: "lumber_yard stone_pit", 3: "traders_guild"}
    game = situation(FIRST, boards, cities=cities)
    before = game.score()[1]
    put(game, 0, stages=3)
    assert game.score()[0].copied == "workers_guild"
    assert game.score()[1].lines == before.lines
    far = situation(FIRST, boards, cities={1: "tavern", 3: "traders_guild"}, stages={0: 3})
    assert far.score()[0].copied == ""
    assert far.score()[0].lines[Line.GUILDS] == 0


@pytest.mark.rule("1E-27-24")
def test_a_guild_is_copied_after_a_whole_game_too() -> None:
    game = Game(FIRST, 3, deal=deal_with(FIRST, OLYMPIA, {(3, 1): "workers_guild"}))
    put(game, 0, "lumber_yard", stages=3)
    put(game, 2, "stone_pit")
    play_age(game)
    play_age(game)
    put(game, 1, EVERY_GOOD, coins=20)
    play(game, "", min(builds(game, 1, "workers_guild")))
    play_age(game)
    assert game.over
    kept = game.record.to_json()["result"]["scores"][0]
    assert kept["copied_guild"] == "workers_guild"
    assert kept["guilds"] == 1 + 8  # one brown card at Rhodos, eight at Gizah
