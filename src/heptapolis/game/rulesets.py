"""The rulesets, each with its kind of game: what reads records and opens tables needs to know no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, overload

from heptapolis.errors import RecordError, SetupError
from heptapolis.game.cards.deal import Deal, Options
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.record import GameRecord
from heptapolis.game.cards.redeal import redeal as redeal_cards
from heptapolis.game.cards.text import playthrough
from heptapolis.game.cards.view import View
from heptapolis.game.dice import DiceDeal, DiceGame, DiceOptions, DiceRecord, DiceView
from heptapolis.game.dice import text as dice_text
from heptapolis.game.dice.options import RULES as DICE
from heptapolis.game.dice.redeal import redeal_dice
from heptapolis.game.record import Record
from heptapolis.game.table import Table

GAMES: dict[type[Record], type[Table]] = {GameRecord: Game, DiceRecord: DiceGame}


def fold(record: Record, decisions: int | None = None) -> Table:
    """The game of a record after all its decisions, or after the first so many."""
    return GAMES[type(record)].from_record(record, decisions)


def options_of(rules: str, values: Mapping[str, Any]) -> Options | DiceOptions:
    """The options of a ruleset from plain values; refuses what is not known."""
    Record.kind_of(rules)
    try:
        if rules == DICE:
            return DiceOptions.from_json(dict(values))
        return Options(rules, **values)
    except TypeError as fault:
        raise SetupError(f"the options do not fit {rules}: {fault}.") from None
    except KeyError as fault:
        raise SetupError(f"the options of {rules} lack {fault}.") from None


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


def check_fair(record: Record) -> None:
    """Refuse a record with a proof of a fair deal that does not prove it.

    The secret must be the promised one, the seed must come from it and from one contribution of each seat, and the
    cards or dice must be those of the seed. Boards may be others: the host names them openly.
    """
    if record.fair is None:
        return
    record.fair.check(record.seed)
    if len(record.fair.contributions) != record.options.players:
        raise RecordError("the fair deal has not one contribution of each player.")
    FAIR_DEALS[type(record)](record)


def check_cards(record: GameRecord) -> None:
    """Refuse hands, edifices or boards of a draft that the seed does not deal."""
    dealt = Deal.from_seed(record.options, record.seed or 0)
    if (record.deal.hands, record.deal.edifices) != (dealt.hands, dealt.edifices):
        raise RecordError("the cards of the record are not those that the fair seed deals.")
    wonders = [{board.split("/")[0] for board in boards} for boards in record.deal.offers]
    if record.deal.offers != dealt.offers and any(len(offered) > 1 for offered in wonders):
        raise RecordError("the boards to choose from are not those that the fair seed deals.")


def check_dice(record: DiceRecord) -> None:
    """Refuse dice that the seed does not roll for the decisions of the record."""
    try:
        rolled = DiceGame.from_record(replace(record, deal=replace(record.deal, rolls=()))).record.deal.rolls
    except RecordError:  # with the dice of the seed it would not even be possible
        rolled = ()
    written = record.deal.rolls
    if written and written != rolled[: len(written)]:
        raise RecordError("the dice of the record are not those that the fair seed rolls.")


FAIR_DEALS: dict[type[Record], Callable[[Any], None]] = {GameRecord: check_cards, DiceRecord: check_dice}


def course_of(record: Record) -> list[dict[str, Any]]:
    """What every seat would have scored after each step of a record; `age` is 0 where a game has none."""
    game, moments = fold(record, 0), []
    for seat, action in record.decisions:
        steps = len(game.history)
        game.choose(seat, action)
        if len(game.history) > steps:
            step = game.history[-1]
            points = [score.total for score in game.score()]
            moments.append({"age": getattr(step, "age", 0), "turn": step.turn, "points": points})
    return [moment for moment in moments if moment["turn"]]


@overload
def redeal(view: View, rng: Random) -> Game: ...
@overload
def redeal(view: DiceView, rng: Random) -> DiceGame: ...
def redeal(view: View | DiceView, rng: Random) -> Game | DiceGame:
    """Draw a full game consistent with a view: `redeal(view, rng).view(view.seat) == view`."""
    return redeal_dice(view, rng) if isinstance(view, DiceView) else redeal_cards(view, rng)
