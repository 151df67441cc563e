"""Finished buildings, the three bonuses, and how the dice game ends."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    city,
    coins,
    crossed,
    happened,
    news,
    opened,
    options,
    play,
    refusal,
    situation,
    space,
    with_stages,
)
from heptapolis.game.dice import DiceGame
from heptapolis.vocab.dice.play import CITY, Building, DiceDecision, DiceEventKind
from heptapolis.vocab.reasons import Reason

FINISHING: dict[Building, tuple[str, str, str]] = {
    Building.WONDER: ("", "wonder.1 wonder.2", "wonder"),
    Building.GUILD_COURT: (
        "purple.wonder.0",
        "university.compass guild_court.1 guild_court.2",
        "build purple guild_court.3",
    ),
    Building.GALLERY: (
        "white.laurel.0",
        "university.tablet gallery.blue gallery.green gallery.red gallery.yellow gallery.laurel.1",
        "build white gallery.laurel.2",
    ),
    Building.WEST_BARRACKS: (
        "red.shield.0",
        "west_barracks.axe west_barracks.shield.1 east_barracks.shield.1",
        "build red west_barracks.shield.2",
    ),
    Building.AGORA: (
        "blue.temple.0",
        "agora.mask agora.owl agora.fountain.1 agora.fountain.2",
        "build blue agora.fountain.3",
    ),
    Building.MARKET: ("yellow.camel.0", "market.coin market.chest market.camel.2", "build yellow market.camel.1"),
    Building.UNIVERSITY: (
        "purple.wonder.0 white.laurel.0 green.gear.0",
        "university.compass university.tablet university.gear.1 university.gear.2",
        "build green university.gear.3",
    ),
    Building.EAST_BARRACKS: (
        "red.sword.0",
        "east_barracks.shield east_barracks.sword.1 east_barracks.sword.2 east_barracks.sword.3 east_barracks.sword.4",
        "build red east_barracks.sword.5",
    ),
}
"""How the dice lie, what is crossed off, and the action that finishes the building."""
LAST_STAGE = {0: "wonder.1 wonder.2"}
EACH = pytest.mark.parametrize("building", CITY, ids=lambda building: building.word)


def finishing(building: Building, bonuses: str = "") -> DiceGame:
    """A table at which seat 0 has just finished a building."""
    dice, marks, action = FINISHING[building]
    game = situation(dice, marks={0: marks}, coins={0: 20}, bonuses={0: bonuses})
    game.choose(0, action)
    return game


@pytest.mark.rule("DI-07-01", "DI-07-02", "DI-02-06", "R-62")
@EACH
def test_finishing_a_building_of_the_city_is_announced_and_gives_one_bonus_of_choice(building: Building) -> None:
    game = finishing(building)
    assert news(game, 0, DiceEventKind.FINISHED) == [building.word]
    assert game.decision(0) == DiceDecision.TAKE_BONUS
    assert set(options(game)) == {f"bonus {bonus.id}" for bonus in BOX.bonuses}
    game.choose(0, "bonus coins")
    assert game.decision(0) == DiceDecision.NONE  # one bonus, no more
    assert city(game)["bonuses"] == ["coins"]
    play(game, "")
    assert happened(game.events, DiceEventKind.FINISHED) == [(0, building.word)]


@pytest.mark.rule("DI-07-01", "R-62")
@EACH
def test_nothing_is_finished_while_a_space_is_left(building: Building) -> None:
    dice, marks, _ = FINISHING[building]
    game = situation(dice, marks={0: marks})
    play(game, "build blue agora.mask.1" if building != Building.AGORA else "wonder")
    assert not happened(game.events, DiceEventKind.FINISHED)
    assert city(game)["bonuses"] == []


@pytest.mark.rule("DI-07-02", "R-60")
def test_a_bonus_must_be_taken_and_only_once() -> None:
    game = finishing(Building.WONDER)
    for answer in ("pass", "skip", "build blue agora.mask.1"):
        assert refusal(game, 0, answer) == Reason.WRONG_DECISION
    game = finishing(Building.WONDER, bonuses="coins")
    assert set(options(game)) == {"bonus action", "bonus cross"}
    assert refusal(game, 0, "bonus coins") == Reason.BONUS_TAKEN


@pytest.mark.rule("DI-07-03")
@pytest.mark.effect("dice.coins")
def test_the_bonus_of_coins_works_at_once() -> None:
    game = finishing(Building.WONDER)
    game.choose(0, "bonus coins")
    assert coins(game) == 20 - 6 + 7


@pytest.mark.rule("DI-07-03")
@pytest.mark.effect("dice.another_action")
def test_the_bonus_of_another_action_works_at_once_with_the_same_dice() -> None:
    game = finishing(Building.WONDER)
    before = game.roll
    game.choose(0, "bonus action")
    assert game.decision(0) == DiceDecision.ACT_AGAIN
    assert game.roll == before
    play(game, "build blue agora.mask.1")
    assert crossed(game) >= {"wonder.3", "agora.mask.1"}


@pytest.mark.rule("DI-07-03", "R-74")
@pytest.mark.effect("dice.cross")
def test_the_bonus_of_a_space_works_at_once_in_the_four_coloured_buildings() -> None:
    game = finishing(Building.WONDER)
    game.choose(0, "bonus cross")
    assert game.decision(0) == DiceDecision.CROSS
    assert {name.partition(".")[0] for name in opened(game)} == {
        "west_barracks",
        "east_barracks",
        "university",
        "agora",
        "market",
    }
    play(game, "cross market.coin.1")
    assert coins(game) == 20 - 6 - 1


@pytest.mark.rule("R-60")
def test_the_effect_of_a_bonus_may_be_declined_but_its_box_is_crossed_off() -> None:
    for answers in (("bonus cross", "skip"), ("bonus action", "pass")):
        game = finishing(Building.WONDER)
        act(game, 0, *answers)
        assert game.decision(0) == DiceDecision.NONE
        assert city(game)["bonuses"] == [answers[0].removeprefix("bonus ")]


@pytest.mark.rule("R-60")
@pytest.mark.parametrize(
    ("taken", "left", "asked"),
    [
        ("cross coins", "action", DiceDecision.ACT_AGAIN),
        ("action coins", "cross", DiceDecision.CROSS),
        ("action cross", "coins", DiceDecision.NONE),
    ],
)
def test_the_last_box_is_crossed_off_without_a_question(taken: str, left: str, asked: DiceDecision) -> None:
    game = finishing(Building.WONDER, bonuses=taken)
    assert set(city(game)["bonuses"]) == {"action", "cross", "coins"}
    assert news(game, 0, DiceEventKind.TOOK_BONUS) == [left]
    assert game.decision(0) == asked
    assert coins(game) == 20 - 6 + (7 if left == "coins" else 0)


@pytest.mark.rule("R-60")
def test_without_a_box_a_finished_building_gives_nothing_more() -> None:
    game = finishing(Building.WONDER, bonuses="action cross coins")
    assert news(game, 0, DiceEventKind.FINISHED) == ["wonder"]
    assert news(game, 0, DiceEventKind.TOOK_BONUS) == []
    assert game.decision(0) == DiceDecision.NONE
    assert coins(game) == 20 - 6


@pytest.mark.rule("R-61", "R-62")
def test_two_buildings_finished_in_one_turn_give_a_bonus_each() -> None:
    board = with_stages(space(0, {"points": 1}), space(0, {"points": 1}), space(0, {"cross": ["market"]}))
    marks = {0: "wonder.1 wonder.2 market.coin market.chest market.camel.2"}
    game = situation(custom=[board], marks=marks)
    act(game, 0, "wonder", "cross market.camel.1")
    # depth first: what the effect crossed off comes to its end before the bonus of the wonder
    assert news(game, 0, DiceEventKind.FINISHED) == ["wonder", "market"]
    act(game, 0, "bonus coins", "bonus action", "pass")
    assert game.decision(0) == DiceDecision.NONE
    assert city(game)["bonuses"] == ["action", "coins"]


@pytest.mark.rule("DI-07-05", "DI-07-06", "R-81", "DI-07-04")
def test_one_more_turn_is_played_after_the_turn_with_the_third_bonus() -> None:
    game = situation("", "", marks=LAST_STAGE, coins={0: 20}, bonuses={0: "action cross"})
    assert game.view().to_json()["last_turn"] is None
    game.choose(0, "wonder")
    assert not game.over  # the turn is finished by the others
    play(game, "")
    assert happened(game.events, DiceEventKind.LAST_TURN) == [(0, "")]
    assert (game.over, game.turn, game.view().to_json()["last_turn"]) == (False, 3, 3)
    for seat in range(3):
        assert len(options(game, seat)) > 1
    play(game, "pass", "build grey_a warehouse.stone", "wonder; skip")
    assert game.over
    assert crossed(game, 1) == {"warehouse.stone"}
    assert game.deciding() == ()
    assert game.turn == 3


@pytest.mark.rule("DI-07-05")
@pytest.mark.parametrize("taken", ["", "action", "cross coins"])
def test_with_fewer_bonuses_the_game_goes_on(taken: str) -> None:
    game = situation(bonuses={0: taken, 1: taken, 2: taken})
    for _ in range(5):
        play(game)
    assert not game.over
    assert game.view().to_json()["last_turn"] is None


@pytest.mark.rule("R-81", "DI-07-06")
def test_a_third_bonus_in_the_last_turn_adds_no_further_turn() -> None:
    game = situation(
        marks={1: "wonder.1 wonder.2"}, coins={1: 20}, bonuses={0: "action cross coins", 1: "action cross"}
    )
    assert game.view().to_json()["last_turn"] == game.turn
    play(game, "pass", "wonder")
    assert len(city(game, 1)["bonuses"]) == 3
    assert game.over


@pytest.mark.rule("R-81", "DI-07-06")
def test_two_who_have_three_bonuses_at_once_end_the_game_like_one() -> None:
    game = situation(bonuses={0: "action cross coins", 2: "action cross coins"})
    play(game)
    assert game.over


@pytest.mark.rule("R-81")
def test_a_table_at_which_nobody_ends_the_game_stops_after_five_hundred_turns() -> None:
    game = DiceGame(2, seed=1)
    while not game.over:
        play(game)
    assert game.turn == 500
    assert len(game.history) == 500
    assert [coins(game, seat) for seat in range(2)] == [7 + 3 * 500] * 2
