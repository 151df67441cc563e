"""Pebbles on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heptapolis.game.rulesets import sit_down
from heptapolis.game.table import Table
from pebbles.cli import show
from pebbles.cli.terminal import PebbleTerminal
from pebbles.game import PebbleOptions

__all__ = ["REFUSAL", "choices", "game", "meant_by", "options", "show", "terminal"]


@dataclass(frozen=True)
class PebbleChoices:
    """There is nothing to choose."""


choices = PebbleChoices
terminal = PebbleTerminal

REFUSAL = "{option} is not for pebbles."


def meant_by(choices: PebbleChoices) -> str | None:
    """Nothing means pebbles but their name."""
    return None


def options(rules: str, players: int, choices: PebbleChoices) -> PebbleOptions:
    """How many play."""
    return PebbleOptions(players)


def game(rules: str, seats: Sequence[str], choices: PebbleChoices, seed: int | None) -> Table:
    """A new game."""
    return sit_down(options(rules, len(seats), choices), seats, seed or 0)
