"""The card game on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.catalogue.cards import EDITIONS, OwnBox, load_own_box
from heptapolis.cli.cards import show
from heptapolis.cli.cards.terminal import Terminal
from heptapolis.cli.choices import Choices
from heptapolis.game import Game, Options

__all__ = ["REFUSAL", "TO_PLAY", "TO_SIMULATE", "game", "meant_by", "options", "show", "terminal"]

TO_PLAY = TO_SIMULATE = ("wonders", "sides", "edifice", "carthage", "expansion", "box")
REFUSAL = "{option} is for 7 Wonders Dice; {rules} has printed boards."

terminal = Terminal


def own_box(choices: Choices) -> OwnBox | None:
    """The custom box that --box names."""
    return load_own_box(choices.box) if choices.box else None


def meant_by(choices: Choices) -> str | None:
    """The ruleset that is meant where none is named: with a box the latest edition that it goes with."""
    own = own_box(choices)
    return max(own.editions, key=EDITIONS.index) if own else None


def options(rules: str, choices: Choices) -> Options:
    """What a table agrees on."""
    return Options(rules, choices.players, choices.wonders, choices.sides, choices.expansions, own_box(choices))


def game(rules: str, choices: Choices, seats: Sequence[str], seed: int | None) -> Game:
    """A new game."""
    return Game(
        rules,
        choices.players,
        seed=seed,
        wonders=choices.dealt(),
        sides=choices.sides,
        expansions=choices.expansions,
        box=own_box(choices),
        seats=seats,
    )
