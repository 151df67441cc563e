"""What a refused action is told, and that it changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heptapolis.game import Game
from heptapolis.rules.cards.state import LAYOUT
from heptapolis.vocab.reasons import Reason


@dataclass(frozen=True)
class Refused:
    """A game, what a seat tries, and what it is told: the sentence and what would work."""

    name: str
    reason: Reason
    table: Callable[[], Game]
    action: str
    sentence: str
    tries: str
    seat: int = 0


def all_of(game: Game) -> dict[str, Any]:
    """Everything a game is: the whole state, what was decided and what happened."""
    state = game._state.copy()
    numbers = {name: getattr(state, name) for name, _, _ in LAYOUT}
    return numbers | {"history": game.history, "events": list(game.events), "record": str(game)}
