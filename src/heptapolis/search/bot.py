"""A bot that looks ahead: it tries its actions in games that its player cannot tell from the real one.

Every round plays all actions that are left on the same deals, and the worse half of them is left out (sequential
halving): most of the budget goes to the actions that are hard to tell apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Any

import numpy as np

from heptapolis.bots.budget import Budget
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.bots.room import room_of, why_of
from heptapolis.engine.packing import Array
from heptapolis.game.registry import ruleset_of
from heptapolis.simulation import Ends, Playouts, sample
from heptapolis.simulation.run import MOST_SEED

POLICY = "rulebook"
"""Who plays the rest of the games."""
DEALS, PART = 64, 256
"""So many playouts of an action go through so many deals in turn; those that follow have new ones."""
FIRST_LOOK = 8
"""Playouts of each action that show how long one takes."""
AHEAD, MARGIN = 0.2, 15.0
"""Being ahead counts beside winning: nearly all of AHEAD at MARGIN points."""


class SearchBot:
    """Chooses what did best in playouts; the same seed, budget of playouts and view give the same choice."""

    def __init__(self, seed: int, limit: Budget) -> None:
        self.seed, self.limit = seed, limit
        self._playouts: Playouts | None = None

    def choose(self, view: Any, seat: int) -> AnyAction:
        """The action for an open decision: the player's own, or the Free City's if that is its to play."""
        room = room_of(view)
        numbers = ruleset_of(view.options.rules).part("network").sight_of(view, seat).actions
        if len(numbers) == 1:
            return room.action(numbers[0], view, seat)
        return room.action(numbers[Look(self, view, seat, len(numbers)).best(numbers)], view, seat)

    def why(self, view: AnyView, seat: int, action: AnyAction) -> tuple[str, int]:
        """What `rulebook` would say for the action."""
        return why_of(view, seat, str(action))

    def playouts(self, view: Any, seat: int) -> Playouts:
        """Games at the table of a view; the first one compiles, or loads what was compiled, on nobody's time."""
        if self._playouts is None:
            self._playouts = Playouts(view.options, POLICY)
            self._playouts.ends(sample(view, Random(self.seed)), seat, [None], 1)  # noqa: S311 - nothing secret comes of it
        return self._playouts

    def chance(self, view: Any, seat: int) -> Random:
        """Chance for a moment of the game."""
        return Random(f"{self.seed}/{room_of(view).where(view)}/{seat}")  # noqa: S311 - nothing secret comes of it


class Look:
    """One decision: what every action came to so far."""

    def __init__(self, bot: SearchBot, view: Any, seat: int, actions: int) -> None:
        self.view, self.seat, self.budget = view, seat, bot.limit
        self.playouts, self.chance = bot.playouts(view, seat), bot.chance(view, seat)
        self.begin, self.played = time.thread_time(), 0
        self.sums, self.counts = np.zeros(actions), np.zeros(actions, np.int64)

    def best(self, numbers: Sequence[int]) -> int:
        """The place of the best action."""
        left = np.arange(len(numbers))
        if self.budget.seconds:
            self.play(numbers, left, FIRST_LOOK)
        for round_left in range(ceil(log2(len(numbers))), 0, -1):
            self.play(numbers, left, max(1, self.remaining() // (round_left * len(left))))
            left = self.better_half(left)
        return int(left[0])

    def better_half(self, left: Array) -> Array:
        """The actions that did better so far, the best first."""
        means = self.sums[left] / self.counts[left]
        return left[np.argsort(-means, kind="stable")][: ceil(len(left) / 2)]

    def remaining(self) -> int:
        """How many playouts there are still to play."""
        if self.budget.playouts:
            return self.budget.playouts - self.played
        used = time.thread_time() - self.begin
        return int((self.budget.seconds - used) * self.played / used)

    def play(self, numbers: Sequence[int], left: Array, each: int) -> None:
        """Play each of the actions that are left so often, all on the same deals."""
        actions = [numbers[place] for place in left]
        for first in range(0, each, PART):
            part = min(PART, each - first)
            positions = sample(self.view, self.chance, min(part, DEALS))
            ends = self.playouts.ends(positions, self.seat, actions, part, self.chance.randrange(MOST_SEED))
            self.sums[left] += worth_of(ends, self.view.seat).sum(1)
        self.counts[left] += each
        self.played += each * len(left)


def worth_of(ends: Ends, player: int) -> Array:
    """What every playout is worth to a player: the share of the victory, and something for being ahead."""
    points = ends.points
    others = np.delete(points, player, axis=2).max(axis=2)
    worth: Array = ends.win_shares[:, :, player] + AHEAD * np.tanh((points[:, :, player] - others) / MARGIN)
    return worth
