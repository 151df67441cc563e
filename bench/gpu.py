"""Random games on an NVIDIA GPU: speed for 3, 5 and 7 players, and equality with the CPU, record by record.

Imports nothing but the standard library, NumPy, Numba and numba-cuda. Run: python bench/gpu.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.cuda import BLOCK, REGISTERS, compile_for_cuda, cuda_module
from heptapolis.engine.modules import CARD_RULES
from heptapolis.engine.records import Array, record_for
from heptapolis.rules.cards.legal import MENU
from heptapolis.vocab.play import Sides, Wonders

EDITION, WONDERS, SIDES = 1, int(Wonders.RANDOM), int(Sides.FIRST)
GAMES = 1 << 20
COMPARED = 100_000
REPEATS = 10

cuda = cuda_module()
on_gpu = compile_for_cuda(CARD_RULES).random_game
on_cpu = compile_for_cpu(CARD_RULES).random_game


@cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
def play_on_gpu(records: Any, players: int) -> None:
    game = cuda.grid(1)
    if game < records.shape[0]:
        menu = cuda.local.array(MENU, np.int32)
        on_gpu(records[game], game, EDITION, players, WONDERS, SIDES, menu, None)


@numba.njit
def play_on_cpu(records: Any, players: int, menu: Any) -> None:
    for game in range(records.shape[0]):
        on_cpu(records[game], game, EDITION, players, WONDERS, SIDES, menu, None)


def games_a_second(players: int) -> tuple[float, Array]:
    """The best of several launches, and the records they left."""
    records = cuda.to_device(np.zeros(GAMES, record_for(players)))
    play_on_gpu[GAMES // BLOCK, BLOCK](records, players)
    cuda.synchronize()
    best = 0.0
    for _ in range(REPEATS):
        begin, end = cuda.event(), cuda.event()
        begin.record()
        play_on_gpu[GAMES // BLOCK, BLOCK](records, players)
        end.record()
        end.synchronize()
        best = max(best, 1000 * GAMES / cuda.event_elapsed_time(begin, end))
    return best, records.copy_to_host()[:COMPARED]


def main() -> None:
    device = cuda.get_current_device().name
    print(f"{device.decode() if isinstance(device, bytes) else device}, second edition, all day sides, random play")
    for players in (3, 5, 7):
        speed, ours = games_a_second(players)
        theirs = np.zeros(COMPARED, record_for(players))
        play_on_cpu(theirs, players, np.zeros(MENU, np.int64))
        equal = np.logical_and.reduce(
            [(ours[name] == theirs[name]).reshape(COMPARED, -1).all(axis=1) for name in ours.dtype.names or ()]
        )
        print(f"{players} players: {speed:,.0f} games a second; {equal.sum():,} of {COMPARED:,} equal to the CPU")


if __name__ == "__main__":
    main()
