"""What a built edifice gives to those who hold its pawn, and how it counts at the end."""

from __future__ import annotations

import pytest

from heptapolis.catalogue.cards import box_of, expansion_of
from heptapolis.game import Game
from heptapolis.game.cards.naming import speaking
from heptapolis.game.cards.text import taken_lines
from heptapolis.vocab.cards.city import Line, Symbol
from heptapolis.vocab.cards.play import EventKind
from heptapolis.words import ENGLISH
from tables import (
    BOTH,
    EVERY_GOOD,
    FIRST,
    builds,
    city,
    coins,
    edifice,
    happened,
    play_age,
    play_out,
    points,
    put,
    situation,
    take_part,
)

BOARDS = "rhodos gizah olympia"
"""The first stage of Rhodos, at seat 0, asks for two wood in both editions."""


def built(rules: str, name: str, own: str = "sawmill", others: str = "", hands: dict[int, str] | None = None) -> Game:
    """Seats 0 and 1 have just built an edifice; the others' cards stand in the city of seat 2."""
    age = expansion_of("edifice").edifice(name).age
    cities = {0: own, 1: EVERY_GOOD, 2: others}
    purse = {0: 10, 1: 10, 2: 10}
    game = situation(rules, BOARDS, age=age, hands=hands, edifices=name, cities=cities, coins=purse)
    take_part(game, 0, 1)
    assert edifice(game, age)["state"] == "built"
    return game


def line(game: Game, *seats: int) -> list[int]:
    """The points of seats on the line of pawns and debts."""
    return [points(game, seat, Line.EDIFICE) for seat in seats]


@pytest.mark.rule("ED-06-04", "ED-07-03")
@pytest.mark.effect("points_per_set")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("sawmill", 0),
        ("sawmill loom_1", 2),
        ("sawmill quarry loom_1", 2),
        ("sawmill loom_1 press_1", 2),
        ("sawmill quarry loom_1 press_1", 4),
        ("sawmill quarry loom_1 press_1 glassworks_1 altar", 4),
    ],
)
@BOTH
def test_the_artisan_district_is_worth_two_points_for_each_pair_of_brown_and_grey(
    rules: str, own: str, worth: int
) -> None:
    assert line(built(rules, "artisan_district", own), 0, 1, 2) == [worth, 6, 0]


@pytest.mark.rule("ED-06-04", "ED-07-03")
@pytest.mark.effect("points_per")
@BOTH
def test_the_belvedere_is_worth_a_point_for_each_stage_that_stands_at_the_end(rules: str) -> None:
    game = built(rules, "belvedere")
    assert line(game, 0, 1, 2) == [1, 1, 0]
    put(game, 0, stages=2)
    assert line(game, 0, 1, 2) == [3, 1, 0]


@pytest.mark.rule("ED-06-04", "ED-07-03")
@pytest.mark.effect("points_per")
@BOTH
def test_the_amphitheater_is_worth_a_point_for_each_own_blue_card(rules: str) -> None:
    game = built(rules, "amphitheater", "sawmill altar baths stockade", "theater")
    assert line(game, 0, 1, 2) == [2, 0, 0]
    put(game, 0, "theater")
    assert line(game, 0, 1, 2) == [3, 0, 0]


@pytest.mark.rule("ED-06-04", "ED-07-03")
@pytest.mark.effect("points_per_colour")
@pytest.mark.parametrize(
    ("more", "colours"),
    [("", 1), ("quarry", 1), ("altar baths", 2), ("altar loom_1 tavern stockade apothecary", 6), ("spies_guild", 2)],
)
@BOTH
def test_the_archives_are_worth_a_point_for_each_colour_of_the_city(rules: str, more: str, colours: int) -> None:
    assert line(built(rules, "archives", f"sawmill {more}"), 0, 1, 2) == [colours, 2, 0]


@pytest.mark.rule("ED-06-04")
@pytest.mark.effect("coins")
@pytest.mark.parametrize(
    ("name", "price", "reward"), [("money_changer", 1, 4), ("auction_house", 2, 7), ("gold_reserves", 3, 15)]
)
@BOTH
def test_three_edifices_pay_coins_at_once(rules: str, name: str, price: int, reward: int) -> None:
    game = built(rules, name)
    assert coins(game) == [10 - price + reward, 10 - price + reward, 13]
    assert line(game, 0, 1, 2) == [0, 0, 0]  # a pawn alone is worth nothing


@pytest.mark.rule("ED-06-04")
@pytest.mark.effect("shields")
@pytest.mark.parametrize(("name", "shields", "victory"), [("curtain_wall", 1, 1), ("concentric_castle", 2, 5)])
@BOTH
def test_walls_and_castles_defend_those_who_built_them(rules: str, name: str, shields: int, victory: int) -> None:
    game = built(rules, name)
    assert [city(game, seat)["shields"] for seat in range(3)] == [shields, shields, 0]
    age = game.view().state.age
    play_age(game)
    assert [city(game, seat)["tokens"][age - 1] for seat in range(3)] == [[0, victory], [victory, 0], [-1, -1]]


@pytest.mark.rule("ED-06-04", "ED-03-07")
@pytest.mark.effect("victory_token")
@pytest.mark.parametrize(("name", "token"), [("outpost", 3), ("staging_camp", 5), ("military_school", 5)])
@BOTH
def test_three_edifices_give_an_ordinary_victory_token(rules: str, name: str, token: int) -> None:
    game = built(rules, name)
    assert [city(game, seat)["victory_tokens"] for seat in range(3)] == [[token], [token], []]
    assert [points(game, seat, Line.MILITARY) for seat in range(3)] == [token, token, 0]
    assert line(game, 0, 1, 2) == [0, 0, 0]


@pytest.mark.rule("ED-06-04")
@pytest.mark.effect("drop_defeats", "victory_token")
def test_the_military_school_makes_the_defeats_of_that_moment_forgotten() -> None:
    game = situation(FIRST, BOARDS, edifices="military_school", cities={2: "barracks strategists_guild"})
    play_age(game)
    play_age(game)
    put(game, 0, "sawmill", coins=10)
    put(game, 1, EVERY_GOOD, coins=10)
    assert [points(game, seat, Line.MILITARY) for seat in range(3)] == [-2, -2, 1 + 1 + 3 + 3]
    assert points(game, 2, Line.GUILDS) == 4
    events = take_part(game, 0, 1)
    assert [event.numbers for event in happened(events, EventKind.DROPPED_DEFEATS)] == [(2,), (2,)]
    assert [points(game, seat, Line.MILITARY) for seat in range(3)] == [5, 5, 8]
    assert points(game, 2, Line.GUILDS) == 0
    play_out(game)
    assert [points(game, seat, Line.MILITARY) for seat in range(3)] == [5 - 1, 5 - 1, 8 + 10]


GOODS = pytest.mark.parametrize(
    ("name", "own", "needs_it"),
    [
        ("factory", "sawmill brickyard", "school temple courthouse"),
        ("river_port", "sawmill stone_pit glassworks_1 loom_1", "library temple statue"),
    ],
)


@pytest.mark.rule("ED-06-04")
@pytest.mark.effect("private_choice")
@GOODS
@BOTH
def test_a_factory_or_river_port_makes_one_good_of_choice_each_turn(
    rules: str, name: str, own: str, needs_it: str
) -> None:
    # hands pass to the right, so seat 0 plays next from the hand of seat 1; each card lacks another good
    hands = {1: f"sawmill {needs_it}"}
    game = built(rules, name, own, hands=hands)
    for card in needs_it.split():
        assert f"build {card}" in builds(game, 0, card)
    alone = situation(rules, BOARDS, age=2, hands=hands, edifices=name, cities={0: own, 1: EVERY_GOOD}, coins={0: 10})
    take_part(alone, 0)
    for card in needs_it.split():
        assert f"build {card}" not in builds(alone, 0, card)


@pytest.mark.rule("R-06")
@GOODS
@BOTH
def test_goods_of_an_edifice_are_not_for_sale(rules: str, name: str, own: str, needs_it: str) -> None:
    # seat 2 plays next from the hand of seat 0, its left neighbour; what seat 1 sells stands to its right
    game = built(rules, name, "sawmill", others=own.replace("sawmill", "lumber_yard"), hands={0: f"sawmill {needs_it}"})
    put(game, 2, coins=30)
    for card in needs_it.split():
        options = [action for action in game.legal(2).actions if action.card == card and action.kind.name == "BUILD"]
        assert options
        lacking = {"school": 0, "temple": 0, "courthouse": 0, "library": 0, "statue": 2}[card]
        assert {action.left for action in options} <= {0, lacking}  # Rhodos sells its own ore


@pytest.mark.rule("R-51")
@pytest.mark.effect("repeat_guild")
@BOTH
def test_the_agora_scores_an_own_guild_once_more(rules: str) -> None:
    game = built(rules, "agora", "sawmill philosophers_guild spies_guild", "apothecary workshop stockade")
    assert (line(game, 0), points(game, 0, Line.GUILDS)) == ([2], 2 + 1)
    assert game.score()[0].repeated == ("philosophers_guild",)
    assert game.score()[0].to_json()["repeated_guilds"] == ["philosophers_guild"]
    explained = list(taken_lines(game.score(), ["Gizah", "Babylon", "Rhodos"], speaking(ENGLISH, game.names)))
    assert explained[0] == "Gizah: Philosophers Guild scored a second time."
    assert explained[-1].endswith("(our proposal, R-51).")
    none = built(rules, "agora", "sawmill", "philosophers_guild apothecary")
    assert not [said for said in taken_lines(none.score(), ["", "", ""], ENGLISH) if "R-51" in said]
    assert (line(none, 0, 1, 2), none.score()[0].repeated) == ([0, 0, 0], ())


@pytest.mark.rule("R-51")
@pytest.mark.effect("repeat_guild")
@BOTH
def test_the_repeated_guild_is_not_another_purple_card(rules: str) -> None:
    game = built(rules, "agora", "sawmill shipowners_guild")
    assert (line(game, 0), points(game, 0, Line.GUILDS)) == ([1 + 1], 1 + 1)


@pytest.mark.rule("R-51", "R-17")
@pytest.mark.effect("repeat_guild", "science_choice")
@pytest.mark.parametrize(
    ("symbols", "taken", "science", "edifices"),
    [
        ("apothecary workshop", "philosophers_guild", 10, 4),  # a fourth symbol would bring 3 points, the guild 4
        ("apothecary dispensary workshop laboratory", "scientists_guild", 26, 0),  # a second set would bring 10
    ],
)
@BOTH
def test_points_or_a_symbol_are_taken_as_they_serve_together_with_all_other_symbols(
    rules: str, symbols: str, taken: str, science: int, edifices: int
) -> None:
    own = f"sawmill {symbols} scientists_guild philosophers_guild"
    game = built(rules, "agora", own, "apothecary workshop scriptorium school")
    assert game.score()[0].repeated == (taken,)
    assert (points(game, 0, Line.SCIENCE), line(game, 0)) == (science, [edifices])


@pytest.mark.rule("R-55")
@BOTH
def test_of_equally_good_guilds_points_are_repeated_and_the_lower_number(rules: str) -> None:
    own = "sawmill scientists_guild philosophers_guild"
    # two symbols of a kind instead of one bring three points, as do three green cards of a neighbour
    equal = built(rules, "agora", own, "apothecary workshop scriptorium")
    assert (equal.score()[0].repeated, line(equal, 0)) == (("philosophers_guild",), [3])
    assert points(equal, 0, Line.SCIENCE) == 1
    fewer = built(rules, "agora", own, "apothecary workshop")
    assert (fewer.score()[0].repeated, line(fewer, 0)) == (("scientists_guild",), [0])
    assert points(fewer, 0, Line.SCIENCE) == 4
    assert fewer.score()[0].symbols[Symbol.COMPASS] == 2
    alike = built(rules, "agora", "sawmill magistrates_guild philosophers_guild", "altar apothecary")
    numbers = {guild: alike.names.card_number(guild) for guild in ("magistrates_guild", "philosophers_guild")}
    assert alike.score()[0].repeated == (min(numbers, key=lambda guild: numbers[guild]),)


@pytest.mark.rule("ED-02-04", "ED-07-01", "ED-07-02", "ED-07-03")
@BOTH
def test_the_game_ends_after_the_conflicts_of_the_third_age_and_most_points_win(rules: str) -> None:
    game = play_out(situation(rules, BOARDS, edifices="gold_reserves", cities={1: "palace barracks"}))
    told = [event.kind for event in game.events]
    assert told[-1] == EventKind.ENDED
    assert told[-2] == EventKind.FOUGHT
    assert told[::-1].index(EventKind.PROJECT_FAILED) > told[::-1].index(EventKind.FOUGHT)
    for score in game.score():
        assert list(score.lines) == [*box_of(rules).sheet, Line.EDIFICE]
        assert score.total == sum(score.lines.values())
    assert game.winners() == (1,)
    assert play_out(situation(rules, BOARDS)).score()[0].lines.keys() == set(box_of(rules).sheet)
