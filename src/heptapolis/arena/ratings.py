"""Ratings: the Plackett-Luce model of openskill, on the scale of Elo.

Bots do not change, so nothing is forgotten between games (tau is 0), and few games are gone through several times, or
the first guesses would still show; how sure a rating is comes from the first time.

Ten to one between two bots is 400 points, at every number of players: then `400 * log10((n - 1) * w / (1 - w))` is the
distance of a bot that wins the share w against n - 1 equal ones.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from heptapolis.engine.packing import Array

ANCHOR = "builder"
ANCHORED = 1000.0
PASSES, RATED_GAMES = 10, 100_000
"""Games are gone through so often, but not more than so many altogether."""
WITHOUT_ANCHOR = "the mean of these bots"


@dataclass(frozen=True)
class Rating:
    """How strong a bot is."""

    points: float
    error: float
    """The standard deviation that openskill has for it."""


def who_is_anchored(anchor: str) -> str:
    """The beginning of a sentence that says whose rating is 1000."""
    return f"{anchor if anchor == ANCHOR else anchor.capitalize()} is rated {ANCHORED:.0f}"


def rate(names: Sequence[str], played: Sequence[tuple[Array, Array]]) -> tuple[list[Rating], str]:
    """The ratings of these bots and whose is 1000, after contests of which each gives seatings and places.

    A game of one contest follows a game of another: the last games of a list count no more than the first.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and slow to import

    model = PlackettLuce(tau=0.0)
    ratings, games = [model.rating() for _ in names], in_turn(played)
    sigmas: list[float] = []
    for _ in range(max(1, min(PASSES, RATED_GAMES // len(games)))):
        for seating, places in games:
            after = model.rate([[ratings[bot]] for bot in seating], ranks=places)
            for bot in set(seating):
                seats = [team[0] for team, other in zip(after, seating, strict=True) if other == bot]
                mu, sigma = fmean(rating.mu for rating in seats), fmean(rating.sigma for rating in seats)
                ratings[bot] = model.rating(mu=mu, sigma=sigma)
        sigmas = sigmas or [rating.sigma for rating in ratings]
    a_point = 400 / math.log(10) / (model.beta * math.sqrt(played[0][0].shape[1]))
    anchored = ANCHOR in names
    pinned = ratings[names.index(ANCHOR)].mu if anchored else fmean(each.mu for each in ratings)
    rated = [
        Rating(ANCHORED + (each.mu - pinned) * a_point, sigma * a_point)
        for each, sigma in zip(ratings, sigmas, strict=True)
    ]
    return rated, ANCHOR if anchored else WITHOUT_ANCHOR


def in_turn(played: Sequence[tuple[Array, Array]]) -> list[tuple[list[int], list[float]]]:
    """The games of several contests, each after as large a share of its own as of the others."""
    order = sorted(
        (game / len(seating), contest, game)
        for contest, (seating, _) in enumerate(played)
        for game in range(len(seating))
    )
    rows = [(seating.tolist(), places.tolist()) for seating, places in played]
    return [(rows[contest][0][game], rows[contest][1][game]) for _, contest, game in order]
