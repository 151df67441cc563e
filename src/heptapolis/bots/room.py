"""What each game knows about bots; `bots/cards/room.py` and `bots/dice/room.py` have the same functions."""

from __future__ import annotations

from typing import Any, Protocol

from heptapolis.bots.names import bot_number
from heptapolis.bots.protocol import AnyAction, AnyView
from heptapolis.game.registry import RULESETS, ruleset_of


class Room(Protocol):
    """The bots' side of one game."""

    REASONS: tuple[str, ...]
    ACTION: type[Any]
    """The objects that say what to do; str() gives their text, which a bot may answer instead."""

    def choose(self, policy: int, view: Any, seat: int, seed: int) -> AnyAction:
        """What a policy chooses for a seat; the same seed gives the same choice at the same moment of a game."""

    def action(self, number: int, view: Any, seat: int) -> AnyAction:
        """The action that the rules know by a number."""

    def listed(self, view: Any, seat: int) -> tuple[AnyAction, ...]:
        """Every legal action of a seat, without prices and reasons."""

    def parse(self, text: str) -> AnyAction:
        """The action of a text."""

    def where(self, view: Any) -> str:
        """Where the game stands, in a few words."""

    def why(self, policy: int, view: Any, seat: int, text: str) -> tuple[str, int]:
        """The reason of an action that a policy chose, and its points where those are the reason."""


def room_of(view: AnyView) -> Room:
    """The room of the game that a view shows."""
    return room_for(view.options.rules)


def room_for(rules: str) -> Room:
    """The room of a ruleset."""
    room: Room = ruleset_of(rules).part("bots").room
    return room


def reasons() -> tuple[str, ...]:
    """Every word that can be the reason of a choice."""
    return tuple(dict.fromkeys(word for rules in RULESETS for word in room_for(rules).REASONS))


def why_of(view: AnyView, seat: int, text: str, bot: str = "rulebook") -> tuple[str, int]:
    """The reason of an action that a bot chose, and the points it brings where those are the reason.

    >>> from heptapolis.game import Game
    >>> why_of(Game("second-edition", players=3, seed=1).view(0), 0, "build timber_yard")
    ('choice_of_goods', 0)
    """
    return room_of(view).why(bot_number(bot), view, seat, text)
