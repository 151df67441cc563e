"""The library at its edges: deals, options, actions and records that cannot be."""
