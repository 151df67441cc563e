"""Compiles rules for the CPU with Numba. Nothing is compiled before a function is first called."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

import numba

from heptapolis.engine.cache import compiled_cache
from heptapolis.engine.twins import compile_twins
from heptapolis.rules.kernel import AS_WRITTEN, Kernel

config: Any = numba.config


def compile_for_cpu(
    modules: Sequence[ModuleType],
    *,
    plain: bool = False,
    boundscheck: bool = False,
    kernel: Kernel = AS_WRITTEN,
    instead: Mapping[Callable[..., Any], Callable[..., Any]] = MappingProxyType({}),
    twins: dict[Any, Any] | None = None,
) -> SimpleNamespace:
    """The functions of the modules, compiled for this CPU and kept on disk where that is possible.

    Plain code is for tables that play with no feature at all, neither Free City nor common projects, and faster.
    The code of other boxes is kept apart, under their digest: their tables are part of it. So is code in which other
    functions stand in for some.
    """
    folder = compiled_cache(kernel.digest)
    kind = ("plain" if plain else "full") + ("-checked" if boundscheck else "")
    kind += "".join(sorted({f"-{function.__module__.rpartition('.')[2]}" for function in instead.values()}))

    def compiler(function: FunctionType, inlined: bool) -> Any:
        # code from the cache is linked by these names: builds that two processes made may not share them in a third
        function.__qualname__ += f"_{kind}{kernel.digest[:16]}"
        # nogil: threads play side by side
        jit = numba.njit(cache=folder is not None, nogil=True, boundscheck=boundscheck, forceinline=inlined)
        return jit(function)

    with cached_in(folder / kind if folder else None):
        return compile_twins(
            modules, compiler, features=() if plain else None, tables=kernel.swap, instead=instead, twins=twins
        )


@contextmanager
def cached_in(folder: Path | None) -> Iterator[None]:
    """Functions made inside keep their compiled code in this folder; those of others stay where they were."""
    before = config.CACHE_DIR
    try:
        config.CACHE_DIR = str(folder) if folder else before
        yield
    finally:
        config.CACHE_DIR = before
