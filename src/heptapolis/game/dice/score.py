"""The score sheet of a city of the dice game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.game.dice.options import DiceOptions
from heptapolis.rules.dice.score import SHEET, score_city, winners
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.dice.play import Building


@dataclass(frozen=True)
class DiceScore:
    """The points of a seat, building by building."""

    seat: int
    lines: dict[Building, int]
    coins: int

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.lines.values())

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        lines = {building.word: points for building, points in self.lines.items()}
        return lines | {"total": self.total, "coins_left": self.coins}


def score_of(state: DiceState, seat: int, options: DiceOptions) -> DiceScore:
    """The score of a city as it stands."""
    sheet = [0] * SHEET
    score_city(state, options.rows, seat, sheet)
    return DiceScore(seat, {building: sheet[building] for building in options.sheet}, state.coins[seat])


def winners_of(state: DiceState, options: DiceOptions) -> tuple[int, ...]:
    """The players that win as it stands: most points, then most coins, then shared."""
    totals = [score_of(state, seat, options).total for seat in range(options.players)]
    winning = winners(state, totals)
    return tuple(seat for seat in range(options.players) if winning >> seat & 1)
