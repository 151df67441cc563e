"""Builds compiled twins of plain rules modules: the same source, with globals in which siblings are twins too.

The rules stay undecorated. Every function is created again over a copy of its module's globals (`rules/twins.py`) and
handed to the compiler; tables are swapped for their packed arrays, enums for tuples of whole numbers under the same
names (numba-cuda takes no enum as an index).
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Container, Mapping, Sequence
from enum import EnumType, IntEnum
from types import CodeType, FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

from heptapolis.engine.packing import Array, packed
from heptapolis.rules.constants import Grid, Rows
from heptapolis.rules.twins import Space, functions_of, over, twin_module

Compiler = Callable[[FunctionType, bool], Any]
"""Compiles a function; the flag asks for it to be inlined into its callers."""


PlaceTable = Callable[[Array], Any]
"""Puts a table where the compiled code finds it."""

SwapTable = Callable[[Any], Any]
"""Gives a table of other boxes for one of ours."""


def compile_twins(
    modules: Sequence[ModuleType],
    compiler: Compiler,
    place: PlaceTable = lambda array: array,
    *,
    features: Container[Any] | None = None,
    tables: SwapTable = lambda table: table,
    instead: Mapping[Callable[..., Any], Callable[..., Any]] = MappingProxyType({}),
    twins: dict[Any, Any] | None = None,
) -> SimpleNamespace:
    """The twins of all functions of the modules, callees' modules first, under their names.

    A module says in ONLY_FOR which of its functions serve only one feature: they are never reached at a table without
    it, or ask for it. Where `features` are given, the functions for all others are compiled as functions that say 0, so
    that a table pays nothing for what it does not play with. `tables` gives the tables of other boxes for ours,
    `instead` functions of earlier modules that stand in for others. `twins` has those of modules that were compiled
    before; the new ones are added.
    """
    twins = {} if twins is None else twins
    placed: dict[int, Any] = {}

    def swap(value: Any) -> Any:
        if isinstance(value, EnumType) and issubclass(value, IntEnum):
            return plain_numbers(value)
        if not isinstance(value, Rows | Grid):
            return value
        if id(value) not in placed:
            placed[id(value)] = place(packed(tables(value)))
        return placed[id(value)]

    for module in modules:
        inlined = vars(module).get("INLINED", ())
        absent = absent_from(vars(module).get("ONLY_FOR", {}), features)

        def make(function: FunctionType, space: Space, inlined: Any = inlined, absent: Any = absent) -> Any:
            if function in instead:
                return twins[instead[function]]
            code = stub_returning_zero(function) if function in absent else None
            return compiler(over(function, space, code), function in inlined)

        twin_module(module, twins, make, swap)
    return SimpleNamespace(
        **{function.__name__: twins[function] for module in modules for function in functions_of(module)}
    )


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
