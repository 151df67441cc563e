"""Builds compiled twins of plain rules modules: the same source, with globals in which siblings are twins too.

The rules stay undecorated. For each module a copy of its globals is made; every function of the module is re-created
over that copy and handed to the compiler; tables are swapped for their packed arrays, enums for tuples of whole
numbers under the same names (numba-cuda takes no enum as an index).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from enum import EnumType, IntEnum
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from heptapolis.engine.records import Array, packed
from heptapolis.rules.tables import Grid, Table

Compiler = Callable[[FunctionType, bool], Any]
"""Compiles a function; the flag asks for it to be inlined into its callers."""


Keeper = Callable[[Array], Any]
"""Puts a table where the compiled code finds it."""


def compile_twins(
    modules: Sequence[ModuleType], compiler: Compiler, keeper: Keeper = lambda array: array
) -> SimpleNamespace:
    """The twins of all functions of the modules, callees' modules first, under their names."""
    twins: dict[Any, Any] = {}
    arrays: dict[int, Any] = {}
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
                if id(value) not in arrays:
                    arrays[id(value)] = keeper(packed(value))
                space[name] = arrays[id(value)]
            elif isinstance(value, EnumType) and issubclass(value, IntEnum):
                space[name] = plain_numbers(value)
        names |= {function.__name__: twins[function] for function in own}
    return SimpleNamespace(**names)


def plain_numbers(enum: type[IntEnum]) -> Any:
    """The members of an enum as whole numbers under their names."""
    members: Any = namedtuple("members", enum.__members__)  # type: ignore[misc]  # made from the enum's own names
    return members(*map(int, enum))


def is_own(value: Any, module: ModuleType) -> bool:
    """Whether a value is a function written in this module."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__
