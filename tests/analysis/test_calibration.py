"""Predictions are counted in tenths, and compared with what came of them."""

from __future__ import annotations

import numpy as np
import pytest

from heptapolis import DiceOptions, Options
from heptapolis.analysis import calibrate
from heptapolis.analysis.calibration import reliability
from heptapolis.errors import SetupError


def test_the_bins_are_those_counted_by_hand() -> None:
    predicted = np.array([0.0, 0.05, 0.31, 0.39, 0.99, 1.0])
    won = np.array([0, 0, 1, 0.5, 1, 1])
    bins = reliability(predicted, won, np.array([1, 2, 1, 2, 1, 2]))
    assert [(each.low, each.count, each.won.mean) for each in bins] == [(0.0, 2, 0), (0.3, 2, 0.75), (0.9, 2, 1)]
    assert [each.predicted for each in bins] == pytest.approx([0.025, 0.35, 0.995])


def test_predictions_of_one_game_prove_nothing_about_others() -> None:
    (one,) = reliability(np.full(50, 0.5), np.array([0.0, 1.0] * 25), np.zeros(50, int))
    assert (one.won.low, one.won.high) == (0, 1)


def test_every_player_of_every_turn_is_predicted_and_the_shares_are_those_of_the_outcomes() -> None:
    bins = calibrate(Options("first-edition", 3), 3, playouts=6, seed=1, threads=1)
    assert sum(each.count for each in bins) == 3 * 18 * 3
    assert sum(each.count * each.won.mean for each in bins) == pytest.approx(3 * 18)
    assert bins == calibrate(Options("first-edition", 3), 3, playouts=6, seed=1, threads=2)
    dice = calibrate(DiceOptions(2), 1, bots=["builder", "random"], playouts=4, threads=1)
    assert sum(each.count * each.won.mean for each in dice) == pytest.approx(sum(each.count for each in dice) / 2)


def test_no_game_shows_nothing() -> None:
    with pytest.raises(SetupError, match="0 games show nothing; choose 1 or more"):
        calibrate(Options(), 0)
