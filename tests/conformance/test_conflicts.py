"""Military conflicts at the end of every Age."""

from __future__ import annotations

import pytest

from conformance.statements import edition_of, example
from heptapolis.catalogue.cards import box_of
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Colour, Line
from heptapolis.vocab.cards.play import EventKind
from tables import BOTH, FIRST, city, happened, play, play_age, play_out, points, situation

SHIELDS = ["", "stockade", "walls", "arsenal", "stockade arsenal", "walls arsenal"]
"""Red cards that make 0 to 5 shields."""


def at_the_end_of(age: int, rules: str, own: int, left: int, right: int) -> Game:
    """The end of an Age in which these strengths met at seat 0."""
    cities = {0: SHIELDS[own], 1: SHIELDS[left], 2: SHIELDS[right]}
    game = situation(rules, "alexandria rhodos ephesos", age=age, cities=cities)
    assert [city(game, seat)["shields"] for seat in range(3)] == [own, left, right]
    play_age(game)
    return game


@pytest.mark.rule("2E-01-04", "2E-13-06", "2E-14-01", "2E-14-03", "1E-02-05", "1E-20-02", "1E-20-03")
@pytest.mark.parametrize("age", [1, 2, 3])
@BOTH
def test_every_age_ends_with_a_conflict_against_each_neighbour(rules: str, age: int) -> None:
    game = situation(rules, "gizah babylon rhodos olympia", age=age, turn=6)
    events = play(game)
    fought = happened(events, EventKind.FOUGHT)
    assert [event.seat for event in fought] == [0, 1, 2, 3]
    assert all(event.numbers[2] == age for event in fought)
    kinds = [event.kind for event in events]
    assert kinds.index(EventKind.SOLD) < kinds.index(EventKind.THREW_AWAY) < kinds.index(EventKind.FOUGHT)


@pytest.mark.rule("2E-14-06", "1E-20-04")
@pytest.mark.parametrize(
    ("age", "victory"),
    [
        pytest.param(1, 1, marks=pytest.mark.rule("1E-05-04")),
        pytest.param(2, 3, marks=pytest.mark.rule("1E-05-05")),
        pytest.param(3, 5, marks=pytest.mark.rule("1E-05-06")),
    ],
)
@BOTH
def test_the_stronger_city_takes_a_victory_token_of_the_age(rules: str, age: int, victory: int) -> None:
    assert city(at_the_end_of(age, rules, 3, 1, 2), 0)["tokens"][age - 1] == [victory, victory]


@pytest.mark.rule("2E-14-05", "1E-20-05", "1E-05-03")
@pytest.mark.parametrize("age", [1, 2, 3])
@BOTH
def test_the_weaker_city_takes_a_defeat_token_in_every_age(rules: str, age: int) -> None:
    assert city(at_the_end_of(age, rules, 1, 2, 5), 0)["tokens"][age - 1] == [-1, -1]


@pytest.mark.rule("2E-14-04", "1E-20-06")
@pytest.mark.parametrize("age", [1, 2, 3])
@BOTH
def test_equal_cities_take_no_token(rules: str, age: int) -> None:
    game = at_the_end_of(age, rules, 2, 2, 2)
    assert [city(game, seat)["tokens"][age - 1] for seat in range(3)] == [[0, 0]] * 3


@pytest.mark.rule("1E-20-07", "2E-14-03", "1E-05-01", "2E-05-01")
@pytest.mark.parametrize(
    ("left", "right", "tokens"), [(2, 2, [0, 0]), (1, 2, [1, 0]), (2, 3, [0, -1]), (1, 3, [1, -1])]
)
@BOTH
def test_a_city_takes_no_token_or_one_or_two_and_keeps_them(
    rules: str, left: int, right: int, tokens: list[int]
) -> None:
    game = at_the_end_of(1, rules, 2, left, right)
    assert city(game, 0)["tokens"][0] == tokens
    assert city(play_out(game), 0)["tokens"][0] == tokens


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in ("2E-14-07", "1E-20-08")]
)
def test_the_conflict_of_the_worked_example(name: str) -> None:
    given, expect = example(name)
    strengths = given["own_shields"], given["left_shields"], given["right_shields"]
    game = at_the_end_of(given["age"], edition_of(name), *strengths)
    assert city(game, 0)["tokens"][given["age"] - 1] == [expect["token_left"], expect["token_right"]]


@pytest.mark.rule("2E-14-02", "1E-20-03")
@pytest.mark.effect("shields")
@BOTH
def test_shields_of_cards_and_of_stages_make_the_strength(rules: str) -> None:
    game = situation(rules, "rhodos gizah ephesos", cities={0: "stockade walls"}, stages={0: 2})
    assert city(game, 0)["shields"] == 1 + 2 + 2


@pytest.mark.rule("1E-06-08", "2E-02-08")
@pytest.mark.parametrize(
    ("age", "shields"),
    [
        pytest.param(1, 1, marks=pytest.mark.rule("1E-30-07")),
        pytest.param(2, 2, marks=pytest.mark.rule("1E-32-02")),
        pytest.param(3, 3, marks=pytest.mark.rule("1E-33-01")),
    ],
)
@pytest.mark.effect("shields")
@BOTH
def test_a_red_card_has_as_many_shields_as_its_age(rules: str, age: int, shields: int) -> None:
    red = [card for card in box_of(rules).cards if card.colour == Colour.RED and card.age == age]
    assert red
    for card in red:
        assert city(situation(rules, cities={0: card.id}), 0)["shields"] == shields


@pytest.mark.rule("2E-14-08", "1E-02-02")
@BOTH
def test_after_its_conflicts_an_age_gives_way_to_the_next(rules: str) -> None:
    events = play(situation(rules, turn=6))
    kinds = [event.kind for event in events]
    assert kinds[-1] == EventKind.AGE_BEGAN
    assert kinds[-2] == EventKind.FOUGHT
    assert events[-1].numbers == (2,)


@pytest.mark.rule("2E-14-09", "2E-19-01", "1E-21-01")
@BOTH
def test_after_the_conflicts_of_the_third_age_the_game_ends(rules: str) -> None:
    game = situation(rules, age=3, turn=6)
    events = play(game)
    assert [event.kind for event in events[-2:]] == [EventKind.FOUGHT, EventKind.ENDED]
    assert game.over
    assert game.deciding() == ()


@pytest.mark.rule("1E-22-04", "1E-22-02", "2E-20-03")
def test_one_victory_and_one_defeat_in_every_age_give_six_points() -> None:
    given, expect = example("1E-22-04")
    game = play_out(situation(FIRST, "alexandria rhodos ephesos", cities={0: SHIELDS[1], 2: SHIELDS[2]}))
    tokens = [token for pair in city(game, 0)["tokens"] for token in pair]
    assert sorted(tokens) == sorted(given["tokens"])
    assert points(game, 0, Line.MILITARY) == expect["conflicts"]


@pytest.mark.rule("1E-22-03", "2E-20-04")
@BOTH
def test_the_conflict_total_may_be_negative(rules: str) -> None:
    game = play_out(situation(rules, cities={0: "barracks", 2: "barracks"}))
    assert points(game, 1, Line.MILITARY) == -6
    assert game.score()[1].total == sum(game.score()[1].lines.values())
