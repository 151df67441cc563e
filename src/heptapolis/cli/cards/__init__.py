"""The card game on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.cli.cards import show
from heptapolis.cli.cards.choices import CardChoices
from heptapolis.cli.cards.terminal import Terminal
from heptapolis.cli.choices import dealt
from heptapolis.game import Game, Options

__all__ = ["REFUSAL", "choices", "game", "meant_by", "options", "show", "terminal"]

REFUSAL = "{option} is for 7 Wonders Dice; {rules} has printed boards."

choices = CardChoices
terminal = Terminal


def meant_by(choices: CardChoices) -> str | None:
    """The ruleset that is meant where none is named: with a box the latest edition that it goes with."""
    own = choices.own_box()
    return max(own.editions, key=EDITIONS.index) if own else None


def options(rules: str, players: int, choices: CardChoices) -> Options:
    """What a table agrees on."""
    return Options(rules, players, choices.wonders, choices.sides, choices.expansions, choices.own_box())


def game(rules: str, seats: Sequence[str], choices: CardChoices, seed: int | None) -> Game:
    """A new game."""
    return Game(
        rules,
        len(seats),
        seed=seed,
        wonders=dealt(choices.wonders),
        sides=choices.sides,
        expansions=choices.expansions,
        box=choices.own_box(),
        seats=seats,
    )
