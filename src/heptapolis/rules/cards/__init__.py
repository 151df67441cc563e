"""The card game: first and second edition, 3 to 7 players."""
