"""Every kind of effect of the dice game has its parts: a sentence, a space or bonus that has it, and a scenario."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import (
    BOX,
    act,
    coins,
    opened,
    options,
    play,
    points,
    rebuilt,
    refusal,
    situation,
    space,
    track,
    with_stages,
)
from conformance.icons import is_drawn_at_dice_table
from conformance.marks import all_marks
from heptapolis.vocab.dice.effects import DICE_EFFECT_FORMS, DiceEffect, DiceEffectKind, read_effect
from heptapolis.vocab.dice.play import Building, DiceDecision
from heptapolis.vocab.reasons import Reason
from heptapolis.words import ENGLISH

KINDS = pytest.mark.parametrize("kind", DiceEffectKind, ids=lambda kind: kind.word)
USED: list[DiceEffect] = [
    *[effect for board in BOX.boards for place in board.places for effect in place.space.effects],
    *[effect for bonus in BOX.bonuses for effect in bonus.effects],
]


@KINDS
def test_every_kind_is_used_by_a_space_or_a_bonus(kind: DiceEffectKind) -> None:
    assert [effect for effect in USED if effect.kind == kind]


@KINDS
def test_every_kind_has_a_scenario(kind: DiceEffectKind) -> None:
    assert all_marks()["effect"].get(f"dice.{kind.word}")


def test_every_scenario_names_a_kind() -> None:
    named = {name for name in all_marks()["effect"] if name.startswith("dice.")}
    assert named <= {f"dice.{kind.word}" for kind in DiceEffectKind}


def test_every_kind_says_how_it_is_read_said_and_drawn() -> None:
    assert list(DICE_EFFECT_FORMS) == list(DiceEffectKind)


@KINDS
def test_different_effects_have_different_drawings_that_the_client_has(kind: DiceEffectKind) -> None:
    found = {effect for effect in USED if effect.kind == kind}
    assert len({effect.glyphs for effect in found}) == len(found)
    assert all(map(is_drawn_at_dice_table, found))


@pytest.mark.rule("DI-08-02", "DI-01-07")
@KINDS
def test_different_effects_have_different_sentences_and_files_read_them_back(kind: DiceEffectKind) -> None:
    found = {effect for effect in USED if effect.kind == kind}
    assert len({ENGLISH.say(effect.message) for effect in found}) == len(found)
    for effect in found:
        assert ENGLISH.say(effect.message)
        assert read_effect(effect.to_file()) == effect


@pytest.mark.rule("DI-05-05")
@pytest.mark.effect("dice.points")
@pytest.mark.parametrize("amount", [1, 7, 20])
def test_points_are_worth_their_number_at_the_end_and_no_coins(amount: int) -> None:
    game = situation(custom=[with_stages(space(0, {"points": amount}))])
    play(game, "wonder")
    assert points(game, 0, Building.WONDER) == amount
    assert coins(game) == 7


@pytest.mark.effect("dice.coins")
@pytest.mark.parametrize("amount", [1, 7, 20])
def test_coins_come_at_once_and_once(amount: int) -> None:
    game = situation(custom=[with_stages(space(0, {"coins": amount}))])
    game.choose(0, "wonder")
    assert coins(game) == 7 + amount
    play(game, "")
    play(game)
    assert coins(game) == 7 + amount + 3


@pytest.mark.effect("dice.per_space")
@pytest.mark.parametrize(
    ("group", "marks", "number"),
    [
        ("warehouse", "warehouse.stone warehouse.glass", 2),
        ("wonder", "", 1),
        ("guild_court", "guild_court.1", 1),
        ("gallery", "gallery.red gallery.blue", 2),
        ("agora", "agora.mask agora.owl.1", 4),
        ("market", "", 0),
        ("university", "university.gear.1", 1),
        ("barracks", "west_barracks.axe.1 east_barracks.sword.1", 2),
    ],
)
def test_crossed_spaces_of_a_building_give_coins_now_and_points_at_the_end(group: str, marks: str, number: int) -> None:
    board = with_stages(space(0, {"per_space": group, "coins": 2, "points": 3}))
    game = situation(custom=[board], marks={0: marks} if marks else {})
    before = points(game, 0, Building.WONDER)
    game.choose(0, "wonder")
    assert coins(game) == 7 + 2 * number
    assert points(game, 0, Building.WONDER) == before + 3 * number


@pytest.mark.effect("dice.another_action")
def test_another_action_is_any_of_the_three_with_the_dice_as_they_lie() -> None:
    board = with_stages(space(0, {"another_action": True}), space(1, {"points": 2}))
    for action, left in (("wonder", 6), ("pass", 10), ("build blue agora.owl.1", 7 - 1 - 2)):
        game = situation("blue.owl.1", custom=[board])
        act(game, 0, "wonder")
        assert game.decision(0) == DiceDecision.ACT_AGAIN
        game.choose(0, action)
        assert game.decision(0) == DiceDecision.NONE
        assert coins(game) == left


@pytest.mark.effect("dice.build_free_die")
def test_a_die_with_a_waived_price_builds_any_building_but_not_the_wonder() -> None:
    game = situation("blue.owl.3", boards="olympia giza rhodes", coins={0: 4})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.BUILD_FREE_DIE
    assert {text.split()[0] for text in options(game)} == {"build", "skip"}
    for other in ("wonder", "pass"):
        assert refusal(game, 0, other) == Reason.WRONG_DECISION
    assert options(game)["build blue agora.owl.1"] == 2  # the space alone
    play(game, "build blue agora.owl.1")
    assert coins(game) == 4 - 2 - 2


@pytest.mark.effect("dice.build_free_die")
def test_a_waived_price_may_be_declined_and_opens_no_locked_die() -> None:
    game = situation("white.laurel.3", boards="olympia giza", marks={1: "university.tablet"})
    game.choose(0, "wonder")
    assert opened(game, "white") == set()
    game.choose(0, "skip")
    assert game.decision(0) == DiceDecision.NONE
    assert coins(game) == 7 - 2  # nothing for declining


@pytest.mark.effect("dice.build_free_die")
def test_a_waived_price_is_not_asked_for_when_no_die_opens_anything() -> None:
    dear = "grey_a.glass.0 grey_b.glass.0 grey_c.cloth.0 blue.owl.0 red.shield.0 yellow.chest.0 green.tablet.0"
    game = situation(dear, custom=[with_stages(space(0, {"build_free_die": True}))], coins={0: 0})
    game.choose(0, "wonder")
    assert game.decision(0) == DiceDecision.NONE


@pytest.mark.effect("dice.die_minus")
def test_every_die_costs_less_but_the_spaces_cost_the_same() -> None:
    board = with_stages(space(0, {"die_minus": 2}))
    game = situation("blue.owl.3 green.gear.1", custom=[board], marks={0: "wonder.1"})
    assert options(game)["build blue agora.owl.1"] == 3 - 2 + 2
    assert options(game)["build green university.gear.1"] == 0
    assert options(game, 1)["build blue agora.owl.1"] == 3 + 2


@pytest.mark.effect("dice.die_zero")
@pytest.mark.parametrize("colour", ["grey", "blue", "green", "yellow", "red"])
def test_dice_of_a_colour_cost_nothing(colour: str) -> None:
    board = with_stages(space(0, {"die_zero": colour}))
    dice = "grey_a.stone.3 grey_b.wood.2 grey_c.brick.1 blue.mask.3 red.axe.3 yellow.camel.3 green.gear.3"
    game = situation(dice, custom=[board], marks={0: "wonder.1"})
    prices = {option.action.die: option.die for option in game.legal(0) if option.action.die}
    usual = {"grey_a": 3, "grey_b": 2, "grey_c": 1, "blue": 3, "red": 3, "yellow": 3, "green": 3}
    assert prices == {die: 0 if die.startswith(colour) else price for die, price in usual.items()}


@pytest.mark.effect("dice.coins_on_die")
def test_coins_come_whenever_a_die_of_the_colour_is_chosen() -> None:
    board = with_stages(space(0, {"coins_on_die": "grey", "coins": 2}), space(0, {"coins_on_die": "grey", "coins": 3}))
    game = situation("grey_a.stone.0", "grey_b.wood.0", "blue.mask.0", custom=[board], marks={0: "wonder.1"})
    play(game, "build grey_a warehouse.stone", "build grey_a warehouse.stone")
    assert (coins(game, 0), coins(game, 1)) == (7 + 2, 7)
    play(game, "build grey_b warehouse.wood")
    assert coins(game) == 7 + 2 + 2
    play(game, "build blue agora.mask.1")
    assert coins(game) == 7 + 2 + 2
    both = situation("grey_a.stone.0", custom=[board], marks={0: "wonder.1 wonder.2"})
    both.choose(0, "build grey_a warehouse.stone")
    assert coins(both) == 7 + 5


@pytest.mark.effect("dice.unlock", "dice.another_action")
def test_effects_of_one_space_all_work() -> None:
    board = rebuilt(
        university=[
            track(space(0, {"coins": 3}, {"unlock": "white"}, {"points": 4}), symbols="gear"),
            track(space(0, {"unlock": "black"}), symbols="tablet"),
            track(space(0, {"unlock": "purple"}), symbols="compass"),
        ]
    )
    game = situation("green.gear.0", "white.laurel.0", custom=[board])
    play(game, "build green university.gear")
    assert coins(game) == 7 + 3
    assert points(game, 0, Building.UNIVERSITY) == 4
    assert opened(game, "white") == {"gallery.laurel.1"}
