"""Wonder stages in general: what they cost, in which order they come, and what becomes of the card."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from conformance.statements import example
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Game, GameRecord
from heptapolis.game.cards.events import HIDDEN
from heptapolis.game.cards.names import names_of
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.play import ActionKind, EventKind
from tables import (
    BOTH,
    FIRST,
    builds,
    city,
    coins,
    deal_with,
    happened,
    play,
    play_age,
    play_out,
    points,
    put,
    situation,
    stagings,
)

WOOD = {0: "lumber_yard sawmill"}
"""Enough wood for the first stage of Rhodos (first side), which asks for two in both editions."""


@pytest.mark.rule("2E-10-01", "1E-16-02", "2E-15-01")
@BOTH
def test_a_stage_costs_what_the_board_says_and_not_what_the_card_says(rules: str) -> None:
    game = situation(rules, "rhodos gizah ephesos", age=3, hands={0: "palace pantheon"}, cities=WOOD, coins={0: 0})
    assert builds(game, 0, "palace") == set()
    play(game, "stage palace")
    assert city(game, 0)["stages"] == 1
    assert coins(game)[0] == 0
    bare = situation(rules, "rhodos gizah ephesos", age=3, hands={0: "palace"}, coins={0: 0})
    with pytest.raises(IllegalAction, match="2 more wood"):
        bare.choose(0, "stage palace")


def staged_as_told(game: Game, seat: int | None) -> set[str]:
    """The card under a stage in everything a seat is told of what happened: the events of its view, and its news."""
    seen = {event.thing for event in happened(game.view(seat).events, EventKind.STAGED)}
    news = [told for told in game.news(seat) if told["kind"] == EventKind.STAGED.word]
    assert {told["thing"] for told in news} == seen
    assert ("Altar" in " ".join(told["words"] for told in news)) == ("altar" in seen)
    return seen


@pytest.mark.rule("2E-10-02", "1E-16-01", "1E-16-03", "1E-16-08", "R-16")
@BOTH
def test_the_card_under_a_stage_stays_face_down_until_the_end(rules: str) -> None:
    game = situation(rules, "rhodos gizah ephesos", hands={0: "altar"}, cities=WOOD)
    play(game, "stage altar")
    assert (city(game, 0)["stages"], city(game, 0)["cards"]) == (1, [])
    assert str(dict(game.view(0).history[0].choices)[0]) == "stage altar"
    assert staged_as_told(game, 0) == {"altar"}
    for seat in (1, 2, None):
        assert str(dict(game.view(seat).history[0].choices)[0]) == "stage ?"
        assert staged_as_told(game, seat) == {HIDDEN}
    assert game.view().pile_size == 2  # what the others sold; the card under the wonder is not among it
    play_out(game)
    assert "altar" not in game.view().pile
    for seat in (1, None):
        assert str(dict(game.view(seat).history[0].choices)[0]) == "stage altar"
        assert staged_as_told(game, seat) == {"altar"}
    assert "0 stage altar" in json.loads(game.record.dumps())["decisions"]
    assert GameRecord.loads(game.record.dumps()) == game.record


@pytest.mark.rule("2E-10-03", "1E-03-05")
@BOTH
def test_the_effect_of_a_stage_lasts_for_the_rest_of_the_game(rules: str) -> None:
    # the first stage brings a raw material of choice: in later Ages it is the wood that nobody else has
    boards = f"alexandria/{box_of(rules).sides[1]} gizah rhodos"
    game = Game(rules, 3, deal=deal_with(rules, boards, {(2, 0): "statue", (3, 0): "gardens"}))
    put(game, 0, "brickyard foundry")
    play(game, f"stage {game.view(0).hand[0]}")
    for card in ("statue", "gardens"):
        play_age(game)
        put(game, 0, coins=0)
        assert builds(game, 0, card) == {f"build {card}"}


@pytest.mark.rule("2E-10-04")
@BOTH
def test_any_card_of_the_hand_may_become_a_stage(rules: str) -> None:
    for age in (1, 2, 3):
        game = situation(rules, "rhodos gizah ephesos", age=age, cities=WOOD)
        staged = {action.card for action in game.legal(0).actions if action.kind == ActionKind.STAGE}
        assert staged == set(game.view(0).hand)


@pytest.mark.rule("2E-10-05", "1E-16-04")
@BOTH
def test_the_card_used_for_a_stage_does_nothing_else(rules: str) -> None:
    boards = "rhodos gizah alexandria ephesos"
    hands = {0: "guard_tower tavern", 3: "guard_tower"}
    game = situation(rules, boards, hands=hands, cities={0: "sawmill clay_pool", 1: "spies_guild"}, coins={0: 0})
    play(game, "stage guard_tower", "", "", f"sell {game.view(3).hand[0]}")
    assert city(game, 0)["shields"] == 0
    assert points(game, 1, Line.GUILDS) == 0  # no red building for the spies
    assert builds(game, 0, "guard_tower") == {"build guard_tower"}  # and no building of that name
    tavern = situation(rules, boards, hands=hands, cities={0: "sawmill"}, coins={0: 0})
    play(tavern, "stage tavern")
    assert coins(tavern)[0] == 0


@pytest.mark.rule("2E-10-06", "1E-16-11")
@BOTH
def test_stages_are_not_tied_to_an_age(rules: str) -> None:
    for age in (1, 2, 3):
        game = situation(
            rules, "rhodos gizah ephesos", age=age, cities={0: "sawmill brickyard clay_pool foundry ore_vein"}
        )
        for built in (1, 2, 3):
            play(game, f"stage {game.view(0).hand[0]}")
            assert city(game, 0)["stages"] == built
        assert game.view().state.age == age


@pytest.mark.rule("2E-10-07", "1E-16-06")
@BOTH
def test_stages_are_built_from_left_to_right(rules: str) -> None:
    # Rhodos: wood, then clay, then ore; clay and ore alone build nothing
    without_wood = situation(rules, "rhodos gizah ephesos", cities={0: "brickyard clay_pool foundry ore_vein"})
    assert stagings(without_wood, 0) == set()
    game = situation(rules, "rhodos gizah ephesos", cities={0: "sawmill brickyard clay_pool"})
    gained = []
    for _ in range(2):
        before = (points(game, 0, Line.WONDER), city(game, 0)["shields"])
        play(game, f"stage {game.view(0).hand[0]}")
        gained.append((points(game, 0, Line.WONDER) - before[0], city(game, 0)["shields"] - before[1]))
    assert gained == [(3, 0), (0, 2)]


@pytest.mark.rule("2E-10-08", "1E-16-07")
@BOTH
def test_a_game_can_be_won_without_a_stage(rules: str) -> None:
    game = play_out(situation(rules, "rhodos gizah ephesos", hands={0: "altar"}, cities={0: "palace", 1: "altar"}))
    assert city(game, 0)["stages"] == 0
    assert game.winners() == (0,)
    unfinished = play_out(situation(rules, "rhodos gizah ephesos", cities={0: "palace"}, stages={0: 1}))
    assert unfinished.winners() == (0,)


@pytest.mark.rule("1E-16-12", "2E-10-07")
@BOTH
def test_each_stage_is_built_only_once(rules: str) -> None:
    rich = {0: "sawmill lumber_yard quarry stone_pit brickyard clay_pool foundry ore_vein"}
    game = situation(rules, "rhodos gizah ephesos", cities=rich, stages={0: 3}, coins={0: 30})
    assert stagings(game, 0) == set()
    with pytest.raises(IllegalAction, match="your wonder is complete"):
        game.choose(0, f"stage {game.view(0).hand[0]}")


@pytest.mark.rule("1E-16-05")
def test_alexandria_builds_its_second_stage_with_two_ore() -> None:
    given, expect = example("1E-16-05")
    wonder = names_of(FIRST).wonder(given["wonder"])
    cost = names_of(FIRST).side(wonder, given["side"]).stages[given["stage"] - 1].cost
    assert {good.word: count for good, count in Counter(cost.goods).items()} == expect["stage_cost"]
    board = f"{wonder.id}/{given['side']}"
    game = situation(
        FIRST, f"{board} gizah ephesos", cities={0: "foundry"}, stages={0: given["stage"] - 1}, coins={0: 0}
    )
    card = game.view(0).hand[0]
    assert (f"stage {card}" in map(str, game.legal(0).actions)) == expect["buildable"]
    play(game, f"stage {card}")
    assert city(game, 0)["stages"] == given["stage"]
    assert str(dict(game.view(1).history[0].choices)[0]) == "stage ?"
