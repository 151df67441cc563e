"""The rulesets, each with its kind of game: what reads records and opens tables needs to know no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from heptapolis.game.dice import DiceGame, DiceRecord
from heptapolis.game.dice import text as dice_text
from heptapolis.game.game import Game
from heptapolis.game.record import GameRecord
from heptapolis.game.records import Record
from heptapolis.game.table import Table
from heptapolis.game.text import playthrough

GAMES: dict[type[Record], type[Table]] = {GameRecord: Game, DiceRecord: DiceGame}


def fold(record: Record, decisions: int | None = None) -> Table:
    """The game of a record after all its decisions, or after the first so many."""
    return GAMES[type(record)].from_record(record, decisions)


PLAYTHROUGHS: dict[type[Record], Callable[[Any], Iterator[str]]] = {
    GameRecord: playthrough,
    DiceRecord: dice_text.playthrough,
}


def playthrough_of(record: Record) -> Iterator[str]:
    """A whole record as readable text."""
    return PLAYTHROUGHS[type(record)](record)
