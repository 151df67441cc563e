"""A contest that is killed continues: no game is lost, and none is played twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from cli.shell import SCRIPT, inside
from heptapolis.arena import hold
from heptapolis.arena.storage import JOURNAL, PARQUET, Storage, contest_in
from patience import PATIENCE
from sizes import LONG

TELLING = """
class Telling:
    def __init__(self, seed):
        self.seed, self.told = seed, False

    def choose(self, view, seat):
        if not self.told:
            self.told = True
            with open({file!r}, "a") as file:
                file.write(f"{{self.seed}} {{seat}}\\n")
        return view.legal(seat).actions[0]
"""
GAMES = 14


@pytest.mark.parametrize("workers", ["1", "2"] if LONG else ["2"])
def test_a_killed_contest_continues_where_it_was(workers: str, tmp_path: Path) -> None:
    log, folder = tmp_path / "begun.txt", tmp_path / "folder"
    (tmp_path / "telling.py").write_text(TELLING.format(file=str(log)))
    asked = ["arena", "--rules", "dice", "--players", "2", "--games", str(GAMES), "--threads", workers, "--json"]
    asked += ["--bots", f"{tmp_path / 'telling.py'}:Telling,builder"]
    process = subprocess.Popen(
        [SCRIPT, *asked, "--out", str(folder)], stdout=subprocess.DEVNULL, start_new_session=True
    )
    until = time.monotonic() + PATIENCE
    while not (folder / JOURNAL).exists() or (folder / JOURNAL).stat().st_size < 500:
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    contest, wanted = contest_in(folder)
    with Storage(folder, contest, wanted) as storage:
        kept = storage.results[storage.played].copy()
        played = np.flatnonzero(storage.played)
    assert 0 < len(played) < GAMES
    moved: list[int] = []
    showed = hold(contest, wanted, folder=folder, threads=int(workers), progress=moved.append)
    assert (moved[0], sum(moved[1:])) == (len(played), GAMES - len(played))
    with Storage(folder, contest, wanted) as storage:
        assert np.array_equal(storage.results[played], kept)
    assert pq.read_table(folder / PARQUET)["game"].to_pylist() == list(range(GAMES))
    # begun again were only games that had not been finished: at most those that each worker had before it
    assert sum(Counter(log.read_text().splitlines()).values()) <= GAMES + 2 * int(workers)
    assert showed.to_json() == json.loads(inside(*asked).out)
