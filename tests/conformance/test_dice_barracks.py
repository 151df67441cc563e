"""The barracks: attack and defence towards both neighbours, and the points that are written down."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    opened,
    play,
    points,
    rebuilt,
    situation,
    space,
    track,
    with_stages,
    written,
)
from conformance.statements import example
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import BARRACKS, Building

WEST, EAST = "build red west_barracks.axe.1", "build red east_barracks.sword.1"
SHIELDS = {
    "west": ["west_barracks.shield.1", "west_barracks.shield.1 west_barracks.shield.2"],
    "east": ["east_barracks.shield.1", "east_barracks.shield.1 east_barracks.shield.2"],
}


@pytest.mark.rule("DI-12-01", "DI-12-02")
def test_each_barracks_hold_attacks_and_two_defences() -> None:
    for board in BOX.boards:
        for building in BARRACKS:
            kinds = [e.kind for t in board.plan(building).tracks for s in t.spaces for e in s.effects]
            assert kinds.count(DiceEffectKind.DEFENCE) == 2
            assert kinds.count(DiceEffectKind.ATTACK) == len(kinds) - 2 > 0


@pytest.mark.rule("DI-12-01", "DI-12-03", "R-57")
@pytest.mark.effect("dice.attack", "dice.defence")
@pytest.mark.parametrize(
    ("defended", "worth"),
    [({1: "east"}, 2), ({1: "west"}, 3), ({3: "east"}, 3), ({3: "west"}, 3), ({0: "west"}, 3), ({0: "east"}, 3)],
)
def test_the_western_barracks_face_the_eastern_ones_of_the_city_on_the_left(
    defended: dict[int, str], worth: int
) -> None:
    marks = {seat: SHIELDS[side][0] for seat, side in defended.items()}
    game = situation("red.axe.0", boards="giza rhodes olympia babylon", marks=marks)
    play(game, WEST)
    assert written(game) == {"west_barracks.axe.1": worth}
    assert points(game, 0, Building.WEST_BARRACKS) == worth


@pytest.mark.rule("DI-12-02", "DI-12-03", "R-57")
@pytest.mark.effect("dice.attack", "dice.defence")
@pytest.mark.parametrize(
    ("defended", "worth"),
    [({3: "west"}, 2), ({3: "east"}, 3), ({1: "west"}, 3), ({1: "east"}, 3), ({0: "west"}, 3), ({0: "east"}, 3)],
)
def test_the_eastern_barracks_face_the_western_ones_of_the_city_on_the_right(
    defended: dict[int, str], worth: int
) -> None:
    marks = {seat: SHIELDS[side][0] for seat, side in defended.items()}
    game = situation("red.sword.0", boards="giza rhodes olympia babylon", marks=marks)
    play(game, EAST)
    assert written(game) == {"east_barracks.sword.1": worth}
    assert points(game, 0, Building.EAST_BARRACKS) == worth


@pytest.mark.rule("R-57")
def test_the_seats_sit_in_a_ring() -> None:
    game = situation("red.axe.0", marks={0: SHIELDS["east"][0]})
    play(game, WEST, WEST, WEST)  # the last seat's left neighbour is the first one
    assert [written(game, seat)["west_barracks.axe.1"] for seat in range(3)] == [3, 3, 2]


@pytest.mark.rule("DI-12-05", "DI-12-06", "DI-12-07", "DI-12-03")
@pytest.mark.parametrize("defence", [0, 1, 2])
@pytest.mark.parametrize(("number", "shown"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_each_defence_of_the_attacked_city_takes_a_point(defence: int, number: int, shown: int) -> None:
    before = " ".join(f"west_barracks.axe.{earlier}" for earlier in range(1, number))
    marks = {0: before} if before else {}
    if defence:
        marks[1] = SHIELDS["east"][defence - 1]
    game = situation("red.axe.0", marks=marks)
    play(game, f"build red west_barracks.axe.{number}")
    assert written(game)[f"west_barracks.axe.{number}"] == shown - defence


@pytest.mark.rule("DI-12-11")
def test_the_example_of_a_first_attack_on_the_city_to_the_right() -> None:
    given, expect = example("DI-12-11")
    assert (given["attack"], given["attack_number"]) == ("east", 1)
    first = BOX.boards[0].plan(Building.EAST_BARRACKS).tracks[0].spaces[0].effects[0]
    assert (first.kind, first.amount) == (DiceEffectKind.ATTACK, given["printed_points"])
    marks = {2: SHIELDS["west"][given["right_neighbour_west_defence_earlier_turns"] - 1]}
    game = situation("red.sword.0", marks=marks)
    play(game, EAST)
    assert written(game) == {"east_barracks.sword.1": expect["points"]}
    assert game.score()[0].total == expect["points"]


@pytest.mark.rule("DI-12-04", "R-58")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_defence_of_the_same_turn_does_not_count(order: tuple[int, ...]) -> None:
    # a shield opens both sides, so seat 1 defends with its wonder while the die shows an axe
    game = situation("red.axe.0", "red.axe.0")
    chains = {0: [WEST], 1: ["wonder", "cross east_barracks.shield.1"], 2: ["pass"]}
    for seat in order:
        act(game, seat, *chains[seat])
    assert written(game)["west_barracks.axe.1"] == 3
    play(game, "build red west_barracks.axe.2")
    assert written(game) == {"west_barracks.axe.1": 3, "west_barracks.axe.2": 4 - 1}


@pytest.mark.rule("R-58")
def test_an_attack_by_a_second_action_reads_the_same_boards() -> None:
    board = with_stages(space(0, {"another_action": True}))
    game = situation("red.axe.0", custom=[board], marks={1: SHIELDS["east"][0]})
    act(game, 1, "wonder", "cross east_barracks.shield.2")
    act(game, 0, "wonder", WEST)
    assert written(game) == {"west_barracks.axe.1": 2}


@pytest.mark.rule("DI-12-08")
def test_points_are_written_down_at_once_and_do_not_change_any_more() -> None:
    game = situation("red.axe.0", "red.shield.0", "red.shield.0")
    game.choose(0, WEST)
    assert written(game) == {"west_barracks.axe.1": 3}
    assert points(game, 0, Building.WEST_BARRACKS) == 3
    play(game, "")
    for number in (1, 2):
        play(game, "pass", f"build red east_barracks.shield.{number}")
    assert written(game) == {"west_barracks.axe.1": 3}
    assert points(game, 0, Building.WEST_BARRACKS) == 3


@pytest.mark.rule("DI-12-09", "DI-12-10", "R-57")
@pytest.mark.parametrize(
    ("attack", "defended", "worth"),
    [(WEST, "east", 1), (WEST, "west", 3), (EAST, "west", 1), (EAST, "east", 3)],
)
def test_two_players_face_each_other_twice(attack: str, defended: str, worth: int) -> None:
    face = "axe" if attack == WEST else "sword"
    game = situation(f"red.{face}.0", boards="giza rhodes", marks={1: SHIELDS[defended][1]})
    play(game, attack)
    assert list(written(game).values()) == [worth]


@pytest.mark.rule("R-76")
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_an_attack_on_more_defence_than_points_gives_none(shown: int) -> None:
    attack = track(space(0, {"attack": shown}), symbols="axe")
    board = rebuilt(west_barracks=[attack, track(space(0, {"defence": 1}), symbols="shield")])
    game = situation("red.axe.0", custom=[board], marks={1: SHIELDS["east"][1]})
    play(game, "build red west_barracks.axe")
    assert written(game) == {"west_barracks.axe": max(0, shown - 2)}
    assert game.score()[0].total == max(0, shown - 2)


@pytest.mark.rule("DI-12-01", "DI-12-02")
def test_the_shield_is_for_either_side() -> None:
    game = situation("red.shield.0", marks={0: "west_barracks.shield.1"})
    assert opened(game, "red") == {"west_barracks.shield.2", "east_barracks.shield.1"}
    assert opened(game, "red", 1) == {"west_barracks.shield.1", "east_barracks.shield.1"}
