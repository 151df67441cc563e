"""Compiles rules for the CPU with Numba. Nothing is compiled before a function is first called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba

from heptapolis.engine.cache import compiled_cache
from heptapolis.engine.twins import compile_twins

config: Any = numba.config


def compile_for_cpu(
    modules: Sequence[ModuleType], *, plain: bool = False, boundscheck: bool = False
) -> SimpleNamespace:
    """The functions of the modules, compiled for this CPU and kept on disk where that is possible.

    Plain code is for tables that play with no feature at all, neither Free City nor common projects, and faster.
    """
    folder = compiled_cache()

    def compiler(function: FunctionType, inlined: bool) -> Any:
        # nogil: threads play side by side
        jit = numba.njit(cache=folder is not None, nogil=True, boundscheck=boundscheck, forceinline=inlined)
        return jit(function)

    kind = ("plain" if plain else "full") + ("-checked" if boundscheck else "")
    with cached_in(folder / kind if folder else None):
        return compile_twins(modules, compiler, features=() if plain else None)


@contextmanager
def cached_in(folder: Path | None) -> Iterator[None]:
    """Functions made inside keep their compiled code in this folder; those of others stay where they were."""
    before = config.CACHE_DIR
    try:
        config.CACHE_DIR = str(folder) if folder else before
        yield
    finally:
        config.CACHE_DIR = before
