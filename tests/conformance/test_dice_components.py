"""What is in the box of the dice game and on its boards: counted in the catalogue, or shown by what replaces it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from conformance.dice_scenes import BOX, city, coins, play, rebuilt, situation, space, track
from conformance.statements import first_number, text_of
from heptapolis.catalogue.dice import DiceBoard, DiceBox
from heptapolis.errors import CatalogueError, DealError
from heptapolis.game.dice import DiceGame
from heptapolis.vocab.dice.effects import DiceEffectKind
from heptapolis.vocab.dice.play import BARRACKS, CITY, Building, DieColour
from heptapolis.words import ENGLISH

BOARDS = pytest.mark.parametrize("board", BOX.boards, ids=[board.id for board in BOX.boards])

COUNTS: dict[str, Callable[[DiceBox], int]] = {
    "DI-01-01": lambda box: box.components["dice"],
    "DI-01-02": lambda box: box.components["boards"],
    "DI-01-03": lambda box: box.components["pens"],
    "DI-01-04": lambda box: box.components["cloths"],
    "DI-01-05": lambda box: box.components["forums"],
    "DI-01-06": lambda box: box.components["scoring_boards"],
    "DI-01-07": lambda box: box.components["player_aids"],
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(name)) for name in COUNTS])
def test_the_box_holds_as_many_pieces_as_the_rulebook_counts(name: str) -> None:
    assert COUNTS[name](BOX) == first_number(name)
    assert len(COUNTS) == len(BOX.components)


@pytest.mark.rule("DI-01-01")
def test_there_are_three_grey_dice_and_one_of_each_other_colour() -> None:
    assert len(BOX.dice) == BOX.components["dice"]
    of_colour = Counter(die.colour for die in BOX.dice)
    assert of_colour.pop(DieColour.GREY) == 3
    assert of_colour == dict.fromkeys(set(DieColour) - {DieColour.GREY}, 1)


@pytest.mark.rule("DI-01-02", "DI-01-03", "DI-02-02")
def test_there_are_boards_and_pens_for_seven_and_every_player_writes_on_the_own_board() -> None:
    assert len({board.id for board in BOX.boards}) == BOX.components["boards"] == BOX.most_players
    assert BOX.components["pens"] == BOX.most_players
    game = situation("grey_a.stone.0", boards=" ".join(board.id for board in BOX.boards))
    play(game, *["build grey_a warehouse.stone"] * 7)
    assert [city(game, seat)["crossed"] for seat in range(7)] == [["warehouse.stone"]] * 7


@pytest.mark.rule("DI-01-04")
def test_boards_are_clean_again_for_the_next_game() -> None:
    play(situation(boards="giza rhodes"), "build grey_a warehouse.stone", "build blue agora.mask.1")
    game = DiceGame(2, seed=1, boards=["giza", "rhodes"])
    assert [city(game, seat)["crossed"] for seat in range(2)] == [[], []]
    assert [coins(game, seat) for seat in range(2)] == [7, 7]


@pytest.mark.rule("DI-01-06")
def test_the_scoring_board_has_a_line_for_each_building_of_the_city() -> None:
    game = DiceGame(3, seed=1)
    assert list(game.score()[0].lines) == list(CITY)
    assert [*game.score()[0].to_json()][:-2] == [building.word for building in CITY]


@pytest.mark.rule("DI-01-07", "DI-08-02")
@BOARDS
def test_every_effect_of_a_board_is_explained_as_on_the_player_aid(board: DiceBoard) -> None:
    told: dict[str, object] = {}
    for place in board.places:
        assert ENGLISH.say(place.space.message)
        for effect in place.space.effects:
            assert told.setdefault(ENGLISH.say(effect.message), effect) == effect, "two effects read the same"


@pytest.mark.rule("DI-08-02")
@BOARDS
def test_no_building_is_like_another_but_for_the_two_barracks(board: DiceBoard) -> None:
    inside = {plan.building: [space for track in plan.tracks for space in track.spaces] for plan in board.plans}
    for one in Building:
        for other in Building:
            twins = one == other or {one, other} == set(BARRACKS)
            assert (inside[one] == inside[other]) == twins


@pytest.mark.rule("DI-01-08", "R-79")
def test_every_colour_has_a_mark_of_its_own_that_stands_beside_the_die() -> None:
    named = text_of("DI-01-08").partition(": ")[2].strip(".").split(", ")
    assert sorted(named) == sorted(colour.word for colour in DieColour)
    assert len({colour.mark.key for colour in DieColour}) == len(DieColour)
    marks = {colour.word: ENGLISH.say(colour.mark) for colour in (DieColour.WHITE, DieColour.BLACK, DieColour.PURPLE)}
    assert marks == {"white": "crescent", "black": "square", "purple": "star"}
    game = situation("white.laurel.0 black.any.0 purple.wonder.0", marks={0: "university"})
    shown = {die["colour"]: die["mark"] for die in game.view().to_json()["forum"]}
    assert shown == {colour.word: ENGLISH.say(colour.mark) for colour in DieColour if colour != DieColour.GREY}


@pytest.mark.rule("DI-02-06", "DI-08-01")
@BOARDS
def test_a_board_has_eight_buildings_of_the_city_and_the_economy_below(board: DiceBoard) -> None:
    named = text_of("DI-02-06").partition(": ")[2].partition(" (")[0].lower().split(", ")
    told = [ENGLISH.say(building.message).lower() for building in CITY]
    assert sorted(told) == sorted(named)
    assert [plan.building for plan in board.plans] == list(Building)
    assert len(CITY) == 8
    # the economy: what makes resources, and what holds the coins
    assert set(Building) - set(CITY) == {Building.WAREHOUSE}
    seen = city(situation(boards=f"{board.id} {'giza' if board.id != 'giza' else 'rhodes'}"))
    assert (seen["resources"], seen["coins"]) == (0, 7)


@pytest.mark.rule("DI-02-07", "R-62")
def test_the_warehouse_and_the_coins_lie_outside_the_city() -> None:
    last = "warehouse.stone warehouse.wood warehouse.brick warehouse.cloth warehouse.glass"
    game = situation("grey_a.stone.0 grey_b.papyrus.0", marks={0: last}, coins={0: 30})
    before = [score.total for score in game.score()]
    play(game, "build grey_b warehouse.papyrus")  # no bonus is asked for the finished Warehouse
    assert city(game)["resources"] == 6
    assert city(game)["bonuses"] == []
    assert [score.total for score in game.score()] == before == [0, 0, 0]
    assert Building.WAREHOUSE not in game.score()[0].lines


@pytest.mark.rule("DI-08-05")
@BOARDS
def test_spaces_cost_from_nothing_to_six_resources(board: DiceBoard) -> None:
    costs = {place.space.cost for place in board.places}
    assert (min(costs), max(costs)) == (0, 6)
    with pytest.raises(CatalogueError, match="between 0 and 6"):
        rebuilt(board.id, guild_court=[track(space(7, {"points": 5}))])


@pytest.mark.rule("DI-09-01")
@BOARDS
def test_every_wonder_has_three_stages_and_no_board_may_have_more_or_fewer(board: DiceBoard) -> None:
    assert board.plan(Building.WONDER).size == 3
    for number in (2, 4):
        with pytest.raises(CatalogueError, match="wonder"):
            rebuilt(board.id, wonder=[track(*[space(1, {"points": 3})] * number)])


@pytest.mark.rule("DI-09-02")
def test_every_wonder_has_effects_of_its_own() -> None:
    wonders = [board.plan(Building.WONDER).tracks[0].spaces for board in BOX.boards]
    assert len({tuple(stage.effects for stage in stages) for stages in wonders}) == len(BOX.boards)


@pytest.mark.rule("DI-13-01")
@BOARDS
def test_the_university_unlocks_each_special_die_once_among_other_effects(board: DiceBoard) -> None:
    effects = [e for track in board.plan(Building.UNIVERSITY).tracks for s in track.spaces for e in s.effects]
    unlocked = [effect.colour for effect in effects if effect.kind == DiceEffectKind.UNLOCK]
    assert sorted(colour for colour in unlocked if colour) == [DieColour.WHITE, DieColour.BLACK, DieColour.PURPLE]
    assert len(effects) > len(unlocked)
    elsewhere = [p for p in board.places if p.building != Building.UNIVERSITY]
    assert not [e for place in elsewhere for e in place.space.effects if e.kind == DiceEffectKind.UNLOCK]


@pytest.mark.rule("R-73")
def test_the_grey_dice_show_raw_goods_twice_as_often_as_made_ones() -> None:
    grey = [die.faces for die in BOX.dice if die.colour == DieColour.GREY]
    shown = Counter(face for faces in grey for face in faces)
    assert shown == {"stone": 4, "wood": 4, "brick": 4, "cloth": 2, "glass": 2, "papyrus": 2}
    # each doubles a good of its own and lacks another
    assert [sorted(Counter(faces).values()) for faces in grey] == [[1, 1, 1, 1, 2]] * 3
    assert len({Counter(faces).most_common(1)[0][0] for faces in grey}) == 3
    with pytest.raises(DealError, match="has no face 'papyrus'"):
        situation("grey_a.papyrus.0")
