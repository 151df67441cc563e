"""`replay` and `verify`: a real record, and what is none."""

from __future__ import annotations

import json
import os
import resource
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cli.shell import SCRIPT, contents, inside, outside, refused
from heptapolis.bots import bot_of
from heptapolis.game import Game
from heptapolis.game.record import digest_of
from patience import PATIENCE

COMMANDS = pytest.mark.parametrize("command", ["replay", "verify"])


def write_record(file: Path, turns: int = 99) -> dict[str, Any]:
    """The record of a game of three bots, on the disk and as values."""
    game, bots = Game("first-edition", seed=9), [bot_of("builder", seat) for seat in range(3)]
    while not game.over and len(game.history) < turns:
        for seat in game.deciding():
            game.choose(seat, bots[seat].choose(game.view(seat)))
    game.record.save(file)
    values: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return values


def rewrite(file: Path, values: dict[str, Any]) -> None:
    """Write an edited record with a digest that fits."""
    content = {key: value for key, value in values.items() if key != "digest"}
    file.write_text(json.dumps(content | {"digest": digest_of(content)}), encoding="utf-8")


def test_a_good_record_is_verified_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    values = write_record(file)
    before = contents(tmp_path)
    verified = outside("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert verified.out == f"{file}: good. first-edition 3p #9 over, {len(values['decisions'])} decisions.\n"
    replayed = outside("replay", str(file))
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out.startswith("7 Wonders, first edition, 3 players\n")
    for age in ("I", "II", "III"):
        assert f"\nAge {age} turn 6\n" in replayed.out
    assert "\nWon by " in replayed.out
    totals = [str(score["total"]) for score in values["result"]["scores"]]
    assert next(line for line in replayed.out.splitlines() if line.startswith("Total")).split()[1:] == totals
    assert contents(tmp_path) == before


def test_a_game_that_is_not_over_is_good_too(tmp_path: Path) -> None:
    write_record(tmp_path / "game.json", turns=2)
    assert "good. first-edition 3p Age I turn 3, 6 decisions." in inside("verify", str(tmp_path / "game.json")).out
    assert "Won by" not in inside("replay", str(tmp_path / "game.json")).out


@COMMANDS
def test_a_missing_file_or_a_folder_is_refused(command: str, tmp_path: Path) -> None:
    refused(inside(command, str(tmp_path / "none.json")), "none.json cannot be read: No such file or directory.")
    refused(inside(command, str(tmp_path)), "cannot be read: Is a directory.")
    refused(inside(command, str(tmp_path / ("x" * 300))), "cannot be read: File name too long.")
    assert contents(tmp_path) == {}


@COMMANDS
def test_a_truncated_record_is_refused(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_record(file)
    whole = file.read_bytes()
    for length in (0, 1, 100, len(whole) // 2, len(whole) - 3):
        file.write_bytes(whole[:length])
        refused(inside(command, str(file)), "this is not JSON, or it was truncated")
        assert file.read_bytes() == whole[:length]


@COMMANDS
def test_an_edited_record_is_refused_by_its_digest(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_record(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"seed": 9', '"seed": 8'), encoding="utf-8")
    refused(
        inside(command, str(file)),
        "the digest does not match: the record was truncated or edited after it was written.",
    )


@COMMANDS
def test_an_illegal_decision_with_a_fitting_digest_is_refused_and_nothing_is_printed(
    command: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    values = write_record(file)
    values["decisions"][30] = f"{values['decisions'][30][0]} sell tavern"
    rewrite(file, values)
    refused(inside(command, str(file)), "decision 31 of the record")


def test_edited_scores_or_winners_with_a_fitting_digest_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    values = write_record(file)
    for edit in ({"winners": [0, 1, 2]}, {"scores": values["result"]["scores"][::-1]}):
        rewrite(file, values | {"result": values["result"] | edit})
        refused(
            inside("verify", str(file)), "the scores or winners written in the record are not those of its decisions"
        )
    rewrite(file, values | {"result": None})
    refused(inside("verify", str(file)), "the scores or winners written in the record")


@COMMANDS
def test_a_binary_file_is_refused(command: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(os.urandom(20) + b"\xff\xfe")
    refused(inside(command, str(tmp_path / "game.json")), "is not a text file")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
def test_a_file_without_end_is_refused() -> None:
    limit = 2**30
    done = subprocess.run(
        [SCRIPT, "verify", "/dev/zero"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 2


def test_a_reader_that_goes_away_is_no_crash(tmp_path: Path) -> None:
    write_record(tmp_path / "game.json")
    with subprocess.Popen(
        [SCRIPT, "replay", str(tmp_path / "game.json")], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        replay.stdout.readline()
        replay.stdout.close()
        errors = replay.stderr.read()
    assert b"Traceback" not in errors
    assert b"Exception" not in errors
