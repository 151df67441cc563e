"""Everything that can go wrong, as one tree. Each message says what, why and what would work.

HeptapolisError
|-- CatalogueError      a data file with a fault: file, entry, reason
|-- UnknownName         no such card, wonder, ruleset, bot or action, with what was probably meant
|-- SetupError          options that do not make a game
|   `-- DealError       a deal that could not come out of the box
|-- ActionError         a choice that was not taken; the game is unchanged
|   |-- IllegalAction   against the rules, with the reason and what would work
|   `-- LateAction      no decision of that seat is open
|-- MalformedAction     a text that is not an action
|-- BotError            a custom bot that cannot be loaded, raises, is too slow or answers rubbish
|-- RecordError         a file that is not a record of a game, or was cut or edited
|-- WeightsError        a file that holds no weights of a network, or those of another game
`-- EngineError         a compiler, a device or a package that is not there
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from heptapolis.vocab.messages import Message
from heptapolis.vocab.reasons import Reason


class HeptapolisError(Exception):
    """Base of all errors a user of the library can meet."""


class CatalogueError(HeptapolisError):
    """A catalogue file with a fault."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file, self.entry, self.reason = file, entry, reason


class UnknownName(HeptapolisError):
    """A name that nothing has."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        self.what, self.name = what, name
        choices = sorted(set(known))
        self.close = close_names(name, choices) if isinstance(name, str) else []
        if self.close:
            hint = f"did you mean {' or '.join(repr(close) for close in self.close)}?"
        elif len(choices) <= 12:
            hint = f"known: {', '.join(choices)}."
        else:
            hint = f"{len(choices)} names are known."
        super().__init__(f"unknown {what} {name!r}; {hint}")


class SetupError(HeptapolisError):
    """Options that do not make a game."""


class DealError(SetupError):
    """A deal that could not come out of the box."""


class ActionError(HeptapolisError):
    """A choice that was not taken; the game is unchanged."""

    def __init__(self, message: str, position: str) -> None:
        super().__init__(f"{message}   position: {position}")
        self.position = position


class IllegalAction(ActionError):
    """Against the rules, with the reason and what would work."""

    def __init__(
        self, message: str, reason: Reason, position: str, why: Message, action: str = "", tries: str = ""
    ) -> None:
        super().__init__(message, position)
        self.reason, self.why = reason, why
        self.action, self.tries = action, tries


class LateAction(ActionError):
    """No decision of that seat is open."""


class MalformedAction(HeptapolisError, ValueError):
    """A text that is not an action."""


class BotError(HeptapolisError):
    """A custom bot that cannot be loaded, raises, is too slow or answers rubbish.

    >>> print(BotError("mine.py:Mine", "raised KeyError: 'altar'", 1, "second-edition 3p Age I turn 2"))
    bot mine.py:Mine at seat 1 raised KeyError: 'altar'   position: second-edition 3p Age I turn 2
    """

    def __init__(self, bot: str, reason: str, seat: int | None = None, position: str = "", traceback: str = "") -> None:
        super().__init__(bot, reason, seat, position, traceback)
        self.bot, self.reason, self.seat, self.position, self.traceback = bot, reason, seat, position, traceback

    def in_game(self, seed: int) -> BotError:
        """The same with the seed of the game, so that it can be looked at again."""
        where = f"{self.position} of " if self.position else ""
        return BotError(self.bot, self.reason, self.seat, f"{where}the game of seed {seed}", self.traceback)

    def __str__(self) -> str:
        seat = "" if self.seat is None else f" at seat {self.seat}"
        position = f"   position: {self.position}" if self.position else ""
        traceback = f"\n{self.traceback.rstrip()}" if self.traceback else ""
        return f"bot {self.bot}{seat} {self.reason}{position}{traceback}"


class RecordError(HeptapolisError):
    """A file that is not a record of a game, or was cut or edited."""


class WeightsError(HeptapolisError):
    """A file that holds no weights of a network, or those of another game."""


class EngineError(HeptapolisError):
    """A compiler or device that is not there."""


def close_names(name: str, known: Iterable[str]) -> list[str]:
    """Up to three known names that look like `name`, best first; upper and lower case are the same.

    >>> close_names("vinyard", ["Vineyard", "Palace"])
    ['Vineyard']
    """
    by_lower = {choice.lower(): choice for choice in known}
    return [by_lower[match] for match in get_close_matches(name.lower(), by_lower, n=3, cutoff=0.6)]


def count_of(number: int, noun: str) -> str:
    """A number with its noun, for what is wrong in English.

    >>> count_of(1, "coin"), count_of(3, "coin")
    ('1 coin', '3 coins')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
