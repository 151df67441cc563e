"""Whether win chances mean what they say: predicted before each turn of many games, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heptapolis.analysis.analysis import moments, won_by
from heptapolis.analysis.curve import expected
from heptapolis.analysis.estimates import Estimate
from heptapolis.analysis.outlooks import PLAYOUTS, POLICY, Looker
from heptapolis.errors import SetupError
from heptapolis.game.given import whole_number
from heptapolis.game.registry import TableOptions
from heptapolis.simulation import simulated_game
from heptapolis.simulation.intervals import interval
from heptapolis.simulation.spread import Progress

BINS = 10


@dataclass(frozen=True)
class Reliability:
    """All predictions in a tenth of the chances, and how often they came true."""

    low: float
    high: float
    count: int
    predicted: float
    """The mean of the predictions."""
    won: Estimate
    """The share that was won; its interval is clustered by game, since predictions of one game are alike."""


def calibrate(
    options: TableOptions,
    games: int,
    *,
    bots: Sequence[str] | str = POLICY,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    threads: int | None = None,
    policy: str = POLICY,
    progress: Progress = lambda done: None,
) -> tuple[Reliability, ...]:
    """Play games between bots, predict every player's chance before each turn, and compare with the outcomes.

    >>> from heptapolis import Options
    >>> sum(each.count for each in calibrate(Options(), 2, playouts=4, threads=1))
    108
    """
    if whole_number(games, "games") < 1:
        raise SetupError(f"{games} games show nothing; choose 1 or more.")
    looker = Looker(options, playouts, seed, threads, policy)
    predicted: list[float] = []
    won: list[float] = []
    game_of: list[int] = []
    for game in range(games):
        record = simulated_game(options, game, seed=seed, bots=bots).record
        for _, table, _, earlier, turn in moments(record):
            if turn is not None:
                chances = expected(looker, table, earlier).chances
                predicted += [chance.mean for chance in chances]
        won += list(won_by(table)) * ((len(predicted) - len(won)) // options.players)
        game_of += [game] * (len(predicted) - len(game_of))
        progress(1)
    return reliability(np.array(predicted), np.array(won), np.array(game_of))


def reliability(predicted: np.ndarray, won: np.ndarray, game_of: np.ndarray) -> tuple[Reliability, ...]:
    """The bins that have predictions in them.

    >>> bins = reliability(np.array([0.1, 0.15, 1]), np.array([0, 1, 1]), np.array([1, 2, 3]))
    >>> [(each.low, each.count, each.won.mean) for each in bins]
    [(0.1, 2, 0.5), (0.9, 1, 1.0)]
    """
    places = np.minimum((predicted * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        mine = places == place
        if mine.any():
            low, high, share = interval(game_of[mine], won[mine], np.ones(mine.sum()))
            edges = (place / BINS, (place + 1) / BINS)
            found.append(
                Reliability(*edges, int(mine.sum()), float(predicted[mine].mean()), Estimate(share, low, high))
            )
    return tuple(found)
