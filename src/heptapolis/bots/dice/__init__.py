"""The bots of the dice game: policies, reasons, and how they sit at a table."""

from heptapolis.bots.dice import room

__all__ = ["room"]
