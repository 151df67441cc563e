"""Why the rulebook player chooses: always a reason, and points only where they are the reason."""

from __future__ import annotations

import pytest

from heptapolis.bots import bot_of, reasons, why_of
from heptapolis.game import DiceGame, Game


@pytest.mark.parametrize(("players", "expansions"), [(2, []), (3, ["edifice"]), (5, [])])
def test_every_choice_of_a_whole_game_has_a_reason(players: int, expansions: list[str]) -> None:
    game, seen = Game("first-edition", players=players, seed=4, expansions=expansions), set()
    bot = bot_of("rulebook", seed=1)
    while not game.over:
        for seat in game.deciding():
            view = game.view(game.chooser(seat))
            action = bot.choose(view, seat)
            why, points = why_of(view, seat, str(action))
            assert why in reasons()
            assert (points > 0) == (why == "points")
            seen.add(why)
            game.choose(seat, action)
    assert {"missing_good", "points"} <= seen
    assert ("free_city" in seen) == (players == 2)


@pytest.mark.parametrize("sides", ["choice", "first"])
def test_a_board_is_never_taken_because_nothing_else_is_possible(sides: str) -> None:
    view = Game("second-edition", players=3, seed=4, wonders="draft", sides=sides).view(0)
    assert len(view.legal(0)) > 1
    assert {why_of(view, 0, str(action)) for action in view.legal(0).actions} == {("anything", 0)}


def test_the_dice_game_has_no_reasons_of_its_own_yet() -> None:
    assert why_of(DiceGame(players=3, seed=1).view(0), 0, "build grey_c warehouse.wood") == ("dice", 0)
