"""Plain functions once more over other globals: the same source with other tables, or compiled.

For each module a copy of its globals is made, and every function of the module is re-created over that copy, in which
siblings and functions of earlier modules are twins too.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType, FunctionType, ModuleType
from typing import Any

Space = dict[str, Any]
"""The globals of a module."""
Make = Callable[[FunctionType, Space], Any]
"""Makes the twin of a function over a space."""


def twin_module(module: ModuleType, twins: dict[Any, Any], make: Make, swap: Callable[[Any], Any]) -> None:
    """Add the twins of a module's functions; `swap` says what replaces any other global."""
    space = dict(vars(module))
    for function in functions_of(module):
        twins[function] = make(function, space)
    for name, value in list(space.items()):
        space[name] = twins[value] if isinstance(value, FunctionType) and value in twins else swap(value)


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that are written in a module."""
    values = vars(module).values()
    return [value for value in values if isinstance(value, FunctionType) and value.__module__ == module.__name__]


def over(function: FunctionType, space: Space, code: CodeType | None = None) -> FunctionType:
    """A function over other globals, with its own code or with another."""
    twin = FunctionType(code or function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin
