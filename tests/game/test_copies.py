"""A copy of a game is a game of its own, whichever way it is made."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from random import Random

import pytest

from heptapolis import DiceGame, Game, Table
from pebbles.game import Heaps, PebbleGame, PebbleOptions, PebbleRecord

WAYS: dict[str, Callable[[Table], Table]] = {"method": lambda game: game.copy(), "copy": copy, "deepcopy": deepcopy}
GAMES: dict[str, Callable[[], Table]] = {
    "cards": lambda: Game("second-edition", 4, seed=3, sides="choice"),
    "two-players": lambda: Game("first-edition", 2, seed=5),
    "edifice": lambda: Game("second-edition", 3, seed=1, expansions=["edifice"]),
    "dice": lambda: DiceGame(3, seed=4),
}


def choose(game: Table, chance: Random) -> None:
    """Anyone who may decide does."""
    seat = chance.choice(game.deciding())
    game.choose(seat, chance.choice(game.legal(seat).actions))


def told(game: Table) -> tuple[object, ...]:
    """All that a game says of itself."""
    views = [game.view(seat) for seat in (None, *range(game.players))]
    return str(game), game.score(), game.deciding(), list(game.events), [(v, v.events, v.history) for v in views]


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("twin_of", WAYS.values(), ids=WAYS)
def test_playing_a_copy_leaves_the_original_alone(make: Callable[[], Table], twin_of: Callable[[Table], Table]) -> None:
    chance, game = Random(1), make()
    for _ in range(12):
        choose(game, chance)
        before, twin = told(game), twin_of(game)
        assert told(twin) == before
        for _ in range(7):  # to the end of the turn and beyond, so that choices are pending and settled
            choose(twin, chance)
        assert told(twin) != before
        assert told(game) == before


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_a_choice_that_is_taken_back_in_a_copy_stays_in_the_original(make: Callable[[], Table]) -> None:
    game = make()
    game.choose(0, game.legal(0).actions[0])
    before, twin = told(game), game.copy()
    twin.take_back(0)
    assert (told(game), told(twin)) == (before, told(make()))


def test_a_ruleset_without_a_copy_of_its_own_is_folded_anew() -> None:
    options = PebbleOptions(2)
    game = PebbleGame.from_record(PebbleRecord(options, ("a", "b"), Heaps.from_seed(options, 1), seed=1))
    game.choose(0, "1")
    twin = game.copy()
    twin.choose(1, "1")
    assert (game.deciding(), len(twin.history)) == ((1,), 1)
