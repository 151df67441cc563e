"""Playouts from what a player knows: deals are drawn from its view, a bot plays the rest of the game for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from heptapolis.analysis.estimates import Outlook, outlook_of
from heptapolis.errors import SetupError
from heptapolis.game import Table
from heptapolis.game.given import whole_number
from heptapolis.game.registry import TableOptions, ruleset_of
from heptapolis.simulation import Ends, Playouts, sample
from heptapolis.simulation.run import MOST_SEED, checked_threads
from heptapolis.simulation.sampling import as_it_is

PLAYOUTS = 500
"""So many playouts of each option if nobody says how many."""
POLICY = "rulebook"
"""Who plays the rest of the game."""
LEAST_PLAYOUTS, MOST_PLAYOUTS = 2, 1_000_000


class Looker:
    """Looks ahead at one table, with so many playouts of each option.

    What it finds depends on the seed, the view and what the caller names the moment by, and on nothing else.
    """

    def __init__(
        self,
        options: TableOptions,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        threads: int | None = 1,
        policy: str = POLICY,
    ) -> None:
        if "analysis" not in ruleset_of(options.rules).rooms:
            raise SetupError(f"games of {options.rules} cannot be analyzed.")
        if not LEAST_PLAYOUTS <= whole_number(playouts, "playouts") <= MOST_PLAYOUTS:
            raise SetupError(
                f"{playouts} playouts of each option say nothing; choose from {LEAST_PLAYOUTS} to {MOST_PLAYOUTS}."
            )
        if not 0 <= whole_number(seed, "seed") <= MOST_SEED:
            raise SetupError(f"seed {seed} is not between 0 and {MOST_SEED}.")
        self.options, self.playouts, self.seed, self.policy = options, int(playouts), int(seed), policy
        self.threads, self.games = checked_threads(threads), Playouts(options, policy)

    def warm_up(self, table: Table) -> None:
        """Compile what looking ahead needs, or load what was compiled before."""
        self.games.ends(sample(table.view(0), 0), 0, [None], 1)

    def chance(self, *moment: object) -> Random:
        """Chance for a moment of the game, which is named by what its player knows."""
        return Random("/".join(map(str, (self.seed, *moment))))  # noqa: S311 - playouts need no secure chance

    def ends(self, view: Any, seat: int, actions: Sequence[Any], chance: Random) -> Ends:
        """How the game ends after each of some actions of a seat; after None, its bot has chosen."""
        positions = sample(view, chance, self.playouts)
        return self.games.ends(positions, seat, actions, self.playouts, chance.randrange(MOST_SEED), self.threads)

    def outlook(self, view: Any, chance: Random) -> Outlook:
        """What a view promises every player, as its own player can judge it."""
        return outlook_of(self.ends(view, view.seat, [None], chance), 0)

    def open_outlook(self, table: Table, chance: Random) -> Outlook:
        """What it promises if all hands are open."""
        position = as_it_is(table)
        return outlook_of(
            self.games.ends(position, 0, [None], self.playouts, chance.randrange(MOST_SEED), self.threads), 0
        )
