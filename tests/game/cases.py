"""What a refused action is told, and that it changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from heptapolis.game import DiceGame, Game, Table
from heptapolis.vocab.reasons import Reason

AnyTable = TypeVar("AnyTable", bound=Table)


@dataclass(frozen=True)
class Refused(Generic[AnyTable]):
    """A game, what a seat tries, and what it is told: the sentence and what would work."""

    name: str
    reason: Reason
    table: Callable[[], AnyTable]
    action: str
    sentence: str
    tries: str
    seat: int = 0


def all_of(game: Game) -> dict[str, Any]:
    """Everything a game is: the whole state, what was decided and what happened."""
    state = game._state.copy()
    numbers = {name: getattr(state, name) for name in state.__slots__}
    return numbers | {"history": game.history, "events": list(game.events), "record": str(game)}


def dice_seen(game: DiceGame) -> dict[str, Any]:
    """Everything a dice game is: what each seat and a guest may see, what happened, what is decided and asked."""
    views = {seat: game.view(seat) for seat in (None, *range(game.players))}
    return {
        "views": {seat: view.to_json() for seat, view in views.items()},
        "events": {seat: view.events for seat, view in views.items()},
        "options": [list(map(str, game.legal(seat))) for seat in range(game.players)],
        "record": game.record.to_json(),
        "text": str(game),
        "where": (game.position, game.deciding(), game.score()),
    }
