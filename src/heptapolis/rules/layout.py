"""The record of a game, stated field by field: its numbers, its axes, and what an empty table holds there.

Interpreted, a record is plain Python ints and nested lists. The compilers pack it after the same layout, with as many
entries along an axis as the table has seats. What clears a record is written from the layout too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType
from typing import Any, ClassVar, NamedTuple, Self, TypeVar


class Axis(int):
    """A size that goes by the number of seats: so many entries for each of them."""

    each: int

    def __new__(cls, seats: int, each: int = 1) -> Self:
        """The axis of a full table."""
        axis = super().__new__(cls, seats * each)
        axis.each = each
        return axis


class Field(NamedTuple):
    """One field of a record: its name, its kind of whole number, its axes and what an empty table holds."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()
    empty: int | None = 0
    """None where nobody reads it before it is written."""
    lasting: bool = False
    """Whether it follows from what is in the city, so that it can be recounted."""

    @property
    def per_seat(self) -> bool:
        """Whether it has an entry for each seat."""
        return bool(self.shape) and isinstance(self.shape[0], Axis) and self.shape[0].each == 1

    def for_seats(self, seats: int) -> tuple[int, ...]:
        """Its shape at a table with so many seats: axes that go by seats shrink, all other sizes stay."""
        return tuple(size.each * seats if isinstance(size, Axis) else size for size in self.shape)


Layout = tuple[Field, ...]


def number(kind: str, *shape: int, empty: int | None = 0, lasting: bool = False) -> Any:
    """States a field of a record, in the class of the record."""
    return Field("", kind, shape, empty, lasting)


class LaidOut:
    """A game as names with ints and nested lists; a subclass under `laid_out` states the fields."""

    LAYOUT: ClassVar[Layout] = ()
    __slots__: tuple[str, ...] = ()

    def __init__(self) -> None:
        for field in self.LAYOUT:
            setattr(self, field.name, zeros(field.shape))

    def copy(self) -> Self:
        """The same game again, sharing nothing."""
        twin = type(self).__new__(type(self))
        for name, _, shape, _, _ in self.LAYOUT:
            value = getattr(self, name)
            setattr(twin, name, COPY[len(shape)](value))
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


Kind = TypeVar("Kind", bound=LaidOut)


def laid_out(stated: type[Kind]) -> type[Kind]:
    """The class of a record with its layout, which is read off the fields it states."""
    fields = {name: value for name, value in vars(stated).items() if isinstance(value, Field)}
    rest = {name: value for name, value in vars(stated).items() if name not in fields}
    layout = tuple(field._replace(name=name) for name, field in fields.items())
    return type(stated.__name__, stated.__bases__, rest | {"LAYOUT": layout, "__slots__": tuple(fields)})


COPY: tuple[Callable[[Any], Any], ...] = (
    lambda number: number,
    lambda row: row[:],
    lambda rows: [row[:] for row in rows],
    lambda blocks: [[row[:] for row in rows] for rows in blocks],
)
"""How ints and nested lists are copied, by the number of dimensions."""


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of noughts."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def clearer(name: str, module: str, file: str, fields: Iterable[Field]) -> Any:
    """A plain function `name(state, seat)` that empties fields which have an entry for each seat.

    Written out field by field like any other function of the rules, so that all compilers take it.
    """
    lines = [line for field in fields for line in clearing(field, "[seat]", field.shape[1:])]
    return written(f"def {name}(state, seat):\n" + "\n".join(lines), name, module, file)


def table_clearer(name: str, module: str, file: str, fields: Iterable[Field]) -> Any:
    """A plain function `name(state)` that empties lists which the whole table shares."""
    lines = [line for field in fields for line in clearing(field, "", field.shape)]
    return written(f"def {name}(state):\n" + "\n".join(lines), name, module, file)


def clearing(field: Field, place: str, shape: tuple[int, ...]) -> list[str]:
    """The lines that empty one field, a loop for each of its dimensions."""
    loops = [f"{' ' * 4 * (1 + depth)}for i{depth} in range({int(size)}):" for depth, size in enumerate(shape)]
    places = "".join(f"[i{depth}]" for depth in range(len(shape)))
    return [*loops, f"{' ' * 4 * (1 + len(shape))}state.{field.name}{place}{places} = {field.empty}"]


def written(source: str, name: str, module: str, file: str) -> Any:
    """The function of a source; it belongs to a module and its file, where compilers look for what they keep."""
    space: dict[str, Any] = {}
    exec(compile(source, file, "exec"), space)  # noqa: S102 - written above from our own layouts
    function: FunctionType = space[name]
    function.__module__ = module
    return function
