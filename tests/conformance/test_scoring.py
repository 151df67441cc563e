"""The score sheet, line by line, and who wins."""

from __future__ import annotations

import re
from itertools import accumulate, pairwise

import pytest

from conformance.statements import edition_of, example, first_number, text_of
from heptapolis.catalogue.cards import box_of
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Colour, Line, Symbol
from tables import BOTH, FIRST, SECOND, city, play, play_age, play_out, points, put, situation

GREEN = {
    Symbol.COMPASS: ["apothecary", "dispensary", "lodge", "academy"],
    Symbol.GEAR: ["workshop", "laboratory", "observatory", "study"],
    Symbol.TABLET: ["scriptorium", "library", "school", "university"],
}
LINE_OF_WORD = {"conflicts": "military", "blue": "civil", "yellow": "commerce", "green": "science", "purple": "guilds"}
"""How the rulebooks call the lines, where it is not the name of the line."""


def printed_order(name: str) -> list[str]:
    """The lines in the order in which a statement lists them."""
    words = re.split(r"order:? ", text_of(name).rstrip("."))[1].split(": ")[-1].split(", ")
    return [LINE_OF_WORD.get(word, word) for word in words]


def with_symbols(rules: str, compass: int, gear: int, tablet: int) -> Game:
    """A city with so many green cards of each symbol."""
    counts = zip(GREEN.values(), (compass, gear, tablet), strict=True)
    return situation(rules, cities={0: " ".join(card for cards, count in counts for card in cards[:count])})


def science(rules: str, *symbols: int) -> int:
    """The science line of a city with so many symbols of each kind."""
    return points(with_symbols(rules, *symbols), 0, Line.SCIENCE)


@pytest.mark.rule("2E-01-05", "2E-07-03", "1E-02-06", "1E-21-02")
@BOTH
def test_points_are_counted_after_the_third_age(rules: str) -> None:
    game = Game(rules, 3, seed=6)
    for _ in (1, 2, 3):
        assert game.result() is None
        assert game.record.to_json()["result"] is None
        play_age(game)
    result = game.result()
    assert result is not None
    sheet = result["scores"][0]
    assert {"wonder", "military", "coins", "civil", "commerce", "science", "guilds", "total"} <= set(sheet)


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.rule(n)) for n in ("1E-22-01", "2E-20-12")])
def test_the_sheet_lists_the_lines_in_the_order_of_the_edition(name: str) -> None:
    sheet = situation(edition_of(name), cities={0: "altar apothecary"}).score()[0]
    assert [line.word for line in sheet.lines] == printed_order(name)
    assert list(sheet.to_json())[:8] == [*printed_order(name), "total"]


@pytest.mark.rule("1E-35-01")
def test_counted_in_the_order_of_the_summary_the_total_is_the_same() -> None:
    game = situation(FIRST, cities={0: "altar apothecary haven lumber_yard spies_guild", 1: "stockade"}, stages={0: 1})
    sheet, order = game.score()[0], printed_order("1E-35-01")
    assert sorted(order) == sorted(line.word for line in sheet.lines)
    assert order != printed_order("1E-22-01")
    assert list(accumulate(sheet.lines[Line[line.upper()]] for line in order)) == [0, 1, 4, 6, 7, 8, 9]
    assert sheet.total == 9


@pytest.mark.rule("1E-22-05", "1E-22-06", "2E-20-02", "1E-04-03")
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
@BOTH
def test_every_full_set_of_three_coins_is_worth_a_point(rules: str, coins: int, worth: int) -> None:
    assert points(situation(rules, coins={0: coins}), 0, Line.COINS) == worth


@pytest.mark.rule("1E-22-07")
def test_fourteen_coins_are_worth_four_points() -> None:
    given, expect = example("1E-22-07")
    game = situation(FIRST, coins={0: given["coins"]})
    assert points(game, 0, Line.COINS) == expect["points"]
    fewer = situation(FIRST, coins={0: given["coins"] - expect["left_over"]})
    assert points(fewer, 0, Line.COINS) == expect["points"]
    assert (
        points(situation(FIRST, coins={0: given["coins"] - expect["left_over"] - 1}), 0, Line.COINS) < expect["points"]
    )


@pytest.mark.rule("2E-21-02")
def test_alex_has_three_sets_of_coins() -> None:
    given, expect = example("2E-21-02")
    least, most = given["coins_between"]
    for coins in range(least, most + 1):
        assert points(situation(SECOND, coins={0: coins}), 0, Line.COINS) == expect["coins"]


@pytest.mark.rule("2E-20-01", "1E-22-08")
@pytest.mark.effect("points")
@BOTH
def test_the_built_stages_count_on_the_wonder_line(rules: str) -> None:
    worth = [points(situation(rules, "gizah babylon rhodos", stages={0: built}), 0, Line.WONDER) for built in range(4)]
    assert worth == [0, 3, 8, 15]


@pytest.mark.rule("1E-22-09")
def test_alexandria_a_complete_is_worth_ten_points() -> None:
    given, expect = example("1E-22-09")
    board = f"{given['wonder'].lower()}/{given['side']} gizah rhodos"
    worth = [points(situation(FIRST, board, stages={0: n}), 0, Line.WONDER) for n in range(given["stages"] + 1)]
    assert [after - before for before, after in pairwise(worth)] == expect["stage_points"]
    assert worth[-1] == expect["wonder"]


@pytest.mark.rule("1E-22-10", "2E-20-05", "1E-06-05", "2E-02-06", "1E-30-06")
@pytest.mark.effect("points")
@BOTH
def test_the_points_printed_on_blue_cards_are_added(rules: str) -> None:
    blue = [card for card in box_of(rules).cards if card.colour == Colour.BLUE]
    printed = [effect.value for card in blue for effect in card.effects if effect.kind.name == "points"]
    assert len(printed) == len(blue)
    game = situation(rules, cities={0: " ".join(card.id for card in blue)})
    assert points(game, 0, Line.CIVIL) == sum(printed)
    assert game.score()[0].total == sum(printed) + 1  # and a point for the three coins


@pytest.mark.rule("1E-22-11")
def test_altar_aqueduct_and_town_hall_are_worth_thirteen() -> None:
    given, expect = example("1E-22-11")
    ids = [box_of(FIRST).card(name).id for name in given["blue"]]
    assert [points(situation(FIRST, cities={0: card}), 0, Line.CIVIL) for card in ids] == expect["points_each"]
    assert points(situation(FIRST, cities={0: " ".join(ids)}), 0, Line.CIVIL) == expect["civil"]


@pytest.mark.parametrize(
    "name", [pytest.param(f"1E-23-{row:02}", marks=pytest.mark.rule(f"1E-23-{row:02}")) for row in range(4, 8)]
)
@pytest.mark.rule("1E-23-03", "1E-23-08", "2E-20-09")
@pytest.mark.effect("science")
@BOTH
def test_identical_symbols_score_the_square_of_their_number(rules: str, name: str) -> None:
    count = first_number(name)
    for place in range(3):
        symbols = [count if place == other else 0 for other in range(3)]
        assert science(rules, *symbols) == count * count
    assert science(rules, count, 1, 0) == count * count + 1


@pytest.mark.rule("1E-23-10", "2E-20-09", "1E-34-13")
@pytest.mark.effect("science_choice")
@BOTH
def test_scientists_guild_and_babylon_raise_four_symbols_to_five_and_six(rules: str) -> None:
    green = " ".join(GREEN[Symbol.GEAR])
    five = situation(rules, "babylon gizah rhodos", cities={0: f"{green} scientists_guild"})
    assert points(five, 0, Line.SCIENCE) == 25
    six = situation(rules, "babylon gizah rhodos", cities={0: f"{green} scientists_guild"}, stages={0: 2})
    assert points(six, 0, Line.SCIENCE) == 36


@pytest.mark.rule("1E-23-12", "2E-20-10")
@pytest.mark.parametrize("sets", [1, 2, 3, 4])
@BOTH
def test_every_set_of_three_different_symbols_gives_seven_points(rules: str, sets: int) -> None:
    assert science(rules, sets, sets, sets) == 3 * sets * sets + 7 * sets
    assert science(rules, sets, sets, sets - 1) == 2 * sets * sets + (sets - 1) ** 2 + 7 * (sets - 1)


@pytest.mark.rule("1E-23-01", "1E-23-02", "2E-20-08", "1E-06-06", "2E-02-09")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.rule(n)) for n in ("1E-23-11", "1E-23-13", "1E-23-14", "2E-21-01")]
)
def test_both_ways_of_science_are_added(name: str) -> None:
    given, expect = example(name)
    symbols = given["science"]
    rules = edition_of(name)
    identical = sum(science(rules, *[n if i == place else 0 for i in range(3)]) for place, n in enumerate(symbols))
    assert identical == expect["identical"]
    assert science(rules, *symbols) - identical == expect.get("sets", 7)
    assert science(rules, *symbols) == expect.get("science", identical + 7)


@pytest.mark.rule("1E-25-02")
@BOTH
def test_different_symbols_pay_more_than_identical_ones(rules: str) -> None:
    assert science(rules, 1, 1, 1) > science(rules, 3, 0, 0)
    assert science(rules, 2, 2, 2) > science(rules, 4, 2, 0) > science(rules, 3, 3, 0)


@pytest.mark.parametrize(
    "symbol",
    [
        pytest.param(Symbol.COMPASS, marks=pytest.mark.rule("1E-30-08")),
        pytest.param(Symbol.GEAR, marks=pytest.mark.rule("1E-30-09")),
        pytest.param(Symbol.TABLET, marks=pytest.mark.rule("1E-30-10")),
    ],
)
@pytest.mark.effect("science")
@BOTH
def test_every_green_card_counts_one_symbol_at_the_end(rules: str, symbol: Symbol) -> None:
    for card in GREEN[symbol]:
        assert box_of(rules).card(card).colour == Colour.GREEN
        game = situation(rules, cities={0: card})
        assert points(game, 0, Line.SCIENCE) == 1
        put(game, 0, " ".join(cards[0] for other, cards in GREEN.items() if other != symbol))
        assert points(game, 0, Line.SCIENCE) == 3 + 7


@pytest.mark.rule("2E-20-07")
@BOTH
def test_symbols_of_wonder_stages_count_for_science(rules: str) -> None:
    cities = {0: "apothecary workshop"}
    worth = [
        points(situation(rules, "babylon gizah rhodos", cities=cities, stages={0: built}), 0, Line.SCIENCE)
        for built in (1, 2)
    ]
    assert worth == [2, 3 + 7]


@pytest.mark.rule("2E-21-03")
def test_the_score_sheet_of_alex_adds_up_to_fifty_five() -> None:
    given, expect = example("2E-21-03")
    # one victory and one defeat in every Age
    game = play_out(situation(SECOND, "alexandria rhodos ephesos", cities={0: "barracks", 2: "barracks stockade"}))
    put(game, 0, "haven lumber_yard stone_pit altar palace workers_guild", stages=3, coins=9)
    put(game, 0, "apothecary dispensary lodge workshop laboratory scriptorium")
    put(game, 1, "clay_pool")
    put(game, 2, "ore_vein")
    sheet = game.score()[0].to_json()
    for line in ("wonder", "coins"):
        assert sheet[line] == given[line]
    assert sheet["military"] == given["conflicts"]
    assert sheet["commerce"] == given["yellow"]
    assert sheet["science"] == given["green"]
    assert sheet["civil"] + sheet["guilds"] == given["blue_plus_purple"]
    assert sheet["total"] == expect["total"]


@pytest.mark.rule("2E-01-06", "2E-19-02", "1E-02-07", "1E-21-02")
@BOTH
def test_the_highest_total_wins(rules: str) -> None:
    game = play_out(situation(rules, cities={1: "palace"}, coins={0: 9}))
    totals = [score.total for score in game.score()]
    assert totals[1] == max(totals)
    assert game.winners() == (1,)


@pytest.mark.rule("2E-19-03", "1E-21-03", "R-19")
@BOTH
def test_a_tie_on_points_goes_to_the_most_coins(rules: str) -> None:
    game = situation(rules, coins={0: 7, 1: 8, 2: 6})
    assert len({score.total for score in game.score()}) == 1
    assert game.winners() == (1,)


@pytest.mark.rule("2E-19-04", "1E-21-04", "R-19")
@BOTH
def test_a_tie_on_points_and_coins_is_a_shared_victory(rules: str) -> None:
    game = situation(rules, coins={0: 8, 1: 7, 2: 8})
    assert game.winners() == (0, 2)
    even = play_out(Game(rules, 3, seed=1))
    assert even.winners() == (0, 1, 2)
    assert [city(even, seat)["coins"] for seat in range(3)] == [3 + 18 * 3] * 3
    assert play(even) == []
