"""The words of the dice game: dice, buildings, effect kinds, action kinds and events."""
