"""What the special dice open: the spy everywhere, the Gallery of Leaders, and the Guild Court with its comparison."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    coins,
    crossed,
    opened,
    options,
    play,
    points,
    refusal,
    situation,
    space,
    with_stages,
)
from conformance.statements import example
from heptapolis.game.dice import DiceGame
from heptapolis.vocab.dice.play import COLOUR_OF, Building, DiceDecision, DieColour
from heptapolis.vocab.reasons import Reason

WHITE, PURPLE, BLACK = "university.tablet", "university.compass", "university.gear"
"""The rows of Giza's board that unlock the dice; seat 0 plays it."""
FIRSTS = {
    "warehouse": {f"warehouse.{good}" for good in ("stone", "wood", "brick", "cloth", "glass", "papyrus")},
    "agora": {"agora.mask.1", "agora.fountain.1", "agora.owl.1"},
    "market": {"market.camel.1", "market.camel.2", "market.coin.1", "market.coin.2", "market.chest.1"},
    "university": {"university.compass.1", "university.tablet.1"},
    "barracks": {"west_barracks.axe.1", "west_barracks.shield.1", "east_barracks.sword.1", "east_barracks.shield.1"},
}
"""The next spaces of each building when the row of the gear is crossed off."""
FIRSTS["any"] = FIRSTS["agora"] | FIRSTS["market"] | FIRSTS["university"] | FIRSTS["barracks"]
SHOWN = {
    "barracks": "west_barracks.axe.1",
    "wonder": "wonder.1",
    "warehouse": "warehouse.stone",
    "market": "market.coin.1",
    "agora": "agora.mask.1",
    "university": "university.gear.1",
}
"""One more space of each building that the purple die can show."""


def guild(face: str, own: str = "", left: str = "", right: str = "", *, players: int = 3) -> DiceGame:
    """A table at which seat 0 has the purple die, and all have crossed off the same row of the University first."""
    boards = ["giza", "rhodes", "olympia", "babylon"][:players]
    marks = dict.fromkeys(range(players), PURPLE)
    marks[0] += f" {own}"
    marks[1] += f" {left}"
    marks[players - 1] += f" {right}"
    # the same row unlocks black for Rhodes and Babylon, white for Olympia
    others = "black.any.0" if players == 2 else "black.any.0 white.laurel.0"
    return situation(f"purple.{face}.0 {others}", boards=" ".join(boards), marks=marks, coins={0: 20})


def is_open(game: DiceGame) -> bool:
    """Whether seat 0 may cross off a space of the Guild Court with the die."""
    return bool(opened(game, "purple"))


@pytest.mark.rule("DI-14-01")
def test_there_is_no_black_building() -> None:
    assert DieColour.BLACK not in COLOUR_OF.values()
    assert {DieColour.WHITE, DieColour.PURPLE} < set(COLOUR_OF.values())
    for board in BOX.boards:
        assert len(board.plans) == len(Building)


@pytest.mark.rule("DI-14-02", "DI-13-02", "R-74")
@pytest.mark.parametrize("face", [*FIRSTS])
def test_each_face_of_the_black_die_opens_a_building_directly(face: str) -> None:
    assert set(next(die.faces for die in BOX.dice if die.id == "black")) == set(FIRSTS)
    game = situation(f"black.{face}.0", marks={0: BLACK}, coins={0: 20})
    assert opened(game, "black") == FIRSTS[face]
    wanted = min(FIRSTS[face])
    play(game, f"build black {wanted}")
    assert wanted in crossed(game)


@pytest.mark.rule("DI-14-02", "DI-04-03")
def test_the_spy_is_paid_like_any_die_and_keeps_the_order() -> None:
    game = situation("black.agora.2", marks={0: BLACK})
    assert options(game)["build black agora.owl.1"] == 2 + 2
    assert refusal(game, 0, "build black agora.owl.2") == Reason.OUT_OF_ORDER
    play(game, "build black agora.owl.1")
    assert coins(game) == 7 - 4


@pytest.mark.rule("DI-13-03", "DI-15-01")
@pytest.mark.parametrize("face", ["laurel", "blue", "green", "red", "yellow"])
def test_the_white_die_opens_the_gallery_and_nothing_else(face: str) -> None:
    game = situation(f"white.{face}.0", marks={0: WHITE})
    first = "gallery.laurel.1" if face == "laurel" else f"gallery.{face}"
    assert opened(game, "white") == {first}
    others = {option.action.die for option in game.legal(0) if option.action.space.startswith("gallery")}
    assert others == {"white"}


@pytest.mark.rule("DI-15-01")
@pytest.mark.effect("dice.cross")
@pytest.mark.parametrize(
    ("face", "building"), [("blue", "agora"), ("green", "university"), ("red", "barracks"), ("yellow", "market")]
)
def test_a_leader_speeds_up_the_building_of_the_city(face: str, building: str) -> None:
    game = situation(f"white.{face}.0 black.any.0", marks={0: f"{WHITE} {BLACK}"}, coins={0: 20})
    game.choose(0, f"build white gallery.{face}")
    assert game.decision(0) == DiceDecision.CROSS
    assert opened(game) <= FIRSTS[building] | {"university.compass.1"}
    first = min(opened(game))
    game.choose(0, f"cross {first}")
    second = min(opened(game))
    game.choose(0, f"cross {second}")
    assert game.decision(0) == DiceDecision.NONE
    assert crossed(game) >= {f"gallery.{face}", first, second}


@pytest.mark.rule("DI-15-01")
@pytest.mark.effect("dice.per_space")
def test_the_laurelled_leaders_are_worth_a_point_for_each_space_of_the_gallery() -> None:
    game = situation(*["white.laurel.0"] * 2, marks={0: f"{WHITE} gallery.red"}, coins={0: 20})
    play(game, "build white gallery.laurel.1")
    assert points(game, 0, Building.GALLERY) == 2
    play(game, "build white gallery.laurel.2")
    assert points(game, 0, Building.GALLERY) == 3 + 3


@pytest.mark.rule("DI-13-04", "DI-16-01")
@pytest.mark.parametrize("face", [*SHOWN])
def test_the_purple_die_opens_the_guild_court_whatever_it_shows(face: str) -> None:
    assert set(next(die.faces for die in BOX.dice if die.id == "purple")) == set(SHOWN)
    game = guild(face)
    assert opened(game, "purple") == {"guild_court.1"}
    play(game, "build purple guild_court.1")
    assert points(game, 0, Building.GUILD_COURT) == 5


@pytest.mark.rule("DI-16-01")
@pytest.mark.parametrize("face", [*SHOWN])
@pytest.mark.parametrize("players", [3, 4])
def test_the_guild_court_asks_for_as_many_spaces_as_each_neighbour_has(face: str, players: int) -> None:
    more = SHOWN[face]
    for own, left, right, expected in (
        ("", "", "", True),
        (more, more, more, True),
        (more, "", "", True),
        ("", more, "", False),
        ("", "", more, False),
        (more, more, "", True),
    ):
        game = guild(face, own, left, right, players=players)
        assert is_open(game) == expected
        if not expected:
            assert refusal(game, 0, "build purple guild_court.1") == Reason.GUILDS_AHEAD


@pytest.mark.rule("DI-16-01")
def test_a_city_that_is_no_neighbour_and_other_buildings_do_not_matter() -> None:
    far = {0: PURPLE, 2: f"{PURPLE} agora.mask agora.owl"}
    game = situation("purple.agora.0 white.laurel.0", boards="giza rhodes olympia babylon", marks=far)
    assert is_open(game)
    assert is_open(guild("agora", left="market.coin", right="market.camel"))


@pytest.mark.rule("DI-16-04")
def test_the_example_of_the_guild_court() -> None:
    given, expect = example("DI-16-04")
    spaces = ["market.coin.1", "market.coin.2"]
    own, left, right = (" ".join(spaces[: given[who]]) for who in ("own", "left", "right"))
    assert is_open(guild(given["purple"], own, left, right, players=given["players_at_least"])) == expect["allowed"]
    assert is_open(guild(given["purple"], own, left, f"{right} market.camel.1")) != expect["allowed"]


@pytest.mark.rule("DI-16-02")
@pytest.mark.parametrize("face", [*SHOWN])
def test_two_players_need_strictly_more_than_the_opponent(face: str) -> None:
    more = SHOWN[face]
    assert not is_open(guild(face, players=2))
    assert not is_open(guild(face, more, more, players=2))
    assert not is_open(guild(face, "", more, players=2))
    assert is_open(guild(face, more, players=2))


@pytest.mark.rule("R-66")
def test_red_on_the_purple_die_counts_both_barracks_together() -> None:
    both = "west_barracks.axe.1 east_barracks.sword.1"
    assert is_open(guild("barracks", both, "east_barracks.sword.1 east_barracks.shield.1"))
    assert not is_open(guild("barracks", "west_barracks.axe.1", "west_barracks.axe.1 east_barracks.shield.1"))


@pytest.mark.rule("DI-16-03", "R-58")
def test_what_neighbours_cross_off_in_the_current_turn_does_not_count() -> None:
    game = situation("purple.agora.0 blue.mask.0", "purple.agora.0", marks={0: PURPLE})
    for seat in (1, 2):
        game.choose(seat, "build blue agora.mask.1")
    assert is_open(game)
    game.choose(0, "pass")
    assert not is_open(game)


@pytest.mark.rule("DI-16-03", "R-58")
def test_the_own_spaces_of_a_first_action_do_not_open_the_guild_court_for_a_second_one() -> None:
    board = with_stages(space(0, {"cross": ["agora"]}, {"another_action": True}))
    game = situation("purple.agora.0", "purple.agora.0", custom=[board], marks={0: PURPLE, 1: "agora.mask.1"})
    act(game, 0, "wonder", "cross agora.mask.1")
    assert game.decision(0) == DiceDecision.ACT_AGAIN
    assert not is_open(game)
    play(game, "pass")
    assert is_open(game)


@pytest.mark.rule("R-78", "DI-16-01")
def test_an_effect_opens_the_guild_court_only_as_the_purple_die_does() -> None:
    board = with_stages(space(0, {"cross": ["guild_court"]}))
    without = situation(custom=[board], coins={0: 20})
    without.choose(0, "wonder")
    assert without.decision(0) == DiceDecision.NONE  # no purple die lies in the Forum
    for left, asked in (("agora.mask.1", DiceDecision.NONE), ("market.coin.1", DiceDecision.CROSS)):
        # Rhodes' row of tablets has brought the die in; the seat itself has not unlocked it
        game = situation("purple.agora.3", custom=[board], marks={1: f"university.tablet {left}"}, coins={0: 20})
        game.choose(0, "wonder")
        assert game.decision(0) == asked
    game.choose(0, "cross guild_court.1")
    assert coins(game) == 20 - 2
    assert points(game, 0, Building.GUILD_COURT) == 5
