"""The shapes of the games' JSON values as models, so that the OpenAPI document names them and clients have types."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Field, create_model

from heptapolis.game.rulesets import RULESETS


@cache
def model_of(shape: Any) -> type[BaseModel]:
    """The model of a typed dictionary.

    >>> sorted(model_of(RULESETS["second-edition"].shapes["legal"]).model_json_schema()["$defs"])
    ['Bought', 'Option', 'Refusal', 'Sentence']
    """
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(shape, include_extras=True).items():
        left_out = get_origin(hint) is NotRequired
        kind = modelled(get_args(hint)[0] if left_out else hint)
        fields[name] = (kind, Field(default_factory=NoneType) if left_out else ...)
    name = shape.__name__.removesuffix("Shape")
    return create_model(name, __config__=ConfigDict(extra="forbid"), __doc__=shape.__doc__, **fields)


def modelled(hint: Any) -> Any:
    """A type with every typed dictionary in it replaced by its model."""
    if is_typeddict(hint):
        return model_of(hint)
    origin, inner = get_origin(hint), tuple(modelled(part) for part in get_args(hint))
    if origin in (UnionType, Union):
        return reduce(or_, inner)
    return origin[inner] if origin in (list, dict) else hint


Free = dict[str, Any]
"""What the document leaves open: games that others register."""


def any_of(what: str) -> Any:
    """A view, legal, event or score of any game: a model for each that a ruleset names, else a free object."""
    shapes = dict.fromkeys(ruleset.shapes[what] for ruleset in RULESETS.values() if what in ruleset.shapes)
    return reduce(or_, [*map(model_of, shapes), Free])


if TYPE_CHECKING:
    AnyView = Free
    AnyLegal = Free
    AnyEvent = Free
    AnyScore = Free
else:
    AnyView, AnyLegal, AnyEvent, AnyScore = map(any_of, ("view", "legal", "event", "score"))
