"""A batch on a GPU: every thread plays a share of the games and keeps its own tally."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from heptapolis.engine.cuda import BLOCK, REGISTERS, compile_for_cuda, cuda_module
from heptapolis.engine.packing import Array
from heptapolis.rules.kernel import Kernel
from heptapolis.simulation.batch import Batch, checked_policies
from heptapolis.simulation.tally import TALLY
from heptapolis.vocab.limits import SEATS

THREADS = 1 << 18
LAUNCH = 1 << 22
"""Games of one launch; progress is reported after each."""


@cache
def launcher_of(batch: type[Batch], plain: bool, kernel: Kernel) -> Any:
    """What plays a share of a batch in every thread."""
    cuda = cuda_module()
    play_block = compile_for_cuda(batch.MODULES, plain=plain, kernel=kernel).play_block
    menu_size, sheet_size = batch.MENU, batch.SHEET + SEATS

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def launch(records: Any, table: Any, seed: int, games: int, share: int, bots: Any, tallies: Any) -> None:
        thread = cuda.grid(1)
        first = thread * share
        if first < games:
            menu = cuda.local.array(menu_size, np.int32)
            sheet = cuda.local.array(sheet_size, np.int64)
            count = min(share, games - first)
            play_block(records[thread], table, seed + first, count, bots, menu, sheet, tallies[thread])

    return launch


def on_cuda(batch: Batch, games: int, seed: int, bots: Array, progress: Callable[[int], None]) -> tuple[Array, float]:
    """The tally of a batch, launch by launch, and the processor time it took on the host."""
    begin = time.thread_time()
    cuda = cuda_module()
    launch, table = launcher_of(type(batch), batch.plain, batch.kernel), batch.table(cuda.to_device)
    records = cuda.device_array(THREADS, batch.record)
    tallies = cuda.to_device(np.zeros((THREADS, TALLY), np.int64))
    policies = cuda.to_device(checked_policies(bots))
    for first in range(0, max(games, 1), LAUNCH):
        size = min(LAUNCH, games - first)
        share = -(-size // THREADS)
        launch[THREADS // BLOCK, BLOCK](records, table, seed + first, size, share, policies, tallies)
        cuda.synchronize()
        progress(size)
    total: Array = tallies.copy_to_host().sum(axis=0)
    return total, time.thread_time() - begin
