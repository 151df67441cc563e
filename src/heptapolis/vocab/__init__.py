"""The words of the game: goods, colours, effect kinds, action kinds, events and reasons."""
