"""The rulesets that are there, and what can be done with any of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, overload

from heptapolis.errors import RecordError, SetupError
from heptapolis.game.cards.game import Game
from heptapolis.game.cards.registration import CARD_RULESETS
from heptapolis.game.cards.view import View
from heptapolis.game.dice import DiceGame, DiceView
from heptapolis.game.dice.registration import DICE_RULESET
from heptapolis.game.given import chance_from
from heptapolis.game.record import RULES_VERSION, Record
from heptapolis.game.registry import RULESETS, TableOptions, register, ruleset_of
from heptapolis.game.table import Table, checked_record
from heptapolis.words import ENGLISH, Words

__all__ = ["RULESETS", "check_fair", "course_of", "fold", "options_of", "playthrough_of", "redeal", "sit_down"]

for each in (*CARD_RULESETS, DICE_RULESET):
    register(each)


def fold(record: Record, decisions: int | None = None) -> Table:
    """The game of a record after all its decisions, or after the first so many."""
    return ruleset_of(checked_record(record).options.rules).table.from_record(record, decisions)


def options_of(rules: str, values: Mapping[str, Any]) -> TableOptions:
    """The options of a ruleset from plain values; refuses what is not known."""
    ruleset = ruleset_of(rules)
    try:
        return ruleset.options(dict(values))
    except TypeError as fault:
        raise SetupError(f"these options do not work for {rules}: {fault}.") from None
    except KeyError as fault:
        raise SetupError(f"the options of {rules} need {fault}.") from None


def sit_down(
    options: TableOptions, seats: Sequence[str], seed: int, boards: Sequence[str] = (), version: int = RULES_VERSION
) -> Table:
    """A new game of a seed; `boards` names boards for the first seats, or for all of them in the card game.

    `version` is that of the rules: an earlier one only for a game that began under it.
    """
    ruleset = ruleset_of(options.rules)
    dealt = ruleset.deal(options, seed, list(boards))
    return ruleset.table.from_record(ruleset.record(options, tuple(seats), dealt, seed=seed, version=version))


def playthrough_of(record: Record, words: Words = ENGLISH) -> Iterator[str]:
    """A whole record as readable text, in a language."""
    return ruleset_of(record.options.rules).playthrough(record, words)


def check_fair(record: Record) -> None:
    """Refuse a record with a proof of a fair deal that does not prove it.

    The secret must be the promised one, the seed must come from it and from one contribution of each seat, and the
    cards or dice must be those of the seed. Boards may be others: the host names them openly.
    """
    if record.fair is None:
        return
    record.fair.check(record.seed)
    if len(record.fair.contributions) != record.options.players:
        raise RecordError("the fair deal does not have one contribution from each player.")
    ruleset_of(record.options.rules).check_deal(record)


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
def redeal(view: View, rng: Random | int) -> Game: ...
@overload
def redeal(view: DiceView, rng: Random | int) -> DiceGame: ...
def redeal(view: Any, rng: Random | int) -> Any:
    """Draw a full game consistent with a view: `redeal(view, rng).view(view.seat) == view`. A seed serves for `rng`."""
    if isinstance(view, Table) or not hasattr(view, "options"):
        raise SetupError(
            f"a {type(view).__name__} is not a view; redeal(game.view(seat), rng) takes what one seat may know."
        )
    return ruleset_of(view.options.rules).redeal(view, chance_from(rng))
