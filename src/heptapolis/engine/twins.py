"""Builds compiled twins of plain rules modules: the same source, with globals in which siblings are twins too.

The rules stay undecorated. For each module a copy of its globals is made; every function of the module is re-created
over that copy and handed to the compiler; tables are swapped for their packed arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from heptapolis.rules.tables import Grid, Table

Compiler = Callable[[FunctionType, bool], Any]
"""Compiles a function; the flag asks for it to be inlined into its callers."""


def compile_twins(modules: Sequence[ModuleType], compiler: Compiler) -> SimpleNamespace:
    """The twins of all functions of the modules, callees' modules first, under their names."""
    twins: dict[Any, Any] = {}
    packed: dict[int, Any] = {}
    names: dict[str, Any] = {}
    for module in modules:
        space = dict(vars(module))
        inlined = space.get("INLINED", ())
        own = [value for value in vars(module).values() if is_own(value, module)]
        for function in own:
            twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
            twins[function] = compiler(twin, function in inlined)
        for name, value in list(space.items()):
            if isinstance(value, FunctionType) and value in twins:
                space[name] = twins[value]
            elif isinstance(value, Table | Grid):
                if id(value) not in packed:
                    packed[id(value)] = value.packed()
                space[name] = packed[id(value)]
        names |= {function.__name__: twins[function] for function in own}
    return SimpleNamespace(**names)


def is_own(value: Any, module: ModuleType) -> bool:
    """Whether a value is a function written in this module."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__
