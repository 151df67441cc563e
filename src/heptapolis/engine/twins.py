"""Builds compiled twins of plain rules modules: the same source, with globals in which siblings are twins too.

The rules stay undecorated. For each module a copy of its globals is made; every function of the module is re-created
over that copy and handed to the compiler; tables are swapped for their packed arrays, enums for tuples of whole
numbers under the same names (numba-cuda takes no enum as an index).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Container, Sequence
from enum import EnumType, IntEnum
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

from heptapolis.engine.packing import Array, packed
from heptapolis.rules.tables import Grid, Rows

Compiler = Callable[[FunctionType, bool], Any]
"""Compiles a function; the flag asks for it to be inlined into its callers."""


PlaceTable = Callable[[Array], Any]
"""Puts a table where the compiled code finds it."""


def compile_twins(
    modules: Sequence[ModuleType],
    compiler: Compiler,
    place: PlaceTable = lambda array: array,
    *,
    features: Container[Any] | None = None,
) -> SimpleNamespace:
    """The twins of all functions of the modules, callees' modules first, under their names.

    A module says in ONLY_FOR which of its functions serve one feature alone: they are never reached at a table without
    it, or ask for it. Where `features` are given, the functions for all others are compiled as functions that say 0, so
    that a table pays nothing for what it does not play with.
    """
    twins: dict[Any, Any] = {}
    arrays: dict[int, Any] = {}
    names: dict[str, Any] = {}
    for module in modules:
        space = dict(vars(module))
        inlined, absent = space.get("INLINED", ()), absent_from(space.get("ONLY_FOR", {}), features)
        own = [value for value in vars(module).values() if is_own(value, module)]
        for function in own:
            code = stub_returning_zero(function) if function in absent else function.__code__
            twin = FunctionType(code, space, function.__name__, function.__defaults__)
            twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
            twins[function] = compiler(twin, function in inlined)
        for name, value in list(space.items()):
            if isinstance(value, FunctionType) and value in twins:
                space[name] = twins[value]
            elif isinstance(value, Rows | Grid):
                if id(value) not in arrays:
                    arrays[id(value)] = place(packed(value))
                space[name] = arrays[id(value)]
            elif isinstance(value, EnumType) and issubclass(value, IntEnum):
                space[name] = plain_numbers(value)
        names |= {function.__name__: twins[function] for function in own}
    return SimpleNamespace(**names)


def absent_from(only_for: dict[Any, tuple[Any, ...]], features: Container[Any] | None) -> list[Any]:
    """The functions of a module that serve no feature of the table; none where every feature is wanted."""
    if features is None:
        return []
    return [function for feature, functions in only_for.items() if feature not in features for function in functions]


def stub_returning_zero(function: FunctionType) -> CodeType:
    """The code of a function with the same parameters that returns 0."""
    parameters = ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])
    nothing: FunctionType = eval(f"lambda {parameters}: 0")  # noqa: S307 - the names come from our own sources
    return nothing.__code__.replace(
        co_name=function.__name__,
        co_filename=function.__code__.co_filename,
        co_firstlineno=function.__code__.co_firstlineno,
    )


def plain_numbers(enum: type[IntEnum]) -> Any:
    """The members of an enum as whole numbers under their names."""
    members: Any = namedtuple("members", enum.__members__)  # type: ignore[misc]  # made from the enum's own names
    return members(*map(int, enum))


def is_own(value: Any, module: ModuleType) -> bool:
    """Whether a value is a function written in this module."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__
