"""Runs one thread's share of a step for all threads: in a loop on the CPU, side by side on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import numba
import numpy as np

from heptapolis.engine.cpu import compile_for_cpu
from heptapolis.engine.cuda import compile_for_cuda, cuda_module

BLOCK = 128
"""Threads of a block on a GPU."""
Steps = dict[str, Callable[..., None]]
"""What to call with the number of threads and the arrays, by the name of the step."""


def steps_for(device: str, modules: tuple[ModuleType, ...], menu: int, sheet: int) -> Steps:
    """The steps of a game: the functions of the last of its modules that end with `_thread`."""
    return on_cpu(modules, menu, sheet) if device == "cpu" else on_gpu(modules, menu, sheet)


def named(modules: Sequence[ModuleType]) -> list[str]:
    """The names of the threads' functions."""
    return [name for name in vars(modules[-1]) if name.endswith("_thread")]


@cache
def on_cpu(modules: tuple[ModuleType, ...], menu_size: int, sheet_size: int) -> Steps:
    """The steps as loops."""
    parts = compile_for_cpu(modules)

    def loop_over(share: Any) -> Callable[..., None]:
        @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
        def loop(threads: int, arrays: Any) -> None:
            menu, sheet = np.zeros(menu_size, np.int64), np.zeros(sheet_size, np.int64)
            for thread in range(threads):
                share(thread, menu, sheet, *arrays)

        return lambda threads, *arrays: loop(threads, arrays)

    return {name.removesuffix("_thread"): loop_over(getattr(parts, name)) for name in named(modules)}


@cache
def on_gpu(modules: tuple[ModuleType, ...], menu_size: int, sheet_size: int) -> Steps:
    """The steps as kernels."""
    cuda = cuda_module()
    parts = compile_for_cuda(modules)

    def kernel_of(share: Any) -> Callable[..., None]:
        @cuda.jit  # type: ignore[untyped-decorator]
        def kernel(threads: int, arrays: Any) -> None:
            thread = cuda.grid(1)
            if thread < threads:
                menu, sheet = cuda.local.array(menu_size, np.int32), cuda.local.array(sheet_size, np.int64)
                share(thread, menu, sheet, *arrays)

        return lambda threads, *arrays: kernel[-(-threads // BLOCK), BLOCK](threads, arrays)

    return {name.removesuffix("_thread"): kernel_of(getattr(parts, name)) for name in named(modules)}
