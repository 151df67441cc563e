"""The dice game on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.catalogue.dice import load_boards
from heptapolis.cli.choices import Choices
from heptapolis.cli.dice import show
from heptapolis.cli.dice.terminal import DiceTerminal
from heptapolis.errors import SetupError
from heptapolis.game import DiceGame, DiceOptions
from heptapolis.game.dice.options import RULES

__all__ = ["REFUSAL", "TO_PLAY", "TO_SIMULATE", "game", "meant_by", "options", "show", "terminal"]

TO_PLAY = ("wonders", "boards")
TO_SIMULATE = ("boards",)
REFUSAL = "{option} is an option of the card game, not of 7 Wonders Dice."

terminal = DiceTerminal


def meant_by(choices: Choices) -> str | None:
    """The ruleset that is meant where none is named: a file of boards means this one."""
    return RULES if choices.boards else None


def options(rules: str, choices: Choices) -> DiceOptions:
    """What a table agrees on."""
    return DiceOptions(choices.players, load_boards(choices.boards) if choices.boards else ())


def game(rules: str, choices: Choices, seats: Sequence[str], seed: int | None) -> DiceGame:
    """A new game; boards that are not dealt at random are those named, else those of the file."""
    custom, dealt = options(rules, choices).custom, choices.dealt()
    if dealt == "draft":
        raise SetupError("7 Wonders Dice deals its boards at random or takes them by name; it has no draft.")
    boards = [board.id for board in custom][: choices.players] if isinstance(dealt, str) else dealt
    return DiceGame(choices.players, seed=seed, boards=boards, custom=custom, seats=seats)
