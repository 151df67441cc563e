"""The arena: bots against each other in all seats, with win shares, ratings and reports."""

from heptapolis.arena.contest import Contest
from heptapolis.arena.run import hold
from heptapolis.arena.standings import Standing, Standings

__all__ = ["Contest", "Standing", "Standings", "hold"]
