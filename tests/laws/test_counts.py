"""Counts of what can be decided from fixed deals: a change of any rule about legality changes a number here.

After a wanted change of the rules print the new tables with `PYTHONPATH=tests python -m laws.test_counts`.
"""

from __future__ import annotations

import sys
from itertools import product
from math import prod
from random import Random

import pytest

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game import Game
from heptapolis.rules.cards.legal import MENU, legal
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import resolve
from heptapolis.vocab.cards.play import Decision

SEED = 7
FIRST, SECOND = EDITIONS
BREADTHS = [
    (rules, players, sides, extra)
    for rules in EDITIONS
    for extra in ("", "edifice")
    for players in range(2, 8)
    for sides in ("first", "second")
]
DEPTHS = [(rules, players) for rules in EDITIONS for players in (3, 4)]


def table(rules: str, players: int, sides: str, extra: str = "") -> Game:
    """A fixed deal."""
    return Game(rules, players, seed=SEED, sides=sides, expansions=["edifice"] if extra == "edifice" else [])


def count_breadth(rules: str, players: int, sides: str, extra: str) -> tuple[int, int, int]:
    """The joint choices of the first turn; the decisions of a fixed random game, and all that was listed in them."""
    game, rng = table(rules, players, sides, extra), Random(SEED)
    joint = prod(len(game.legal(seat)) for seat in game.deciding())
    decisions = actions = 0
    while not game.over:
        seat = game.deciding()[0]
        options = game.legal(seat).actions
        decisions += 1
        actions += len(options)
        game.choose(seat, options[int(rng.random() * len(options))])
    return joint, decisions, actions


def count_depth(rules: str, players: int) -> tuple[int, int]:
    """From the fifth turn of a fixed random game: its joint choices, and those of both last turns together."""
    game, rng = table(rules, players, "second"), Random(SEED)
    while game.view().state.turn < 5:
        for seat in game.deciding():
            options = game.legal(seat).actions
            game.choose(seat, options[int(rng.random() * len(options))])
    return prod(len(menu) for menu in menus(game._state).values()), courses(game._state)


def menus(state: State) -> dict[int, list[int]]:
    """The lists of all seats that are asked."""
    lists = {}
    for seat in range(state.players):
        if state.pending[seat] != Decision.NONE:
            menu = [0] * MENU
            lists[seat] = menu[: legal(state, seat, menu)]
    return lists


def courses(state: State) -> int:
    """How many courses an Age can take up to the choices of its sixth turn, those in the discard pile included."""
    lists = menus(state)
    if state.turn == 6:
        return prod(len(menu) for menu in lists.values())
    total = 0
    for choices in product(*lists.values()):
        after = state.copy()
        for seat, action in zip(lists, choices, strict=True):
            after.chosen[seat] = action
        resolve(after, None)
        total += courses(after)
    return total


JOINT_DECISIONS_ACTIONS = {
    ("first-edition", 2, "first", ""): (169, 54, 566),
    ("first-edition", 2, "second", ""): (169, 54, 550),
    ("first-edition", 3, "first", ""): (2028, 54, 608),
    ("first-edition", 3, "second", ""): (2028, 54, 525),
    ("first-edition", 4, "first", ""): (24024, 72, 654),
    ("first-edition", 4, "second", ""): (24024, 74, 611),
    ("first-edition", 5, "first", ""): (202800, 90, 739),
    ("first-edition", 5, "second", ""): (202800, 90, 753),
    ("first-edition", 6, "first", ""): (3480048, 108, 1016),
    ("first-edition", 6, "second", ""): (3480048, 111, 1195),
    ("first-edition", 7, "first", ""): (34594560, 126, 1092),
    ("first-edition", 7, "second", ""): (34594560, 127, 953),
    ("first-edition", 2, "first", "edifice"): (169, 55, 521),
    ("first-edition", 2, "second", "edifice"): (169, 55, 472),
    ("first-edition", 3, "first", "edifice"): (1872, 57, 488),
    ("first-edition", 3, "second", "edifice"): (1872, 57, 462),
    ("first-edition", 4, "first", "edifice"): (22022, 72, 756),
    ("first-edition", 4, "second", "edifice"): (22022, 72, 630),
    ("first-edition", 5, "first", "edifice"): (218400, 92, 801),
    ("first-edition", 5, "second", "edifice"): (218400, 92, 930),
    ("first-edition", 6, "first", "edifice"): (3397680, 109, 1157),
    ("first-edition", 6, "second", "edifice"): (3397680, 109, 1059),
    ("first-edition", 7, "first", "edifice"): (31491460, 126, 1154),
    ("first-edition", 7, "second", "edifice"): (31491460, 126, 1135),
    ("second-edition", 2, "first", ""): (195, 54, 516),
    ("second-edition", 2, "second", ""): (195, 54, 494),
    ("second-edition", 3, "first", ""): (2028, 54, 583),
    ("second-edition", 3, "second", ""): (2028, 54, 548),
    ("second-edition", 4, "first", ""): (21840, 73, 804),
    ("second-edition", 4, "second", ""): (21840, 74, 716),
    ("second-edition", 5, "first", ""): (263640, 90, 830),
    ("second-edition", 5, "second", ""): (263640, 91, 944),
    ("second-edition", 6, "first", ""): (5167344, 109, 990),
    ("second-edition", 6, "second", ""): (5167344, 111, 1149),
    ("second-edition", 7, "first", ""): (30663360, 126, 1253),
    ("second-edition", 7, "second", ""): (30663360, 128, 1079),
    ("second-edition", 2, "first", "edifice"): (182, 54, 502),
    ("second-edition", 2, "second", "edifice"): (182, 57, 412),
    ("second-edition", 3, "first", "edifice"): (1872, 55, 624),
    ("second-edition", 3, "second", "edifice"): (1872, 57, 456),
    ("second-edition", 4, "first", "edifice"): (22022, 72, 779),
    ("second-edition", 4, "second", "edifice"): (22022, 72, 689),
    ("second-edition", 5, "first", "edifice"): (262080, 92, 832),
    ("second-edition", 5, "second", "edifice"): (262080, 92, 994),
    ("second-edition", 6, "first", "edifice"): (3747744, 110, 1014),
    ("second-edition", 6, "second", "edifice"): (3747744, 108, 1065),
    ("second-edition", 7, "first", "edifice"): (34354320, 127, 1236),
    ("second-edition", 7, "second", "edifice"): (34354320, 128, 1271),
}

JOINT_COURSES = {
    ("first-edition", 3): (216, 13824),
    ("first-edition", 4): (720, 184320),
    ("second-edition", 3): (432, 55488),
    ("second-edition", 4): (1200, 1521168),
}


@pytest.mark.parametrize(("rules", "players", "sides", "extra"), BREADTHS)
def test_listed_actions_of_a_fixed_game(rules: str, players: int, sides: str, extra: str) -> None:
    assert count_breadth(rules, players, sides, extra) == JOINT_DECISIONS_ACTIONS[rules, players, sides, extra]


@pytest.mark.parametrize(("rules", "players"), DEPTHS)
def test_courses_of_the_end_of_an_age(rules: str, players: int) -> None:
    assert count_depth(rules, players) == JOINT_COURSES[rules, players]


def print_tables() -> None:
    """Print the tables as they are now."""
    lines = ["JOINT_DECISIONS_ACTIONS = {"]
    lines += [f'    ("{r}", {p}, "{s}", "{e}"): {count_breadth(r, p, s, e)},' for r, p, s, e in BREADTHS]
    lines += ["}", "", "JOINT_COURSES = {"]
    lines += [f'    ("{r}", {p}): {count_depth(r, p)},' for r, p in DEPTHS]
    sys.stdout.write("\n".join([*lines, "}", ""]))


if __name__ == "__main__":
    print_tables()
