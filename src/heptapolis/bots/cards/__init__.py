"""The bots of the card game: policies, reasons, and how they sit at a table."""

from heptapolis.bots.cards import room

__all__ = ["room"]
