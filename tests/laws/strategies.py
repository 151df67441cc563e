"""Games for Hypothesis: any table that may be set, played for a while by players of different tastes.

Run with HEPTAPOLIS_LONG=1 for ten times as many examples, new ones each time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from copy import copy
from functools import cache
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import Phase as Stage
from hypothesis import strategies as st

from heptapolis.catalogue import EDITIONS
from heptapolis.game import Action, Game
from heptapolis.game.names import names_of
from heptapolis.vocab.play import ActionKind, Phase

LONG = os.environ.get("HEPTAPOLIS_LONG") == "1"
SEEDS = st.integers(0, 2**32)
SIDES = ("first", "second", "random", "choice")
MOST_STEPS = 22
"""Eighteen turns, boards, three last cards; builds from the discard pile come on top."""
PLAYED = 2000 if LONG else 200
"""So many games are played for all laws together; every law draws its examples from them."""
RARE = {"halikarnassos": Phase.DISCARD_PILE, "babylon": Phase.LAST_CARD}
"""Whose wonders ask the questions that are rare."""

BUILDS = (ActionKind.BUILD, ActionKind.CHAIN, ActionKind.FREE, ActionKind.PICK)
TASTES: dict[str, tuple[tuple[ActionKind, ...], ...]] = {
    "anything": (),
    "buildings": (BUILDS,),
    "stages": ((ActionKind.STAGE, ActionKind.PICK), BUILDS),
    "free things": ((ActionKind.FREE, ActionKind.CHAIN, ActionKind.PICK), (ActionKind.STAGE,), BUILDS),
    "coins": ((ActionKind.SELL, ActionKind.DECLINE),),
}
"""What a player prefers, first wishes first; where none is possible, anything."""
WHIM = 0.2
"""How often a player forgets the taste."""


def examples(count: int) -> settings:
    """So many examples, always the same ones; many more, and new ones, in the long run."""
    return settings(
        max_examples=10 * count if LONG else count,
        derandomize=not LONG,
        database=None,
        deadline=None,
        phases=(Stage.explicit, Stage.generate),  # a smaller seed is no simpler game
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


class Company:
    """The players at a table: each seat has a taste, and all draw from one stream of chance."""

    def __init__(self, chance: int) -> None:
        self.rng = Random(chance)
        self.tastes = [TASTES[self.rng.choice(list(TASTES))] for _ in range(7)]

    def wish(self, game: Game, seat: int) -> Action:
        """A legal action after the taste of the seat."""
        actions = game.legal(seat).actions
        for kinds in self.tastes[seat] if self.rng.random() > WHIM else ():
            wanted = [action for action in actions if action.kind in kinds]
            if wanted:
                return self.rng.choice(wanted)
        return self.rng.choice(actions)

    def step(self, game: Game) -> Game:
        """Everybody who is asked chooses, in any order."""
        for seat in self.rng.sample(game.deciding(), len(game.deciding())):
            game.choose(seat, self.wish(game, seat))
        return game

    def steps(self, game: Game) -> Iterator[Game]:
        """The game at its beginning and after every step until it is over."""
        yield game
        while not game.over:
            yield self.step(game)

    def finish(self, game: Game) -> Game:
        """The game played to its end."""
        while not game.over:
            self.step(game)
        return game


def named_boards(rules: str, players: int, sides: str, rng: Random) -> list[str]:
    """Boards by name: the discard pile's and the last card's wonders sit at the table, wherever."""
    box = names_of(rules).box
    special = ["halikarnassos", "babylon"]
    others = [wonder.id for wonder in box.wonders if wonder.id not in special]
    cities = special + rng.sample(others, players - len(special))
    rng.shuffle(cities)
    return cities if sides != "random" else [f"{city}/{rng.choice(box.sides)}" for city in cities]


def set_table(rules: str, players: int, wonders: str, sides: str, seed: int) -> Game:
    """A new game; `wonders` may also be 'named'."""
    if wonders != "named":
        return Game(rules, players, seed=seed, wonders=wonders, sides=sides)
    boards = named_boards(rules, players, sides, Random(seed))
    return Game(rules, players, seed=seed, wonders=boards, sides=sides)


def wonder_options(rules: str, players: int) -> list[str]:
    """How boards can come to so many players."""
    enough_for_draft = 2 * players <= len(names_of(rules).box.wonders)
    return ["random", "named", *(["draft"] if enough_for_draft else [])]


def every_setting() -> Iterator[tuple[str, int, str, str]]:
    """Every edition, number of players, way of dealing boards and choice of sides."""
    for rules in EDITIONS:
        for players in range(3, 8):
            for wonders in wonder_options(rules, players):
                for sides in SIDES:
                    yield rules, players, wonders, sides


SETTINGS = tuple(every_setting())


def start_of(seed: int) -> Game:
    """Some game before its first decision; its setting comes from the seed, so that all are as likely."""
    return set_table(*Random(seed).choice(SETTINGS), seed)


def starts() -> st.SearchStrategy[Game]:
    """Any game before its first decision."""
    return st.builds(start_of, SEEDS)


def companies() -> st.SearchStrategy[Company]:
    """Any company of players."""
    return st.builds(Company, SEEDS)


@cache
def played(number: int) -> Game:
    """Some game after some steps, perhaps just where a rare question is asked, perhaps with choices that wait."""
    game, company = start_of(number), Company(number)
    rng = company.rng
    cities = str(game.record.deal.offers)
    aims = [None, *(phase for city, phase in RARE.items() if city in cities)]
    for _ in range(rng.randrange(MOST_STEPS)):
        company.step(game)
    aim = rng.choice(aims)
    while aim is not None and game.view().state.phase not in (aim, Phase.OVER):
        company.step(game)
    waiting = rng.sample(game.deciding(), len(game.deciding()))
    for seat in waiting[: rng.choice((0, 0, 1, len(waiting) - 1))] if len(waiting) > 1 else ():
        game.choose(seat, company.wish(game, seat))
    return game


def games() -> st.SearchStrategy[Game]:
    """Any game at any time, each time a game of its own."""
    return st.builds(lambda number: copy_of(played(number)), st.integers(0, PLAYED - 1))


def copy_of(game: Game) -> Game:
    """The same game again, sharing nothing that can change."""
    twin = copy(game)
    twin._state, twin.events = game._state.copy(), list(game.events)
    return twin


def shown(game: Game, seat: int | None) -> str:
    """What is sent to a seat, byte for byte."""
    return json.dumps(game.view(seat).to_json())


def listed(game: Game, seat: int) -> list[str]:
    """The options and refusals of a seat as texts."""
    legal = game.legal(seat)
    return [*(str(option) for option in legal.options), *(str(refusal) for refusal in legal.refusals)]


def everything(game: Game) -> tuple[str, ...]:
    """All that a game tells to anybody: record, events, and the view and list of every seat."""
    seats = range(game.players)
    told = [game.record.dumps(), repr(game.events), repr(game.history), shown(game, None)]
    return (*told, *(shown(game, seat) for seat in seats), *(str(listed(game, seat)) for seat in seats))
