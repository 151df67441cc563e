"""A choice of the card game can be taken back until everyone has chosen."""

from __future__ import annotations

import pytest

from heptapolis import Game
from heptapolis.errors import LateAction


def test_a_choice_is_taken_back() -> None:
    game = Game(players=3, seed=1)
    before = str(game)
    game.choose(1, game.legal(1).actions[0])
    game.take_back(1)
    assert str(game) == before
    assert game.deciding() == (0, 1, 2)


def test_there_must_be_a_choice_to_take_back() -> None:
    game = Game(players=3, seed=1)
    with pytest.raises(LateAction, match="seat 2 has no choice to take back"):
        game.take_back(2)
    for seat in range(3):
        game.choose(seat, game.legal(seat).actions[0])
    with pytest.raises(LateAction):
        game.take_back(0)


def test_with_the_own_choice_that_for_the_free_city_goes_back_too() -> None:
    game = Game("first-edition", players=2, seed=4)
    holder = game.chooser(2)
    game.choose(holder, game.legal(holder).actions[0])
    game.choose(2, game.legal(2).actions[0])
    game.take_back(holder)
    assert game.choice(2) is None
    assert holder in game.deciding()
    assert 2 not in game.deciding()


def test_the_choice_for_the_free_city_goes_back_alone() -> None:
    game = Game("first-edition", players=2, seed=4)
    holder = game.chooser(2)
    game.choose(holder, game.legal(holder).actions[0])
    game.choose(2, game.legal(2).actions[0])
    game.take_back(2)
    assert game.choice(holder) is not None
    assert 2 in game.deciding()
