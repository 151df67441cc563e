"""Batches of dice games."""

from heptapolis.simulation.dice.batch import DiceBatch

BATCH = DiceBatch
