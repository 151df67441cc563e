"""Compiles rules for the CPU with Numba. Nothing is compiled before a function is first called."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba

from heptapolis.engine.cache import compiled_cache
from heptapolis.engine.twins import compile_twins


def compile_for_cpu(modules: Sequence[ModuleType], *, boundscheck: bool = False) -> SimpleNamespace:
    """The functions of the modules, compiled for this CPU and kept on disk where that is possible."""
    folder = compiled_cache()
    if folder is not None:
        numba.config.CACHE_DIR = str(folder / ("checked" if boundscheck else "plain"))  # type: ignore[attr-defined]

    def compiler(function: FunctionType, inlined: bool) -> Any:
        # nogil: threads play side by side
        jit = numba.njit(cache=folder is not None, nogil=True, boundscheck=boundscheck, forceinline=inlined)
        return jit(function)

    return compile_twins(modules, compiler)
