"""How large any game can get."""

SEATS = 7
"""A table has at most so many cities."""
