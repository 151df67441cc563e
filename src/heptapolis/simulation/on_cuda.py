"""A batch on a GPU: every thread plays a share of the games and keeps its own tally."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from heptapolis.engine.cuda import BLOCK, REGISTERS, compile_for_cuda, cuda_module
from heptapolis.engine.records import Array
from heptapolis.rules.cards.tables import SEATS
from heptapolis.simulation.batches import CardBatch, DiceBatch, checked_policies
from heptapolis.simulation.modules import DICE_MODULES, MODULES
from heptapolis.simulation.tally import TALLY

THREADS = 1 << 18
LAUNCH = 1 << 22
"""Games of one launch; after each the progress is told."""

CARD_MENU, CARD_SHEETS = CardBatch.menu, CardBatch.sheet + SEATS
DICE_MENU, DICE_SHEETS = DiceBatch.menu, DiceBatch.sheet + SEATS


@cache
def card_kernel(plain: bool) -> Any:
    """The kernel that plays a share of a batch of card games in every thread."""
    cuda = cuda_module()
    play_block = compile_for_cuda(MODULES, plain=plain).play_block

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(
        records: Any,
        seed: int,
        games: int,
        share: int,
        bots: Any,
        tallies: Any,
        edition: int,
        players: int,
        wonders: int,
        sides: int,
        extras: int,
    ) -> None:
        thread = cuda.grid(1)
        first = thread * share
        if first < games:
            menu = cuda.local.array(CARD_MENU, np.int32)
            sheet = cuda.local.array(CARD_SHEETS, np.int64)
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


@cache
def dice_kernel() -> Any:
    """The kernel that plays a share of a batch of dice games in every thread."""
    cuda = cuda_module()
    play_block = compile_for_cuda(DICE_MODULES).play_dice_block

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def kernel(
        records: Any, seed: int, games: int, share: int, bots: Any, tallies: Any, boards: Any, players: int
    ) -> None:
        thread = cuda.grid(1)
        first = thread * share
        if first < games:
            menu = cuda.local.array(DICE_MENU, np.int32)
            sheet = cuda.local.array(DICE_SHEETS, np.int64)
            count = min(share, games - first)
            play_block(records[thread], boards, seed + first, count, players, bots, menu, sheet, tallies[thread])

    return kernel


def kernel_of(batch: CardBatch | DiceBatch) -> tuple[Any, tuple[Any, ...]]:
    """The kernel of a batch, and what it takes beside the seeds and tallies."""
    if isinstance(batch, DiceBatch):
        return dice_kernel(), (cuda_module().to_device(batch.boards), batch.options.players)
    return card_kernel(batch.options.plain), batch.numbers


def on_cuda(
    batch: CardBatch | DiceBatch, games: int, seed: int, bots: Array, progress: Callable[[int], None]
) -> tuple[Array, float]:
    """The tally of a batch, launch by launch, and the processor time it took on the host."""
    begin = time.thread_time()
    cuda = cuda_module()
    kernel, more = kernel_of(batch)
    records = cuda.device_array(THREADS, batch.record)
    tallies = cuda.to_device(np.zeros((THREADS, TALLY), np.int64))
    policies = cuda.to_device(checked_policies(bots))
    for first in range(0, max(games, 1), LAUNCH):
        size = min(LAUNCH, games - first)
        share = -(-size // THREADS)
        kernel[THREADS // BLOCK, BLOCK](records, seed + first, size, share, policies, tallies, *more)
        cuda.synchronize()
        progress(size)
    total: Array = tallies.copy_to_host().sum(axis=0)
    return total, time.thread_time() - begin
