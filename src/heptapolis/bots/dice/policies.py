"""How the bots that come with the game choose in the dice game, as plain functions like the rules.

A policy is given the legal actions of its seat and reads of the state only what its seat may know: the dice, its own
board, and the other boards as they stood when the turn began.
"""

from __future__ import annotations

from heptapolis.bots.dice.beginner import MOODS, liking_of
from heptapolis.bots.dice.rulebook import worth_of
from heptapolis.bots.names import BEGINNER, BUILDER, RANDOM, RULEBOOK
from heptapolis.bots.picking import pick_useful
from heptapolis.rules.chance import draw
from heptapolis.rules.dice.state import NOT_CHOSEN, Boards, DiceState
from heptapolis.vocab.dice.play import DiceActionKind

FIRST_CHOICE = 1 << 26
"""The place of the stream where the chance of bots begins; neither boards nor dice are drawn so far on."""
DRAWS = 1 << 6
"""Places of the stream for one choice: as many as actions can be listed."""
CHOICES = 1 << 7
"""So many choices of a seat in a turn have chance of their own."""

WASTE = 1 << DiceActionKind.PASS | 1 << DiceActionKind.SKIP
"""Passing and skipping leave the board as it is."""


def turn_to_chance(state: DiceState, seat: int) -> None:
    """Set the shuffler for a choice: it depends only on the seed, the seat and the moment.

    So bots choose alike at a table and in a batch, in whatever order they are asked.
    """
    moment = CHOICES * state.turn + state.decided[seat] % CHOICES
    state.drawn = FIRST_CHOICE + DRAWS * (moment << 3 | seat)


def choose_by(policy: int, state: DiceState, boards: Boards, seat: int, menu: list[int], listed: int) -> int:
    """The action that a policy picks from the menu."""
    if policy == BUILDER:
        return pick_useful(state, WASTE, menu, listed)
    if policy == BEGINNER:
        return choose_best(policy, draw(state, MOODS), state, boards, seat, menu, listed)
    if policy == RULEBOOK:
        return choose_best(policy, 0, state, boards, seat, menu, listed)
    if policy == RANDOM:
        return menu[draw(state, listed)]
    return NOT_CHOSEN  # never reached: who calls has checked the policy


def choose_best(
    policy: int, mood: int, state: DiceState, boards: Boards, seat: int, menu: list[int], listed: int
) -> int:
    """The action that the rulebook player, or the beginner in a mood, wants most; any of equal ones."""
    best, best_worth, equals = menu[0], -10_000, 0
    for place in range(listed):
        action = menu[place]
        if policy == BEGINNER:
            worth = liking_of(state, boards, seat, action, mood)
        else:
            worth = worth_of(state, boards, seat, action)
        if worth > best_worth:
            best, best_worth, equals = action, worth, 1
        elif worth == best_worth:
            equals += 1
            if draw(state, equals) == 0:
                best = action
    return best
