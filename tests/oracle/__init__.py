"""Games recorded by another implementation, replayed on our rules."""
