"""Win shares, intervals, places and pairs against cases that were worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heptapolis import Options
from heptapolis.arena import Contest
from heptapolis.arena.standings import pairwise, places_of, standings_of
from heptapolis.engine.packing import Array
from heptapolis.simulation.intervals import interval, student
from heptapolis.simulation.results import COINS, FAILED, POINTS, RESULT, ranks, shares_of


def games(*scores: list[tuple[int, int]]) -> Array:
    """Games in which the seats ended with so many points and coins."""
    results = np.zeros((len(scores), len(scores[0]), RESULT), np.int32)
    results[:, :, POINTS] = [[points for points, _ in game] for game in scores]
    results[:, :, COINS] = [[coins for _, coins in game] for game in scores]
    return results


def test_points_decide_then_coins_and_what_is_equal_is_shared() -> None:
    worth = ranks(games([(50, 1), (40, 9), (50, 3)], [(50, 3), (40, 9), (50, 3)], [(7, 2), (7, 2), (7, 2)]))
    assert places_of(worth).tolist() == [[2, 3, 1], [1.5, 3, 1.5], [2, 2, 2]]
    assert shares_of(worth).tolist() == [[0, 0, 1], [0.5, 0, 0.5], pytest.approx([1 / 3] * 3)]


def test_a_negative_score_is_below_nothing() -> None:
    worth = ranks(games([(-3, 5), (0, 0), (-3, 6)]))
    assert places_of(worth).tolist() == [[3, 1, 2]]


def test_an_interval_counts_deals_and_not_games() -> None:
    # two deals of two games: won 2 of 2 and 1 of 2. Share 3/4; residuals 2 - 1.5 and 1 - 1.5, so the sum of squares
    # is 0.5, times 2 / 1 is 1; its root over 4 seats is 0.25, times 12.706 (t with one degree of freedom)
    low, high, share = interval(np.array([0, 0, 1, 1]), np.array([1, 1, 1, 0]), np.array([1, 1, 1, 1]))
    assert (low, high, share) == (0.0, 1.0, 0.75)
    # eleven deals of two games, won by turns twice and once: residuals of 6/11 and -5/11
    won = [2, 1] * 5 + [1]
    squares = 5 * (2 - 2 * 16 / 22) ** 2 + 6 * (1 - 2 * 16 / 22) ** 2
    reach = 2.228 * math.sqrt(squares * 11 / 10) / 22
    deals = np.arange(11)
    low, high, share = interval(deals, np.array(won), np.full(11, 2))
    assert share == pytest.approx(16 / 22)
    assert [low, high] == pytest.approx([share - reach, share + reach], abs=1e-3)


def test_games_of_one_deal_that_are_alike_narrow_nothing() -> None:
    deals, won = np.arange(20), np.array([1, 0] * 10)
    once = interval(deals, won, np.ones(20))
    six = interval(np.repeat(deals, 6), np.repeat(won, 6), np.ones(120))
    assert six == pytest.approx(once)
    assert interval(np.arange(120), np.repeat(won, 6), np.ones(120))[0] > once[0] + 0.05


def test_who_wins_everything_is_not_certain_to_do_so_for_ever() -> None:
    # were the true share below the bound, so many victories in a row would be rarer than one in forty
    low, high, share = interval(np.arange(10), np.ones(10), np.ones(10))
    assert (high, share) == (1, 1)
    assert low**10 == pytest.approx(0.025)
    low, high, share = interval(np.arange(10), np.zeros(10), np.ones(10))
    assert (low, share) == (0, 0)
    assert (1 - high) ** 10 == pytest.approx(0.025)


def test_shares_that_never_differ_have_an_interval_without_width() -> None:
    assert interval(np.arange(5), np.full(5, 1.0), np.full(5, 2)) == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (500, 1.965)]
)
def test_few_deals_widen_an_interval_as_student_says(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.01)


def test_pairs_are_of_seats_at_the_same_table() -> None:
    worth = ranks(games([(30, 0), (20, 0), (10, 0)], [(5, 0), (5, 0), (9, 0)]))
    seating = np.array([[0, 1, 1], [1, 0, 1]])
    # bot 0 was ahead of both seats of bot 1, then level with one and behind the other: 2.5 of 4
    assert pairwise(worth, seating, 2) == ((None, 0.625), (0.375, None))


def test_standings_of_two_deals() -> None:
    contest = Contest.of(Options(players=3), "rulebook,builder,builder")
    assert [contest.seated(game) for game in range(4)] == [
        (0, (0, 1, 1)),
        (0, (1, 0, 1)),
        (0, (1, 1, 0)),
        (1, (0, 1, 1)),
    ]
    results = games(
        [(60, 0), (40, 0), (50, 0)],
        [(40, 0), (60, 0), (50, 0)],
        [(60, 0), (50, 0), (60, 0)],
        [(60, 0), (40, 0), (50, 0)],
        [(40, 0), (60, 0), (50, 0)],
        [(60, 0), (40, 0), (50, 0)],
    )
    results[1, 1, FAILED] = results[4, 0, FAILED] = results[4, 2, FAILED] = 1
    showed = standings_of(contest, results)
    rulebook, builder = showed.bots
    assert (showed.games, showed.deals, showed.anchor) == (6, 2, "builder")
    assert (rulebook.seats, builder.seats) == (1, 2)
    assert rulebook.win_share == pytest.approx((1 + 1 + 0.5 + 1 + 1 + 0) / 6)
    assert builder.win_share == pytest.approx((0.5 + 1) / 12)
    assert rulebook.mean_place == pytest.approx((1 + 1 + 1.5 + 1 + 1 + 2) / 6)
    assert rulebook.mean_place + 2 * builder.mean_place == pytest.approx(6)
    assert [rulebook.mean_score, builder.mean_score] == pytest.approx([350 / 6, 570 / 12])
    assert (rulebook.failed, builder.failed) == (1, 1)
    assert rulebook.rating.points > builder.rating.points == 1000
