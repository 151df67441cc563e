"""The turns of a dice game that are over: how the dice lay, and what everyone did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heptapolis.game.dice.action import DiceAction
from heptapolis.game.dice.deal import Roll


@dataclass(frozen=True)
class DiceStep:
    """One turn: the dice, and the chain of choices of every seat, seat by seat."""

    turn: int
    roll: Roll
    choices: tuple[tuple[int, DiceAction], ...]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "turn": self.turn,
            "roll": str(self.roll).split(),
            "choices": [f"{seat} {action}" for seat, action in self.choices],
        }
