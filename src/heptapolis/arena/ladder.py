"""The ladder: one of each bot against copies of every other, at several tables, as Markdown for the docs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

import numpy as np

from heptapolis.arena.contest import Contest
from heptapolis.arena.ratings import Rating, rate, who_is_anchored
from heptapolis.arena.standings import places_of, win_share
from heptapolis.bots.source import BotSource
from heptapolis.engine.packing import Array
from heptapolis.errors import SetupError, UnknownName
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import options_of
from heptapolis.simulation.results import ranks, shares_of

TABLES = {
    "2": ("second-edition", 2),
    "3": ("second-edition", 3),
    "5": ("second-edition", 5),
    "7": ("second-edition", 7),
    "dice": ("dice", 4),
}
"""The tables of the ladder by name: ruleset and players."""
FINISHED = "ladder.md"
PlayOut = Callable[[Contest, str], Array]
"""Plays a contest, which is kept under a name; gives what every city ended with."""


def tables_named(text: str) -> list[TableOptions]:
    """The tables that a text names with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in TABLES:
            raise UnknownName("table", name, TABLES)
    return [options_of(rules, {"players": players}) for rules, players in (TABLES[name] for name in names)]


def matches(options: TableOptions, bots: Sequence[BotSource], seed: int) -> list[Contest]:
    """One of each bot against copies of every other; with two players both are the same."""
    if len(set(bots)) < max(len(bots), 2):
        raise SetupError("a ladder compares bots; name at least two, each of them once.")
    pairs = combinations(bots, 2) if options.players == 2 else permutations(bots, 2)
    return [Contest.of(options, [one.name, *[other.name] * (options.players - 1)], seed) for one, other in pairs]


def folder_of(contest: Contest) -> str:
    """Where the games of a match are kept."""
    one, other = (
        f"{bot.short}-{hashlib.sha256(bot.name.encode()).hexdigest()[:8]}" if bot.target or bot.weights else bot.name
        for bot in contest.bots
    )
    return f"{contest.options.rules}-{contest.options.players}-{one}-against-{other}"


@dataclass(frozen=True)
class Rungs:
    """What the matches at one table showed."""

    options: TableOptions
    bots: tuple[BotSource, ...]
    games: int
    ratings: list[Rating]
    anchor: str
    shares: dict[tuple[str, str], tuple[float, float, float]]
    """The win share of one bot against copies of another: low, high, share."""

    def lines(self) -> Iterator[str]:
        """As Markdown, the strongest first."""
        copies = self.options.players - 1
        order = sorted(range(len(self.bots)), key=lambda number: -self.ratings[number].points)
        against = [self.bots[number] for number in reversed(order)]
        yield f"### {self.options.title}"
        yield ""
        yield row(["bot", "rating", *(f"against {copies} {other.short}" for other in against)])
        yield row(["---", *["---:"] * (1 + len(against))])
        for number in order:
            bot, rating = self.bots[number], self.ratings[number]
            cells = [self.cell(bot.name, other.name) for other in against]
            yield row([f"`{bot.short}`", f"{rating.points:.0f} ± {2 * rating.error:.0f}", *cells])
        yield ""
        yield f"At least {self.games:,} games in each match; equal bots would win {100 / (1 + copies):.1f} %."
        yield f"{who_is_anchored(self.anchor)}, and ± is twice the standard deviation of a rating."

    def cell(self, bot: str, other: str) -> str:
        """The win share of one bot against copies of another."""
        if bot == other:
            return ""
        low, high, share = self.shares[bot, other]
        return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def climb(options: TableOptions, bots: Sequence[BotSource], games: int, seed: int, play_out: PlayOut) -> Rungs:
    """Play all matches at one table."""
    names = [bot.name for bot in bots]
    shares: dict[tuple[str, str], tuple[float, float, float]] = {}
    played: list[tuple[Array, Array]] = []
    for contest in matches(options, bots, seed):
        results = play_out(contest, folder_of(contest))
        deals, seating = contest.table_of(len(results))
        worth = ranks(results)
        one, other = contest.names
        shares[one, other] = win_share(deals, shares_of(worth), seating == 0)
        if options.players == 2:
            shares[other, one] = win_share(deals, shares_of(worth), seating == 1)
        played.append((np.array([names.index(one), names.index(other)])[seating], places_of(worth)))
    ratings, anchor = rate(names, played)
    return Rungs(options, tuple(bots), games, ratings, anchor, shares)


def row(cells: Sequence[str]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def as_markdown(tables: Sequence[Rungs], seed: int) -> str:
    """The whole ladder."""
    intro = (
        "One bot against copies of another, each deal in all distinct seatings: its win share, with the 95 % interval "
        f"clustered by deal. Seed {seed}."
    )
    return "\n\n".join([intro, *("\n".join(table.lines()) for table in tables)]) + "\n"
