"""The card game on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.cli.cards import show
from heptapolis.cli.cards.terminal import Terminal
from heptapolis.cli.choices import Choices
from heptapolis.game import Game, Options

__all__ = ["MEANT_BY", "REFUSAL", "TO_PLAY", "TO_SIMULATE", "game", "options", "show", "terminal"]

MEANT_BY = ()
"""Options that mean this ruleset where none is named."""
TO_PLAY = TO_SIMULATE = ("wonders", "sides", "edifice", "carthage", "expansion")
REFUSAL = "{option} is for 7 Wonders Dice; {rules} has printed boards."

terminal = Terminal


def options(rules: str, choices: Choices) -> Options:
    """What a table agrees on."""
    return Options(rules, choices.players, choices.wonders, choices.sides, choices.expansions)


def game(rules: str, choices: Choices, seats: Sequence[str], seed: int | None) -> Game:
    """A new game."""
    return Game(
        rules,
        choices.players,
        seed=seed,
        wonders=choices.dealt(),
        sides=choices.sides,
        expansions=choices.expansions,
        seats=seats,
    )
