"""The policies of the dice game."""
