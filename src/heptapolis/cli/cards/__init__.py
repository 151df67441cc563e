"""The card game in the terminal."""

from heptapolis.cli.cards import show
from heptapolis.cli.cards.terminal import Terminal

__all__ = ["Terminal", "show"]
