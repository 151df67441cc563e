"""What each game knows for an analysis; `cards/room.py` and `dice/room.py` have the same functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from heptapolis.game import Record, Table
from heptapolis.game.registry import ruleset_of
from heptapolis.vocab.messages import Gap, Message, Name
from heptapolis.words import Words


class Turn(NamedTuple):
    """A turn by its Age, 0 where a game has none, and its number."""

    age: int
    turn: int


@dataclass(frozen=True)
class Denied:
    """A card that a player took out of a hand, and that the next one to hold it could have built at once."""

    turn: Turn
    where: Message
    player: int
    other: int
    card: Name
    points: int
    """What it would have added to the other's score sheet, with what it would have cost."""

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values."""
        card = {"card": str(self.card.id), "points": self.points}
        return {**self.turn._asdict(), "player": self.player, "other": self.other, **card}


class AnalysisRoom(Protocol):
    """The analysis' side of one game."""

    def turn_of(self, table: Any) -> Turn | None:
        """The turn in which everyone is asked now; None where only some are."""

    def where(self, table: Any) -> Message:
        """Where the game stands."""

    def denied(self, record: Any) -> tuple[Denied, ...]:
        """What players took from each other in a whole game, as far as it can be said exactly."""

    def told(self, option: Any, seat: int, table: Any) -> Gap:
        """An option as players speak of it."""

    def speaking(self, words: Words, record: Any) -> Words:
        """A language with the names of this table."""


def room_of(record: Record | Table) -> AnalysisRoom:
    """The room of a record's or table's game."""
    room: AnalysisRoom = ruleset_of(record.options.rules).part("analysis").room
    return room
