"""Why the beginner and the rulebook player choose: always a reason, and points only where they are the reason."""

from __future__ import annotations

import pytest

from heptapolis.bots import bot_of, reasons, why_of
from heptapolis.game import DiceGame, Game
from heptapolis.game.dice import DiceDeal, Roll


@pytest.mark.parametrize("name", ["beginner", "rulebook"])
@pytest.mark.parametrize(("players", "expansions"), [(2, []), (3, ["edifice"]), (5, [])])
def test_every_choice_of_a_whole_game_has_a_reason(players: int, expansions: list[str], name: str) -> None:
    game, seen = Game("first-edition", players=players, seed=4, expansions=expansions), set()
    bot = bot_of(name, seed=1)
    while not game.over:
        for seat in game.deciding():
            view = game.view(game.chooser(seat))
            action = bot.choose(view, seat)
            why, points = bot.why(view, seat, action)
            assert (why, points) == why_of(view, seat, str(action), name)
            assert why in reasons()
            assert (points > 0) == (why == "points")
            seen.add(why)
            game.choose(seat, action)
    assert {"missing_good", "points"} <= seen
    assert ("free_city" in seen) == (players == 2 and name == "rulebook")


@pytest.mark.parametrize("sides", ["choice", "first"])
def test_a_board_is_never_taken_because_nothing_else_is_possible(sides: str) -> None:
    view = Game("second-edition", players=3, seed=4, wonders="draft", sides=sides).view(0)
    assert len(view.legal(0)) > 1
    assert {why_of(view, 0, str(action)) for action in view.legal(0).actions} == {("anything", 0)}


def test_every_choice_of_a_dice_game_has_a_reason() -> None:
    game, seen, bot = DiceGame(players=3, seed=4), set(), bot_of("rulebook", seed=1)
    while not game.over:
        for seat in game.deciding():
            view = game.view(seat)
            action = bot.choose(view, seat)
            why, points = why_of(view, seat, str(action))
            assert why in reasons()
            assert points == 0 or why in ("points", "dice_attacks")
            seen.add(why)
            game.choose(seat, action)
    assert {"dice_resource", "dice_finishes", "dice_attacks", "dice_bonus", "points"} <= seen


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("build grey_c warehouse.wood", "dice_resource"),
        ("pass", "dice_coins"),
        ("build red west_barracks.axe.1", "dice_attacks"),
    ],
)
def test_what_a_dice_action_is_for(action: str, why: str) -> None:
    roll = Roll.parse("grey_a.stone.0 grey_b.glass.0 grey_c.wood.0 blue.owl.1 red.axe.0 yellow.coin.3 green.gear.2")
    boards = ("giza", "rhodes", "olympia")
    game = DiceGame(players=3, seed=1, deal=DiceDeal(boards, (roll,)))
    assert why_of(game.view(0), 0, action)[0] == why
