"""Batches of card games."""
