"""The card game at the table."""
