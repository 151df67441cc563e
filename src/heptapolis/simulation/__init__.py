"""Batches of whole games between bots, compiled, on all cores or on a GPU; and what a search is made of."""

from heptapolis.simulation.run import simulate, simulated_game
from heptapolis.simulation.sampling import sample
from heptapolis.simulation.search import Ends, Outcomes, Playouts
from heptapolis.simulation.summary import Summary

__all__ = ["Ends", "Outcomes", "Playouts", "Summary", "sample", "simulate", "simulated_game"]
