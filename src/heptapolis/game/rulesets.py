"""The rulesets, each with its kind of game: what reads records and opens tables needs to know no more."""

from __future__ import annotations

from heptapolis.game.dice import DiceGame, DiceRecord
from heptapolis.game.game import Game
from heptapolis.game.record import GameRecord
from heptapolis.game.records import Record
from heptapolis.game.table import Table

GAMES: dict[type[Record], type[Table]] = {GameRecord: Game, DiceRecord: DiceGame}


def fold(record: Record, decisions: int | None = None) -> Table:
    """The game of a record after all its decisions, or after the first so many."""
    return GAMES[type(record)].from_record(record, decisions)
