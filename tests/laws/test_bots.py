"""Bots play by the rules, read nothing hidden, and are as strong as they ever were."""

import numpy as np
import pytest
from hypothesis import given

from heptapolis.bots import BOTS, PolicyBot, bot_of
from heptapolis.bots.cards.policies import choose_by
from heptapolis.errors import SetupError
from heptapolis.game import DiceOptions, Game, Options
from heptapolis.game.cards.view import blind
from heptapolis.rules.cards.legal import MENU, legal
from heptapolis.rules.cards.state import State
from heptapolis.rules.chance import seed_shuffler
from heptapolis.simulation import simulate
from heptapolis.simulation.batch import batch_of
from laws.strategies import SEEDS, examples, games, starts

GAMES = 20_000
ALL_BOTS = pytest.mark.parametrize("name", BOTS)
BETTER = [(better, worse) for better in reversed(BOTS) for worse in BOTS if BOTS[better] > BOTS[worse]]


def picked(policy: int, state: State, seat: int, chance: int) -> tuple[list[int], int]:
    """The list of a seat and what a policy picks from it."""
    thinking, menu = state.copy(), [0] * MENU
    seed_shuffler(thinking, chance)
    numbers = menu[: legal(thinking, seat, menu)]
    return numbers, choose_by(policy, thinking, seat, menu, len(numbers))


@ALL_BOTS
@given(game=games(), chance=SEEDS)
@examples(30)
def test_bots_choose_what_is_listed(name: str, game: Game, chance: int) -> None:
    for seat in game.deciding():
        view = game.view(game.chooser(seat))
        action = bot_of(name, chance).choose(view, seat)
        assert action in game.legal(seat).actions
        assert action == bot_of(name, chance).choose(view, seat), "a seed makes choices repeatable"


@ALL_BOTS
@given(game=games(), chance=SEEDS)
@examples(40)
def test_bots_read_nothing_hidden(name: str, game: Game, chance: int) -> None:
    policy, state = BOTS[name], game._state
    for seat in game.deciding():
        seen = blind(state, game.chooser(seat), game.names)
        assert picked(policy, state, seat, chance) == picked(policy, seen, seat, chance)


@ALL_BOTS
@given(game=starts(), chance=SEEDS)
@examples(8)
def test_bots_finish_games(name: str, game: Game, chance: int) -> None:
    bots = [bot_of(name, chance + seat) for seat in range(game.players)]
    while not game.over:
        for seat in game.deciding()[:1]:
            player = game.chooser(seat)
            game.choose(seat, bots[player].choose(game.view(player), seat))
    assert game.winners()


@ALL_BOTS
def test_bots_are_not_asked_for_nothing(name: str) -> None:
    with pytest.raises(SetupError):
        bot_of(name).choose(Game(seed=1).view())


@pytest.mark.parametrize("number", [-1, 4, 99])
def test_a_policy_that_does_not_exist_is_refused_and_not_played_as_random(number: int) -> None:
    with pytest.raises(SetupError, match=f"there is no policy {number}; there are 0 .random."):
        PolicyBot("mine", number, 1)
    for options in (Options(), DiceOptions()):
        with pytest.raises(SetupError, match=f"there is no policy {number}"):
            batch_of(options).play(0, 1, np.array([0, number], np.int64))


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("random", 25.7, 27.7), ("builder", 42.5, 45.5), ("beginner", 45.8, 48.8), ("rulebook", 46.5, 49.5)],
)
def test_mean_scores_of_the_first_edition(name: str, least: float, most: float) -> None:
    summary = simulate(Options("first-edition", 3), GAMES, seed=1, bots=[name])
    assert least < summary.mean_score < most


@pytest.mark.parametrize("rules", ["first-edition", "second-edition"])
@pytest.mark.parametrize(("better", "worse"), BETTER)
@pytest.mark.parametrize("place", range(3))
def test_the_better_bot_beats_two_worse_ones(rules: str, better: str, worse: str, place: int) -> None:
    bots = [better if seat == place else worse for seat in range(3)]
    seats = simulate(Options(rules, 3), GAMES // 10, seed=2, bots=bots).seats()
    is_next = BOTS[better] == BOTS[worse] + 1
    assert seats[place]["win_share"] > (0.55 if is_next else 0.85)
    assert all(seats[place]["mean_score"] > seats[other]["mean_score"] + 5 for other in range(3) if other != place)
