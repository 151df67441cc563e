"""Playouts: from each position a first action, then policies for everybody until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from heptapolis.simulation.results import POINTS as RESULT_POINTS
from heptapolis.simulation.results import RESULT, ranks, shares_of
from heptapolis.simulation.run import checked_options, checked_threads, first_seed
from heptapolis.simulation.tally import SHARE
from heptapolis.vocab.limits import SEATS

SHARE_OF_A_THREAD = 64
"""For fewer playouts no thread is started."""
MOST_AT_ONCE = 4096
"""Playouts that are told apart come in parts of so many, since each takes a kilobyte while it is played."""
MOST_PLAYOUTS = 2**31 - 1
NO_ACTION = -1
"""In the place of a number that is none: it is never legal. To the rules it says that nothing is chosen."""


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


@dataclass(frozen=True, eq=False)
class Ends:
    """How every playout ended, in arrays by action, playout and seat. Playouts with the same number are alike."""

    actions: tuple[Any, ...]
    win_shares: Array
    """The share of the victory: 1 for a victory alone, 1/2 for one shared by two."""
    points: Array


class Playouts:
    """Plays positions of one table to the end, compiled and without the interpreter's lock.

    `policy` names a bot that comes with the game or a file of weights for all seats, or one for each as a list.

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
        own = next((source.name for source in sources if not source.is_compiled), None)
        if own is not None:
            raise SetupError(
                f"{own} is a custom bot, which cannot be compiled; playouts follow bots of ours and networks."
            )
        self.batch = batch_of(options, sources)
        self.policies = self.batch.minds(sources)

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
        self.check_positions(positions)
        seat = self.checked_seat(seat)
        numbers = self.numbers_of(actions, seat, positions[0])
        begin, positions = self.checked_start(each, seed, len(numbers)), np.ascontiguousarray(positions)
        self.refuse_illegal(positions, seat, actions, numbers)
        total = self.played(positions, seat, numbers, int(each), begin, checked_threads(threads))
        means = total / total[:, [GAMES]]
        return Outcomes(tuple(actions), total[:, GAMES], means[:, WINS] / SHARE, means[:, POINTS], means[:, MARGINS])

    def ends(
        self,
        positions: Array,
        seat: int,
        actions: Sequence[Any],
        each: int,
        seed: int = 0,
        threads: int = 1,
    ) -> Ends:
        """Play as `run` does, and tell how every playout ended for every seat; for None the policy chooses.

        >>> from heptapolis import Game, Options
        >>> from heptapolis.simulation import sample
        >>> positions = sample(Game("second-edition", players=3, seed=1).view(0), rng=1, count=20)
        >>> ends = Playouts(Options(), "builder").ends(positions, 0, ["build stone_pit", None], each=100)
        >>> ends.points.shape, bool((ends.win_shares.sum(axis=2) == 1).all())
        ((2, 100, 3), True)
        """
        self.check_positions(positions)
        seat = self.checked_seat(seat)
        numbers = self.numbers_of(actions, seat, positions[0], open_too=True)
        begin, positions = self.checked_start(each, seed, len(actions)), np.ascontiguousarray(positions)
        named = [place for place, action in enumerate(actions) if action is not None]
        self.refuse_illegal(positions, seat, [actions[place] for place in named], numbers[named])
        results = self.played_apart(positions, seat, numbers, int(each), begin, checked_threads(threads))
        shape = (len(actions), int(each), self.options.players)
        shares = shares_of(ranks(results))
        return Ends(tuple(actions), shares.reshape(shape), results[:, :, RESULT_POINTS].reshape(shape))

    def check_positions(self, positions: Array) -> None:
        """Refuse what are not positions of this table."""
        record = record_for(self.batch.STATE, SEATS)
        if not isinstance(positions, np.ndarray) or positions.dtype != record or positions.ndim != 1:
            raise SetupError("positions is an array of records in one row, as sample(view, rng, count) gives them.")
        if not len(positions):
            raise SetupError("there is no position to play from.")
        wrong = np.flatnonzero(~self.batch.fits(positions))
        if len(wrong):
            raise SetupError(f"position {wrong[0]} is over or not one of {self.options.title}.")

    def checked_start(self, each: int, seed: int, actions: int) -> int:
        """The seed of the first playout, if there can be so many of each action."""
        if not 1 <= whole_number(each, "each") <= MOST_PLAYOUTS // actions:
            raise SetupError(f"{each} playouts of each action cannot be played; choose 1 or more.")
        return first_seed(seed)

    def checked_seat(self, seat: int) -> int:
        """A seat of the table."""
        if not 0 <= whole_number(seat, "seat") < self.options.cities:
            raise SetupError(f"there is no seat {seat}; this table has seats 0 to {self.options.cities - 1}.")
        return int(seat)

    def numbers_of(self, actions: Sequence[Any], seat: int, position: Any, *, open_too: bool = False) -> Array:
        """The actions as the rules number them; None is one only where the choice may be left open."""
        if isinstance(actions, str) or not len(actions):
            raise SetupError("actions is a list of at least one action, such as view.legal().actions.")
        numbers = []
        for action in actions:
            number = NO_ACTION if action is None and open_too else as_whole(action)
            numbers.append(self.batch.number_of(action, seat, position) if number is None else number)
        return np.array([number if 0 <= number < 1 << 62 else NO_ACTION for number in numbers], np.int64)

    def refuse_illegal(self, positions: Array, seat: int, actions: Sequence[Any], numbers: Array) -> None:
        """Refuse an action that is not legal in every position."""
        menu = self.batch.scratch()[0]
        found = self.batch.code.first_illegal(positions, self.batch.table(), seat, numbers, menu)
        if found >= 0:
            position, place = divmod(found, len(numbers))
            raise SetupError(f"seat {seat} cannot choose {str(actions[place])!r} in position {position}.")

    def played(self, positions: Array, seat: int, numbers: Array, each: int, seed: int, threads: int) -> Array:
        """The sums of each action."""
        games, play_outs = each * len(numbers), self.batch.code.play_outs

        def play(first: int, part: int) -> Array:
            outcomes = np.zeros((len(numbers), OUTCOME), np.int64)
            self.play_part(play_outs, positions, (seat, numbers, each, first, part, seed), outcomes)
            return outcomes

        total: Array = np.array(shared_out(play, games, -(-games // threads), threads)).sum(axis=0)
        return total

    def played_apart(self, positions: Array, seat: int, numbers: Array, each: int, seed: int, threads: int) -> Array:
        """What every city of each playout ended with: rows as `results.py` has them."""
        games, play_out_each = each * len(numbers), self.batch.code.play_out_each

        def play(first: int, part: int) -> Array:
            results = np.zeros((part, SEATS, RESULT), np.int64)
            self.play_part(play_out_each, positions, (seat, numbers, each, first, part, seed), results)
            return results[:, : self.options.players].astype(np.int32)

        return np.concatenate(shared_out(play, games, min(MOST_AT_ONCE, -(-games // threads)), threads))

    def play_part(self, loop: Callable[..., None], positions: Array, part: tuple[Any, ...], sums: Array) -> None:
        """Play some of the playouts, with room of one's own for all that is written."""
        room, seats = np.zeros(1, positions.dtype), self.batch.seats(self.policies)
        loop(room, positions, self.batch.table(), *part, seats, *self.batch.scratch(), sums)


def shared_out(play: Callable[[int, int], Array], games: int, share: int, threads: int) -> list[Array]:
    """What every part of so many playouts came to, in order; each part on a thread if there are several."""
    share = max(SHARE_OF_A_THREAD, share)
    parts = [(first, min(share, games - first)) for first in range(0, games, share)]
    if min(len(parts), threads) == 1:
        return [play(*part) for part in parts]
    with ThreadPoolExecutor(min(len(parts), threads)) as pool:
        return list(pool.map(play, *zip(*parts, strict=True)))
