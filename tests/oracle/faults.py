"""Faults for a written game, and what the checker must say to them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oracle import check
from oracle.check import Report, check_games, main
from oracle.games import Recorded
from oracle.scribe import Line

Fault = Callable[[Line], None]


def at(line: Line, *path: str | int) -> Any:
    """What stands at the end of a path."""
    value: Any = line
    for key in path:
        value = value[key]
    return value


def bump(*path: str | int) -> Fault:
    """Add one to the number at the end of a path."""

    def fault(line: Line) -> None:
        at(line, *path[:-1])[path[-1]] += 1

    return fault


def put(value: Any, *path: str | int) -> Fault:
    """Put a value at the end of a path."""
    return lambda line: at(line, *path[:-1]).__setitem__(path[-1], value)


def without(*path: str | int) -> Fault:
    """Remove the key at the end of a path."""

    def fault(line: Line) -> None:
        del at(line, *path[:-1])[path[-1]]

    return fault


def checked(line: Line) -> Report:
    """The report on one line, read as from a file."""
    return check_games([Recorded.from_json(json.loads(json.dumps(line)))])


def assert_reported(line: Line, message: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mismatch with this message and exit code 1."""
    file.write_text(json.dumps(line) + "\n", encoding="utf-8")
    code = main([str(file)])
    output = capsys.readouterr().out
    assert code == check.DIFFERS
    assert message in output
    assert "mismatches             0" not in output


def assert_bad_input(file: Path, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One clear line on the error output and exit code 2."""
    code = main([str(file)])
    captured = capsys.readouterr()
    assert code == check.BAD_INPUT
    assert captured.out == ""
    assert captured.err.startswith(f"check.py: {file}: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err
