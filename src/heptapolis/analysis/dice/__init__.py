"""Analysis of dice games."""

from heptapolis.analysis.dice import room

__all__ = ["room"]
