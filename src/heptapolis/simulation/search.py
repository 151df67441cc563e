"""Playouts: from each position a first action, then policies for everybody until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from heptapolis.bots.source import sources_for
from heptapolis.engine.packing import Array, record_for
from heptapolis.errors import SetupError
from heptapolis.game.given import as_whole, whole_number
from heptapolis.game.registry import TableOptions
from heptapolis.simulation.batch import batch_of
from heptapolis.simulation.outcome import GAMES, MARGINS, OUTCOME, POINTS, WINS
from heptapolis.simulation.run import checked_options, checked_threads, first_seed, policies_of
from heptapolis.simulation.tally import SHARE
from heptapolis.vocab.limits import SEATS

SHARE_OF_A_THREAD = 64
"""For fewer playouts no thread is started."""
MOST_PLAYOUTS = 2**31 - 1
NO_ACTION = -1
"""In the place of a number that is none: it is never legal."""


@dataclass(frozen=True, eq=False)
class Outcomes:
    """What the playouts came to, for each action in the order in which they were given: arrays of the same length."""

    actions: tuple[Any, ...]
    games: Array
    """How many were played."""
    win_share: Array
    """The share of the victory: 1 for a victory alone, 1/2 for one shared by two."""
    points: Array
    """The mean points of the player."""
    margins: Array
    """By how many points the player is ahead of the best of the others, in the mean."""

    @property
    def best(self) -> Any:
        """The action with the highest share of victories; of equal ones the one that is further ahead."""
        return self.actions[np.lexsort((self.margins, self.win_share))[-1]]


class Playouts:
    """Plays positions of one table to the end, compiled and without the interpreter's lock.

    `policy` names a bot that comes with the game for all seats, or one for each as a list.

    >>> from heptapolis import Game, Options
    >>> from heptapolis.simulation import sample
    >>> view = Game("second-edition", players=3, seed=1).view(0)
    >>> positions = sample(view, rng=1, count=20)
    >>> outcomes = Playouts(Options(), "builder").run(positions, 0, ["build stone_pit", "sell stone_pit"], each=100)
    >>> outcomes.games.tolist(), outcomes.best
    ([100, 100], 'build stone_pit')
    """

    def __init__(self, options: TableOptions, policy: str | Sequence[str] = "random") -> None:
        self.options = checked_options(options)
        sources = sources_for(policy, options.players)
        own = next((source.name for source in sources if source.is_own), None)
        if own is not None:
            raise SetupError(f"{own} is a custom bot, which cannot be compiled; playouts follow bots of ours.")
        self.policies, self.batch = policies_of(sources), batch_of(options)

    def run(
        self,
        positions: Array,
        seat: int,
        actions: Sequence[Any],
        each: int,
        seed: int = 0,
        threads: int = 1,
    ) -> Outcomes:
        """Let the seat begin with each action in turn, `each` times from the positions in turn.

        An action is an object of the library, an option of a list, a text, or its number in the rules. Choices that
        stand in a position are kept; the policies choose for all other seats. The result is that of the player who
        decides for the seat, and the same for any number of threads.
        """
        record = record_for(self.batch.STATE, SEATS)
        if not isinstance(positions, np.ndarray) or positions.dtype != record or positions.ndim != 1:
            raise SetupError("positions is an array of records in one row, as sample(view, rng, count) gives them.")
        if not len(positions):
            raise SetupError("there is no position to play from.")
        wrong = np.flatnonzero(~self.batch.fits(positions))
        if len(wrong):
            raise SetupError(f"position {wrong[0]} is over or not one of {self.options.title}.")
        seat, numbers = self.checked_seat(seat), self.numbers_of(actions, seat, positions[0])
        if not 1 <= whole_number(each, "each") <= MOST_PLAYOUTS // len(numbers):
            raise SetupError(f"{each} playouts of each action cannot be played; choose 1 or more.")
        begin, positions = first_seed(seed), np.ascontiguousarray(positions)
        self.refuse_illegal(positions, seat, actions, numbers)
        total = self.played(positions, seat, numbers, int(each), begin, checked_threads(threads))
        means = total / total[:, [GAMES]]
        return Outcomes(tuple(actions), total[:, GAMES], means[:, WINS] / SHARE, means[:, POINTS], means[:, MARGINS])

    def checked_seat(self, seat: int) -> int:
        """A seat of the table."""
        if not 0 <= whole_number(seat, "seat") < self.options.cities:
            raise SetupError(f"there is no seat {seat}; this table has seats 0 to {self.options.cities - 1}.")
        return int(seat)

    def numbers_of(self, actions: Sequence[Any], seat: int, position: Any) -> Array:
        """The actions as the rules number them."""
        if isinstance(actions, str) or not len(actions):
            raise SetupError("actions is a list of at least one action, such as view.legal().actions.")
        numbers = []
        for action in actions:
            number = as_whole(action)
            numbers.append(self.batch.number_of(action, seat, position) if number is None else number)
        return np.array([number if 0 <= number < 1 << 62 else NO_ACTION for number in numbers], np.int64)

    def refuse_illegal(self, positions: Array, seat: int, actions: Sequence[Any], numbers: Array) -> None:
        """Refuse an action that is not legal in every position."""
        menu = self.batch.scratch()[0]
        found = self.code.first_illegal(positions, self.batch.table(), seat, numbers, menu)
        if found >= 0:
            position, place = divmod(found, len(numbers))
            raise SetupError(f"seat {seat} cannot choose {str(actions[place])!r} in position {position}.")

    @property
    def code(self) -> Any:
        """Rules, policies and the loop of playouts, compiled."""
        return self.batch.compiled(plain=self.batch.plain, kernel=self.batch.kernel)

    def played(self, positions: Array, seat: int, numbers: Array, each: int, seed: int, threads: int) -> Array:
        """The sums of each action."""
        games, code, table = each * len(numbers), self.code, self.batch.table()

        def play(first: int) -> Array:
            room, outcomes = np.zeros(1, positions.dtype), np.zeros((len(numbers), OUTCOME), np.int64)
            part, scratch = min(share, games - first), self.batch.scratch()
            code.play_outs(
                room, positions, table, seat, numbers, each, first, part, seed, self.policies, *scratch, outcomes
            )
            return outcomes

        share = max(SHARE_OF_A_THREAD, -(-games // threads))
        shares = range(0, games, share)
        if len(shares) == 1:
            return play(0)
        with ThreadPoolExecutor(len(shares)) as pool:
            total: Array = np.array(list(pool.map(play, shares))).sum(axis=0)
            return total
