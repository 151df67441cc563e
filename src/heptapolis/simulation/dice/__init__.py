"""Batches of dice games."""
