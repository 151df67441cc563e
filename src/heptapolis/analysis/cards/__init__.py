"""Analysis of card games."""

from heptapolis.analysis.cards import room

__all__ = ["room"]
