"""Pebbles on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.cli.choices import Choices
from heptapolis.game.rulesets import sit_down
from heptapolis.game.table import Table
from pebbles.cli import show
from pebbles.cli.terminal import PebbleTerminal
from pebbles.game import PebbleOptions

__all__ = ["REFUSAL", "TO_PLAY", "TO_SIMULATE", "game", "meant_by", "options", "show", "terminal"]

terminal = PebbleTerminal

TO_PLAY: tuple[str, ...] = ()
TO_SIMULATE: tuple[str, ...] = ()
REFUSAL = "{option} is not for pebbles."


def meant_by(choices: Choices) -> str | None:
    """Nothing means pebbles but their name."""
    return None


def options(rules: str, choices: Choices) -> PebbleOptions:
    """How many play."""
    return PebbleOptions(choices.players)


def game(rules: str, choices: Choices, seats: Sequence[str], seed: int | None) -> Table:
    """A new game."""
    return sit_down(options(rules, choices), seats, seed or 0)
