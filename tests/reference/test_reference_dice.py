"""The reference engine of the dice game against its rulebook, the examples and the rulings."""

from dataclasses import replace
from random import Random

import pytest

from heptapolis.vocab.dice.play import BARRACKS, CITY, Building
from reference.dice_engine import ReferenceDice
from reference.dice_forum import Roll
from reference.dice_random_play import play_random_game, random_boards, random_rolls
from reference.dice_scenes import (
    BOX,
    board,
    builds,
    game_of,
    mark,
    pair_of,
    pass_rest,
    play,
    put,
    rebuilt,
    rolls,
    shake,
    space,
    spaces_of,
    track,
    wonder,
)
from reference.dice_scoring import winners

AGAIN = {"another_action": True}
FREE_DIE = {"build_free_die": True}
GOODS = ("warehouse.stone", "warehouse.wood", "warehouse.brick", "warehouse.cloth", "warehouse.glass")


# Setup and shaking


def test_setup() -> None:
    game = game_of()
    assert game.forum == ["grey_a", "grey_b", "grey_c", "blue", "red", "yellow", "green"]  # DI-02-04
    assert [game.coins(seat) for seat in range(3)] == [7, 7, 7]  # DI-08-11
    assert (game.phase, game.turn, game.arriving, game.deciding()) == ("shake", 1, [], [])
    assert (game.decision(0), game.menu(0)) == ("", set())
    assert not game.crossed(0) | game.unlocked(0) | game.bonuses(0)
    for players in (1, 8):
        with pytest.raises(ValueError, match="cannot play"):
            ReferenceDice([board()] * players, BOX)


def changed(dice: list[Roll], place: int, roll: Roll) -> list[Roll]:
    return [*dice[:place], roll, *dice[place + 1 :]]


def test_only_the_right_dice_can_be_shaken() -> None:
    game = game_of()
    dice = rolls(game)
    wrong = [
        dice[:6],
        changed(dice, 0, ("grey_b", "wood", 0)),
        changed(dice, 0, ("white", "laurel", 0)),  # DI-02-05: it lies aside
        changed(dice, 3, ("blue", "gear", 0)),
        changed(dice, 3, ("blue", "owl", 4)),
        changed(dice, 3, ("blue", "owl", -1)),
    ]
    for other in wrong:
        with pytest.raises(ValueError, match=r".+"):
            game.shake(other)
    game.shake(list(reversed(dice)))
    assert game.phase == "actions"
    with pytest.raises(ValueError, match="not to be shaken"):
        game.shake(dice)


# The three actions


def test_all_answers_of_a_first_turn() -> None:
    # DI-03-05, DI-04-02; the prices of die and space together are within the 7 coins
    game = game_of()
    dice = {"grey_a": ("stone", 0), "grey_b": ("papyrus", 3), "grey_c": ("wood", 1), "blue": ("owl", 3)}
    shake(game, **dice, red=("axe", 2), yellow=("chest", 3), green=("tablet", 3))
    assert game.deciding() == [0, 1, 2]
    assert game.decision(0) == "act"
    assert game.menu(0) == {
        "build grey_a warehouse.stone",
        "build grey_b warehouse.papyrus",
        "build grey_c warehouse.wood",
        "build blue agora.owl.1",
        "build red west_barracks.axe.1",
        "build yellow market.chest.1",
        "build green university.tablet.1",
        "wonder",
        "pass",
    }


def test_die_and_space_are_paid_in_coins() -> None:
    # DI-03-03, DI-04-03, DI-08-07
    game = game_of()
    shake(game, blue=("owl", 3))
    play(game, 0, "build blue agora.owl.1")
    assert game.coins(0) == 7 - 3 - 2
    assert game.crossed(0) == {"agora.owl.1"}  # DI-04-08


@pytest.mark.parametrize(("coins", "offered"), [(4, False), (5, True)])
def test_nothing_is_built_without_the_coins(coins: int, offered: bool) -> None:
    game = game_of()
    game.cities[0].coins = coins
    shake(game, blue=("owl", 3))
    assert builds(game, 0, "blue") == ({"agora.owl.1"} if offered else set())


def test_example_of_a_space_price() -> None:
    # DI-08-14: a space for 3 resources with 2 of them costs 1 coin; DI-08-04: the resources stay
    game = game_of()
    mark(game, 0, "warehouse.stone", "warehouse.cloth")
    shake(game, green=("tablet", 0))
    play(game, 0, "build green university.tablet.1")
    assert game.coins(0) == 6
    assert {"warehouse.stone", "warehouse.cloth"} <= game.crossed(0)


def test_more_resources_than_needed_give_no_coins_back() -> None:
    game = game_of()
    mark(game, 0, *GOODS)
    shake(game, blue=("owl", 0))
    play(game, 0, "build blue agora.owl.1")
    assert game.coins(0) == 7


def test_example_of_an_arrow() -> None:
    # DI-04-10, DI-04-06: a row is crossed off in its order
    game = game_of()
    for number in (1, 2, 3):
        shake(game, blue=("scales", 0))  # DI-10-01: two symbols open each track
        assert builds(game, 0, "blue") == {f"agora.mask.{number}"}
        play(game, 0, f"build blue agora.mask.{number}")
        pass_rest(game)
    shake(game, blue=("mask", 0))
    assert builds(game, 0, "blue") == set()


def test_several_arrows_leave_the_order_free() -> None:
    # DI-11-01
    game = game_of()
    shake(game, yellow=("camel", 0))
    assert builds(game, 0, "yellow") == {"market.camel.1", "market.camel.2"}
    play(game, 0, "build yellow market.camel.2")
    pass_rest(game)
    shake(game, yellow=("camel", 0))
    assert builds(game, 0, "yellow") == {"market.camel.1"}


def test_the_red_die() -> None:
    game = game_of()
    for face, opened in {
        "axe": {"west_barracks.axe.1"},  # DI-12-01
        "sword": {"east_barracks.sword.1"},  # DI-12-02
        "shield": {"west_barracks.shield.1", "east_barracks.shield.1"},
    }.items():
        shake(game, red=(face, 0))
        assert builds(game, 0, "red") == opened
        pass_rest(game)


def test_a_die_stays_for_everybody() -> None:
    # DI-04-04, DI-04-05
    game = game_of()
    shake(game)
    forum = list(game.forum)
    for seat in range(3):
        play(game, seat, "build grey_a warehouse.stone")
    assert (game.forum, game.turn, game.phase) == (forum, 2, "shake")


def test_the_wonder_needs_no_die() -> None:
    # DI-05-01 to DI-05-03, DI-09-03
    game = game_of(wonder(space(2), space(4), space(6)))
    mark(game, 0, "warehouse.stone")
    shake(game, **{die: (BOX.dice[BOX.die(die)].faces[0], 3) for die in BOX.forum})
    play(game, 0, "wonder")
    assert game.coins(0) == 6
    assert game.crossed(0) == {"warehouse.stone", "wonder.1"}
    pass_rest(game)
    game.cities[0].coins = 2
    shake(game)
    assert "wonder" not in game.menu(0)
    pass_rest(game)
    mark(game, 0, "wonder.2", "wonder.3")
    shake(game)
    assert "wonder" not in game.menu(0)


def test_passing_gives_coins() -> None:
    # DI-06-01, DI-06-02
    game = game_of()
    shake(game)
    play(game, 1, "pass")
    assert (game.coins(1), game.deciding(), game.decision(1), game.menu(1)) == (10, [0, 2], "", set())
    with pytest.raises(ValueError, match="seat 1 cannot choose"):
        game.choose(1, "pass")


# Prices of dice


def test_cheaper_dice() -> None:
    game = game_of(wonder(space(0, {"die_minus": 1}), space(0, {"die_minus": 1}), space(0, {"die_zero": "blue"})))
    paid = []
    for marks in ([], ["wonder.1"], ["wonder.2"], ["wonder.3"]):
        mark(game, 0, *marks)
        game.cities[0].crossed.discard("agora.mask.1")
        shake(game, blue=("mask", 3))
        before = game.coins(0)
        play(game, 0, "build blue agora.mask.1")
        paid.append(before - game.coins(0))
        pass_rest(game)
    assert paid == [3, 2, 1, 0]
    shake(game, grey_a=("stone", 1))
    coins = game.coins(0)
    play(game, 0, "build grey_a warehouse.stone")
    assert game.coins(0) == coins  # two less than one is nothing, and no coin back


def test_coins_on_a_die_come_before_paying() -> None:
    gift = {"coins_on_die": "blue", "coins": 2}
    game = game_of(wonder(space(0, gift), space(0, gift), space(0)))
    mark(game, 0, "wonder.1")
    game.cities[0].coins = 3
    shake(game, blue=("owl", 3))
    assert builds(game, 0, "blue") == {"agora.owl.1"}  # 3 for the die and 2 for the space
    play(game, 0, "build blue agora.owl.1")
    assert game.coins(0) == 0
    pass_rest(game)
    mark(game, 0, "wonder.2")
    shake(game, blue=("mask", 2))
    play(game, 0, "build blue agora.mask.1")
    assert game.coins(0) == 2  # two of them add up
    pass_rest(game)
    shake(game)
    play(game, 0, "build grey_a warehouse.stone")
    assert game.coins(0) == 2  # another colour gives nothing


def test_coins_on_a_die_that_is_built_with_for_free() -> None:
    game = game_of(wonder(space(0, FREE_DIE), space(0, {"coins_on_die": "blue", "coins": 2}), space(0)))
    mark(game, 0, "wonder.2")
    game.cities[0].coins = 0
    shake(game, blue=("owl", 3))
    play(game, 0, "wonder", "build blue agora.owl.1")
    assert game.coins(0) == 0


def test_an_effect_holds_from_its_place_in_the_order_on() -> None:
    cheaper = {"die_minus": 2}
    for stage, price in ((space(0, AGAIN, cheaper), 3), (space(0, cheaper, AGAIN), 1)):
        game = game_of(wonder(stage, space(0), space(0)))
        shake(game, blue=("mask", 3))
        play(game, 0, "wonder", "build blue agora.mask.1")
        assert game.coins(0) == 7 - price


# Barracks


def test_example_of_an_attack() -> None:
    # DI-12-11: the city to the right has one defence in its western barracks
    game = game_of()
    mark(game, 2, "west_barracks.shield.1")
    shake(game, red=("sword", 0))
    play(game, 0, "build red east_barracks.sword.1")
    assert game.written(0) == {"east_barracks.sword.1": 2}


@pytest.mark.parametrize("defences", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_attacks_on_both_sides(players: int, defences: int) -> None:
    # DI-12-05 to DI-12-07; seats go round to the left; two players: DI-12-09, DI-12-10
    for face, own, other, facing in (("axe", "west", 1, "east"), ("sword", "east", players - 1, "west")):
        game = ReferenceDice([board()] * players, BOX)
        for seat in range(players):
            for side in ("east", "west"):
                if (seat, side) != (other, facing):  # nothing else matters
                    mark(game, seat, f"{side}_barracks.shield.1", f"{side}_barracks.shield.2")
        mark(game, other, *[f"{facing}_barracks.shield.{number + 1}" for number in range(defences)])
        shake(game, red=(face, 0))
        play(game, 0, f"build red {own}_barracks.{face}.1")
        assert game.written(0) == {f"{own}_barracks.{face}.1": 3 - defences}


def test_defence_of_this_turn_comes_too_late() -> None:
    # DI-12-03, DI-12-04, DI-12-08
    game = game_of(*[board("rhodes")] * 3)
    shake(game, red=("axe", 0))
    play(game, 1, "wonder", "cross east_barracks.shield.1")
    play(game, 0, "build red west_barracks.axe.1")
    assert game.written(0) == {"west_barracks.axe.1": 3}
    pass_rest(game)
    shake(game, red=("axe", 0))
    play(game, 0, "build red west_barracks.axe.2")
    assert game.written(0) == {"west_barracks.axe.1": 3, "west_barracks.axe.2": 3}
    assert game.scores(0)["west_barracks"] == 6
    pass_rest(game)


def test_an_attack_gives_no_negative_points() -> None:
    weak = rebuilt(board(), Building.WEST_BARRACKS, track(space(0, {"attack": 1}), space(9), symbol="axe"))
    game = game_of(weak)
    mark(game, 1, "east_barracks.shield.1", "east_barracks.shield.2")
    shake(game, red=("axe", 0))
    play(game, 0, "build red west_barracks.1")
    assert game.written(0) == {"west_barracks.1": 0}


# Special dice


def test_unlocked_dice_replace_grey_ones_after_the_turn() -> None:
    # DI-13-01, DI-13-05 to DI-13-07
    game = game_of()  # its rows unlock purple, white and black
    for row in ("compass", "tablet"):
        for seat in (0, 1):
            mark(game, seat, f"university.{row}.1", f"university.{row}.2", *GOODS)
    shake(game, green=("compass", 0))
    play(game, 0, "build green university.compass.3")
    assert game.unlocked(0) == {"purple"}
    assert game.arriving == []
    play(game, 1, "build green university.compass.3")  # twice in a turn: one die
    assert "purple" not in game.forum
    pass_rest(game)
    assert game.arriving == ["purple"]
    with pytest.raises(ValueError, match="had to come"):
        game.shake([(name, BOX.dice[BOX.die(name)].faces[0], 0) for name in game.forum])
    not_grey = changed([(name, BOX.dice[BOX.die(name)].faces[0], 0) for name in game.forum], 3, ("purple", "agora", 0))
    with pytest.raises(ValueError, match="not grey"):
        game.shake(not_grey)
    shake(game, green=("tablet", 0))
    assert game.forum == ["purple", "grey_b", "grey_c", "blue", "red", "yellow", "green"]
    play(game, 0, "build green university.tablet.3")
    pass_rest(game)
    assert game.arriving == ["white"]


def test_dice_arrive_in_a_fixed_order_and_replace_all_grey_ones() -> None:
    unlocks = [{"unlock": colour} for colour in ("purple", "black", "white")]
    game = game_of(wonder(space(0, *unlocks), space(0), space(0)))
    shake(game)
    play(game, 0, "wonder")
    pass_rest(game)
    assert game.arriving == ["white", "black", "purple"]
    shake(game)
    assert game.forum == ["white", "black", "purple", "blue", "red", "yellow", "green"]


def test_a_special_die_needs_the_own_unlocking() -> None:
    # DI-13-08, DI-13-03
    game = game_of()
    put(game, "white")
    mark(game, 0, *spaces_of(game, 0, "university.tablet"), *GOODS)
    mark(game, 1, *GOODS)
    shake(game, white=("green", 2))
    assert game.unlocked(0) == {"white"}
    assert builds(game, 0, "white") == {"gallery.green"}
    assert builds(game, 1, "white") == set()


def test_a_die_in_the_forum_may_be_used_in_the_turn_of_its_unlocking() -> None:
    game = game_of(wonder(space(0, {"unlock": "white"}, AGAIN), space(0), space(0)))
    put(game, "white")
    shake(game, white=("laurel", 0))
    assert builds(game, 0, "white") == set()
    play(game, 0, "wonder")
    assert builds(game, 0, "white") == {"gallery.laurel.1"}
    play(game, 0, "build white gallery.laurel.1")
    pass_rest(game)
    assert game.arriving == []


@pytest.mark.parametrize(
    ("face", "buildings"),
    [
        ("market", ("market",)),
        ("university", ("university",)),
        ("agora", ("agora",)),
        ("warehouse", ("warehouse",)),
        ("barracks", ("west_barracks", "east_barracks")),
        ("any", ("west_barracks", "east_barracks", "university", "agora", "market")),
    ],
)
def test_the_black_die(face: str, buildings: tuple[str, ...]) -> None:
    # DI-13-02, DI-14-01, DI-14-02: the first space of every track, of those with free order all spaces
    game = game_of()
    put(game, "black")
    mark(game, 0, *spaces_of(game, 0, "university.gear"))
    game.cities[0].coins = 9
    shake(game, black=(face, 3))
    opened = {name for name in spaces_of(game, 0, *buildings) if name not in game.crossed(0)}
    opened -= {name for name in opened if name.endswith((".2", ".3", ".4", ".5")) and name.count(".") == 2}
    if "market" in buildings:
        opened |= {"market.camel.2", "market.coin.2"}
    assert builds(game, 0, "black") == opened


def test_the_black_die_costs_as_any_other() -> None:
    game = game_of()
    put(game, "black")
    mark(game, 0, *spaces_of(game, 0, "university.gear"))
    shake(game, black=("any", 2))
    play(game, 0, "build black agora.owl.1")
    assert game.coins(0) == 7 - 2 - 2


# Guild Court


def guild_game(face: str, *, own: int, right: int, left: int) -> ReferenceDice:
    """Three cities with so many crossed spaces in the Market; the first has unlocked the purple die."""
    game = game_of()
    put(game, "purple")
    for seat, number in ((0, own), (1, left), (2, right)):
        mark(game, seat, *spaces_of(game, seat, "market")[:number])
    mark(game, 0, *spaces_of(game, 0, "university.compass"))
    shake(game, purple=(face, 0))
    return game


def test_example_of_the_guild_court() -> None:
    # DI-16-04
    game = guild_game("market", own=2, right=2, left=1)
    assert builds(game, 0, "purple") == {"guild_court.1"}
    play(game, 0, "build purple guild_court.1")  # DI-13-04
    assert game.scores(0)["guild_court"] == 5


@pytest.mark.parametrize(("own", "right", "left"), [(1, 2, 1), (1, 1, 2), (0, 0, 1)])
def test_the_guild_court_needs_as_many_as_each_neighbour(own: int, right: int, left: int) -> None:
    # DI-16-01
    assert builds(guild_game("market", own=own, right=right, left=left), 0, "purple") == set()
    assert builds(guild_game("wonder", own=own, right=right, left=left), 0, "purple") == {"guild_court.1"}


@pytest.mark.parametrize(("own", "other", "allowed"), [(1, 1, False), (0, 0, False), (2, 1, True), (1, 2, False)])
def test_two_players_need_more_for_the_guild_court(own: int, other: int, allowed: bool) -> None:
    # DI-16-02
    game = pair_of()
    put(game, "purple")
    mark(game, 0, *spaces_of(game, 0, "market")[:own], *spaces_of(game, 0, "university.compass"))
    mark(game, 1, *spaces_of(game, 1, "market")[:other])
    shake(game, purple=("market", 0))
    assert (builds(game, 0, "purple") == {"guild_court.1"}) == allowed


def test_cities_beyond_the_neighbours_do_not_matter() -> None:
    game = ReferenceDice([board()] * 4, BOX)
    put(game, "purple")
    mark(game, 2, *spaces_of(game, 2, "market"))
    mark(game, 0, *spaces_of(game, 0, "university.compass"))
    shake(game, purple=("market", 0))
    assert builds(game, 0, "purple") == {"guild_court.1"}


def test_both_barracks_are_compared_together() -> None:
    game = game_of()
    put(game, "purple")
    mark(game, 0, "west_barracks.axe.1", "east_barracks.sword.1", *spaces_of(game, 0, "university.compass"))
    mark(game, 1, "west_barracks.axe.1", "west_barracks.shield.1")
    shake(game, purple=("barracks", 0))
    assert builds(game, 0, "purple") == {"guild_court.1"}
    pass_rest(game)
    mark(game, 1, "east_barracks.shield.1")
    shake(game, purple=("barracks", 0))
    assert builds(game, 0, "purple") == set()


def test_spaces_of_this_turn_do_not_count_for_the_guild_court() -> None:
    # DI-16-03, for their own city and for the neighbours
    game = game_of(wonder(space(0, AGAIN), space(0, AGAIN), space(0, AGAIN)))
    put(game, "purple")
    mark(game, 0, *spaces_of(game, 0, "university.compass"))
    mark(game, 1, "agora.mask.1")
    shake(game, purple=("agora", 0))
    play(game, 0, "wonder")
    assert builds(game, 0, "purple") == set()
    play(game, 0, "build blue agora.mask.1")
    pass_rest(game)
    shake(game, purple=("agora", 0))
    play(game, 1, "build blue agora.mask.2")
    assert builds(game, 0, "purple") == {"guild_court.1"}
    play(game, 0, "wonder")
    assert builds(game, 0, "purple") == {"guild_court.1"}
    play(game, 0, "build blue agora.mask.2")
    pass_rest(game)


GUILD_STAGE = space(0, {"cross": ["guild_court"], "up_to": 2})


def test_an_effect_crosses_the_guild_court_only_with_a_purple_die() -> None:
    game = game_of(wonder(GUILD_STAGE, space(0), space(0)))
    shake(game)
    play(game, 0, "wonder")
    assert game.decision(0) == ""


@pytest.mark.parametrize("fits", [False, True])
def test_an_effect_crosses_the_guild_court_only_if_the_purple_face_fits(fits: bool) -> None:
    # DI-16-01 holds for every crossing; their own unlocking is for choosing the die only
    game = game_of(wonder(GUILD_STAGE, space(0), space(0)))
    put(game, "purple")
    mark(game, 1 - fits, "market.chest.1")
    shake(game, purple=("market", 3))
    assert game.unlocked(0) == set()
    play(game, 0, "wonder")
    if fits:
        assert game.menu(0) == {"cross guild_court.1", "skip"}
        play(game, 0, "cross guild_court.1", "cross guild_court.2")
        assert game.coins(0) == 7 - 2 - 3
    assert game.decision(0) == ""


def test_the_black_die_would_need_the_condition_of_the_guild_court_too() -> None:
    dice = tuple(replace(die, faces=("guild_court",) * 6) if die.id == "black" else die for die in BOX.dice)
    game = game_of(box=replace(BOX, dice=dice))
    put(game, "black")
    mark(game, 0, *spaces_of(game, 0, "university.gear"))
    shake(game)
    assert builds(game, 0, "black") == set()
    pass_rest(game)
    put(game, "purple")
    shake(game, purple=("market", 0))
    assert builds(game, 0, "black") == {"guild_court.1"}


# Effects


def test_coins_at_once() -> None:
    game = game_of(board("ephesus"))
    shake(game)
    play(game, 0, "wonder")
    assert game.coins(0) == 7 - 2 + 7


def test_coins_of_a_space_do_not_help_to_pay_it() -> None:
    game = game_of(board("ephesus"))
    game.cities[0].coins = 1
    shake(game)
    assert "wonder" not in game.menu(0)


def test_rewards_for_spaces() -> None:
    # coins now, the space itself counted; points at the end for all crossed by then, in the line of the reward
    game = game_of()
    mark(game, 0, "market.camel.1", "agora.mask.1", "agora.mask.2", "wonder.1", *GOODS)
    shake(game, yellow=("chest", 0))
    play(game, 0, "build yellow market.chest.1")
    assert game.coins(0) == 7 + 2
    pass_rest(game)
    shake(game, yellow=("chest", 0))
    play(game, 0, "build yellow market.chest.2")
    assert game.coins(0) == 7 + 2 + 2
    # camel.1: 5 goods; chest.1: 3 spaces of the Market; chest.2: 2 for the stage
    assert game.scores(0)["market"] == 5 + 3 + 2
    assert game.scores(0)["wonder"] == 2
    mark(game, 0, "warehouse.papyrus", "market.coin.1", "wonder.2")
    assert game.scores(0)["market"] == 6 + 4 + 4
    assert game.scores(0)["wonder"] == 4
    assert game.scores(0)["agora"] == 3


def test_rewards_for_the_barracks_count_both() -> None:
    game = game_of(wonder(space(0, {"per_space": "barracks", "coins": 1, "points": 2}), space(0), space(0)))
    mark(game, 0, "west_barracks.axe.1", "east_barracks.shield.1")
    shake(game)
    play(game, 0, "wonder")
    assert game.coins(0) == 9
    assert game.scores(0)["wonder"] == 4


def test_points_of_the_gallery() -> None:
    game = game_of()
    mark(game, 0, "gallery.laurel.1", "gallery.laurel.2", "gallery.blue")
    assert game.scores(0)["gallery"] == 6


def test_crossing_by_an_effect() -> None:
    # no symbol and no die is needed, but the arrow and the price hold
    game = game_of(wonder(space(0, {"cross": ["agora"], "up_to": 2}), space(0), space(0)))
    game.cities[0].coins = 3
    mark(game, 0, "agora.fountain.1")
    shake(game, blue=("owl", 3))
    play(game, 0, "wonder")
    assert game.decision(0) == "cross"
    assert game.menu(0) == {"cross agora.mask.1", "cross agora.fountain.2", "cross agora.owl.1", "skip"}
    play(game, 0, "cross agora.owl.1")
    assert game.menu(0) == {"cross agora.mask.1", "skip"}  # one coin is left
    play(game, 0, "cross agora.mask.1")
    assert game.decision(0) == ""
    assert game.coins(0) == 1


def test_all_crossings_of_an_effect_are_in_one_of_its_buildings() -> None:
    stage = space(0, {"cross": ["barracks", "agora"], "up_to": 3})
    game = game_of(wonder(stage, stage, stage))
    shake(game)
    play(game, 0, "wonder", "cross west_barracks.axe.1")
    assert {text.split(".")[0] for text in game.menu(0)} == {"cross west_barracks", "cross east_barracks", "skip"}
    play(game, 0, "cross east_barracks.sword.1")
    assert {text.split(".")[0] for text in game.menu(0)} == {"cross west_barracks", "cross east_barracks", "skip"}
    play(game, 0, "skip")
    assert game.decision(0) == ""
    play(game, 1, "pass")
    play(game, 2, "pass")
    shake(game)
    play(game, 0, "wonder", "skip")  # skipping ends the whole effect
    assert game.decision(0) == ""


def test_nothing_is_asked_where_nothing_can_be_crossed() -> None:
    game = game_of(wonder(space(0, {"cross": ["university"], "up_to": 1}, {"coins": 1}), space(0), space(0)))
    game.cities[0].coins = 1
    mark(game, 0, "university.gear.1")
    shake(game)
    play(game, 0, "wonder")
    assert (game.decision(0), game.coins(0)) == ("", 2)


def test_another_action() -> None:
    # the same dice, and all three kinds of action
    game = game_of(wonder(space(0, AGAIN), space(0, AGAIN), space(0)))
    shake(game, blue=("owl", 1))
    first = game.menu(0)
    play(game, 0, "wonder")
    assert (game.decision(0), game.menu(0)) == ("act_again", first)
    play(game, 0, "wonder", "pass")
    assert (game.decision(0), game.coins(0)) == ("", 10)


def test_building_with_a_free_die() -> None:
    game = game_of(wonder(space(0, FREE_DIE), space(0, FREE_DIE), space(0, FREE_DIE)))
    game.cities[0].coins = 2
    shake(game, blue=("owl", 3), green=("tablet", 0))
    assert builds(game, 0, "blue") == set()
    play(game, 0, "wonder")
    assert game.decision(0) == "build_free_die"
    assert builds(game, 0, "blue") == {"agora.owl.1"}
    assert builds(game, 0, "green") == set()  # the space is to be paid all the same
    assert not {"wonder", "pass"} & game.menu(0)
    play(game, 0, "build blue agora.owl.1")
    assert (game.coins(0), game.decision(0)) == (0, "")
    pass_rest(game)
    shake(game)
    play(game, 0, "wonder", "skip")
    assert game.coins(0) == 0
    pass_rest(game)
    mark(game, 0, *spaces_of(game, 0, "warehouse.stone", "agora.mask", "market", "east_barracks"))
    shake(game, green=("tablet", 0))
    play(game, 0, "wonder")
    assert game.decision(0) == "take_bonus"  # no die opens anything, so nothing is asked before


def test_effects_happen_depth_first() -> None:
    city = wonder(space(0, {"cross": ["agora"], "up_to": 2}, {"coins": 20}), space(0), space(0))
    city = rebuilt(city, Building.AGORA, track(space(0, AGAIN, {"coins": 10}), space(0), symbol="mask"))
    game = game_of(city)
    seen = []
    shake(game)
    for answer in ("wonder", "cross agora.1", "pass", "cross agora.2", "bonus coins"):
        seen.append((game.decision(0), game.coins(0)))
        play(game, 0, answer)
    # the action within the first crossing, its 10 coins, the second crossing with its bonus, and then the 20 coins
    assert seen == [("act", 7), ("cross", 7), ("act_again", 7), ("cross", 20), ("take_bonus", 20)]
    assert (game.decision(0), game.coins(0)) == ("", 47)


def test_a_bonus_comes_before_the_next_effect_of_the_space_that_led_to_it() -> None:
    city = wonder(space(0, {"cross": ["agora"], "up_to": 1}, AGAIN), space(0), space(0))
    city = rebuilt(city, Building.AGORA, track(space(0), symbol="mask"))
    game = game_of(city)
    shake(game)
    seen = []
    for answer in ("wonder", "cross agora", "bonus cross", "cross west_barracks.axe.1", "pass"):
        seen.append(game.decision(0))
        play(game, 0, answer)
    assert seen == ["act", "cross", "take_bonus", "cross", "act_again"]
    assert game.decision(0) == ""


# Bonuses


def test_a_finished_building_gives_a_bonus_of_choice() -> None:
    # DI-07-01 to DI-07-03
    game = game_of()
    mark(game, 0, "wonder.1", "wonder.2", *GOODS)
    shake(game)
    play(game, 0, "wonder")
    assert game.decision(0) == "take_bonus"
    assert game.menu(0) == {"bonus action", "bonus cross", "bonus coins"}
    play(game, 0, "bonus coins")
    assert game.bonuses(0) == {"coins"}
    assert (game.coins(0), game.decision(0)) == (7 - 1 + 7, "")


def test_the_last_bonus_is_taken_without_asking_and_then_none_is_left() -> None:
    game = game_of(wonder(space(0), space(0), space(0)))
    mark(game, 0, "guild_court.1", "guild_court.2", *GOODS)
    mark(game, 0, *[name for name in spaces_of(game, 0, "market") if name != "market.chest.2"])
    mark(game, 0, *[name for name in spaces_of(game, 0, "agora") if name != "agora.mask.3"])
    mark(game, 0, "wonder.1", "wonder.2")
    game.cities[0].bonuses.add("coins")
    shake(game, blue=("mask", 0), yellow=("chest", 0))
    play(game, 0, "wonder")
    assert game.menu(0) == {"bonus action", "bonus cross"}
    play(game, 0, "bonus action")  # which finishes the Agora, which gives the last bonus
    assert game.decision(0) == "act_again"
    play(game, 0, "build blue agora.mask.3")
    assert game.bonuses(0) == {"coins", "action", "cross"}
    assert game.decision(0) == "cross"
    play(game, 0, "cross market.chest.2")  # the fourth building: nothing is left
    assert game.decision(0) == ""
    assert len(game.bonuses(0)) == 3


def test_the_bonus_comes_after_the_effects_of_the_space() -> None:
    game = game_of(wonder(space(0), space(0), space(0, AGAIN, {"coins": 1})))
    mark(game, 0, "wonder.1", "wonder.2")
    shake(game)
    play(game, 0, "wonder")
    assert game.decision(0) == "act_again"
    play(game, 0, "pass")
    assert (game.decision(0), game.coins(0)) == ("take_bonus", 11)


def test_one_building_gives_one_bonus() -> None:
    # the second stage lets its owner finish the wonder: the third stage finishes it, the second did not
    game = game_of(wonder(space(0), space(0, AGAIN), space(0)))
    mark(game, 0, "wonder.1")
    shake(game)
    play(game, 0, "wonder", "wonder", "bonus coins")
    assert game.bonuses(0) == {"coins"}
    assert game.decision(0) == ""


def test_the_warehouse_gives_no_bonus() -> None:
    # DI-02-07
    game = game_of()
    mark(game, 0, *GOODS)
    shake(game, grey_b=("papyrus", 0))
    play(game, 0, "build grey_b warehouse.papyrus")
    assert game.bonuses(0) == set()
    assert game.decision(0) == ""


@pytest.mark.parametrize("building", CITY)
def test_every_building_of_the_city_gives_a_bonus(building: Building) -> None:
    # DI-02-06; each of the barracks is a building of its own
    group = "barracks" if building in BARRACKS else building.word
    stone = track(space(0, {"cross": [group], "up_to": 1}), symbol="stone")
    game = game_of(rebuilt(board(), Building.WAREHOUSE, stone))
    put(game, "purple")
    names = spaces_of(game, 0, f"{building.word}.")
    mark(game, 0, *names[:-1])
    shake(game, purple=("warehouse", 0), grey_b=("stone", 0))
    play(game, 0, "build grey_b warehouse", f"cross {names[-1]}")
    assert game.decision(0) == "take_bonus"


# Agora


def finish_agora(game: ReferenceDice, *seats: int) -> None:
    """Let these seats cross the last space of their Agora in one turn."""
    for seat in seats:
        mark(game, seat, *[name for name in spaces_of(game, seat, "agora") if name != "agora.mask.3"])
    shake(game)
    for seat in seats:
        play(game, seat, "build blue agora.mask.3", "bonus coins")
        assert not game.first_in_agora(seat)  # that is settled when the turn ends
    pass_rest(game)


def test_the_first_agora() -> None:
    # DI-10-02
    game = game_of()
    finish_agora(game, 1)
    finish_agora(game, 0)
    assert [game.first_in_agora(seat) for seat in range(3)] == [False, True, False]
    assert game.scores(1)["agora"] == game.scores(0)["agora"] + 3 == 30


def test_two_first_agoras_in_one_turn() -> None:
    game = game_of()
    finish_agora(game, 0, 2)
    finish_agora(game, 1)
    assert [game.first_in_agora(seat) for seat in range(3)] == [True, False, True]


# The end


def near_the_end(seats: int) -> ReferenceDice:
    """Some seats lack one stage for their third bonus, which is taken without asking."""
    last = wonder(space(0), space(0), space(0))
    game = game_of(*[last] * 3)
    for seat in range(seats):
        mark(game, seat, "wonder.1", "wonder.2")
        game.cities[seat].bonuses = {"action", "cross"}
    return game


def test_one_more_turn_after_a_third_bonus() -> None:
    # DI-07-05, DI-07-06
    game = near_the_end(2)
    shake(game)
    play(game, 0, "wonder")
    pass_rest(game)
    assert (game.phase, game.turn) == ("shake", 2)
    with pytest.raises(ValueError, match="before the game is over"):
        game.winners()
    shake(game)
    play(game, 1, "wonder")  # a third bonus in the last turn lengthens nothing
    pass_rest(game)
    assert (game.phase, game.turn, game.deciding(), game.arriving) == ("over", 2, [], [])
    with pytest.raises(ValueError, match="not to be shaken"):
        shake(game)


def test_two_bonuses_do_not_end_the_game() -> None:
    game = near_the_end(1)
    shake(game)
    pass_rest(game)
    shake(game)
    pass_rest(game)
    assert (game.phase, game.turn) == ("shake", 3)


def test_a_game_without_an_end_is_stopped() -> None:
    game = game_of()
    for _ in range(500):
        assert game.phase == "shake"
        shake(game)
        pass_rest(game)
    assert (game.phase, game.turn, game.winners()) == ("over", 500, {0, 1, 2})


def test_winners() -> None:
    # DI-01-10, DI-17-03 to DI-17-05
    assert winners([4, 7, 6], [9, 0, 9]) == {1}
    assert winners([7, 7, 6], [1, 2, 9]) == {1}
    assert winners([7, 7, 7], [2, 1, 2]) == {0, 2}


def test_the_score_sheet() -> None:
    # DI-17-01, DI-17-02: eight buildings, no coins and no resources
    game = game_of()
    mark(game, 0, *GOODS, "wonder.1", "wonder.3", "guild_court.1", "university.gear.1", "university.gear.2")
    mark(game, 0, "agora.owl.1", "west_barracks.axe.1", "west_barracks.shield.1")
    game.cities[0].written["west_barracks.axe.1"] = 2
    assert game.scores(0) == {
        "wonder": 4 + 7,
        "guild_court": 5,
        "gallery": 0,
        "west_barracks": 2,
        "agora": 3,
        "market": 0,
        "university": 3,
        "east_barracks": 0,
    }
    assert sum(game.scores(1).values()) == 0


# Whole games


@pytest.mark.parametrize("players", range(2, 8))
def test_the_order_of_the_seats_within_a_turn_does_not_matter(players: int) -> None:
    boards = random_boards(BOX, players, Random(players))
    games = [ReferenceDice(boards, BOX) for _ in range(2)]
    rng = Random(players)
    while games[0].phase != "over":
        dice = random_rolls(games[0], rng)
        seed = rng.random()
        for game, place in zip(games, (0, -1), strict=True):
            choices = [Random(seed + seat) for seat in range(players)]
            game.shake(dice)
            while game.deciding():
                seat = game.deciding()[place]
                game.choose(seat, choices[seat].choice(sorted(game.menu(seat))))
        assert state_of(games[0]) == state_of(games[1])


def state_of(game: ReferenceDice) -> list[object]:
    """Everything that can be seen."""
    seats = range(len(game.cities))
    private = [
        (game.coins(seat), game.crossed(seat), game.written(seat), game.bonuses(seat), game.unlocked(seat))
        for seat in seats
    ]
    return [game.turn, game.phase, game.forum, game.arriving, private, [game.scores(seat) for seat in seats]]


@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_end(players: int) -> None:
    for number in range(50):
        game = play_random_game(BOX, players, Random(1000 * players + number))
        assert game.turn < BOX.numbers.most_turns
        assert max(len(game.bonuses(seat)) for seat in range(players)) == BOX.numbers.bonuses_to_end
        for seat, city in enumerate(game.cities):
            finished = sum(city.has_all_of(building) for building in CITY)
            assert len(game.bonuses(seat)) == min(3, finished)
            assert game.coins(seat) >= 0
        assert game.winners() <= set(range(players))
        unlocked = {name for seat in range(players) for name in game.unlocked(seat)}
        assert set(game.forum) - set(BOX.forum) <= unlocked
