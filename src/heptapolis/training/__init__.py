"""Self-play on one GPU, or slowly on a CPU; README.md maps it."""
