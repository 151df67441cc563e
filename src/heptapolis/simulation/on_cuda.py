"""A batch on a GPU: every thread plays a share of the games and keeps its own tally."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from heptapolis.engine.cuda import BLOCK, REGISTERS, compile_for_cuda, cuda_module
from heptapolis.engine.records import Array, record_for
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.tables import SEATS
from heptapolis.simulation.block import TALLY
from heptapolis.simulation.modules import MODULES

THREADS = 1 << 18
LAUNCH = 1 << 22
"""Games of one launch; after each the progress is told."""
SHEETS = SHEET + SEATS


@cache
def compiled_kernel(plain: bool) -> Any:
    """The kernel that plays a share of a batch in every thread."""
    cuda = cuda_module()
    play_block = compile_for_cuda(MODULES, plain=plain).play_block

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(
        records: Any,
        seed: int,
        games: int,
        share: int,
        edition: int,
        players: int,
        wonders: int,
        sides: int,
        extras: int,
        bots: Any,
        tallies: Any,
    ) -> None:
        thread = cuda.grid(1)
        first = thread * share
        if first < games:
            menu = cuda.local.array(MENU, np.int32)
            sheet = cuda.local.array(SHEETS, np.int64)
            count = min(share, games - first)
            play_block(
                records[thread],
                seed + first,
                count,
                edition,
                players,
                wonders,
                sides,
                extras,
                bots,
                menu,
                sheet,
                tallies[thread],
            )

    return kernel


def on_cuda(
    plain: bool,
    numbers: tuple[int, int, int, int, int],
    games: int,
    seed: int,
    bots: Array,
    progress: Callable[[int], None],
) -> tuple[Array, float]:
    """The tally of a batch, launch by launch, and the processor time it took on the host."""
    begin = time.thread_time()
    cuda, kernel = cuda_module(), compiled_kernel(plain)
    records = cuda.device_array(THREADS, record_for(numbers[1]))
    tallies = cuda.to_device(np.zeros((THREADS, TALLY), np.int64))
    policies = cuda.to_device(bots)
    for first in range(0, max(games, 1), LAUNCH):
        size = min(LAUNCH, games - first)
        share = -(-size // THREADS)
        kernel[THREADS // BLOCK, BLOCK](records, seed + first, size, share, *numbers, policies, tallies)
        cuda.synchronize()
        progress(size)
    total: Array = tallies.copy_to_host().sum(axis=0)
    return total, time.thread_time() - begin
