"""Sentences as data: a key of the message catalogue and the values for its gaps, in no language yet.

Whoever speaks to a person (terminal, server, docs, browser) turns a message into words; nobody else needs to know
what it says.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict, Union


class Name(NamedTuple):
    """Something with a name of its own: a card, a board, a city, an edifice, a seat, the player of a seat.

    A seat is mostly called by its city, its player never. In the dice game also a space, a die, a face, a bonus.
    """

    kind: str
    id: str | int


class Several(NamedTuple):
    """Several things in a row, with a last word between them."""

    parts: tuple[Any, ...]
    last: str = "and"


class SentenceShape(TypedDict):
    """A message as plain JSON values; its gaps hold numbers, texts, names, messages and lists of them."""

    key: str
    gaps: dict[str, Any]


class Message(NamedTuple):
    """A message of the catalogue with the values for its gaps."""

    key: str
    gaps: dict[str, Gap]

    def to_json(self) -> SentenceShape:
        """As plain JSON values.

        >>> message("log-built", who=Name("seat", 2), card=Name("card", "altar")).to_json()
        {'key': 'log-built', 'gaps': {'who': {'seat': 2}, 'card': {'card': 'altar'}}}
        """
        return {"key": self.key, "gaps": {name: gap_json(gap) for name, gap in self.gaps.items()}}


Gap = Union[int, str, Message, Name, Several]  # noqa: UP007 - it names itself inside Message


def message(key: str, **gaps: Gap) -> Message:
    """A message with its gaps.

    >>> message("effect-points", n=3)
    Message(key='effect-points', gaps={'n': 3})
    """
    return Message(key, gaps)


def gap_json(gap: Gap) -> Any:
    """The value for a gap, as plain JSON values."""
    if isinstance(gap, Message):
        return gap.to_json()
    if isinstance(gap, Name):
        return {gap.kind: gap.id}
    if isinstance(gap, Several):
        return {"list": [gap_json(part) for part in gap.parts], "last": gap.last}
    return gap
