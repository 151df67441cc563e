"""Effects that let spaces be crossed off: what may be chosen, and in which order everything happens."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.dice_scenes import (
    act,
    city,
    coins,
    crossed,
    news,
    opened,
    options,
    play,
    refusal,
    situation,
    space,
    with_stages,
)
from heptapolis.vocab.dice.play import GROUPS, DiceDecision, DiceEventKind
from heptapolis.vocab.reasons import Reason


@pytest.mark.rule("R-67")
@pytest.mark.effect("dice.cross")
def test_an_effect_needs_no_symbol_but_price_and_arrow_hold() -> None:
    game = situation("green.compass.3", boards="babylon giza", marks={0: "university.gear.1"}, coins={0: 5})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.CROSS
    # 3 coins are left; the die shows another symbol, and no die is paid
    assert options(game) == {
        "cross university.compass.1": 2,
        "cross university.tablet.1": 3,
        "cross university.gear.2": 3,
        "skip": 0,
    }
    assert refusal(game, 0, "cross university.compass.2") == Reason.OUT_OF_ORDER
    assert refusal(game, 0, "cross agora.mask.1") == Reason.OTHER_BUILDING
    assert refusal(game, 0, "build green university.compass.1") == Reason.WRONG_DECISION
    play(game, "cross university.tablet.1")
    assert coins(game) == 0


@pytest.mark.rule("R-67")
@pytest.mark.effect("dice.cross")
def test_a_space_that_cannot_be_paid_is_not_crossed_off_by_an_effect() -> None:
    game = situation(boards="babylon giza", marks={0: "university.gear.1"}, coins={0: 4})
    game.choose(0, "wonder")
    assert set(options(game)) == {"cross university.compass.1", "skip"}
    assert refusal(game, 0, "cross university.tablet.1") == Reason.PRICE_SHORT


@pytest.mark.rule("R-67", "R-66")
@pytest.mark.effect("dice.cross")
@pytest.mark.parametrize("group", GROUPS)
def test_an_effect_opens_the_next_spaces_of_the_building_it_names(group: str) -> None:
    game = situation(
        "purple.wonder.0",
        custom=[with_stages(space(0, {"cross": [group]}))],
        marks={1: "university.tablet"},
        coins={0: 50},
    )
    game.choose(0, "wonder")
    board = game.board(0)
    firsts = {
        place.id
        for place in board.places
        if place.building in GROUPS[group] and (place.place == 0 or board.tracks[place.track][1].any_order)
    }
    assert opened(game) == (firsts if group != "wonder" else {"wonder.2"})
    chosen = min(opened(game))
    game.choose(0, f"cross {chosen}")
    assert game.decision(0) in (DiceDecision.NONE, DiceDecision.CROSS)  # a leader opens more
    assert crossed(game) == {"wonder.1", chosen}


@pytest.mark.rule("R-67")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_up_to_so_many_spaces_are_crossed_off_each_by_a_choice_of_its_own(number: int) -> None:
    board = with_stages(space(0, {"cross": ["agora"], "up_to": number}))
    row = ["agora.mask.1", "agora.fountain.1", "agora.mask.2"]
    game = situation(custom=[board], coins={0: 20})
    act(game, 0, "wonder", *[f"cross {name}" for name in row[:number]])
    assert game.decision(0) == DiceDecision.NONE
    assert crossed(game) == {"wonder.1", *row[:number]}
    for fewer in range(number):
        game = situation(custom=[board], coins={0: 20})
        act(game, 0, "wonder", *[f"cross {name}" for name in row[:fewer]], "skip")
        assert game.decision(0) == DiceDecision.NONE
        assert crossed(game) == {"wonder.1", *row[:fewer]}


@pytest.mark.rule("R-67", "R-66")
@pytest.mark.parametrize(
    ("first", "mark"),
    [
        ("agora.mask.1", {"agora"}),
        ("west_barracks.axe.1", {"west_barracks", "east_barracks"}),
        ("east_barracks.sword.1", {"west_barracks", "east_barracks"}),
    ],
)
def test_several_spaces_of_one_effect_have_one_mark(first: str, mark: set[str]) -> None:
    board = with_stages(space(0, {"cross": ["agora", "barracks", "market"], "up_to": 2}))
    game = situation(custom=[board], coins={0: 20})
    game.choose(0, "wonder")
    assert {name.partition(".")[0] for name in opened(game)} == {"agora", "west_barracks", "east_barracks", "market"}
    game.choose(0, f"cross {first}")
    assert {name.partition(".")[0] for name in opened(game)} == mark


@pytest.mark.rule("R-67")
def test_nothing_is_asked_where_nothing_can_be_crossed_off() -> None:
    full = "guild_court gallery.blue"
    poor = situation(custom=[with_stages(space(0, {"cross": ["guild_court", "gallery"]}))], coins={0: 1})
    poor.choose(0, "wonder")
    assert poor.decision(0) == DiceDecision.NONE
    done = situation(custom=[with_stages(space(0, {"cross": ["guild_court"]}))], marks={0: full}, coins={0: 50})
    done.choose(0, "wonder")
    assert done.decision(0) == DiceDecision.NONE
    # the second space is asked for only while one is left that can be paid
    two = with_stages(space(0, {"cross": ["agora"], "up_to": 2}))
    last = situation(custom=[two], coins={0: 0})
    act(last, 0, "wonder", "cross agora.mask.1")
    assert last.decision(0) == DiceDecision.NONE


@pytest.mark.rule("R-67")
def test_an_effect_that_crosses_off_a_space_has_all_effects_of_that_space() -> None:
    game = situation("yellow.chest.3", "", boards="halicarnassus giza", marks={0: "wonder.1"}, coins={0: 20})
    game.choose(0, "wonder")  # the second stage lets a space of four buildings be crossed off
    game.choose(0, "cross market.coin.1")
    game.choose(1, "pass")
    assert coins(game) == 20 - 4 - 1
    play(game, "build grey_a warehouse.stone")
    assert coins(game) == 15 + 2


@pytest.mark.rule("R-61")
@pytest.mark.parametrize("coins_first", [True, False])
def test_the_effects_of_a_space_come_in_their_written_order(coins_first: bool) -> None:
    effects: list[dict[str, Any]] = [{"coins": 5}, {"cross": ["gallery"]}]
    board = with_stages(space(0, *(effects if coins_first else effects[::-1])))
    game = situation(custom=[board], coins={0: 0})
    game.choose(0, "wonder")
    # without the coins no space of the Gallery can be paid
    assert game.decision(0) == (DiceDecision.CROSS if coins_first else DiceDecision.NONE)
    assert coins(game) == 5


@pytest.mark.rule("R-61")
def test_what_comes_after_a_question_waits_for_its_answer() -> None:
    board = with_stages(space(0, {"cross": ["agora"]}, {"coins": 5}, {"another_action": True}))
    game = situation(custom=[board], coins={0: 0})
    game.choose(0, "wonder")
    assert (game.decision(0), coins(game)) == (DiceDecision.CROSS, 0)
    game.choose(0, "skip")
    assert (game.decision(0), coins(game)) == (DiceDecision.ACT_AGAIN, 5)


@pytest.mark.rule("R-61")
def test_the_bonus_comes_after_the_effects_of_the_space() -> None:
    board = with_stages(space(0), space(0), space(0, {"cross": ["agora"]}, {"another_action": True}))
    game = situation(custom=[board], marks={0: "wonder.1 wonder.2"})
    asked = []
    for answer in ("wonder", "skip", "pass", "bonus coins"):
        game.choose(0, answer)
        asked.append(game.decision(0))
    assert asked == [DiceDecision.CROSS, DiceDecision.ACT_AGAIN, DiceDecision.TAKE_BONUS, DiceDecision.NONE]
    assert news(game, 0, DiceEventKind.FINISHED) == ["wonder"]


@pytest.mark.rule("R-61")
def test_a_crossing_is_completed_with_its_bonus_before_the_next_crossing_of_the_effect() -> None:
    board = with_stages(space(0, {"cross": ["barracks"], "up_to": 2}))
    marks = {0: "west_barracks.axe west_barracks.shield.1"}
    game = situation(custom=[board], marks=marks, coins={0: 20})
    act(game, 0, "wonder", "cross west_barracks.shield.2")
    assert game.decision(0) == DiceDecision.TAKE_BONUS
    game.choose(0, "bonus cross")
    assert {name.partition(".")[0] for name in opened(game)} == {"east_barracks", "university", "agora", "market"}
    game.choose(0, "cross agora.mask.1")
    # only now the second crossing of the wonder's effect
    assert {name.partition(".")[0] for name in opened(game)} == {"east_barracks"}
    game.choose(0, "cross east_barracks.sword.1")
    assert game.decision(0) == DiceDecision.NONE
    assert city(game)["bonuses"] == ["cross"]


@pytest.mark.rule("R-61")
def test_effects_inside_effects_go_to_their_end_first() -> None:
    board = with_stages(space(0, {"cross": ["gallery"]}, {"another_action": True}))
    game = situation(custom=[board], coins={0: 20})
    asked = []
    for answer in ("wonder", "cross gallery.blue", "cross agora.mask.1", "cross agora.mask.2", "pass"):
        game.choose(0, answer)
        asked.append(game.decision(0))
    assert asked == [
        DiceDecision.CROSS,
        DiceDecision.CROSS,
        DiceDecision.CROSS,
        DiceDecision.ACT_AGAIN,
        DiceDecision.NONE,
    ]
