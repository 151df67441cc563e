"""What every game at the table offers, whichever ruleset is played: a server, a client or a bot needs no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any, ClassVar, Self

from heptapolis.errors import HeptapolisError, RecordError, SetupError
from heptapolis.game.given import as_whole, whole_number
from heptapolis.game.record import Record


class Table(ABC):
    """A game as one decision after another.

    Every extra choice is a decision too. Choices of several seats may be open at the same time; each may be taken back
    until everyone has chosen, then the game moves on by itself.
    """

    RECORD: ClassVar[type[Record]]
    """The kind of record that it folds."""

    options: Any
    seats: tuple[str, ...]
    events: list[Any]
    history: tuple[Any, ...]
    _beginning: Any

    @abstractmethod
    def _start(self, record: Any) -> None:
        """Lay out the game of a record without its decisions."""

    @classmethod
    def from_record(cls, record: Record, decisions: int | None = None) -> Self:
        """Fold a record: the game after all its decisions, or after the first so many."""
        if not isinstance(checked_record(record), cls.RECORD):
            raise RecordError(f"this is a record of {record.options.title}; {cls.__name__} cannot play it.")
        if decisions is not None and not 0 <= whole_number(decisions, "decisions") <= len(record.decisions):
            raise RecordError(
                f"the record has {len(record.decisions)} decisions; it cannot be folded up to decision {decisions}."
            )
        game = cls.__new__(cls)
        game._start(replace(record, decisions=(), result=None, fair=None))
        for number, (seat, action) in enumerate(record.decisions[:decisions], 1):
            try:
                game.choose(seat, action)
            except HeptapolisError as fault:
                raise RecordError(
                    f"decision {number} of the record ({seat} {action}) is not possible: {fault}"
                ) from None
        return game

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the short text form; str() gives it back."""
        return cls.from_record(Record.parse(text))

    def copy(self) -> Self:
        """The same game again, sharing nothing that can change: what is chosen at one is not chosen at the other."""
        return self.from_record(self.record)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def __str__(self) -> str:
        return str(self.record)

    @property
    @abstractmethod
    def record(self) -> Record:
        """The record so far. Choices that still wait for others stand at its end."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def position(self) -> str:
        """Where the game stands, in a few words."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return int(self.options.players)

    @property
    def cities(self) -> int:
        """How many seats there are."""
        return self.players

    def chooser(self, seat: int) -> int:
        """The player who decides for a seat."""
        return self._checked(seat)

    @abstractmethod
    def deciding(self) -> tuple[int, ...]:
        """The seats whose choice is still missing."""

    @abstractmethod
    def legal(self, seat: int) -> Any:
        """Every action of the seat's open decision with its price, and the reasons for what is not possible."""

    @abstractmethod
    def choose(self, seat: int, action: Any) -> None:
        """Choose for a seat, by an action or its text."""

    @abstractmethod
    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice; possible until everyone has chosen."""

    @abstractmethod
    def view(self, seat: int | None = None, *, past: bool = True) -> Any:
        """Everything a player may know, and nothing else; without a seat, what anyone at the table sees."""

    @abstractmethod
    def news(self, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
        """What happened from an event on, as JSON values with an English sentence, as a seat saw it."""

    @abstractmethod
    def score(self) -> tuple[Any, ...]:
        """The score sheet of every seat as the cities stand."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that win as it stands: most points, then most coins, then shared."""

    def result(self) -> dict[str, Any] | None:
        """The scores and winners of a finished game."""
        if not self.over:
            return None
        return {"scores": [score.to_json() for score in self.score()], "winners": list(self.winners())}

    def _checked(self, seat: int) -> int:
        number = as_whole(seat)
        if number is None or not 0 <= number < self.cities:
            raise SetupError(f"there is no seat {seat!r}; the seats are 0 to {self.cities - 1}.")
        return number


def checked_record(given: Any) -> Record:
    """A record, if it is one."""
    if isinstance(given, Table):
        raise RecordError("this is a game, not its record; fold(game.record) replays it, game.copy() copies it.")
    if not isinstance(given, Record):
        raise RecordError(f"{given!r} is not a record of a game; Record.load(file) reads one.")
    return given
