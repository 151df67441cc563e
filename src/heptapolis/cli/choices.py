"""What a person says of a game on the command line, and the ruleset that is meant by it.

The options of a game are the fields of `choices` in its folder: a dataclass with a field for each, typed as Typer
wants it. Commands that play have the options of all games; the ruleset that is meant takes its own.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, fields
from inspect import Parameter
from typing import Any, TypeVar, get_type_hints

from heptapolis.errors import SetupError, UnknownName, close_names
from heptapolis.game.registry import Ruleset, ruleset_of
from heptapolis.game.rulesets import RULESETS

USUAL = "second-edition"
ONLY_PLAYED = {"simulated": False}
"""Metadata of an option that `simulate` does not have."""

Command = TypeVar("Command", bound=Callable[..., Any])


def room_of(ruleset: Ruleset) -> Any:
    """The folder of a ruleset in this package: `choices`, `options`, `game`, `terminal`, `show`."""
    return ruleset.part("cli")


def rooms() -> list[Any]:
    """The folders of all games."""
    return list(dict.fromkeys(room_of(each) for each in RULESETS.values()))


def options_of_games() -> Iterator[tuple[Field[Any], Any]]:
    """The options of all games, each once: the field, and its type for Typer."""
    known = set()
    for room in rooms():
        types = get_type_hints(room.choices, include_extras=True)
        for field in fields(room.choices):
            if field.name not in known:
                known.add(field.name)
                yield field, types[field.name]


def takes_choices(command: Command) -> Command:
    """Give a command the options of all games in place of its parameter `**choices`."""
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
    more = [
        Parameter(field.name, Parameter.KEYWORD_ONLY, default=field.default, annotation=kind)
        for field, kind in options_of_games()
    ]
    command.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
    return command


def meant(rules: str | None, values: Mapping[str, Any], *, play: bool) -> tuple[Ruleset, Any]:
    """The ruleset that is meant, and what it takes of these values; refuses what it does not take.

    To play takes every option of a game, to simulate fewer.
    """
    named = (name for room in rooms() if (name := room.meant_by(choices_in(room, values))))
    ruleset = ruleset_of(rules or next(named, USUAL))
    room = room_of(ruleset)
    taken = {field.name for field in fields(room.choices) if play or field.metadata != ONLY_PLAYED}
    for field, _ in options_of_games():
        if values[field.name] != field.default and field.name not in taken:
            raise SetupError(room.REFUSAL.format(option=f"--{field.name}", rules=ruleset.name))
    return ruleset, choices_in(room, values)


def choices_in(room: Any, values: Mapping[str, Any]) -> Any:
    """What a game takes of the values of all options."""
    return room.choices(**{field.name: values[field.name] for field in fields(room.choices)})


def dealt(wonders: str) -> str | list[str]:
    """The value of --wonders: a way to deal them, or boards by name."""
    close = close_names(wonders, ["random", "draft"])
    if close and wonders not in close:
        raise UnknownName("way to deal wonders", wonders, ["random", "draft"])
    return wonders if close else [name.strip() for name in wonders.split(",")]
