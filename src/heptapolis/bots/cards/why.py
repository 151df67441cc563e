"""Why a bot does what it does, in a word that a table can say in any language."""

from __future__ import annotations

from heptapolis.bots.cards.beginner import points_seen, use_of_goods
from heptapolis.bots.cards.gains import item_of
from heptapolis.bots.cards.rulebook import (
    ANYTHING,
    ARMS,
    CHOICE_OF_GOODS,
    CIVIL,
    MISSING_GOOD,
    SCIENCE,
    points_now,
    wish_for,
)
from heptapolis.bots.names import BEGINNER
from heptapolis.game import Action, View
from heptapolis.rules.cards.encoding import card_of, kind_of
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


def why(policy: int, view: View, seat: int, text: str) -> tuple[str, int]:
    """The reason of an action that a bot chose, and the points it brings where those are the reason."""
    action = Action.parse(text)
    if action.kind == ActionKind.TAKE:
        return "anything", 0  # to our bots one board is as good as another
    if action.kind in NOTHING_BETTER:
        return "nothing_better", 0
    if action.kind in LEAST_LOSS:
        return "least_loss", 0
    number = action.number(view.options.names)
    return why_beginner(view, seat, number) if policy == BEGINNER else why_rulebook(view, seat, number)


def why_rulebook(view: View, seat: int, number: int) -> tuple[str, int]:
    """Why the rulebook player builds something; what others do is explained in the same way."""
    kernel = view.options.kernel
    if seat >= view.state.players:
        return "free_city", 0
    if view.state.age == kernel.tables.BOXES[view.state.edition].ages:
        points = kernel.own(points_now)(view.state, seat, number)
        return ("points", points) if points > 0 else ("anything", 0)
    if kind_of(number) == ActionKind.STAGE:
        return "wonder", 0
    return WISHES[kernel.own(wish_for)(view.state, seat, card_of(number))], 0


def why_beginner(view: View, seat: int, number: int) -> tuple[str, int]:
    """Why the beginner builds something: it sees goods first, then points."""
    state, kernel = view.state, view.options.kernel
    if seat >= state.players:
        return "anything", 0
    item = kernel.own(item_of)(state, seat, number)
    if kernel.own(use_of_goods)(state, seat, item) > 0:
        return "missing_good", 0
    points = kernel.own(points_seen)(state, seat, item)
    if points > 0:
        return "points", points
    return ("wonder" if kind_of(number) == ActionKind.STAGE else "anything"), 0
