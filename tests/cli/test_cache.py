"""`warm-up`, and a cache folder that cannot be written."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import contents, inside, outside
from heptapolis.engine.cache import compiled_cache, user_cache
from pebbles.registration import registered

BOTH_COMMANDS = """
from heptapolis.cli import app
from heptapolis.errors import EngineError
from pebbles.registration import registered
try:
    app(["warm-up"], standalone_mode=False)
except EngineError as fault:
    print(fault)
with registered():
    app(["simulate", "--rules", "pebbles", "--games", "50", "--seed", "3", "--json"], standalone_mode=False)
"""
"""Pebbles are a small game: without a cache every process compiles anew."""


def test_warm_up_says_when_it_is_ready() -> None:
    result = outside("warm-up")
    assert result.code == 0
    assert re.fullmatch(r"ready after \d+\.\d s\n", result.out)
    assert "no cache folder" not in result.err


def test_warm_up_is_refused_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    result = outside("warm-up", environment={"HEPTAPOLIS_CACHE": str(tmp_path / "file" / "cache")})
    assert result.code == 2
    assert result.err.startswith("heptapolis: no cache folder is writable, so nothing would be kept;")


def test_a_named_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    named = str(tmp_path / "file" / "cache")
    result = outside("simulate", "--games", "50", "--json", environment={"HEPTAPOLIS_CACHE": named})
    assert (result.code, result.out) == (2, "")
    assert result.err == f"heptapolis: HEPTAPOLIS_CACHE is {named}, which is not writable.\n"
    assert contents(tmp_path) == {"file": b"no folder"}


def test_without_a_writable_folder_warm_up_says_so_and_games_are_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", BOTH_COMMANDS],
        env={
            **os.environ,
            "HEPTAPOLIS_CACHE": "",
            "XDG_CACHE_HOME": str(tmp_path / "file" / "cache"),
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    refused, values = done.stdout.splitlines()
    assert refused == "no cache folder is writable, so nothing would be kept; set HEPTAPOLIS_CACHE to another folder."
    assert "no cache folder is writable, so every process compiles the rules again" in done.stderr
    assert "Traceback" not in done.stderr
    with registered():
        with_cache = json.loads(inside("simulate", "--rules", "pebbles", "--games", "50", "--seed", "3", "--json").out)
    assert json.loads(values)["mean_score"] == with_cache["mean_score"] > 0
    assert contents(tmp_path) == {"file": b"no folder"}


def test_the_cache_folder_is_made_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path / "here"))
    folder = compiled_cache()
    assert folder is not None
    assert folder.parent == tmp_path / "here"
    assert folder.is_dir()
    assert not list(folder.iterdir())


@pytest.mark.parametrize("place", ["file", "file/below", "x" * 300, "link"])
def test_no_folder_is_given_where_none_can_be(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "link")
    before = contents(tmp_path)
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path / place))
    assert compiled_cache() is None
    assert contents(tmp_path) == before


def test_the_user_cache_follows_the_usual_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEPTAPOLIS_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert user_cache() == tmp_path / "heptapolis"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert user_cache() == tmp_path / "home" / ".cache" / "heptapolis"


def test_an_empty_variable_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HEPTAPOLIS_CACHE", "")
    assert user_cache() == tmp_path / "heptapolis"


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("HEPTAPOLIS_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert compiled_cache() is None
