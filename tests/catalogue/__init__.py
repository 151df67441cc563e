"""The boxes as data: what holds for them, and how a file with a fault is refused."""
