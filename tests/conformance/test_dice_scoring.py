"""The end of the dice game: the points of the buildings, what coins are good for, and who wins."""

from __future__ import annotations

import pytest

from conformance.dice_scenes import coins, play, points, rebuilt, situation, space, track, with_stages
from heptapolis.game.dice import DiceGame
from heptapolis.rules.dice.score import SHEET, score_city
from heptapolis.vocab.dice.play import CITY, Building

ALL_BONUSES = {0: "action cross coins"}
"""With these the present turn is the last one."""

WORTH: dict[Building, tuple[str, int]] = {
    Building.WONDER: ("wonder.1 wonder.2", 2 * 2),
    Building.GUILD_COURT: ("guild_court.1 guild_court.2", 5 + 6),
    Building.GALLERY: ("gallery.red gallery.laurel.1 gallery.laurel.2", 2 * 3),
    Building.WEST_BARRACKS: ("west_barracks.axe.1 west_barracks.axe.2 west_barracks.shield.1", 3 + 4),
    Building.AGORA: ("agora.mask.1 agora.mask.2 agora.owl.1", 1 + 2 + 3),
    Building.MARKET: ("market.camel.1 market.coin.1 market.chest.1", 2 + 3),
    Building.UNIVERSITY: ("university.gear.1 university.gear.2 university.tablet.1", 1 + 2 + 2),
    Building.EAST_BARRACKS: ("east_barracks.sword.1", 3),
}
"""Spaces of Giza's board, and what they are worth in the line of their building with two resources."""
RESOURCES = "warehouse.stone warehouse.wood"


def ended(marks: dict[int, str], coins: dict[int, int] | None = None, boards: str = "giza rhodes olympia") -> DiceGame:
    """A game that is over after a last turn in which everyone passed."""
    game = situation(boards=boards, marks=marks, coins=coins, bonuses=ALL_BONUSES)
    play(game)
    assert game.over
    return game


@pytest.mark.rule("DI-17-01")
@pytest.mark.parametrize("building", CITY, ids=lambda building: building.word)
def test_every_building_of_the_city_has_its_line_on_the_scoring_board(building: Building) -> None:
    spaces, worth = WORTH[building]
    game = ended({0: f"{RESOURCES} {spaces}"})
    assert game.score()[0].lines == dict.fromkeys(CITY, 0) | {building: worth}
    assert game.score()[0].total == worth


@pytest.mark.rule("DI-17-01", "DI-01-06")
def test_the_points_of_all_buildings_are_added_up() -> None:
    whole = " ".join([RESOURCES, *[spaces for spaces, _ in WORTH.values()]])
    game = ended({0: whole, 1: "agora.mask.1"})
    assert {building: points(game, 0, building) for building in CITY} == {b: worth for b, (_, worth) in WORTH.items()}
    assert game.score()[0].total == sum(worth for _, worth in WORTH.values()) == 47
    assert [score["total"] for score in (game.result() or {})["scores"]] == [47, 1, 0]
    # batches of games read the total that the rules write
    state, rows = game.view().state, game.options.rows
    assert [score_city(state, rows, seat, [0] * SHEET) for seat in range(3)] == [47, 1, 0]


@pytest.mark.rule("DI-17-01")
@pytest.mark.effect("dice.points")
def test_printed_points_count_in_the_line_of_their_building() -> None:
    board = rebuilt(gallery=[track(space(0, {"points": 9}), symbols="laurel blue green red yellow")])
    game = situation(custom=[board], marks={0: "gallery"}, bonuses=ALL_BONUSES)
    play(game)
    assert points(game, 0, Building.GALLERY) == game.score()[0].total == 9


@pytest.mark.rule("DI-17-02")
def test_coins_give_no_points() -> None:
    poor, rich = ended({0: "agora.mask.1"}, {0: 0}), ended({0: "agora.mask.1"}, {0: 900})
    assert [poor.score()[0].total, rich.score()[0].total] == [1, 1]
    assert rich.score()[1].total == 0
    more = ended({1: "agora.mask.1"}, {0: 900, 1: 0})
    assert more.winners() == (1,)


@pytest.mark.rule("DI-17-03", "DI-01-10")
@pytest.mark.parametrize("best", range(3))
def test_the_highest_total_wins(best: int) -> None:
    marks = dict.fromkeys(range(3), "agora.mask.1 agora.mask.2")
    marks[best] += " agora.mask.3"
    game = ended(marks, {seat: 0 if seat == best else 50 for seat in range(3)})
    assert game.winners() == (best,)
    assert (game.result() or {})["winners"] == [best]


@pytest.mark.rule("DI-17-03", "DI-17-01")
def test_the_last_turn_counts() -> None:
    game = situation("blue.mask.0", marks={1: "agora.mask.1 agora.mask.2"}, bonuses=ALL_BONUSES)
    assert game.winners() == (1,)
    play(game, "pass", "pass", "build blue agora.mask.1")
    assert [score.total for score in game.score()] == [0, 3, 1]


@pytest.mark.rule("DI-17-04", "DI-17-02")
@pytest.mark.parametrize("richest", range(3))
def test_a_tie_goes_to_the_most_coins_that_are_left(richest: int) -> None:
    purses = {seat: 5 if seat == richest else 4 for seat in range(3)}
    assert ended(dict.fromkeys(range(3), "agora.mask.1"), purses).winners() == (richest,)


@pytest.mark.rule("DI-17-04")
def test_only_coins_that_are_not_spent_break_a_tie() -> None:
    game = situation("blue.mask.1", marks={1: "agora.mask.1"}, coins={0: 7, 1: 3, 2: 90}, bonuses=ALL_BONUSES)
    play(game, "build blue agora.mask.1", "pass", "pass")
    # one point each; the first city had more coins before it paid for the die
    assert [coins(game, seat) for seat in range(3)] == [6, 6, 93]
    assert game.winners() == (0, 1)
    poorer = situation("blue.mask.2", marks={1: "agora.mask.1"}, coins={0: 7, 1: 3, 2: 90}, bonuses=ALL_BONUSES)
    play(poorer, "build blue agora.mask.1", "pass", "pass")
    assert poorer.winners() == (1,)


@pytest.mark.rule("DI-17-05")
@pytest.mark.parametrize("winners", [(0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_those_still_tied_share_the_victory(winners: tuple[int, ...]) -> None:
    marks = {seat: "agora.mask.1" if seat in winners else RESOURCES for seat in range(3)}
    assert ended(marks, dict.fromkeys(range(3), 8)).winners() == winners


@pytest.mark.rule("DI-17-01", "DI-17-03")
def test_a_whole_game_is_scored_by_its_boards_alone() -> None:
    board = with_stages(space(0, {"points": 2}), space(0, {"points": 3}), space(0, {"points": 4}))
    game = situation(custom=[board])
    for chain in ("wonder", "wonder", "wonder; bonus coins"):
        play(game, chain)
    assert [score.total for score in game.score()] == [9, 0, 0]
    assert game.winners() == (0,)
