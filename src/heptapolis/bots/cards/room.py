"""Bots at a table of the card game."""

from __future__ import annotations

from heptapolis.bots.cards.policies import choose_by, turn_to_chance
from heptapolis.bots.cards.why import REASONS, why
from heptapolis.errors import SetupError
from heptapolis.game import Action, View
from heptapolis.game.cards.events import AGE_NAMES
from heptapolis.game.cards.legal import legal_numbers
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.chance import seed_shuffler

__all__ = ["ACTION", "REASONS", "action", "choose", "listed", "parse", "where", "why"]

ACTION = Action
parse = Action.parse


def choose(policy: int, view: View, seat: int, seed: int) -> Action:
    """What a policy chooses for a seat; the same seed gives the same choice."""
    state, kernel, menu = view.state.copy(), view.options.kernel, [0] * MENU
    seed_shuffler(state, seed)
    turn_to_chance(state, seat)
    count = kernel.legal(state, seat, menu)
    if not count:
        raise SetupError("a bot chooses its own card first, then the Free City's.")
    return action(kernel.own(choose_by)(policy, state, seat, menu, count), view, seat)


def action(number: int, view: View, seat: int) -> Action:
    """The action that the rules know by a number."""
    return Action.from_number(number, view.options.names)


def listed(view: View, seat: int) -> tuple[Action, ...]:
    """Every legal action of a seat, without prices and reasons."""
    return tuple(action(number, view, seat) for number in legal_numbers(view.state, seat, view.options.names))


def where(view: View) -> str:
    """Where the game stands, in a few words."""
    state = view.state
    when = f"Age {AGE_NAMES[state.age]} turn {state.turn}" if state.age else "boards"
    return f"{view.options.rules} {view.options.players}p {when}"
