"""Before anyone acts in the dice game: boards are dealt, the Forum is filled, and the dice are shaken every turn."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from conformance.dice_scenes import BOX, START, coins, forum, options, play, roll_after, situation
from heptapolis.errors import DealError, SetupError
from heptapolis.game.dice import DiceDeal, DiceGame, Roll
from heptapolis.vocab.dice.play import DiceEventKind

SEEDS = range(150)
NAMES = [board.id for board in BOX.boards]


def dealt(players: int, seed: int) -> tuple[str, ...]:
    """The boards that a seed deals."""
    game = DiceGame(players, seed=seed)
    return tuple(game.board(seat).id for seat in range(players))


def is_likely(count: int, trials: int, chance: float) -> bool:
    """Whether so many hits are within five standard deviations of what is to be expected."""
    return abs(count - trials * chance) < 5 * sqrt(trials * chance * (1 - chance))


@pytest.mark.rule("DI-02-01")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_each_player_gets_one_random_board(players: int) -> None:
    deals = [dealt(players, seed) for seed in SEEDS]
    assert all(len(set(boards)) == players for boards in deals)
    for seat in range(players):
        counts = Counter(boards[seat] for boards in deals)
        assert set(counts) == set(NAMES)
        assert all(is_likely(count, len(SEEDS), 1 / 7) for count in counts.values())
    assert len(set(deals)) > 36


@pytest.mark.rule("DI-02-01")
def test_no_board_is_dealt_twice() -> None:
    with pytest.raises(DealError, match="two seats"):
        DiceGame(3, deal=DiceDeal(("giza", "rhodes", "giza")), seed=1)
    with pytest.raises(DealError, match="named twice"):
        DiceGame(3, boards=["giza", "giza"], seed=1)


@pytest.mark.rule("DI-01-02")
def test_two_to_seven_can_play() -> None:
    for players in range(2, 8):
        assert DiceGame(players, seed=1).deciding() == tuple(range(players))
    for players in (1, 8):
        with pytest.raises(SetupError, match="2 to 7"):
            DiceGame(players, seed=1)


@pytest.mark.rule("DI-02-03", "DI-01-05", "DI-03-02")
def test_one_forum_stands_in_the_middle_and_everybody_sees_faces_and_prices() -> None:
    game = situation("blue.owl.1 red.shield.3", boards=" ".join(NAMES))
    views = [game.view(seat) for seat in (None, *range(7))]
    assert [view.roll for view in views] == [game.roll] * 8
    for seat in range(7):
        shown = {die["die"]: (die["face"], die["zone"], die["price"]) for die in views[seat + 1].to_json()["forum"]}
        assert (shown["blue"], shown["red"]) == (("owl", 1, 1), ("shield", 3, 3))


@pytest.mark.rule("DI-02-04", "DI-02-05")
def test_the_seven_starting_dice_lie_in_the_forum_and_the_special_ones_aside() -> None:
    for seed in range(20):
        game = DiceGame(3, seed=seed)
        colours = Counter(die["colour"] for die in game.view().to_json()["forum"])
        assert colours == {"grey": 3, "blue": 1, "red": 1, "yellow": 1, "green": 1}
    for special in ("white.laurel.0", "black.any.0", "purple.wonder.0"):
        with pytest.raises(DealError, match="cannot be in place"):
            DiceGame(2, deal=DiceDeal(("giza", "rhodes"), (roll_after(START, special),)), seed=1)
        with pytest.raises(DealError, match="cannot be in place"):
            situation(special)


@pytest.mark.rule("DI-08-11")
@pytest.mark.parametrize("players", [2, 5, 7])
def test_everybody_starts_with_a_row_of_seven_coins(players: int) -> None:
    game = DiceGame(players, seed=1)
    assert [coins(game, seat) for seat in range(players)] == [7] * players


@pytest.mark.rule("DI-03-01", "DI-01-09", "DI-07-04")
def test_every_turn_the_dice_are_shaken_and_then_all_act() -> None:
    game = DiceGame(3, seed=4)
    turns = 12
    rolls = []
    for turn in range(1, turns + 1):
        assert game.turn == turn
        assert game.deciding() == (0, 1, 2)
        rolls.append(game.roll)
        play(game)
    order = [event.kind for event in game.events]
    assert order == [DiceEventKind.SHOOK, *[DiceEventKind.PASSED] * 3] * turns + [DiceEventKind.SHOOK]
    assert [step.roll for step in game.history] == rolls
    assert all(one != other for one, other in pairwise(rolls))


@pytest.mark.rule("DI-03-02", "R-77")
def test_faces_and_zones_come_by_chance_all_alike_and_independently() -> None:
    assert len(set(BOX.numbers.zone_weights)) == 1
    lying: Counter[tuple[str, str, int]] = Counter()
    turns = 240
    for seed in range(2):
        game = DiceGame(2, seed=seed)
        for _ in range(turns):
            lying.update(game.roll.dice)
            play(game)
    for die in BOX.dice:
        if die.id in BOX.forum:
            for face, number in Counter(die.faces).items():
                seen = [lying[die.id, face, zone] for zone in range(4)]
                assert is_likely(sum(seen), 2 * turns, number / 6)
                assert all(is_likely(count, 2 * turns, number / 24) for count in seen)
    for zone in range(4):
        here = sum(count for (_, _, where), count in lying.items() if where == zone)
        assert is_likely(here, 7 * 2 * turns, 1 / 4)


@pytest.mark.rule("DI-03-02", "R-77")
def test_another_seed_and_another_turn_have_other_dice() -> None:
    assert len({DiceGame(2, seed=seed).roll for seed in range(30)}) == 30
    assert DiceGame(2, seed=7).roll == DiceGame(5, seed=7).roll


@pytest.mark.rule("DI-03-03", "DI-04-03", "DI-08-08")
@pytest.mark.parametrize("zone", range(4))
def test_a_die_costs_the_coins_of_its_zone(zone: int) -> None:
    game = situation(f"blue.mask.{zone} grey_a.stone.{3 - zone}")
    assert options(game)["build blue agora.mask.1"] == zone  # the space itself is free
    assert options(game)["build grey_a warehouse.stone"] == 3 - zone
    play(game, "build blue agora.mask.1", "build grey_a warehouse.stone")
    assert [coins(game, seat) for seat in range(3)] == [7 - zone, 7 - (3 - zone), 10]


@pytest.mark.rule("DI-03-03")
def test_there_is_no_fifth_zone() -> None:
    assert BOX.numbers.zone_prices == (0, 1, 2, 3)
    with pytest.raises(DealError, match="zones are 0 to 3"):
        Roll.parse(str(START).replace("blue.mask.0", "blue.mask.4"))


@pytest.mark.rule("DI-04-04", "DI-04-05")
def test_a_chosen_die_stays_in_the_forum_for_everybody() -> None:
    game = situation("blue.owl.1")
    before = game.roll
    game.choose(0, "build blue agora.owl.1")
    assert game.roll == before == game.view(1).roll
    assert "build blue agora.owl.1" in options(game, 1)
    play(game, "", "build blue agora.owl.1", "build blue agora.owl.1")
    assert forum(game) == set(BOX.forum)
    assert {game.view().to_json()["cities"][seat]["crossed"][0] for seat in range(3)} == {"agora.owl.1"}
