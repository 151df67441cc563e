"""The JSON of a view with and without its past."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heptapolis import DiceGame, Game, Table

NEW: dict[str, Callable[[], Table]] = {
    "cards": lambda: Game("second-edition", players=3, seed=7),
    "dice": lambda: DiceGame(players=3, seed=7),
}


def played(game: Table) -> Table:
    """A game after two turns."""
    while len(game.history) < 2:
        seat = game.deciding()[0]
        game.choose(seat, game.legal(seat).actions[0])
    return game


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("rules", NEW)
def test_a_view_without_its_past_is_the_same_view(rules: str, seat: int | None) -> None:
    view = played(NEW[rules]()).view(seat)
    whole, short = view.to_json(), view.to_json(history=False)
    assert len(whole.pop("history")) == 2
    assert short == whole
