"""The bots that come with the game: policies, with a stream of chance of their own."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, overload

from heptapolis.bots.names import bot_number, checked_policy
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.bots.room import room_of
from heptapolis.errors import SetupError
from heptapolis.game import Action, DiceAction, DiceView, View


@dataclass
class PolicyBot:
    """A bot that follows a policy, interpreted here and compiled in batches.

    >>> from heptapolis.game import DiceGame, Game
    >>> game = Game("second-edition", players=3, seed=1)
    >>> bot_of("rulebook", seed=5).choose(game.view(0))
    Action.parse('build timber_yard')
    >>> bot_of("rulebook", seed=5).choose(DiceGame(players=3, seed=1).view(0))
    DiceAction.parse('build grey_c warehouse.wood')
    """

    name: str
    policy: int
    chance: Random

    def __post_init__(self) -> None:
        checked_policy(self.policy)

    @overload
    def choose(self, view: View, seat: int | None = None) -> Action: ...
    @overload
    def choose(self, view: DiceView, seat: int | None = None) -> DiceAction: ...
    def choose(self, view: Any, seat: int | None = None) -> AnyAction:
        """The action for the open decision of the view's player, or of the Free City if that is its to play."""
        seat = view.seat if seat is None else seat
        if seat not in view.decides:
            raise SetupError(f"bot {self.name} was asked to choose when there is nothing to decide.")
        return room_of(view).choose(self.policy, view, seat, self.chance.getrandbits(62))

    def why(self, view: AnyView, seat: int, action: AnyAction) -> tuple[str, int]:
        """The reason as the rulebook player would give it."""
        return room_of(view).why(view, seat, str(action))


def bot_of(name: str, seed: int | None = None) -> PolicyBot:
    """The bot with this name; a seed makes its choices repeatable."""
    return PolicyBot(name, bot_number(name), Random(seed))  # noqa: S311 - a game, not a secret
