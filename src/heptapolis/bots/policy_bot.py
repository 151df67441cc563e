"""The bots that come with the game: policies, with chance that comes from a seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, overload

from heptapolis.bots.names import bot_number, checked_policy
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.bots.room import room_of
from heptapolis.errors import SetupError
from heptapolis.game import Action, DiceAction, DiceView, View
from heptapolis.game.given import checked_seed
from heptapolis.rules.chance import MOST_SEED


@dataclass
class PolicyBot:
    """A bot that follows a policy, interpreted here and compiled in batches.

    Its randomness depends only on its seed, the seat and the moment of the game. Bots that have the seed of their game
    play the very game that a batch plays of that seed.

    >>> from heptapolis.game import DiceGame, Game
    >>> game = Game("second-edition", players=3, seed=1)
    >>> bot_of("rulebook", seed=5).choose(game.view(0))
    Action.parse('build timber_yard')
    >>> bot_of("rulebook", seed=5).choose(DiceGame(players=3, seed=1).view(0))
    DiceAction.parse('build grey_c warehouse.wood')
    """

    name: str
    policy: int
    seed: int

    def __post_init__(self) -> None:
        checked_policy(self.policy)

    @overload
    def choose(self, view: View, seat: int | None = None) -> Action: ...
    @overload
    def choose(self, view: DiceView, seat: int | None = None) -> DiceAction: ...
    def choose(self, view: Any, seat: int | None = None) -> AnyAction:
        """The action for the open decision of the view's player, or of the Free City if that is its to play."""
        if not hasattr(view, "decides"):
            raise SetupError(f"bot {self.name} was given a {type(view).__name__}; a bot chooses from game.view(seat).")
        seat = view.seat if seat is None else seat
        if seat not in view.decides:
            raise SetupError(f"bot {self.name} was asked to choose when there is nothing to decide.")
        return room_of(view).choose(self.policy, view, seat, self.seed)

    def why(self, view: AnyView, seat: int, action: AnyAction) -> tuple[str, int]:
        """The reason for an action that the bot chose; `random` and `builder` say what `rulebook` would."""
        return room_of(view).why(self.policy, view, seat, str(action))


def bot_of(name: str, seed: int | None = None) -> PolicyBot:
    """The bot with this name; a seed makes its choices repeatable."""
    return PolicyBot(name, bot_number(name), secrets.randbelow(MOST_SEED) if seed is None else checked_seed(seed))
