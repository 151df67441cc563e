"""Batches of card games."""

from heptapolis.simulation.cards.batch import CardBatch

BATCH = CardBatch
