"""What a batch of each ruleset compiles and plays; the rest of the simulation asks for nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from heptapolis.bots.names import checked_policy
from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.records import RECORD, Array, dice_record_for, packed_boards, record_for
from heptapolis.errors import SetupError
from heptapolis.game import DiceOptions, Options
from heptapolis.game.cards.deal import read_option
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.tables import SEATS
from heptapolis.rules.dice.score import SHEET as DICE_SHEET
from heptapolis.rules.dice.tables import MENU as DICE_MENU
from heptapolis.simulation.cards.block import add_game
from heptapolis.simulation.dice.block import add_dice_game
from heptapolis.simulation.modules import DICE_MODULES, MODULES
from heptapolis.simulation.tally import BOARDS, TALLY, TURNS
from heptapolis.vocab.cards.play import Sides, Wonders


@cache
def compiled_block(*, plain: bool = False, boundscheck: bool = False) -> SimpleNamespace:
    """The card rules, policies and batch loop, compiled for this CPU; plain for tables where `Options.plain` holds."""
    return compile_for_cpu(MODULES, plain=plain, boundscheck=boundscheck)


@cache
def compiled_dice_block(*, boundscheck: bool = False) -> SimpleNamespace:
    """The same for the dice game."""
    return compile_for_cpu(DICE_MODULES, boundscheck=boundscheck)


def checked_policies(policies: Array) -> Array:
    """Refuse numbers that no policy has, before compiled code reads them."""
    for number in policies.tolist():
        checked_policy(number)
    return policies


class Batch(ABC):
    """A batch of games of one ruleset."""

    menu: int
    sheet: int
    record: np.dtype[Any]
    """The record of one game with room for these players."""

    def scratch(self) -> list[Array]:
        """What one thread needs to play beside a record: a menu, a sheet, a tally."""
        return [np.zeros(size, np.int64) for size in (self.menu, self.sheet + SEATS, TALLY)]

    def play(self, first_seed: int, games: int, policies: Array) -> Array:
        """Play so many games on the CPU; gives their tally."""
        return self._play(first_seed, games, checked_policies(policies))

    @abstractmethod
    def _play(self, first_seed: int, games: int, policies: Array) -> Array:
        """The same, compiled; the policies are known."""

    @abstractmethod
    def add(self, state: Any, tally: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""

    def warm_up(self) -> None:
        """Compile what the batch needs, or load what was compiled before."""
        self.play(0, 0, np.zeros(SEATS, np.int64))


class CardBatch(Batch):
    """A batch of card games."""

    menu, sheet = MENU, SHEET

    def __init__(self, options: Options) -> None:
        self.options = options
        self.record = record_for(options.players)
        wonders, sides = read_option("wonders", options.wonders, Wonders), read_option("sides", options.sides, Sides)
        self.numbers = (options.names.edition, options.players, wonders, sides, options.extras)
        """The options as the rules number them: edition, players, wonders, sides, extras."""

    def _play(self, first_seed: int, games: int, policies: Array) -> Array:
        """The same, compiled; the policies are known."""
        # the record has room for all seats, so that one compiled function serves every number of players
        record, (menu, sheet, tally) = np.zeros(1, RECORD)[0], self.scratch()
        play_block = compiled_block(plain=self.options.plain).play_block
        play_block(record, first_seed, games, *self.numbers, policies, menu, sheet, tally)
        return tally

    def add(self, state: Any, tally: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        add_game(state, [0] * (SHEET + SEATS), tally)


class DiceBatch(Batch):
    """A batch of dice games."""

    menu, sheet = DICE_MENU, DICE_SHEET

    def __init__(self, options: DiceOptions) -> None:
        if len(options.boards) > BOARDS:
            raise SetupError(f"a batch counts {BOARDS} boards apart; {len(options.boards)} are too many.")
        self.options = options
        self.record = dice_record_for(options.players)

    @cached_property
    def boards(self) -> Array:
        """The boards as compiled code reads them."""
        return packed_boards(self.options.rows)

    def _play(self, first_seed: int, games: int, policies: Array) -> Array:
        """The same, compiled; the policies are known."""
        record, (menu, sheet, tally) = np.zeros(1, dice_record_for(SEATS))[0], self.scratch()
        play_block = compiled_dice_block().play_dice_block
        play_block(record, self.boards, first_seed, games, self.options.players, policies, menu, sheet, tally)
        return tally

    def add(self, state: Any, tally: list[int]) -> None:
        """Add a game that was played to its end elsewhere to a tally."""
        add_dice_game(state, self.options.rows, [0] * (DICE_SHEET + SEATS), tally)
        tally[TURNS] += state.turn


def batch_of(options: Options | DiceOptions) -> CardBatch | DiceBatch:
    """The batch that plays a table's options."""
    return DiceBatch(options) if isinstance(options, DiceOptions) else CardBatch(options)
