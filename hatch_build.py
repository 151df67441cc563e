"""Makes the words of the games when the project is built or installed: git has only their Fluent sources."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MadeWords(BuildHookInterface[Any]):
    """Writes the Python of all languages before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the messages; a fault in one of them ends the build."""
        sys.path.insert(0, self.root)
        from tools import messages  # noqa: PLC0415 - found only now

        messages.write(messages.python_files(messages.read(Path(self.root))), Path(self.root))
