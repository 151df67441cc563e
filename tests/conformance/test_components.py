"""What is in the box: counted in the catalogue, or shown by what replaces the paper thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.icons import is_drawn
from conformance.statements import edition_of, first_number
from heptapolis.catalogue.cards import Box, box_of, boxes
from heptapolis.game import Game
from heptapolis.game.cards.names import names_of
from heptapolis.game.cards.text import effects_text, stage_text
from heptapolis.vocab.cards.city import Colour
from heptapolis.vocab.cards.play import ActionKind, Decision
from heptapolis.vocab.glyphs import icons_of
from heptapolis.words import ENGLISH
from tables import BOTH, EVERY_GOOD, FIRST, TESTER_HAND, builds, city, coins, made_alone, play, play_out, situation


def age_cards(age: int) -> Callable[[Box], int]:
    """Counts the printed cards of an Age; a guild is printed once."""
    return lambda box: sum(len(card.copies) or 1 for card in box.cards if card.age == age)


def all_cards(box: Box) -> int:
    """Counts all printed cards."""
    return sum(age_cards(age)(box) for age in (1, 2, 3))


def victories(box: Box) -> int:
    """Counts the victory tokens of all Ages."""
    return len(box.constants.victory) * box.components["victory_tokens_an_age"]


COUNTS: dict[str, Callable[[Box], int]] = {
    "1E-01-01": lambda box: box.components["boards"],
    "1E-01-02": lambda box: box.components["wonder_cards"],
    "1E-01-03": age_cards(1),
    "1E-01-04": age_cards(2),
    "1E-01-05": age_cards(3),
    "1E-01-06": lambda box: box.components["conflict_tokens"],
    "1E-01-07": lambda box: box.components["coins_of_3"],
    "1E-01-08": lambda box: box.components["coins_of_1"],
    "1E-01-09": lambda box: box.components["score_pads"],
    "1E-01-10": lambda box: box.components["two_player_cards"],
    "1E-07-03": lambda box: sum(card.is_guild for card in box.cards),
    "2E-01-07": lambda box: box.components["boards"],
    "2E-01-08": all_cards,
    "2E-01-09": age_cards(1),
    "2E-01-10": age_cards(2),
    "2E-01-11": age_cards(3),
    "2E-01-12": lambda box: box.components["coins_of_1"] + box.components["coins_of_3"],
    "2E-01-13": lambda box: box.components["coins_of_1"],
    "2E-01-14": lambda box: box.components["coins_of_3"],
    "2E-01-15": lambda box: box.components["conflict_tokens"],
    "2E-01-16": lambda box: box.components["conflict_tokens"] - victories(box),
    "2E-01-17": victories,
    "2E-01-18": lambda box: box.components["score_pads"],
    "2E-01-19": lambda box: box.components["effect_sheets"],
    "2E-01-20": lambda box: box.components["card_lists"],
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in COUNTS])
def test_the_box_holds_as_many_pieces_as_the_rulebook_counts(name: str) -> None:
    assert COUNTS[name](box_of(edition_of(name))) == first_number(name)


@pytest.mark.rule("1E-01-01", "2E-01-07", "1E-03-01", "2E-04-01", "1E-26-01")
@BOTH
def test_every_board_is_a_wonder_that_a_city_can_build(rules: str) -> None:
    box = box_of(rules)
    assert len(box.wonders) == box.components["boards"]
    for wonder in box.wonders:
        others = [other.id for other in box.wonders if other is not wonder][:2]
        for side in wonder.sides:
            game = situation(
                rules, " ".join([f"{wonder.id}/{side.id}", *others]), cities={0: EVERY_GOOD}, coins={0: 50}
            )
            for built in range(len(side.stages)):
                assert city(game, 0)["stages"] == built
                play(game, next(str(action) for action in game.legal(0).actions if action.kind == ActionKind.STAGE))
                while game.decision(0) == Decision.DIG:
                    play(game)
            assert city(game, 0)["stages"] == len(side.stages)


@pytest.mark.rule("1E-03-03", "2E-04-02", "1E-26-01")
@BOTH
def test_every_board_has_two_different_sides(rules: str) -> None:
    box = box_of(rules)
    assert box.sides == (("A", "B") if rules == FIRST else ("day", "night"))
    for wonder in box.wonders:
        one, other = wonder.sides
        assert [stage.effects for stage in one.stages] != [stage.effects for stage in other.stages]


@pytest.mark.rule("1E-03-04", "2E-04-03", "1E-16-10")
@BOTH
def test_a_wonder_has_two_three_or_four_stages_and_most_have_three(rules: str) -> None:
    stages = [len(side.stages) for wonder in box_of(rules).wonders for side in wonder.sides]
    assert set(stages) == {2, 3, 4}
    assert stages.count(3) > len(stages) / 2


@pytest.mark.rule("1E-03-05", "2E-04-04", "1E-09-04", "2E-16-01", "1E-09-09")
@BOTH
def test_every_stage_costs_resources_and_gives_something(rules: str) -> None:
    box = box_of(rules)
    for stage in (stage for wonder in box.wonders for side in wonder.sides for stage in side.stages):
        assert stage.cost.goods
        assert not stage.cost.coins
        assert stage_text(stage, ENGLISH)
    assert any(card.cost.goods for card in box.cards)


@pytest.mark.rule("1E-03-02", "2E-04-05")
@BOTH
def test_a_city_produces_the_resource_of_its_board_from_the_first_turn(rules: str) -> None:
    for wonder in box_of(rules).wonders:
        others = [other.id for other in box_of(rules).wonders if other is not wonder][:2]
        for side in wonder.sides:
            boards = " ".join([f"{wonder.id}/{side.id}", *others])
            game = situation(rules, boards, hands={0: TESTER_HAND}, coins={0: 0})
            assert made_alone(game, 0) == {side.resource}


@pytest.mark.rule("1E-06-02", "2E-02-03", "2E-01-03")
@BOTH
def test_there_are_seven_kinds_of_buildings_told_apart_by_colour(rules: str) -> None:
    used = {card.colour for card in box_of(rules).cards}
    assert used == set(Colour)
    assert len({ENGLISH.say(colour.family) for colour in used}) == 7


@pytest.mark.rule("2E-02-12", "2E-03-01")
def test_every_colour_has_a_mark_of_its_own() -> None:
    marks = [colour.shape for colour in Colour]
    assert all(marks)
    assert len(set(marks)) == len(Colour)


@pytest.mark.rule("1E-06-01", "2E-01-03", "2E-02-01")
@pytest.mark.parametrize(("rules", "card"), [(box.id, card.id) for box in boxes() for card in box.cards])
def test_every_card_can_be_built_in_a_city(rules: str, card: str) -> None:
    read = box_of(rules).card(card)
    players = min(read.copies, default=3)
    boards = " ".join(wonder.id for wonder in box_of(rules).wonders[:players])
    game = situation(rules, boards, age=read.age, hands={0: card}, cities={1: EVERY_GOOD}, coins={0: 30})
    play(game, sorted(builds(game, 0, card))[0])
    assert city(game, 0)["cards"] == [card]


@pytest.mark.rule("2E-02-11", "1E-28-01", "1E-06-12", "1E-06-17", "2E-05-07", "2E-01-20")
@BOTH
def test_every_card_tells_its_name_cost_effect_and_least_number_of_players(rules: str) -> None:
    for card in box_of(rules).cards:
        assert card.name
        cost = ENGLISH.say(card.cost.message)
        assert cost == "free" or any(letter.isdigit() for letter in cost)
        assert effects_text(card.effects, ENGLISH)
        assert card.is_guild or min(card.copies) >= 3
        assert all(card.id in box_of(rules).card(later).chained_by for later in card.chains_to)


@pytest.mark.rule("2E-02-13", "2E-18-05")
@BOTH
def test_a_card_opens_no_chain_one_or_two(rules: str) -> None:
    assert {len(card.chains_to) for card in box_of(rules).cards} == {0, 1, 2}


@pytest.mark.rule("2E-02-02")
@BOTH
def test_the_backs_of_hidden_cards_tell_their_age(rules: str) -> None:
    for age in (1, 2, 3):
        seen = situation(rules, age=age).view(0).to_json()
        assert seen["age"] == age
        assert {box_of(rules).card(card).age for card in seen["hand"]} == {age}


@pytest.mark.rule("2E-02-14", "2E-12-04", "1E-18-02")
@BOTH
def test_everybody_sees_in_which_direction_hands_pass(rules: str) -> None:
    directions = [situation(rules, age=age).view().to_json()["passes"] for age in (1, 2, 3)]
    assert directions == ["left", "right", "left"]


@pytest.mark.rule("1E-05-01", "1E-05-02", "2E-05-01", "2E-05-02")
@BOTH
def test_four_types_of_token_record_victories_and_defeats(rules: str) -> None:
    game = play_out(situation(rules, cities={0: "barracks"}))
    tokens = [token for seat in range(3) for pair in city(game, seat)["tokens"] for token in pair]
    assert set(tokens) - {0} == {-1, 1, 3, 5}
    assert city(game, 0)["tokens"] == [[1, 1], [3, 3], [5, 5]]


@pytest.mark.rule("2E-05-03", "2E-05-04", "1E-08-08")
@BOTH
def test_coins_are_a_value_and_can_always_be_paid_exactly(rules: str) -> None:
    components = box_of(rules).components
    assert {name for name in components if name.startswith("coins")} == {"coins_of_1", "coins_of_3"}
    game = situation(rules, hands={0: "clay_pit"}, coins={0: 3})
    play(game, "build clay_pit")
    assert coins(game)[0] == 2


@pytest.mark.rule("1E-04-02")
@BOTH
def test_a_city_may_own_more_coins_than_the_box_has_pieces(rules: str) -> None:
    components = box_of(rules).components
    all_coins = components["coins_of_1"] + 3 * components["coins_of_3"]
    game = situation(rules, coins={0: all_coins})
    play(game)
    assert coins(game)[0] == all_coins + 3


@pytest.mark.rule("1E-06-10", "1E-06-11")
@BOTH
def test_the_third_age_has_guilds_and_no_goods(rules: str) -> None:
    colours = {age: {card.colour for card in box_of(rules).cards if card.age == age} for age in (1, 2, 3)}
    assert not colours[3] & {Colour.BROWN, Colour.GREY}
    assert Colour.PURPLE in colours[3]
    assert Colour.PURPLE not in colours[1] | colours[2]


@pytest.mark.rule("1E-23-09")
def test_each_science_symbol_is_on_four_different_green_cards() -> None:
    green = [card for card in box_of(FIRST).cards if card.colour == Colour.GREEN]
    symbols = [icon for card in green for effect in card.effects for icon in icons_of(effect.glyphs)]
    assert sorted(symbols) == sorted(["compass", "gear", "tablet"] * 4)


@pytest.mark.rule("2E-01-19", "2E-05-05")
@BOTH
def test_every_symbol_is_explained_in_a_sentence(rules: str) -> None:
    box = box_of(rules)
    stages = [stage for wonder in box.wonders for side in wonder.sides for stage in side.stages]
    effects = [effect for card in box.cards for effect in card.effects]
    for effect in effects + [effect for stage in stages for effect in stage.effects]:
        assert is_drawn(effect)
        assert ENGLISH.say(effect.message).endswith(".")


@pytest.mark.rule("1E-01-09", "1E-21-05", "2E-01-18", "2E-05-06")
@BOTH
def test_a_score_sheet_finds_the_winner_and_is_kept_with_the_game(rules: str) -> None:
    game = play_out(situation(rules, cities={1: "altar"}))
    sheet = game.score()
    best = max(score.total for score in sheet)
    assert game.winners() == tuple(score.seat for score in sheet if score.total == best)
    kept = game.record.to_json()["result"]
    assert kept["winners"] == [1]
    assert [score["total"] for score in kept["scores"]] == [score.total for score in sheet]


@pytest.mark.rule("1E-01-02", "1E-08-02")
def test_a_dealt_wonder_brings_its_board() -> None:
    game = Game(FIRST, 7, seed=7)
    assert game.decision(0) == Decision.PLAY_CARD
    dealt = [offer[0] for offer in game.record.deal.offers]
    assert [city(game, seat)["board"] for seat in range(7)] == dealt
    assert len({names_of(FIRST).wonder(board.partition("/")[0]).id for board in dealt}) == 7
