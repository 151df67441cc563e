"""Picking from a menu, the same for every game: actions are numbers whose lowest four bits say what is done."""

from __future__ import annotations

from heptapolis.rules.chance import Shuffled, draw

KIND = 15


def is_among(kinds: int, action: int) -> bool:
    """Whether an action is of one of some kinds, given as bits."""
    return (kinds >> (action & KIND)) & 1 == 1


def pick_useful(state: Shuffled, waste: int, menu: list[int], listed: int) -> int:
    """Any action that is not of a wasteful kind; only if there is none, any action."""
    useful = 0
    for place in range(listed):
        if not is_among(waste, menu[place]):
            useful += 1
    if useful == 0:
        return menu[draw(state, listed)]
    skip = draw(state, useful)
    for place in range(listed):
        if not is_among(waste, menu[place]):
            if skip == 0:
                return menu[place]
            skip -= 1
    return menu[0]


INLINED = (is_among,)
