"""A batch of games of one ruleset: what is compiled for it and what its inner loop is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import numpy as np

from heptapolis.bots.names import bot_number, checked_policy
from heptapolis.bots.source import BotSource
from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.packing import Array, record_for
from heptapolis.errors import SetupError
from heptapolis.game.registry import TableOptions, ruleset_of
from heptapolis.network.interface import Interface
from heptapolis.network.layers import Networks, desk_for, networks_of
from heptapolis.network.weights import load
from heptapolis.rules.kernel import AS_WRITTEN, Kernel
from heptapolis.rules.layout import LaidOut
from heptapolis.simulation.results import RESULT
from heptapolis.simulation.tally import BOARDS, LINES, TALLY
from heptapolis.vocab.limits import SEATS

PlaceTable = Callable[[Array], Any]
"""Puts an array where the compiled code finds it."""


def checked_policies(policies: Array, networks: int = 0) -> Array:
    """Refuse numbers that no policy has, before compiled code reads them; networks have numbers below nought."""
    for number in policies.tolist():
        if not -networks <= number < 0:
            checked_policy(number)
    return policies


class Batch(ABC):
    """A batch of games between policies.

    The `block` module of every ruleset has a function `play_block(state, table, first_seed, games, policies, menu,
    sheet, tally)`; `table` is what the ruleset wants to know of a table, as a tuple. Its function `play_each` plays
    games that each have their own seed and policies.
    """

    STATE: ClassVar[type[LaidOut]]
    MODULES: ClassVar[Sequence[ModuleType]]
    """All that is compiled, each module after those it calls."""
    NETWORK_MODULES: ClassVar[Sequence[ModuleType]]
    """What is compiled on top of it for a table with networks."""
    INSTEAD: ClassVar[Mapping[Callable[..., Any], Callable[..., Any]]]
    """What stands in for functions of the block at such a table."""
    INTERFACE: ClassVar[Interface]
    MENU: ClassVar[int]
    SHEET: ClassVar[int]

    plain = False
    """Whether the table plays with no feature beyond the box, so that code without them serves."""

    kernel: Kernel = AS_WRITTEN
    """The rules over the tables of the game."""

    def __init__(self, options: Any, networks: Sequence[str] = ()) -> None:
        self.options: Any = options
        self.files = tuple(networks)
        """The files of the networks that play."""
        self.weights = [load(Path(file), self.INTERFACE) for file in self.files]

    @property
    def record(self) -> np.dtype[Any]:
        """The record of one game with room for these players."""
        return record_for(self.STATE, self.options.cities)

    @abstractmethod
    def table(self, place: PlaceTable = lambda array: array) -> tuple[Any, ...]:
        """What the block takes beside seeds, policies and scratch."""

    @classmethod
    def compiled(
        cls, *, plain: bool = False, boundscheck: bool = False, kernel: Kernel | None = None, networks: bool = False
    ) -> SimpleNamespace:
        """Rules, policies and the batch loop, compiled for this CPU."""
        return compiled_once(cls, plain, boundscheck, kernel or cls.kernel, networks)

    @property
    def code(self) -> SimpleNamespace:
        """What is compiled for this table."""
        if self.files:
            return self.compiled(kernel=self.kernel, networks=True)
        return self.compiled(plain=self.plain, kernel=self.kernel)

    def minds(self, sources: Sequence[BotSource]) -> Array:
        """The numbers of the seats' policies or, below nought, networks."""
        numbers = [
            -1 - self.files.index(source.weights) if source.weights else bot_number(source.name) for source in sources
        ]
        return np.array(numbers + [0] * (SEATS - len(numbers)), np.int64)

    @cached_property
    def networks(self) -> Networks:
        """The networks as compiled code reads them."""
        return networks_of(self.weights)

    def seats(self, minds: Array) -> Any:
        """Who plays, as compiled code takes them, with room of its own for one thread: in one game, or in each."""
        checked_policies(np.unique(minds), len(self.files))
        if not self.files:
            return minds
        seatings = minds.reshape(-1, SEATS)
        return self.players(
            minds=seatings[0].copy() if len(seatings) else np.zeros(SEATS, np.int64),
            seatings=seatings,
            networks=self.networks,
            desk=desk_for(self.weights, self.INTERFACE),
            present=self.INTERFACE.present,
        )

    def players(self, **common: Any) -> Any:
        """Those of a table with networks: what all games have, and room for what this game's players see."""
        raise SetupError(f"no network plays {self.options.rules}.")

    def scratch(self) -> list[Array]:
        """What one thread needs to play beside a record: a menu, a sheet, a tally."""
        return [np.zeros(size, np.int64) for size in (self.MENU, self.SHEET + SEATS, TALLY)]

    def play(self, first_seed: int, games: int, policies: Array) -> Array:
        """Play so many games on the CPU; gives their tally."""
        # the record has room for all seats, so that one compiled function serves every number of players
        record, (menu, sheet, tally) = np.zeros(1, record_for(self.STATE, SEATS))[0], self.scratch()
        self.code.play_block(record, self.table(), first_seed, games, self.seats(policies), menu, sheet, tally)
        return tally

    def play_each(self, seeds: Array, policies: Array) -> Array:
        """Play games that each have their own seed and policies; gives what every city ended with."""
        results = np.zeros((len(seeds), SEATS, RESULT), np.int64)
        record, (menu, sheet, tally) = np.zeros(1, record_for(self.STATE, SEATS))[0], self.scratch()
        self.code.play_each(record, self.table(), seeds, self.seats(policies), menu, sheet, tally, results)
        return results[:, : self.options.players]

    @abstractmethod
    def add(self, state: Any, sums: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""

    @abstractmethod
    def result(self, state: Any) -> list[list[int]]:
        """What every city of a game that was played to its end elsewhere ended with."""

    def sample(self, view: Any, rng: Random, count: int) -> Array:
        """Positions that the seat of a view cannot tell from the real one."""
        raise SetupError(f"positions of {self.options.rules} cannot be sampled.")

    def number_of(self, action: Any, seat: int, position: Any) -> int:
        """An action, an option or a text as the rules number it at a position."""
        raise SetupError(f"{self.options.rules} has no playouts.")

    def fits(self, positions: Array) -> Array:
        """Which positions are of games with these options, and not over."""
        raise SetupError(f"{self.options.rules} has no playouts.")

    def warm_up(self) -> None:
        """Compile what the batch needs, or load what was compiled before."""
        self.play(0, 0, np.zeros(SEATS, np.int64))


@cache
def compiled_once(
    batch: type[Batch], plain: bool, boundscheck: bool, kernel: Kernel, networks: bool
) -> SimpleNamespace:
    """The modules of a batch, compiled once in a process; what networks need on top of the others."""
    if not networks:
        twins = twins_of(batch, plain, boundscheck, kernel)
        return compile_for_cpu(batch.MODULES, plain=plain, boundscheck=boundscheck, kernel=kernel, twins=twins)
    compiled_once(batch, False, boundscheck, kernel, False)
    twins = dict(twins_of(batch, False, boundscheck, kernel))
    modules, instead = batch.NETWORK_MODULES, batch.INSTEAD
    return compile_for_cpu(modules, boundscheck=boundscheck, kernel=kernel, instead=instead, twins=twins)


@cache
def twins_of(batch: type[Batch], plain: bool, boundscheck: bool, kernel: Kernel) -> dict[Any, Any]:
    """What is compiled for every function."""
    return {}


def batch_of(options: TableOptions, sources: Sequence[BotSource] = ()) -> Batch:
    """The batch that plays a table's options with these bots; refuses a table for which a tally has no room."""
    needs = {"cities": (options.cities, SEATS), "lines of a score sheet": (len(options.sheet), LINES)}
    needs["boards"] = (max(options.board_names, default=-1) + 1, BOARDS)
    for what, (needed, room) in needs.items():
        if needed > room:
            raise SetupError(f"a batch counts {room} {what} apart; {needed} are too many.")
    batch: type[Batch] = ruleset_of(options.rules).part("simulation").BATCH
    return batch(options, tuple(dict.fromkeys(source.weights for source in sources if source.weights)))
