"""A third ruleset, for tests alone: its own folder and one registration, nothing else in the program knows it."""
