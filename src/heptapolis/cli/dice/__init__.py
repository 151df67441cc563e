"""The dice game in the terminal, and its boards."""
