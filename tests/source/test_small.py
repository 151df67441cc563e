"""What people wait for stays small: the library without another package, and the first page of the client."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from heptapolis.words import LANGUAGES

SRC = Path(__file__).parents[2] / "src"
WEB = SRC / "heptapolis" / "server" / "web"
FIRST_LOAD = 100_000
"""Bytes, packed, of the first page and all that it asks for at once, with the words of one language."""
LIBRARY = """
import sys
sys.path.insert(0, sys.argv[1])
import heptapolis, heptapolis.game, heptapolis.bots
tops = {name.partition(".")[0] for name in sys.modules}
print(*sorted(tops - set(sys.stdlib_module_names) - {"__main__", "heptapolis"}))
"""


def test_the_library_loads_no_other_package() -> None:
    command = [sys.executable, "-I", "-S", "-c", LIBRARY, str(SRC)]  # -S: no package is even to be found
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def packed(name: str) -> int:
    """The bytes of a file of the client as the server sends it."""
    file = WEB / name
    return len(gzip.compress(file.read_bytes(), mtime=0))


@pytest.mark.skipif(
    os.environ.get("CI") != "true" and not (WEB / "index.html").is_file(), reason="the client is not built"
)
def test_the_first_load_is_small() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert len(asked) > 3
    words = [
        packed(f"assets/{file.name}")
        for code in ("en", "da", "nb", "sv", "nl")
        for file in WEB.glob(f"assets/{code}-*.js")
    ]
    assert len(words) == len(LANGUAGES)
    assert sum(map(packed, ["index.html", *asked])) + max(words) <= FIRST_LOAD
