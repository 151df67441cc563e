"""A contest: bots at one kind of table, and which games decide between them."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from heptapolis import __version__
from heptapolis.arena.rounds import Seating, rounds_of
from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.bots.source import WEIGHTS, BotSource, source_of, sources_for
from heptapolis.engine.packing import Array
from heptapolis.errors import SetupError, count_of
from heptapolis.game.given import whole_number
from heptapolis.game.record import RULES_VERSION
from heptapolis.game.registry import TableOptions
from heptapolis.game.rulesets import options_of
from heptapolis.simulation.run import first_seed

LEAST_DEALS = 2
"""An interval needs at least two deals: it comes from how much they differ."""
MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Contest:
    """Bots at one kind of table; game after game is settled by the seed. Two bots of one name are one bot."""

    options: TableOptions
    sources: tuple[BotSource, ...]
    """One for each player."""
    seed: int = 0
    bot_seconds: float = BOT_SECONDS

    @classmethod
    def of(
        cls, options: TableOptions, bots: Sequence[str] | str, seed: int = 0, bot_seconds: float = BOT_SECONDS
    ) -> Contest:
        """The contest of bots by name, one for each player.

        >>> from heptapolis import Options
        >>> contest = Contest.of(Options("second-edition", 3), "rulebook, builder, builder")
        >>> contest.names, contest.games_for(100)
        (('rulebook', 'builder'), 102)
        """
        sources = sources_for(bots, options.players)
        if len(set(sources)) == 1:
            raise SetupError(
                f"all {options.players} seats have the bot {sources[0].name}; an arena compares bots, "
                "so name at least two that differ."
            )
        first_seed(seed)
        return cls(options, sources, seed, bot_seconds)

    @cached_property
    def bots(self) -> tuple[BotSource, ...]:
        """The bots that are compared, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.sources))

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(source.name for source in self.bots)

    @cached_property
    def rounds(self) -> tuple[tuple[Seating, ...], ...]:
        """The seatings of one deal after another."""
        return rounds_of([self.bots.index(source) for source in self.sources], self.seed)

    @cached_property
    def ends(self) -> list[int]:
        """For each round how many games it and those before it have."""
        return list(accumulate(map(len, self.rounds)))

    def seated(self, game: int) -> tuple[int, Seating]:
        """The deal of a game, and who sits where."""
        cycle, place = divmod(game, self.ends[-1])
        number = bisect_right(self.ends, place)
        first = self.ends[number - 1] if number else 0
        return cycle * len(self.rounds) + number, self.rounds[number][place - first]

    def seed_of(self, deal: int) -> int:
        """The seed of a deal: that of the game with this number in a batch of `simulate`."""
        return first_seed(self.seed) + deal

    def games_of(self, deals: int) -> int:
        """How many games so many deals have."""
        cycles, rest = divmod(deals, len(self.rounds))
        return cycles * self.ends[-1] + (self.ends[rest - 1] if rest else 0)

    def games_for(self, games: int) -> int:
        """At least so many games: as many as fill their last deal; refuses too few for an interval."""
        if not 1 <= whole_number(games, "games") <= MOST_GAMES:
            raise SetupError(f"{games} games cannot be played in an arena; choose from 1 to {MOST_GAMES}.")
        least = self.games_of(LEAST_DEALS)
        if games < least:
            raise SetupError(
                f"{count_of(games, 'game')} {'is' if games == 1 else 'are'} too few: every deal is replayed in "
                f"{count_of(len(self.rounds[0]), 'seating')}, and an interval needs at least {LEAST_DEALS} deals; "
                f"choose at least {least}."
            )
        return self.games_of(self.seated(games - 1)[0] + 1)

    def table_of(self, games: int) -> tuple[Array, Array]:
        """The deal of each of the first so many games, and which bot had which seat."""
        seated = [self.seated(game) for game in range(games)]
        deals = np.array([deal for deal, _ in seated], np.int64)
        return deals, np.array([seating for _, seating in seated], np.int64)

    def to_json(self) -> dict[str, Any]:
        """Everything that settles its games, as plain JSON values."""
        return {
            "heptapolis": __version__,
            "rules_version": RULES_VERSION,
            "rules": self.options.rules,
            "options": self.options.to_json(),
            "bots": [source.name for source in self.sources],
            "files": dict(files_of(self.bots)),
            "bot_seconds": self.bot_seconds,
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Contest:
        """Read what `to_json` wrote; bots are looked for again."""
        sources = tuple(map(source_of, values["bots"]))
        return cls(options_of(values["rules"], values["options"]), sources, values["seed"], values["bot_seconds"])


def files_of(bots: Sequence[BotSource]) -> Iterator[tuple[str, str]]:
    """The files of custom bots and networks with their digests, so that a contest is not continued with another bot."""
    for source in bots:
        file = source.weights or source.target
        if file.endswith((".py", WEIGHTS)):
            yield file, hashlib.sha256(Path(file).read_bytes()).hexdigest()
