"""A Chromium for the tests: one that is there, else the first way that works, else a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import chromium

ROOT = Path(__file__).parents[2]


def put(folder: Path, name: str) -> str:
    """A program on the PATH."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("#!/bin/sh\n")
    (folder / name).chmod(0o755)
    return str(folder / name)


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(chromium, "of_playwright", lambda: None)
    return tmp_path / "bin"


def never(command: list[str]) -> bool:
    raise AssertionError("nothing is to be fetched")


@pytest.mark.parametrize("name", chromium.NAMES)
def test_a_chromium_of_the_machine_is_used(bare: Path, name: str) -> None:
    place = put(bare, name)
    assert chromium.get(never) == place


def test_root_on_debian_installs_the_package(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = put(bare, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    ran: list[list[str]] = []

    def run(command: list[str]) -> bool:
        ran.append(command)
        if "install" in command:
            put(bare, command[-1])
        return True

    assert chromium.get(run) == str(bare / "chromium")
    assert ran == [*chromium.installing(apt, "chromium"), *chromium.installing(apt, chromium.LEAN)]
    assert chromium.find_lean() == str(bare / chromium.LEAN)
    assert chromium.get(never) == str(bare / "chromium")


def test_where_the_lean_one_cannot_be_had_the_whole_one_serves(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = put(bare, "chromium")
    put(bare, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.get(lambda _: False) == whole
    assert chromium.find_lean() == whole


@pytest.mark.parametrize("user", [0, 1000])
def test_playwright_fetches_one_where_debian_does_not(bare: Path, monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    put(bare, "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: user)

    def run(command: list[str]) -> bool:
        if "playwright" not in command:
            assert user == 0
            return False
        monkeypatch.setattr(chromium, "of_playwright", lambda: "/fetched")
        return True

    assert chromium.get(run) == "/fetched"


def test_without_any_way_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.get(lambda _: False) is None
    assert chromium.get(lambda _: True) is None


def test_a_command_that_fails_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert chromium.done([sys.executable, "-c", "pass"])
    assert not chromium.done([sys.executable, "-c", "import sys; sys.exit('no such package')"])
    assert not chromium.done(["/nowhere/apt-get"])
    assert "no such package" in capfd.readouterr().err


def test_the_path_alone_is_printed(bare: Path) -> None:
    place = put(bare, "chromium")
    done = subprocess.run(
        [sys.executable, "-m", "tools.chromium"], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert (done.stdout, done.stderr) == (f"{place}\n", "")
