"""Batches of whole games between bots, compiled, on all cores or on a GPU."""

from heptapolis.simulation.run import simulate, simulated_game
from heptapolis.simulation.summary import Summary

__all__ = ["Summary", "simulate", "simulated_game"]
