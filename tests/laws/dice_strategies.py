"""Dice games for Hypothesis: any table, also with boards that nobody printed, played for a while by various tastes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from random import Random

from hypothesis import strategies as st

from heptapolis.game.dice import DiceAction, DiceGame, DiceView
from heptapolis.game.dice.events import DiceEvent
from heptapolis.game.dice.legal import legal_numbers
from heptapolis.vocab.dice.play import DiceActionKind, DiceDecision
from laws.strategies import SEEDS
from reference.dice_mutants import mutants
from sizes import LONG

PLAYED = 1000 if LONG else 40
"""So many games are played for all laws that look at a game in its middle."""
COURSES = 300 if LONG else 20
"""So many whole games are kept with all their turns, for all laws that follow a game."""
MOST_TURNS = 40
WHIM = 0.15
"""How often a player forgets the taste."""
OWN_BOARDS = 0.4
"""How many tables have boards that nobody printed."""

Wish = Callable[[DiceAction], bool]
DiceCourse = tuple[DiceGame, ...]
"""A whole game as it was at its beginning and after every turn."""


def of_kind(*kinds: DiceActionKind) -> Wish:
    """The wish for an action of these kinds."""
    return lambda action: action.kind in kinds


def space_of(*buildings: str) -> Wish:
    """The wish for a space of these buildings."""
    return lambda action: action.space.partition(".")[0] in buildings


BUSY = of_kind(DiceActionKind.BUILD, DiceActionKind.WONDER, DiceActionKind.CROSS, DiceActionKind.BONUS)
TASTES: dict[str, tuple[Wish, ...]] = {
    "anything": (),
    "marks": (BUSY,),
    "wonder": (of_kind(DiceActionKind.WONDER), space_of("warehouse"), BUSY),
    "chains": (of_kind(DiceActionKind.CROSS), space_of("gallery", "guild_court", "university"), BUSY),
    "war": (space_of("west_barracks", "east_barracks"), BUSY),
    "coins": (of_kind(DiceActionKind.PASS, DiceActionKind.SKIP),),
}
"""What a player prefers, first wishes first; where none is possible, anything."""
TABLES = ([*TASTES], ["chains", "marks"], ["marks"], ["war"], ["anything"], ["wonder", "chains", "coins"])


def chosen_numbers(game: DiceGame, seat: int) -> list[int]:
    """The options of a seat as the rules number them."""
    return legal_numbers(game._state, seat, game.options)


class NamedGame(DiceGame):
    """A dice game that is known by how it was made; the text of one with boards of its own fills pages."""

    name = ""

    def __repr__(self) -> str:
        return self.name


class DiceCompany:
    """The players at a table: each seat has a taste, and all draw from one stream of chance."""

    def __init__(self, chance: int) -> None:
        self.chance, self.rng = chance, Random(chance)
        table = self.rng.choice(TABLES)
        self.tastes = [TASTES[self.rng.choice(table)] for _ in range(7)]

    def __repr__(self) -> str:
        return f"DiceCompany({self.chance})"

    def wish(self, game: DiceGame, seat: int) -> DiceAction:
        """A legal action after the taste of the seat."""
        actions = [game._action(seat, number) for number in chosen_numbers(game, seat)]
        for wish in self.tastes[seat] if self.rng.random() > WHIM else ():
            wanted = [action for action in actions if wish(action)]
            if wanted:
                return self.rng.choice(wanted)
        return self.rng.choice(actions)

    def choose(self, game: DiceGame) -> int:
        """Someone who is asked chooses; gives who it was."""
        seat = self.rng.choice(game.deciding())
        game.choose(seat, self.wish(game, seat))
        return seat

    def turn(self, game: DiceGame) -> DiceGame:
        """Play a turn to its end; the seats choose in any order."""
        turns = len(game.history)
        while len(game.history) == turns:
            self.choose(game)
        return game

    def turns(self, game: DiceGame) -> Iterator[DiceGame]:
        """The game at its beginning and after every turn until it is over."""
        yield game
        while not game.over:
            yield self.turn(game)

    def choices(self, game: DiceGame) -> Iterator[DiceGame]:
        """The game at its beginning and after every choice until it is over."""
        yield game
        while not game.over:
            self.choose(game)
            yield game

    def finish(self, game: DiceGame) -> DiceGame:
        """The game played to its end."""
        while not game.over:
            self.choose(game)
        return game

    def play_some(self, game: DiceGame) -> None:
        """Some choices of the present turn, but not all."""
        for _ in range(self.rng.choice((0, 1, 2, 3, 20))):
            twin = copy_of(game)
            self.choose(twin)
            if len(twin.history) == len(game.history):
                take_over(game, twin)


def start_of(seed: int) -> NamedGame:
    """Some game before its first decision; everything about it comes from the seed."""
    rng = Random(seed)
    custom = mutants(rng) if rng.random() < OWN_BOARDS else ()
    game = NamedGame(rng.choice((2, 2, 3, 4, 5, 6, 7)), seed=seed, custom=custom)
    game.name = f"start_of({seed})"
    return game


def starts() -> st.SearchStrategy[DiceGame]:
    """Any game before its first decision."""
    return st.builds(start_of, SEEDS)


def companies() -> st.SearchStrategy[DiceCompany]:
    """Any company of players."""
    return st.builds(DiceCompany, SEEDS)


@cache
def played(number: int) -> NamedGame:
    """Some game after some turns, often amid a turn, now and then at its end."""
    game, company = start_of(number), DiceCompany(number)
    game.name = f"played({number})"
    for _ in range(company.rng.randrange(MOST_TURNS)):
        if not game.over:
            company.turn(game)
    if not game.over:
        company.play_some(game)
    return game


@cache
def course_of(number: int) -> DiceCourse:
    """A whole game; it is played once, so laws may only look at it."""
    return tuple(copy_of(now) for now in DiceCompany(number).turns(start_of(number)))


def courses() -> st.SearchStrategy[DiceCourse]:
    """Any whole game, which several laws look at."""
    return st.builds(course_of, st.integers(0, COURSES - 1))


def games() -> st.SearchStrategy[DiceGame]:
    """Any game at any time, each time a game of its own."""
    return st.builds(lambda number: copy_of(played(number)), st.integers(0, PLAYED - 1))


def copy_of(game: DiceGame) -> DiceGame:
    """The same game again, sharing nothing that can change."""
    twin = copy(game)
    take_over(twin, game)
    return twin


def take_over(game: DiceGame, other: DiceGame) -> None:
    """Let a game stand where another game of the same table stands."""
    game._state, game._before, game.history = other._state.copy(), other._before.copy(), other.history
    game.events = list(other.events)
    game._chains, game._news = [list(chain) for chain in other._chains], [list(news) for news in other._news]


def events_of(game: DiceGame, seat: int) -> list[DiceEvent]:
    """All events of a seat, those of the present turn included."""
    return [event for event in (*game.events, *game._news[seat]) if event.seat == seat]


def shown(view: DiceView) -> str:
    """What is sent to a seat, byte for byte."""
    return json.dumps(view.to_json())


def private(game: DiceGame) -> tuple[object, ...]:
    """All that a game keeps to itself."""
    return (
        game._state.copy(),
        game._before.copy(),
        repr(game._chains),
        repr(game._news),
        game.history,
        list(game.events),
    )


def told(game: DiceGame) -> list[object]:
    """All that a game tells to anyone, less the dice of its deal."""
    seats = [None, *range(game.players)]
    views = [game.view(seat) for seat in seats]
    lists = [repr(game.legal(seat)) for seat in range(game.players)]
    return [game.record.decisions, game.result(), game.position, *map(shown, views), *views, *lists]


def is_done(game: DiceGame, seat: int) -> bool:
    """Whether a seat has sent everything."""
    return game.decision(seat) == DiceDecision.NONE
