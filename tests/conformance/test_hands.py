"""Hands on their way round the table, from seven cards down to the one that is thrown away."""

from __future__ import annotations

import pytest

from conformance.statements import example
from heptapolis.vocab.cards.play import EventKind
from tables import BOTH, FIRST, city, coins, happened, play, situation


@pytest.mark.rule("2E-12-01", "2E-12-05", "1E-18-01", "2E-08-03", "R-01")
@pytest.mark.parametrize(
    ("age", "step"),
    [
        pytest.param(1, 1, marks=pytest.mark.rule("2E-12-02", "1E-18-03")),
        pytest.param(2, -1, marks=pytest.mark.rule("2E-12-03", "1E-18-04")),
        pytest.param(3, 1, marks=pytest.mark.rule("2E-12-02", "1E-18-05")),
    ],
)
@BOTH
def test_hands_pass_to_the_left_in_ages_one_and_three_and_to_the_right_in_age_two(
    rules: str, age: int, step: int
) -> None:
    game = situation(rules, "gizah babylon rhodos olympia", age=age)
    for _ in range(5):
        hands = [game.view(seat).hand for seat in range(4)]
        play(game)
        for seat in range(4):
            assert game.view((seat + step) % 4).hand == hands[seat][:-1]


@pytest.mark.rule("R-01", "1E-18-03")
@BOTH
def test_the_left_neighbour_is_the_next_seat(rules: str) -> None:
    game = situation(rules, "gizah alexandria ephesos babylon", hands={0: "guard_tower"}, cities={1: "clay_pool"})
    events = play(game, "build guard_tower L2")
    assert happened(events, EventKind.PAID)[0].numbers == (2, 0, 0)
    assert coins(game) == [1, 8, 6, 6]


@pytest.mark.rule("2E-12-06", "2E-13-01", "1E-19-01")
@pytest.mark.parametrize("age", [1, 2, 3])
@BOTH
def test_the_hand_shrinks_to_two_cards_in_the_sixth_turn(rules: str, age: int) -> None:
    game = situation(rules, age=age)
    sizes = []
    for _ in range(6):
        sizes.append({len(game.view(seat).hand) for seat in range(3)})
        play(game)
    assert sizes == [{7}, {6}, {5}, {4}, {3}, {2}]


@pytest.mark.rule("2E-13-02", "2E-13-03", "2E-13-04", "2E-13-05", "1E-19-02", "1E-19-03", "1E-19-04", "1E-19-06")
@BOTH
def test_of_the_last_two_cards_one_is_played_and_one_is_thrown_away_for_nothing(rules: str) -> None:
    game = situation(rules, turn=6, hands={0: "altar baths"}, coins={0: 3})
    pile = game.view().pile_size
    assert set(game.view(0).hand) == {"altar", "baths"}
    events = play(game, "build baths")
    assert city(game, 0)["cards"] == ["baths"]
    assert [event.thing for event in happened(events, EventKind.THREW_AWAY) if event.seat == 0] == ["altar"]
    assert coins(game)[0] == 3
    assert game.view().pile_size == pile + 3 + 2  # three cards thrown away, two sold by the others


@pytest.mark.rule("1E-19-05", "1E-19-07", "1E-20-01", "2E-14-08")
@BOTH
def test_after_the_sixth_turn_nothing_is_passed_and_the_age_ends(rules: str) -> None:
    game = situation(rules, turn=6)
    events = play(game)
    assert happened(events, EventKind.PASSED) == []
    assert len(happened(events, EventKind.THREW_AWAY)) == 3
    thrown = next(event for event in events if event.kind == EventKind.THREW_AWAY)
    assert thrown.seen_by((thrown.seat + 1) % 3).thing == "?"
    assert game.view().state.age == 2
    assert [len(game.view(seat).hand) for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("1E-19-08")
def test_anne_follows_her_hands_through_the_first_age() -> None:
    given, expect = example("1E-19-08")
    game = situation(FIRST, age=given["age"])
    anne, left, right = 0, 1, 2
    assert len(game.view(anne).hand) == given["hand"]
    hers, from_right = game.view(anne).hand, game.view(right).hand
    play(game)
    assert game.view(left).hand == hers[:-1]
    assert len(game.view(left).hand) == expect["turn_1_passed_left"]
    assert game.view(anne).hand == from_right[:-1]
    assert len(game.view(anne).hand) == expect["turn_1_received_from_right"]
    for _ in range(4):
        from_right = game.view(right).hand[:-1]
        play(game)
    assert game.view(anne).hand == from_right
    assert len(from_right) == expect["turn_6_hand"]
    built, thrown = from_right
    before = coins(game)[anne]
    events = play(game, f"sell {built}")
    mine = [event for event in events if event.seat == anne]
    assert len(happened(mine, EventKind.SOLD)) == expect["turn_6_played"]
    assert [event.thing for event in happened(mine, EventKind.THREW_AWAY)] == [thrown] * expect["turn_6_discarded"]
    assert coins(game)[anne] == before + 3 + expect["coins_for_discarded"]
