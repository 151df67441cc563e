"""The policies of the card game."""
