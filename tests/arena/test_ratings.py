"""Ratings find strengths that games were drawn from, whoever is the anchor."""

from __future__ import annotations

import numpy as np
import pytest

from heptapolis.arena.ratings import ANCHOR, WITHOUT_ANCHOR, rate
from heptapolis.engine.packing import Array


def drawn(strengths: list[float], seating: list[int], games: int) -> tuple[Array, Array]:
    """Games between bots of these ratings: the place of each seat, as the Plackett-Luce model draws it."""
    chance = np.random.default_rng(7).gumbel(size=(games, len(seating)))
    luck = np.array([strengths[bot] for bot in seating]) / 400 * np.log(10) + chance
    return np.tile(seating, (games, 1)), (-luck).argsort(axis=1).argsort(axis=1) + 1.0


@pytest.mark.parametrize("strengths", [[1000, 1400], [1000, 600, 1500], [1000, 1200, 1100, 700, 900]])
def test_ratings_find_the_strengths(strengths: list[float]) -> None:
    names = [ANCHOR, "b", "c", "d", "e"][: len(strengths)]
    rated, anchor = rate(names, [drawn(strengths, list(range(len(strengths))), 900)])
    assert anchor == ANCHOR
    assert rated[0].points == 1000
    for rating, strength in zip(rated, strengths, strict=True):
        assert rating.points == pytest.approx(strength, abs=90)
        assert 5 < rating.error < 80


def test_a_bot_with_several_seats_has_one_rating() -> None:
    rated, _ = rate([ANCHOR, "b"], [drawn([1000, 1300], [1, 0, 0], 900)])
    assert [rating.points for rating in rated] == [1000, pytest.approx(1300, abs=90)]


def test_without_builder_the_mean_is_the_anchor_and_that_is_said() -> None:
    rated, anchor = rate(["a", "b"], [drawn([700, 900], [0, 1], 900)])
    assert anchor == WITHOUT_ANCHOR
    assert [rating.points for rating in rated] == [pytest.approx(900, abs=60), pytest.approx(1100, abs=60)]
    assert sum(rating.points for rating in rated) == pytest.approx(2000)


def test_contests_of_different_bots_are_rated_together() -> None:
    strengths = [1000.0, 1200.0, 1500.0]
    rated, _ = rate([ANCHOR, "b", "c"], [drawn(strengths, [0, 1, 1], 700), drawn(strengths, [2, 1, 1], 700)])
    assert [rating.points for rating in rated] == [1000, pytest.approx(1200, abs=90), pytest.approx(1500, abs=80)]
