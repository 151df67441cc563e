"""The dice game on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from heptapolis.catalogue.dice import load_boards
from heptapolis.cli.choices import dealt
from heptapolis.cli.dice import show
from heptapolis.cli.dice.choices import DiceChoices
from heptapolis.cli.dice.terminal import DiceTerminal
from heptapolis.errors import SetupError
from heptapolis.game import DiceGame, DiceOptions
from heptapolis.game.dice.options import RULES

__all__ = ["REFUSAL", "choices", "game", "meant_by", "options", "show", "terminal"]

REFUSAL = "{option} is an option of the card game, not of 7 Wonders Dice."

choices = DiceChoices
terminal = DiceTerminal


def meant_by(choices: DiceChoices) -> str | None:
    """The ruleset that is meant where none is named: a file of boards means this one."""
    return RULES if choices.boards else None


def options(rules: str, players: int, choices: DiceChoices) -> DiceOptions:
    """What a table agrees on."""
    return DiceOptions(players, load_boards(choices.boards) if choices.boards else ())


def game(rules: str, seats: Sequence[str], choices: DiceChoices, seed: int | None) -> DiceGame:
    """A new game; boards that are not dealt at random are those named, else those of the file."""
    players = len(seats)
    custom, wonders = options(rules, players, choices).custom, dealt(choices.wonders)
    if wonders == "draft":
        raise SetupError("7 Wonders Dice deals its boards at random or takes them by name; it has no draft.")
    boards = [board.id for board in custom][:players] if isinstance(wonders, str) else wonders
    return DiceGame(players, seed=seed, boards=boards, custom=custom, seats=seats)
