"""Compiled code is kept under a digest of all it was made from, and never in a place that cannot be trusted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from heptapolis.engine import cache


def test_the_folder_is_named_after_all_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path))
    folder = cache.compiled_cache()
    assert folder is not None
    assert folder.parent == tmp_path
    assert folder.name == f"compiled-{cache.sources_digest()}"


def test_the_digest_changes_with_any_rule_or_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for room in cache.SOURCES:
        (tmp_path / room).mkdir()
        (tmp_path / room / "file.toml").write_text("a")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    digest = cache.sources_digest.__wrapped__
    before = digest()
    assert digest() == before
    for room in cache.SOURCES:
        (tmp_path / room / "file.toml").write_text(f"changed in {room}")
        assert digest() != before
        before = digest()


def test_no_writable_folder_means_no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path / "file" / "cache"))
    assert cache.compiled_cache() is None


def test_the_library_imports_no_compiler_and_no_numpy() -> None:
    code = "import sys, heptapolis.bots; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numba", "numpy", "rich", "typer"} & set(run.stdout.split())
