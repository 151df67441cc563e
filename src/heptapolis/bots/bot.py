"""A bot at the table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import overload

from heptapolis.bots.cards.policies import choose_by
from heptapolis.bots.dice.policies import choose_dice_by
from heptapolis.bots.names import bot_number
from heptapolis.errors import SetupError
from heptapolis.game import Action, DiceAction, DiceView, View
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.legal import legal as dice_legal
from heptapolis.rules.dice.tables import MENU as DICE_MENU


@dataclass
class Bot:
    """A named policy with a stream of chance of its own.

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

    @overload
    def choose(self, view: View, seat: int | None = None) -> Action: ...
    @overload
    def choose(self, view: DiceView, seat: int | None = None) -> DiceAction: ...
    def choose(self, view: View | DiceView, seat: int | None = None) -> Action | DiceAction:
        """The action for the open decision of the view's player, or of the Free City if that is its to play."""
        seat = view.seat if seat is None else seat
        if seat not in view.decides:
            raise SetupError(f"bot {self.name} is asked to choose where nothing is to be decided.")
        if isinstance(view, DiceView):
            return self._choose_dice(view, seat)
        state, kernel = view.state.copy(), view.options.kernel
        seed_shuffler(state, self.chance.getrandbits(62))
        menu = [0] * MENU
        listed = kernel.legal(state, seat, menu)
        if not listed:
            raise SetupError(f"bot {self.name} chooses its own card first, then the Free City's.")
        number = kernel.own(choose_by)(self.policy, state, seat, menu, listed)
        return Action.from_number(number, view.options.names)

    def _choose_dice(self, view: DiceView, seat: int) -> DiceAction:
        state, rows = view.state.copy(), view.options.rows
        seed_shuffler(state, self.chance.getrandbits(62))
        menu = [0] * DICE_MENU
        number = choose_dice_by(self.policy, state, rows, seat, menu, dice_legal(state, rows, seat, menu))
        return DiceAction.from_number(number, state, view.options.boards[state.board[seat]])


def bot_of(name: str, seed: int | None = None) -> Bot:
    """The bot with this name; a seed makes its choices repeatable."""
    return Bot(name, bot_number(name), Random(seed))  # noqa: S311 - a game, not a secret
