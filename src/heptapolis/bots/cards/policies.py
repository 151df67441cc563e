"""How the bots that come with the game choose, as plain functions: interpreted at the table, compiled in batches.

A policy is given the legal actions of its seat and reads of the state only what its seat may know: the open cities
and its own hand. A test plays them on states from which everything else was wiped.
"""

from __future__ import annotations

from heptapolis.bots.cards.beginner import MOODS, liking_of
from heptapolis.bots.cards.rulebook import WASTE, worth_of
from heptapolis.bots.names import BEGINNER, BUILDER, RANDOM, RULEBOOK
from heptapolis.bots.picking import pick_useful
from heptapolis.rules.cards.state import NOT_CHOSEN, State
from heptapolis.rules.chance import draw

FIRST_CHOICE = 1 << 24
"""The place of the stream where the chance of bots begins; no deal draws so often."""
DRAWS = 1 << 9
"""Places of the stream for one choice: more than actions can be listed."""


def turn_to_chance(state: State, seat: int) -> None:
    """Set the shuffler for a choice: it depends only on the seed, the seat and the moment.

    So bots choose alike at a table and in a batch, in whatever order they are asked.
    """
    moment = ((state.age << 3 | state.turn) << 3 | state.phase) << 3 | state.digs[seat]
    state.drawn = FIRST_CHOICE + DRAWS * (moment << 3 | seat)


def choose_by(policy: int, state: State, seat: int, menu: list[int], listed: int) -> int:
    """The action that a policy picks from the menu."""
    if policy == BUILDER:
        return pick_useful(state, WASTE, menu, listed)
    if policy == BEGINNER:
        return choose_best(policy, draw(state, MOODS), state, seat, menu, listed)
    if policy == RULEBOOK:
        return choose_best(policy, 0, state, seat, menu, listed)
    if policy == RANDOM:
        return menu[draw(state, listed)]
    return NOT_CHOSEN  # never reached: who calls has checked the policy


def choose_best(policy: int, mood: int, state: State, seat: int, menu: list[int], listed: int) -> int:
    """The action that the rulebook player, or the beginner in a mood, wants most; any of equal ones."""
    best, best_worth, equals = menu[0], -1, 0
    for place in range(listed):
        action = menu[place]
        worth = liking_of(state, seat, action, mood) if policy == BEGINNER else worth_of(state, seat, action)
        if worth > best_worth:
            best, best_worth, equals = action, worth, 1
        elif worth == best_worth:
            equals += 1
            if draw(state, equals) == 0:
                best = action
    return best
