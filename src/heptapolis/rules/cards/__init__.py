"""The card game: first and second edition, 2 to 7 players."""
