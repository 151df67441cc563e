"""Is the base game as fast as in another version? Runs of both in turn, best of many: noise hits them alike.

    python bench/compare.py /path/to/other/src

Each version plays in a process of its own that stays open, so nothing is compiled twice.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPEATS = 20
PLAYERS = (3, 5, 7)
SOURCE = Path(__file__).parents[1] / "src"

CHILD = """
import inspect, sys, time
import numba, numpy as np
from heptapolis.rules.cards import playout
from heptapolis.rules.cards.legal import MENU
try:
    from heptapolis.engine.packing import record_for
    from heptapolis.rules.cards.state import State
    from heptapolis.simulation.cards.batch import CardBatch
    RECORD, random_game = record_for(State, 7), CardBatch.compiled(plain=True).random_game
except ImportError:  # versions before rulesets had rooms of their own
    from heptapolis.engine.records import RECORD
    from heptapolis.simulation.batches import compiled_block
    random_game = compiled_block(plain=True).random_game
options = tuple([0] * (len(inspect.signature(playout.random_game).parameters) - 6))

@numba.njit
def play(record, games, players, menu):
    for seed in range(games):
        random_game(record, seed, 1, players, *options, menu, None)

record, menu = np.zeros(1, RECORD)[0], np.zeros(MENU, np.int64)
for line in sys.stdin:
    players = int(line)
    play(record, 1, players, menu)
    begin = time.thread_time()
    play(record, 3000, players, menu)
    print((time.thread_time() - begin) / 3000 * 1e6, flush=True)
"""


def start(source: Path) -> subprocess.Popen[str]:
    """A process that plays on the sources in this folder."""
    return subprocess.Popen(
        [sys.executable, "-c", CHILD],
        env=os.environ | {"PYTHONPATH": str(source)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def measure(process: subprocess.Popen[str], players: int) -> float:
    """Microseconds for a random game."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{players}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def main() -> None:
    other, ours = start(Path(sys.argv[1])), start(SOURCE)
    for players in PLAYERS:
        pairs = [(measure(other, players), measure(ours, players)) for _ in range(REPEATS)]
        before, now = (min(times) for times in zip(*pairs, strict=True))
        print(f"{players} players: other {before:.1f} µs, this {now:.1f} µs, ratio {now / before:.3f}", flush=True)
    for process in (other, ours):
        process.terminate()


if __name__ == "__main__":
    main()
