"""Games for Hypothesis: any table that may be set, played for a while by players of different tastes.

The long run has ten times as many examples, new ones each time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import Phase as Stage
from hypothesis import strategies as st

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.game import Action, Game
from heptapolis.game.cards.names import names_of
from heptapolis.vocab.cards.play import ActionKind, Decision, Phase
from sizes import LONG

SEEDS = st.integers(0, 2**32)
SIDES = ("first", "second", "random", "choice")
MOST_STEPS = 20
"""Eighteen turns, boards, three last cards; builds from the discard pile and penalties come on top."""
PLAYED = 2000 if LONG else 80
"""So many games are played for all laws together; every law draws its examples from them."""
COURSES = 400 if LONG else 25
"""So many whole games of each sort are kept with all their steps, for all laws that follow a game."""
RARE = {"halikarnassos": Phase.DISCARD_PILE, "carthage": Phase.DISCARD_PILE, "babylon": Phase.LAST_CARD}
"""Whose wonders ask the questions that are rare."""
SPECIAL = ("halikarnassos", "babylon", "carthage", "ur")
EXTRAS = ("", "edifice", "carthage")

Wish = Callable[[Action], bool]
Course = tuple[Game, ...]
"""A whole game as it was at its beginning and after every step."""


def of_kind(*kinds: ActionKind) -> Wish:
    """The wish for an action of these kinds."""
    return lambda action: action.kind in kinds


def thrifty(action: Action) -> bool:
    """The wish to keep the coins, and the stages for later."""
    return action.kind != ActionKind.STAGE and not action.left + action.right


BUILDS = of_kind(ActionKind.BUILD, ActionKind.CHAIN, ActionKind.FREE, ActionKind.PICK)
TASTES: dict[str, tuple[Wish, ...]] = {
    "anything": (),
    "buildings": (BUILDS,),
    "stages": (of_kind(ActionKind.STAGE, ActionKind.PICK), BUILDS),
    "projects": (lambda action: action.join, thrifty),
    "free things": (of_kind(ActionKind.FREE, ActionKind.CHAIN, ActionKind.PICK), of_kind(ActionKind.STAGE), BUILDS),
    "coins": (of_kind(ActionKind.SELL, ActionKind.DECLINE),),
}
"""What a player prefers, first wishes first; where none is possible, anything."""
WHIM = 0.2
"""How often a player forgets the taste."""


def examples(count: int) -> settings:
    """So many examples, always the same ones; many more, and new ones, in the long run."""
    return settings(
        max_examples=10 * count if LONG else -(-count // 2),
        derandomize=not LONG,
        database=None,
        deadline=None,
        phases=(Stage.explicit, Stage.generate),  # a smaller seed is no simpler game
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


class Company:
    """The players at a table: each seat has a taste, and all draw from one stream of chance.

    Some tables share one taste, and some mostly care for projects, which few build alone.
    """

    def __init__(self, chance: int) -> None:
        self.rng = Random(chance)
        table = self.rng.choice((list(TASTES), [self.rng.choice(list(TASTES))], ["projects", "projects", "buildings"]))
        self.tastes = [TASTES[self.rng.choice(table)] for _ in range(7)]

    def wish(self, game: Game, seat: int) -> Action:
        """A legal action after the taste of the seat."""
        actions = game.legal(seat).actions
        for wish in self.tastes[seat] if self.rng.random() > WHIM else ():
            wanted = [action for action in actions if wish(action)]
            if wanted:
                return self.rng.choice(wanted)
        return self.rng.choice(actions)

    def step(self, game: Game) -> Game:
        """Everyone who is asked chooses, in any order; for the Free City whoever plays it, after their own choice."""
        steps = len(game.history)
        while len(game.history) == steps:
            self.choose(game)
        return game

    def choose(self, game: Game) -> None:
        """Someone who is asked chooses."""
        seat = self.rng.choice(game.deciding())
        game.choose(seat, self.wish(game, seat))

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


@dataclass(frozen=True)
class Setting:
    """What a table agrees on; `wonders` may also be 'named', `extra` is what is added to the box."""

    rules: str
    players: int
    wonders: str = "random"
    sides: str = "first"
    extra: str = ""

    def table(self, seed: int) -> Game:
        """A new game."""
        wonders = self.named_boards(Random(seed)) if self.wonders == "named" else self.wonders
        return Game(
            self.rules,
            self.players,
            seed=seed,
            wonders=wonders,
            sides=self.sides,
            expansions=[self.extra] if self.extra else [],
        )

    def named_boards(self, rng: Random) -> list[str]:
        """Boards by name: those with powers of their own sit at the table, wherever."""
        box = names_of(self.rules).box
        special = [city for city in SPECIAL if city != "ur" or self.extra == "edifice"]
        others = [wonder.id for wonder in box.wonders if wonder.id not in special]
        cities = (rng.sample(special, len(special)) + rng.sample(others, len(others)))[: max(self.players, 3)]
        rng.shuffle(cities)
        return cities if self.sides != "random" else [f"{city}/{rng.choice(box.sides)}" for city in cities]


def wonder_options(players: int, extra: str) -> list[str]:
    """How boards can come to so many players: seven boards or more suffice for a draft of some."""
    most = {"": 3, "edifice": 4, "carthage": 4}[extra]
    return ["random", "named", *(["draft"] if players <= most else [])]


def every_setting() -> Iterator[Setting]:
    """Every edition, number of players, addition and way of dealing boards; the choices of sides take turns."""
    sides = cycle(SIDES)
    for rules in EDITIONS:
        for players in range(2, 8):
            for extra in EXTRAS:
                for wonders in wonder_options(players, extra):
                    yield Setting(rules, players, wonders, next(sides), extra)


ANY_PLAYERS = (2, 2, 2, 3, 4, 5, 6, 7)
ANY_EXTRA = ("", "edifice", "edifice", "carthage")
"""Two players and Edifice, which have most rules of their own, come a little more often."""


def some_setting(rng: Random, players_among: Sequence[int], extra_among: Sequence[str]) -> Setting:
    """Any setting with so many players and such additions."""
    players, extra = rng.choice(players_among), rng.choice(extra_among)
    wonders = rng.choice(wonder_options(players, extra))
    return Setting(rng.choice(EDITIONS), players, wonders, rng.choice(SIDES), extra)


def start_of(seed: int, players_among: Sequence[int] = ANY_PLAYERS, extra_among: Sequence[str] = ANY_EXTRA) -> Game:
    """Some game before its first decision; its setting comes from the seed."""
    return some_setting(Random(seed), players_among, extra_among).table(seed)


def starts(
    players_among: Sequence[int] = ANY_PLAYERS, extra_among: Sequence[str] = ANY_EXTRA
) -> st.SearchStrategy[Game]:
    """Any game before its first decision."""
    return st.builds(start_of, SEEDS, st.just(players_among), st.just(extra_among))


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
    aims += [Phase.PENALTY] if game.options.projects else []
    for _ in range(rng.randrange(MOST_STEPS)):
        if not game.over:
            company.step(game)
    aim, here = rng.choice(aims), copy_of(game)
    while aim is not None and game.view().state.phase not in (aim, Phase.OVER):
        company.step(game)
    if game.over:
        game = here
    most = missing(game) - 1
    for _ in range(rng.choice((0, 0, 1, most)) if most > 0 else 0):
        company.choose(game)
    return game


@cache
def course_of(number: int, players_among: Sequence[int], extra_among: Sequence[str]) -> Course:
    """A whole game; it is played once, so laws may only look at it."""
    return tuple(copy_of(now) for now in Company(number).steps(start_of(number, players_among, extra_among)))


def courses(
    players_among: Sequence[int] = ANY_PLAYERS, extra_among: Sequence[str] = ANY_EXTRA
) -> st.SearchStrategy[Course]:
    """Any whole game, which several laws look at."""
    return st.builds(course_of, st.integers(0, COURSES - 1), st.just(players_among), st.just(extra_among))


def missing(game: Game) -> int:
    """How many choices are missing until the next reveal, the Free City's included."""
    return sum(game.decision(seat) != Decision.NONE and game.choice(seat) is None for seat in range(game.cities))


def games() -> st.SearchStrategy[Game]:
    """Any game at any time, each time a game of its own."""
    return st.builds(lambda number: copy_of(played(number)), st.integers(0, PLAYED - 1))


def copy_of(game: Game) -> Game:
    """The same game again, sharing nothing that can change."""
    return copy(game)


def shown(game: Game, seat: int | None) -> str:
    """What is sent to a seat, byte for byte."""
    return json.dumps(game.view(seat).to_json())


def listed(game: Game, seat: int) -> list[str]:
    """The options and refusals of a seat as texts."""
    legal = game.legal(seat)
    return [*(str(option) for option in legal.options), *(str(refusal) for refusal in legal.refusals)]


def everything(game: Game) -> tuple[str, ...]:
    """All that a game tells to anyone: record, events, and the view and list of every seat."""
    seats, cities = range(game.players), range(game.cities)
    told = [game.record.dumps(), repr(game.events), repr(game.history), shown(game, None)]
    return (*told, *(shown(game, seat) for seat in seats), *(str(listed(game, seat)) for seat in cities))
