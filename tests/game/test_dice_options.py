"""What an option of the dice game tells before it is chosen: what it costs, what it sets off, what is asked then."""

from __future__ import annotations

from random import Random

import pytest

from heptapolis.game import DiceGame
from heptapolis.game.dice import DiceDeal, Roll
from heptapolis.game.dice.legal import SET_OFF, DiceOption, is_set_off
from heptapolis.game.dice.options import DiceOptions
from heptapolis.game.dice.sheets import sheets_of
from heptapolis.vocab.dice.play import DiceDecision, DiceEventKind

ROLL = Roll.parse("grey_a.stone.0 grey_b.glass.0 grey_c.wood.0 blue.mask.1 red.axe.0 yellow.coin.3 green.gear.2")


def table(*boards: str) -> DiceGame:
    """A game in which the dice of the first turn are known."""
    return DiceGame(players=len(boards), seed=1, deal=DiceDeal(boards, (ROLL,)))


def option(game: DiceGame, action: str) -> DiceOption:
    """A legal option of the first seat."""
    return next(each for each in game.legal(0) if str(each.action) == action)


@pytest.mark.parametrize("seed", range(3))
def test_it_tells_what_comes_of_it(seed: int) -> None:
    game, rng = DiceGame(players=3, seed=seed), Random(seed)
    turns = 0
    while not game.over and turns < 25:
        seat = game.deciding()[0]
        chosen = rng.choice(game.legal(seat).options)
        known = len(game.view(seat).events)
        if len(game.deciding()) > 1 or chosen.then != DiceDecision.NONE:
            game.choose(seat, chosen.action)
            view = game.view(seat)
            assert view.state.coins[seat] == chosen.coins
            assert view.decision == chosen.then
            told = [event for event in view.events[known:] if is_set_off(event, chosen)]
            assert tuple(told) == chosen.sets_off
        else:
            game.choose(seat, chosen.action)
            turns += 1


def test_nothing_is_changed_by_asking() -> None:
    game = table("babylon", "giza")
    before = game.view(0).to_json()
    game.legal(0)
    assert game.view(0).to_json() == before


def test_a_stage_that_lets_cross_off_asks_then() -> None:
    wonder = option(table("babylon", "giza"), "wonder")
    assert (wonder.at, wonder.price, wonder.coins, wonder.then) == ("wonder.1", 2, 5, DiceDecision.CROSS)


def test_an_attack_tells_its_points_and_the_defence_it_meets() -> None:
    attack = option(table("babylon", "giza"), "build red west_barracks.axe.1")
    (event,) = attack.sets_off
    assert (event.kind, event.numbers) == (DiceEventKind.ATTACKED, (3, 0))
    assert attack.then == DiceDecision.NONE
    assert event.kind in SET_OFF


def test_its_json_has_its_parts() -> None:
    told = option(table("babylon", "giza"), "build blue agora.mask.1").to_json()
    assert told == {
        "action": "build blue agora.mask.1",
        "kind": "build",
        "chosen": "blue",
        "at": "agora.mask.1",
        "price": 1,
        "die": 1,
        "space": 0,
        "gain": 0,
        "coins": 6,
        "sets_off": [],
        "then": "none",
    }
    assert option(table("babylon", "giza"), "pass").to_json()["coins"] == 10


def test_the_boards_are_told_with_every_space_and_what_they_share_once() -> None:
    options = DiceOptions(3)
    told = sheets_of(options)
    for board, sheet in zip(options.boards, told["boards"], strict=True):
        plans = [told["plans"][number] for number in sheet["plans"]]
        spaces = [space["id"] for plan in plans for track in plan["tracks"] for space in track["spaces"]]
        assert spaces == [place.id for place in board.places]
        assert (sheet["city"], sheet["unsure"], sheet["spaces"]) == (board.city, board.unsure, len(board.places))
    assert len(told["plans"]) < 7 * 9
    assert [bonus["id"] for bonus in told["bonuses"]] == ["action", "cross", "coins"]
