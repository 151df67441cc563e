"""What the games of a contest showed: win shares with intervals, mean places and scores, and who beat whom.

Games of one deal are alike, so a deal counts as one observation: all intervals come from how much deals differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from heptapolis.arena.contest import Contest
from heptapolis.arena.ratings import Rating, rate
from heptapolis.engine.packing import Array
from heptapolis.simulation.intervals import interval
from heptapolis.simulation.results import FAILED, POINTS, ranks, shares_of


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    seats: int
    """How many seats it had in every game."""
    win_share: float
    """The share of victories of one of its seats; a shared victory is split evenly."""
    low: float
    high: float
    mean_place: float
    mean_score: float
    lines: dict[str, float]
    """The mean of every line of the score sheet."""
    rating: Rating
    failed: int
    """In how many games a seat of it failed, and another bot decided for it from then on."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "win_share": self.win_share,
            "low": self.low,
            "high": self.high,
            "mean_place": self.mean_place,
            "mean_score": self.mean_score,
            "mean_lines": self.lines,
            "rating": self.rating.points,
            "rating_error": self.rating.error,
            "failed_games": self.failed,
        }


@dataclass(frozen=True)
class Standings:
    """What a contest showed."""

    contest: Contest
    games: int
    deals: int
    bots: tuple[Standing, ...]
    pairwise: tuple[tuple[float | None, ...], ...]
    """How often the bot of the row had a better place than that of the column; half for a shared place."""
    anchor: str
    """Whose rating is 1000."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values; the same for the same games, however they were played."""
        options = self.contest.options
        return {
            "rules": options.rules,
            "title": options.title,
            **options.in_short(),
            "seed": self.contest.seed,
            "games": self.games,
            "deals": self.deals,
            "anchor": self.anchor,
            "bots": [standing.to_json() for standing in self.bots],
            "pairwise": {
                one: {other: share for other, share in zip(self.contest.names, row, strict=True) if share is not None}
                for one, row in zip(self.contest.names, self.pairwise, strict=True)
            },
        }


def standings_of(contest: Contest, results: Array) -> Standings:
    """What the first games of a contest showed: for each game and seat a row as `simulation/results.py` has it."""
    deals, seating = contest.table_of(len(results))
    worth = ranks(results)
    places, shares = places_of(worth), shares_of(worth)
    ratings, anchor = rate(contest.names, [(seating, places)])
    bots = []
    for number, bot in enumerate(contest.names):
        own = seating == number
        low, high, share = win_share(deals, shares, own)
        rows = results[own]
        lines = {line.word: float(rows[:, line].mean()) for line in contest.options.sheet}
        failed = int((results[:, :, FAILED] * own).any(axis=1).sum())
        mean_place, mean_score = float(places[own].mean()), float(rows[:, POINTS].mean())
        seats = contest.sources.count(contest.bots[number])
        bots.append(Standing(bot, seats, share, low, high, mean_place, mean_score, lines, ratings[number], failed))
    pairs = pairwise(worth, seating, len(contest.bots))
    return Standings(contest, len(results), int(deals[-1]) + 1, tuple(bots), pairs, anchor)


def places_of(worth: Array) -> Array:
    """The place of every seat of every game from 1; equal seats share the mean of their places.

    >>> places_of(np.array([[50, 40, 50]])).tolist()
    [[1.5, 3.0, 1.5]]
    """
    better = (worth[:, None, :] > worth[:, :, None]).sum(axis=2)
    equal = (worth[:, None, :] == worth[:, :, None]).sum(axis=2)
    places: Array = better + (equal + 1) / 2
    return places


def pairwise(worth: Array, seating: Array, bots: int) -> tuple[tuple[float | None, ...], ...]:
    """How often a seat of one bot ended before a seat of another at the same table; half for a shared place."""
    met, ahead = np.zeros((bots, bots)), np.zeros((bots, bots))
    for one in range(seating.shape[1]):
        for other in range(seating.shape[1]):
            who = (seating[:, one], seating[:, other])
            np.add.at(met, who, 1)
            np.add.at(ahead, who, (worth[:, one] > worth[:, other]) + 0.5 * (worth[:, one] == worth[:, other]))
    return tuple(
        tuple(None if row == column else float(ahead[row, column] / met[row, column]) for column in range(bots))
        for row in range(bots)
    )


def win_share(deals: Array, shares: Array, own: Array) -> tuple[float, float, float]:
    """The interval of the win share of one of the seats that are marked as a bot's own, and the share."""
    return interval(deals, (shares * own).sum(axis=1), own.sum(axis=1))
