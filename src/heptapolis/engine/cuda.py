"""Compiles rules for NVIDIA GPUs with numba-cuda: the same functions, one game to a thread."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from heptapolis.engine.twins import compile_twins
from heptapolis.errors import EngineError
from heptapolis.rules.kernel import AS_WRITTEN, Kernel

BLOCK = 512
REGISTERS = 96
"""Found by measuring on an H200: docs/decisions/2026-11-15-cuda.md."""


def cuda_module() -> Any:
    """The CUDA part of Numba, if it and a GPU are there."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for it, NumPy 2.5 dropped it
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError as fault:
        raise EngineError(f"CUDA support is not installed ({fault}); try: pip install 'heptapolis[cuda]'.") from None
    try:
        found = cuda.is_available()
    except Exception as fault:  # a broken driver answers with the errors of many libraries
        raise EngineError(f"the NVIDIA driver is not responding ({fault}); use --device cpu.") from None
    if not found:
        raise EngineError("no NVIDIA GPU was found on this computer; use --device cpu.")
    return cuda


def compile_for_cuda(
    modules: Sequence[ModuleType], *, plain: bool = False, kernel: Kernel = AS_WRITTEN
) -> SimpleNamespace:
    """The functions of the modules as device functions, to be called by a launch; plain and boxes as on the CPU."""
    cuda = cuda_module()

    def compiler(function: FunctionType, inlined: bool) -> Any:
        return cuda.jit(device=True, forceinline=inlined)(function)

    # tables in global memory: threads read different rows, and constant memory serves one row at a time
    features = () if plain else None
    return compile_twins(modules, compiler, cuda.to_device, features=features, tables=kernel.swap)
