"""How large the dice game can get: the sizes of its records, and what a board may hold."""

from __future__ import annotations

FORUM = 7
ZONES = 4
FACES = 6
MOST_TURNS = 1000
MOST_TRACKS = 30
MOST_LENGTH = 8
MOST_SPACES = 96
MOST_EFFECTS = 3
MOST_COUNTERS = 16
MOST_OPTIONS = 62
MOST_WAITING = 32
