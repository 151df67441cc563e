"""Why the rulebook player does what it does, in a word that a table can say in any language."""

from __future__ import annotations

from heptapolis.bots.cards.policies import (
    ANYTHING,
    ARMS,
    CHOICE_OF_GOODS,
    CIVIL,
    MISSING_GOOD,
    SCIENCE,
    points_now,
    wish_for,
)
from heptapolis.game import Action, View
from heptapolis.rules.cards.encoding import card_of
from heptapolis.vocab.cards.play import ActionKind

WISHES = {
    CHOICE_OF_GOODS: "choice_of_goods",
    MISSING_GOOD: "missing_good",
    ARMS: "arms",
    CIVIL: "civil",
    SCIENCE: "science",
    ANYTHING: "anything",
}
NOTHING_BETTER = (ActionKind.SELL, ActionKind.DECLINE)
LEAST_LOSS = (ActionKind.LOSE, ActionKind.FORFEIT)
REASONS: tuple[str, ...] = (*WISHES.values(), "wonder", "points", "nothing_better", "least_loss", "free_city")
"""Everything that can be the reason."""


def why(view: View, seat: int, text: str) -> tuple[str, int]:
    """The reason of an action that the rulebook player chose, and the points it brings where those are the reason."""
    action, names, kernel = Action.parse(text), view.options.names, view.options.kernel
    if action.kind == ActionKind.TAKE:
        return "anything", 0  # to the rulebook player one board is as good as another
    if action.kind in NOTHING_BETTER:
        return "nothing_better", 0
    if action.kind in LEAST_LOSS:
        return "least_loss", 0
    if seat >= view.state.players:
        return "free_city", 0
    number = action.number(names)
    if view.state.age == kernel.tables.BOXES[view.state.edition].ages:
        points = kernel.own(points_now)(view.state, seat, number)
        return ("points", points) if points > 0 else ("anything", 0)
    if action.kind == ActionKind.STAGE:
        return "wonder", 0
    return WISHES[kernel.own(wish_for)(view.state, seat, card_of(number))], 0
