"""Bots at a table of the dice game."""

from __future__ import annotations

from heptapolis.bots.dice.policies import choose_by, turn_to_chance
from heptapolis.bots.dice.why import REASONS, why
from heptapolis.game import DiceAction, DiceView
from heptapolis.game.dice.legal import legal_numbers
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.constants import MENU
from heptapolis.rules.dice.legal import legal

__all__ = ["ACTION", "REASONS", "action", "choose", "listed", "parse", "where", "why"]

ACTION = DiceAction
parse = DiceAction.parse


def choose(policy: int, view: DiceView, seat: int, seed: int) -> DiceAction:
    """What a policy chooses for a seat; the same seed gives the same choice."""
    state, rows, menu = view.state.copy(), view.options.rows, [0] * MENU
    seed_shuffler(state, seed)
    turn_to_chance(state, seat)
    number = choose_by(policy, state, rows, seat, menu, legal(state, rows, seat, menu))
    return action(number, view, seat)


def action(number: int, view: DiceView, seat: int) -> DiceAction:
    """The action that the rules know by a number."""
    return DiceAction.from_number(number, view.state, view.options.boards[view.state.board[seat]])


def listed(view: DiceView, seat: int) -> tuple[DiceAction, ...]:
    """Every legal action of a seat, without prices and reasons."""
    return tuple(action(number, view, seat) for number in legal_numbers(view.state, seat, view.options))


def where(view: DiceView) -> str:
    """Where the game stands, in a few words."""
    return f"{view.options.rules} {view.options.players}p turn {view.state.turn}"
