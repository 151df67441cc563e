"""The bots' side of pebbles."""

from pebbles.bots import room

__all__ = ["room"]
