"""The rulesets, each with its kind of game: what reads records and opens tables needs to know no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, overload

from heptapolis.game.dice import DiceGame, DiceRecord, DiceView
from heptapolis.game.dice import text as dice_text
from heptapolis.game.dice.redeal import redeal_dice
from heptapolis.game.game import Game
from heptapolis.game.record import GameRecord
from heptapolis.game.records import Record
from heptapolis.game.redeal import redeal as redeal_cards
from heptapolis.game.table import Table
from heptapolis.game.text import playthrough
from heptapolis.game.view import View

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


@overload
def redeal(view: View, rng: Random) -> Game: ...
@overload
def redeal(view: DiceView, rng: Random) -> DiceGame: ...
def redeal(view: View | DiceView, rng: Random) -> Game | DiceGame:
    """Draw a full game consistent with a view: `redeal(view, rng).view(view.seat) == view`."""
    return redeal_dice(view, rng) if isinstance(view, DiceView) else redeal_cards(view, rng)
