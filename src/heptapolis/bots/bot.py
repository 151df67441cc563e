"""A bot at the table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from heptapolis.bots.names import bot_number
from heptapolis.bots.policies import choose_by
from heptapolis.errors import SetupError
from heptapolis.game import Action, View
from heptapolis.rules.cards.legal import MENU, legal
from heptapolis.rules.chance import seed_shuffler


@dataclass
class Bot:
    """A named policy with a stream of chance of its own.

    >>> from heptapolis.game import Game
    >>> game = Game("second-edition", players=3, seed=1)
    >>> bot_of("rulebook", seed=5).choose(game.view(0))
    Action.parse('build timber_yard')
    """

    name: str
    policy: int
    chance: Random

    def choose(self, view: View, seat: int | None = None) -> Action:
        """The action for the open decision of the view's player, or of the Free City if that is its to play."""
        seat = view.seat if seat is None else seat
        if seat not in view.decides:
            raise SetupError(f"bot {self.name} is asked to choose where nothing is to be decided.")
        state = view.state.copy()
        seed_shuffler(state, self.chance.getrandbits(62))
        menu = [0] * MENU
        listed = legal(state, seat, menu)
        if not listed:
            raise SetupError(f"bot {self.name} chooses its own card first, then the Free City's.")
        return Action.from_number(choose_by(self.policy, state, seat, menu, listed), view.options.names)


def bot_of(name: str, seed: int | None = None) -> Bot:
    """The bot with this name; a seed makes its choices repeatable."""
    return Bot(name, bot_number(name), Random(seed))  # noqa: S311 - a game, not a secret
