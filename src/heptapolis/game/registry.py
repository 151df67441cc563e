"""A ruleset: all that is particular to one game, in one object. The rest of the program asks it and names no game.

The folders of a ruleset look alike in every room (`game/cards` beside `game/dice`, `bots/cards` beside `bots/dice`
and so on). Rooms above this one are named here and imported when someone asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from heptapolis.errors import UnknownName
from heptapolis.words import Words

if TYPE_CHECKING:
    from heptapolis.game.record import Record
    from heptapolis.game.table import Table


class TableOptions(Protocol):
    """What a table agrees on before the deal, as far as every ruleset has it."""

    @property
    def players(self) -> int:
        """How many players there are."""

    @property
    def rules(self) -> str:
        """The name of the ruleset."""

    @property
    def cities(self) -> int:
        """How many cities there are."""

    @property
    def title(self) -> str:
        """What is played, in English words."""

    def title_in(self, words: Words) -> str:
        """What is played, in a language."""

    @property
    def sheet(self) -> tuple[Any, ...]:
        """The lines of the score sheet."""

    @property
    def board_names(self) -> dict[int, str]:
        """The boards by their numbers in the rules."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""

    def in_short(self) -> dict[str, Any]:
        """As plain JSON values that are short: what someone brought along is named, not told."""


def no_sheets(options: TableOptions) -> dict[str, list[Any]]:
    """Clients know all boards already."""
    return {"plans": [], "boards": [], "bonuses": []}


@dataclass(frozen=True)
class Ruleset:
    """One game under its name, such as second-edition."""

    name: str
    game: str
    """The game that it has rules for, by the name of its folders; rulesets of one game share a table in the client."""
    players: tuple[int, int]
    """The fewest and the most."""
    options: Callable[[dict[str, Any]], TableOptions]
    """What a table agrees on, from plain values; a KeyError for what is missing, a TypeError where they do not fit."""
    record: type[Record]
    table: type[Table]
    deal: Callable[[Any, int, list[str]], Any]
    """The deal of a seed, with boards that someone named."""
    redeal: Callable[[Any, Random], Table]
    """A full game that a view's player cannot tell from the real one."""
    playthrough: Callable[[Any, Words], Iterator[str]]
    """A whole record as readable text, in a language."""
    check_deal: Callable[[Any], None]
    """Refuses a record whose deal is not that of its seed."""
    shapes: Mapping[str, Any] = field(default_factory=dict)
    """The types of its JSON values by what they are: view, legal, event, score; free objects where there are none."""
    sheets: Callable[[Any], Mapping[str, Any]] = no_sheets
    """The boards that some options deal from, for clients that draw them; nothing where clients know them all."""
    trials: tuple[Mapping[str, Any], ...] = ()
    """Options beside the plain ones with which a bot is tried out."""
    rooms: Mapping[str, str] = field(default_factory=dict)
    """Its folders in the rooms above: bots, simulation, analysis, cli."""

    def part(self, room: str) -> ModuleType:
        """Its folder in a room above this one."""
        return import_module(self.rooms[room])


def check_options(values: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuse an option that a ruleset does not know.

    >>> check_options({"plyers": 3}, ["players"])
    Traceback (most recent call last):
    ...
    heptapolis.errors.UnknownName: unknown option 'plyers'; did you mean 'players'?
    """
    unknown = [name for name in values if name not in known]
    if unknown:
        raise UnknownName("option", unknown[0], known)


RULESETS: dict[str, Ruleset] = {}
"""Every ruleset by its name."""


def register(ruleset: Ruleset) -> None:
    """Make a ruleset known to every room."""
    RULESETS[ruleset.name] = ruleset


def ruleset_of(name: Any) -> Ruleset:
    """The ruleset with this name.

    >>> ruleset_of("dice").players
    (2, 7)
    """
    if not isinstance(name, str) or name not in RULESETS:
        raise UnknownName("ruleset", name, RULESETS)
    return RULESETS[name]
