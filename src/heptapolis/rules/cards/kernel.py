"""The rules over a set of boxes: what the table, the bots and the compilers are given.

The kernel of the boxes that come with the program is the plain functions of these modules. The kernel of other boxes
is the same functions made once more over their tables, so that nobody pays for the choice.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from heptapolis.catalogue.cards import Shelf, shipped
from heptapolis.rules import chance, events
from heptapolis.rules.cards import (
    city,
    effects,
    encoding,
    lanes,
    legal,
    payment,
    playout,
    projects,
    score,
    seating,
    setup,
    turn,
)
from heptapolis.rules.cards.constants import SHIPPED, BoxTables, tables_of
from heptapolis.rules.constants import Derived
from heptapolis.rules.kernel import Kernel
from heptapolis.rules.twins import over, twin_module

CARD_RULES: tuple[ModuleType, ...] = (
    lanes,
    chance,
    encoding,
    seating,
    city,
    payment,
    events,
    effects,
    projects,
    legal,
    setup,
    turn,
    score,
    playout,
)
"""The modules of the rules, each after those it calls."""

Function = TypeVar("Function")


class CardKernel(Kernel):
    """The functions and tables of the rules for the boxes of a shelf; `digest` names boxes that are not ours."""

    def __init__(self, shelf: Shelf, tables: BoxTables, digest: str = "") -> None:
        self.shelf, self.tables, self.digest = shelf, tables, digest
        names = [field.name for field in fields(BoxTables)]
        self._swaps = {id(getattr(SHIPPED, name)): getattr(tables, name) for name in names}
        self._twins: dict[Any, Any] = {}
        for module in CARD_RULES if tables is not SHIPPED else ():
            self._adopt(module)
        self.set_up = self.own(setup.set_up)
        self.clear_table = self.own(setup.clear_table)
        self.lay_out = self.own(projects.lay_out)
        self.begin = self.own(turn.begin)
        self.resolve = self.own(turn.resolve)
        self.legal = self.own(legal.legal)
        self.add_builds = self.own(legal.add_builds)
        self.is_free_by_itself = self.own(legal.is_free_by_itself)
        self.stands = self.own(city.stands)
        self.has_name_of = self.own(city.has_name_of)
        self.is_chained = self.own(city.is_chained)
        self.unit_price = self.own(payment.unit_price)
        self.ways_to_buy = self.own(payment.ways_to_buy)
        self.score_city = self.own(score.score_city)
        self.military_points = self.own(score.military_points)

    @property
    def is_shipped(self) -> bool:
        """Whether it is the kernel of the boxes that come with the program."""
        return self.tables is SHIPPED

    def own(self, function: Function) -> Function:
        """A function of the rules, or of a module that builds on them, as it reads these tables."""
        if self.is_shipped:
            return function
        if function not in self._twins:
            self._adopt(sys.modules[function.__module__])
        return cast(Function, self._twins[function])

    def swap(self, value: Any) -> Any:
        """The table of these boxes for one of ours; any other value as it is."""
        if isinstance(value, Derived) and not self.is_shipped and id(value) not in self._swaps:
            self._swaps[id(value)] = Derived(value.work_out, self.tables)
        return self._swaps.get(id(value), value)

    def _adopt(self, module: ModuleType) -> None:
        for function in callees_of(module):
            self.own(function)
        twin_module(module, self._twins, over, self.swap)


def callees_of(module: ModuleType) -> list[FunctionType]:
    """The functions of our other modules that a module names."""
    functions = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    return [f for f in functions if f.__module__ != module.__name__ and f.__module__.startswith("heptapolis.")]


SHIPPED_KERNEL = CardKernel(shipped(), SHIPPED)


def kernel_of(shelf: Shelf, digest: str) -> CardKernel:
    """The kernel of boxes that are not ours."""
    return CardKernel(shelf, tables_of(shelf), digest)
