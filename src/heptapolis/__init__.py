"""Heptapolis: play, study and simulate the 7 Wonders family of board games."""

__version__ = "0.1.0"
