"""How much a run of the tests plays: what serves every day, or all of it with HEPTAPOLIS_LONG=1 (`make test-long`)."""

from __future__ import annotations

import os

LONG = os.environ.get("HEPTAPOLIS_LONG") == "1"
