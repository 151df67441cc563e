"""What a bot is: anything that chooses for a seat when it is shown the view of its player.

A new bot is created for each seat and game by calling its factory, usually its class: `Name()`. A factory with a
parameter `seed` is given one, so that its games can be repeated; one with a parameter `seconds` is given the time
limit of a decision.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from heptapolis.game import Action, DiceAction, DiceView, View

AnyView = View | DiceView
AnyAction = Action | DiceAction
BOT_SECONDS = 10.0
"""The time limit of a decision, unless someone sets another."""
MOST_SECONDS = 86_400.0


@runtime_checkable
class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, view: Any, seat: int) -> AnyAction | str:
        """The action, or its text, for an open decision: the player's own, or the Free City's if that is its to play.

        `view` is a `View` or `DiceView` of the player; `view.legal(seat)` lists what may be answered.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why it chose."""

    def why(self, view: Any, seat: int, action: AnyAction) -> tuple[str, int]:
        """One of the words of `reasons()`, and the points that the action brings where those are the reason, else 0."""


@runtime_checkable
class TakesTime(Protocol):
    """A bot that wants a certain time to think."""

    budget: float
    """The seconds it would like for a decision."""
