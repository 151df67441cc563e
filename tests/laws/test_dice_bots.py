"""Bots of the dice game: by the rules, without a look at what is hidden, and of a believable strength."""

from __future__ import annotations

import pytest
from hypothesis import given

from heptapolis import DiceGame, DiceOptions
from heptapolis.bots import BOTS, bot_of
from heptapolis.bots.dice.policies import choose_by
from heptapolis.errors import SetupError
from heptapolis.game.dice.view import blind
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.constants import MENU
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import simulate
from laws.dice_strategies import games
from laws.strategies import SEEDS, examples

GAMES = 5_000
ALL_BOTS = pytest.mark.parametrize("name", BOTS)
BETTER = [(better, worse) for better in reversed(BOTS) for worse in BOTS if BOTS[better] > BOTS[worse]]


def picked(policy: int, state: DiceState, options: DiceOptions, seat: int, chance: int) -> tuple[list[int], int]:
    """The list of a seat and what a policy picks from it."""
    thinking, menu = state.copy(), [0] * MENU
    seed_shuffler(thinking, chance)
    numbers = menu[: legal(thinking, options.rows, seat, menu)]
    return numbers, choose_by(policy, thinking, options.rows, seat, menu, len(numbers))


@ALL_BOTS
@given(game=games(), chance=SEEDS)
@examples(30)
def test_bots_choose_what_is_listed(name: str, game: DiceGame, chance: int) -> None:
    for seat in game.deciding():
        action = bot_of(name, chance).choose(game.view(seat))
        assert action in game.legal(seat).actions
        assert action == bot_of(name, chance).choose(game.view(seat)), "a seed makes choices repeatable"


@ALL_BOTS
@given(game=games(), chance=SEEDS)
@examples(40)
def test_bots_read_nothing_hidden(name: str, game: DiceGame, chance: int) -> None:
    policy = BOTS[name]
    for seat in game.deciding():
        known = blind(game._state, game._before, seat)
        seen, guessed = (picked(policy, state, game.options, seat, chance) for state in (game._state, known))
        assert seen == guessed


@ALL_BOTS
def test_bots_are_not_asked_for_nothing(name: str) -> None:
    with pytest.raises(SetupError):
        bot_of(name).choose(DiceGame(2, seed=1).view())


@pytest.mark.parametrize(
    ("name", "turns", "points"),
    [
        ("random", (41, 45), (81, 86)),
        ("builder", (33, 38), (83, 88)),
        ("beginner", (27, 31), (75, 81)),
        ("rulebook", (31, 36), (100, 107)),
    ],
)
def test_games_are_as_long_and_scores_as_high_as_expected(
    name: str, turns: tuple[float, float], points: tuple[float, float]
) -> None:
    """The facts tell of 42 turns of random players on these boards, and of about 86 points in a printed example."""
    summary = simulate(DiceOptions(4), GAMES, seed=1, bots=[name])
    assert summary.mean_turns is not None
    assert turns[0] < summary.mean_turns < turns[1]
    assert points[0] < summary.mean_score < points[1]


def test_more_players_make_the_game_shorter() -> None:
    lengths = [
        simulate(DiceOptions(players), GAMES, seed=2, bots=["rulebook"]).mean_turns or 0 for players in (2, 4, 7)
    ]
    assert lengths == sorted(lengths, reverse=True)


@pytest.mark.parametrize(("better", "worse"), BETTER)
@pytest.mark.parametrize("place", range(3))
def test_the_better_bot_beats_two_worse_ones(better: str, worse: str, place: int) -> None:
    bots = [better if seat == place else worse for seat in range(3)]
    seats = simulate(DiceOptions(3), GAMES, seed=2, bots=bots).seats()
    assert seats[place]["win_share"] == max(seat["win_share"] for seat in seats)


def test_a_batch_is_the_same_for_any_number_of_threads() -> None:
    tallies = {
        simulate(DiceOptions(5), 2_500, seed=3, bots=["rulebook"], threads=threads).tally for threads in (1, 2, 3)
    }
    assert len(tallies) == 1
