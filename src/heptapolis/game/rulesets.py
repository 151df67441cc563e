"""The rulesets, each with its kind of game: what reads records and opens tables needs to know no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, overload

from heptapolis.errors import SetupError
from heptapolis.game.deal import Deal, Options
from heptapolis.game.dice import DiceDeal, DiceGame, DiceOptions, DiceRecord, DiceView
from heptapolis.game.dice import text as dice_text
from heptapolis.game.dice.options import RULES as DICE
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


def options_of(rules: str, values: Mapping[str, Any]) -> Options | DiceOptions:
    """The options of a ruleset from plain values; refuses what is not known."""
    try:
        if rules == DICE:
            return DiceOptions.from_json(dict(values))
        return Options(rules, **values)
    except TypeError as fault:
        raise SetupError(f"the options do not fit {rules}: {fault}.") from None


def sit_down(
    options: Options | DiceOptions, seats: Sequence[str], seed: int, boards: Sequence[str] = ()
) -> Game | DiceGame:
    """A new game of a seed; `boards` names boards for the first seats, or for all of them in the card game."""
    if isinstance(options, DiceOptions):
        dealt = DiceDeal.from_seed(options, seed).with_boards(boards, options)
        return DiceGame.from_record(DiceRecord(options, tuple(seats), dealt, seed=seed))
    deal = Deal.from_seed(options, seed)
    deal = deal.with_boards(list(boards), options, seed) if boards else deal
    return Game.from_record(GameRecord(options, tuple(seats), deal, seed=seed))


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
