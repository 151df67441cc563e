"""What the arena needs beside the library, and one clear sentence if it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from heptapolis.errors import EngineError

EXTRAS = {"arena": ("matplotlib", "openskill", "pyarrow"), "ray": ("ray",)}


def check_extra(extra: str) -> None:
    """Refuse to start what could not finish."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        raise EngineError(f"this needs {' and '.join(missing)}; try: pip install 'heptapolis[{extra}]'.")
