"""What the networks see and how they choose; README.md maps it."""
