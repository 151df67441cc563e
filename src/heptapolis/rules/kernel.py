"""What the engines compile a game's rules over: its tables as they were written, or others in their place."""

from __future__ import annotations

from typing import Any


class Kernel:
    """Rules over their tables; a game whose tables can be others says in a kernel of its own which."""

    digest: str = ""
    """Names tables that are not ours; what is compiled over them is kept apart under it."""

    def swap(self, value: Any) -> Any:
        """The table in the place of one of ours; any other value as it is."""
        return value


AS_WRITTEN = Kernel()
