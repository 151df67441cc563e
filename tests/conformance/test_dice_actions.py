"""The three actions of the dice game: construct a building with a die, construct the wonder, or pass."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    city,
    coins,
    crossed,
    opened,
    options,
    play,
    points,
    refusal,
    situation,
)
from conformance.statements import example
from heptapolis.errors import LateAction, MalformedAction
from heptapolis.vocab.dice.play import Building, DiceActionKind, DiceDecision, DiceEventKind
from heptapolis.vocab.reasons import Reason

AGORA = {
    "mask": "agora.mask.1",
    "scales": "agora.mask.1",
    "fountain": "agora.fountain.1",
    "temple": "agora.fountain.1",
    "owl": "agora.owl.1",
    "caduceus": "agora.owl.1",
}
OPENED: dict[tuple[str, str], set[str]] = {
    **{("grey_b", good): {f"warehouse.{good}"} for good in ("stone", "wood", "brick", "glass", "papyrus")},
    ("grey_a", "cloth"): {"warehouse.cloth"},
    **{("blue", face): {first} for face, first in AGORA.items()},
    **{("green", face): {f"university.{face}.1"} for face in ("compass", "tablet", "gear")},
    ("yellow", "camel"): {"market.camel.1", "market.camel.2"},
    ("yellow", "coin"): {"market.coin.1", "market.coin.2"},
    ("yellow", "chest"): {"market.chest.1"},
    ("red", "axe"): {"west_barracks.axe.1"},
    ("red", "sword"): {"east_barracks.sword.1"},
    ("red", "shield"): {"west_barracks.shield.1", "east_barracks.shield.1"},
}
"""What each face of the starting dice opens on an empty board."""


@pytest.mark.rule("DI-03-05", "DI-06-01")
def test_a_player_builds_with_a_die_builds_the_wonder_or_passes() -> None:
    game = situation()
    assert game.decision(0) == DiceDecision.ACT
    assert {option.action.kind for option in game.legal(0)} == {
        DiceActionKind.BUILD,
        DiceActionKind.WONDER,
        DiceActionKind.PASS,
    }
    for answer in ("skip", "cross agora.mask.1", "bonus coins"):
        assert refusal(game, 0, answer) == Reason.WRONG_DECISION


@pytest.mark.rule("DI-03-05")
@pytest.mark.parametrize("action", ["build blue agora.mask.1", "wonder", "pass"])
def test_exactly_one_action_is_taken_in_a_turn(action: str) -> None:
    game = situation()
    game.choose(0, action)
    assert game.deciding() == (1, 2)
    with pytest.raises(LateAction, match="nothing left to decide"):
        game.choose(0, "pass")
    play(game, "")
    assert game.deciding() == (0, 1, 2)


@pytest.mark.rule("DI-03-04", "R-82")
def test_all_act_at_the_same_time_in_whatever_order_they_send() -> None:
    chains = {0: "build red west_barracks.axe.1", 1: "build blue agora.mask.1", 2: "wonder"}
    ended = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = situation()
        for seat in order:
            assert seat in game.deciding()
            game.choose(seat, chains[seat])
        ended.add(str(game.view().to_json()))
    assert len(ended) == 1


@pytest.mark.rule("DI-04-01")
def test_any_of_the_seven_dice_in_the_forum_may_be_chosen() -> None:
    game = situation()
    dice = {option.action.die for option in game.legal(0) if option.action.kind == DiceActionKind.BUILD}
    assert dice == set(BOX.forum)
    assert refusal(game, 0, "build white gallery.blue") == Reason.NOT_IN_FORUM


@pytest.mark.rule("DI-04-02", "R-72")
@pytest.mark.parametrize(("die", "face"), OPENED)
def test_the_upper_face_belongs_to_a_building(die: str, face: str) -> None:
    game = situation(f"{die}.{face}.0", coins={0: 20})
    assert opened(game, die) == OPENED[die, face]


@pytest.mark.rule("DI-04-02")
def test_every_face_of_the_starting_dice_has_been_looked_at() -> None:
    grey = {"grey_a", "grey_b", "grey_c"}
    faces = {
        ("grey" if die.id in grey else die.id, face) for die in BOX.dice if die.id in BOX.forum for face in die.faces
    }
    assert {("grey" if die in grey else die, face) for die, face in OPENED} == faces


@pytest.mark.rule("DI-04-02")
def test_another_face_does_not_open_the_space() -> None:
    game = situation("blue.mask.0")
    assert refusal(game, 0, "build blue agora.owl.1") == Reason.NOT_OPENED
    assert refusal(game, 0, "build red agora.mask.1") == Reason.NOT_OPENED


@pytest.mark.rule("DI-04-06", "DI-04-10")
def test_a_row_is_crossed_off_along_its_arrow() -> None:
    given, expect = example("DI-04-10")
    row = [f"university.gear.{number}" for number in range(1, len(given["row"]) + 1)]
    following = dict(zip(given["row"], row, strict=True))
    game = situation(*["green.gear.0"] * 3, coins={0: 30})
    assert len(crossed(game)) == given["crossed"]
    assert opened(game, "green") == {following[expect["next"]]}
    for done, wanted in enumerate(row):
        for other in row[:done]:
            assert refusal(game, 0, f"build green {other}") == Reason.SPACE_CROSSED
        for other in row[done + 1 :]:
            assert refusal(game, 0, f"build green {other}") == Reason.OUT_OF_ORDER
        play(game, f"build green {wanted}")
        assert crossed(game) == set(row[: done + 1])


@pytest.mark.rule("DI-04-08", "DI-04-09")
def test_the_space_is_crossed_off_and_its_effect_holds_from_then_on() -> None:
    game = situation("yellow.coin.0 blue.mask.3", "blue.mask.3", "blue.mask.2")
    assert options(game)["build blue agora.mask.1"] == 3
    play(game, "build yellow market.coin.2")
    assert crossed(game) == {"market.coin.2"}
    for number in (1, 2):  # blue dice cost nothing in this turn and in the next
        assert options(game)[f"build blue agora.mask.{number}"] == number - 1
        assert options(game, 1)["build blue agora.mask.1"] > 0
        play(game, f"build blue agora.mask.{number}")


@pytest.mark.rule("R-64")
def test_a_die_is_not_chosen_without_crossing_off_a_space() -> None:
    game = situation("grey_a.stone.0 grey_b.stone.0 grey_c.stone.0", marks={0: "warehouse.stone market.coin.1"})
    assert not [option for option in game.legal(0) if option.action.die.startswith("grey")]
    assert refusal(game, 0, "build grey_a warehouse.stone") == Reason.SPACE_CROSSED
    with pytest.raises(MalformedAction):
        game.choose(0, "build grey_a")


@pytest.mark.rule("DI-05-01", "DI-09-03")
def test_the_wonder_alone_is_built_without_a_die() -> None:
    for board in BOX.boards:
        opens = {track for colour, face in BOX.symbols for track in BOX.opened(board, colour, face)}
        closed = {where for number, (where, _) in enumerate(board.tracks) if number not in opens}
        assert closed == {Building.WONDER}
    game = situation(coins={0: 50})
    without = [option.action for option in game.legal(0) if not option.action.die]
    assert {action.kind for action in without} == {DiceActionKind.WONDER, DiceActionKind.PASS}
    play(game, "wonder")
    assert crossed(game) == {"wonder.1"}
    assert not [event for event in game.events if event.kind == DiceEventKind.CHOSE_DIE]


@pytest.mark.rule("DI-05-02", "DI-05-03", "DI-05-04", "DI-09-03")
def test_the_stages_come_in_order_and_cost_resources_or_coins_but_no_die() -> None:
    game = situation(
        *["red.axe.3"] * 4, marks={0: "warehouse.stone warehouse.wood warehouse.brick"}, boards="babylon giza"
    )
    for number, price in ((1, 0), (2, 4 - 3), (3, 6 - 3)):
        before = coins(game)
        assert options(game)["wonder"] == price
        play(game, "wonder" + {1: "; skip", 2: "; skip", 3: "; bonus coins"}[number])
        assert crossed(game) & {"wonder.1", "wonder.2", "wonder.3"} == {f"wonder.{n}" for n in range(1, number + 1)}
        assert coins(game) == before - price + (7 if number == 3 else 0)
    assert refusal(game, 0, "wonder") == Reason.WONDER_COMPLETE


@pytest.mark.rule("DI-05-05")
def test_a_stage_has_its_effect_from_then_on() -> None:
    game = situation("blue.mask.3", "blue.mask.3", boards="ephesus giza", coins={0: 20}, marks={0: "wonder.1"})
    assert options(game)["build blue agora.mask.1"] == 3
    play(game, "wonder")  # every die costs 1 less
    assert options(game)["build blue agora.mask.1"] == 2
    assert points(game, 0, Building.WONDER) == 0
    play(game, "wonder; bonus coins")
    assert points(game, 0, Building.WONDER) == 7


@pytest.mark.rule("DI-06-01", "DI-06-02")
def test_passing_is_always_possible_and_gives_three_coins() -> None:
    game = situation()
    assert len(options(game)) > 1
    play(game, "pass")
    assert coins(game) == 10
    dear = "grey_a.stone.1 grey_b.wood.1 grey_c.brick.1 blue.mask.1 red.axe.1 yellow.camel.1 green.gear.1"
    poor = situation(dear, coins={0: 0})
    assert list(options(poor)) == ["pass"]
    play(poor)
    assert coins(poor) == 3


@pytest.mark.rule("R-82", "DI-03-04")
def test_choices_are_shown_when_all_have_sent_and_are_taken_back_one_by_one() -> None:
    game = situation(boards="halicarnassus giza rhodes")
    act(game, 0, "wonder", "build grey_a warehouse.stone")
    assert crossed(game, 0) == {"wonder.1", "warehouse.stone"}
    assert coins(game, 0) == 7 - 2
    for seat in (None, 1, 2):
        shown = game.view(seat).to_json()
        assert (shown["cities"][0]["crossed"], shown["cities"][0]["coins"]) == ([], 7)
        assert shown["chain"] == []
        assert shown["thinking"] == [1, 2]
        assert game.view(seat).state.pending[0] == DiceDecision.NONE
        assert not [event for event in game.view(seat).events if event.kind == DiceEventKind.CROSSED]
    game.take_back(0)
    assert (game.decision(0), crossed(game, 0)) == (DiceDecision.ACT_AGAIN, {"wonder.1"})
    assert game.view(1).state.pending[0] == DiceDecision.ACT  # not even what it is asked tells what it did
    game.take_back(0)
    assert (game.decision(0), crossed(game, 0), coins(game, 0)) == (DiceDecision.ACT, set(), 7)
    play(game, "pass")
    assert city(game, 0)["coins"] == game.view(1).to_json()["cities"][0]["coins"] == 10
    with pytest.raises(LateAction):
        game.take_back(0)
