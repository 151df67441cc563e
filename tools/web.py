"""Packs the built client, so that the server sends files packed without packing them: `python -m tools.web`."""

from __future__ import annotations

import gzip
from pathlib import Path

WEB = Path(__file__).parents[1] / "src" / "heptapolis" / "server" / "web"
TEXTS = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
"""What packing makes smaller; fonts and pictures are already packed."""
SMALLEST = 500
"""Bytes below which packing gains nothing worth a second file; the page itself is packed whatever its size."""


def pack(folder: Path) -> list[Path]:
    """Write a packed file beside every text, the page last: where that is there, all is done."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in TEXTS and path.is_file())
    index = folder / "index.html"
    texts = [path for path in files if path != index and path.stat().st_size >= SMALLEST]
    written = [path.with_name(f"{path.name}.gz") for path in (*texts, index)]
    for path, packed in zip((*texts, index), written, strict=True):
        packed.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    return written


if __name__ == "__main__":
    pack(WEB)
