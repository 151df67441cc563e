"""The dice game in the terminal, and its boards."""

from heptapolis.cli.dice import show
from heptapolis.cli.dice.terminal import DiceTerminal

__all__ = ["DiceTerminal", "show"]
