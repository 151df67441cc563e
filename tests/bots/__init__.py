"""Custom bots: found, run in processes of their own, and refused when they fail."""
