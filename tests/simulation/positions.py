"""Games in the middle, packed as the simulation takes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from heptapolis import DiceGame, Game
from heptapolis.bots import bot_of
from heptapolis.engine.packing import Array, pack, record_for
from heptapolis.game.dice.game import DiceGame as AnyDiceGame
from heptapolis.rules.cards.state import State
from heptapolis.rules.dice.state import DiceState
from heptapolis.vocab.limits import SEATS


class Copies(list[Any]):
    """Records in a list as compiled code has them in an array: what is put there is copied."""

    def __setitem__(self, place: Any, record: Any) -> None:
        super().__setitem__(place, record.copy())


def packed(game: Game | DiceGame) -> Array:
    """The position of a game, with all that is hidden."""
    positions = np.zeros(1, record_for(DiceState if isinstance(game, AnyDiceGame) else State, SEATS))
    pack(game._state, positions[0])
    return positions


def step(game: Game | DiceGame, bot: str = "builder", seed: int = 0) -> None:
    """Everyone who is asked follows a bot, until the next is asked."""
    for seat in game.deciding():
        game.choose(seat, bot_of(bot, seed).choose(game.view(game.chooser(seat)), seat))  # type: ignore[arg-type]


def middle(game: Any, steps: int) -> Any:
    """The game after so many steps."""
    for _ in range(steps):
        if not game.over:
            step(game)
    return game


def middles() -> Iterator[Game | DiceGame]:
    """A game in the middle for each number of players and each addition, and dice."""
    for number, players in enumerate(range(2, 8)):
        for extra in ((), ("edifice",), ("carthage",)):
            edition = ("first-edition", "second-edition")[number % 2]
            yield middle(Game(edition, players, seed=number, expansions=extra), 3 + 4 * number % 15)
        yield middle(DiceGame(players, seed=number), 5 * number)
