"""The words of the card game: goods, colours, effect kinds, action kinds and events."""
