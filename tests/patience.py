"""How long tests wait for what is slow on a busy machine before they call it wrong."""

PATIENCE = 60.0
"""Seconds: for a server, a database, another process."""
PAGE_PATIENCE = 30_000
"""Milliseconds: for a page."""
