"""The rulebooks statement by statement: every test carries the ids of what it shows."""
