"""Guilds: what each of them counts, and what copying one brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.statements import section
from heptapolis import load_own_box
from heptapolis.catalogue.cards import box_of, shipped
from heptapolis.game.cards.text import effects_text
from heptapolis.vocab.cards.city import Colour, Line, Symbol
from heptapolis.vocab.cards.play import Decision
from heptapolis.words import ENGLISH
from tables import BOTH, FIRST, SECOND, city, play_age, play_out, points, put, situation

FIVE = "gizah babylon rhodos olympia ephesos"
OTHER_READING = """
id = "other_reading"
name = "The other reading of R-18"
author = "us"
editions = ["first-edition"]
copy_counts_itself = true
"""
CARDS_OF = {
    "red": ["stockade", "barracks", "guard_tower"],
    "blue": ["altar", "baths", "theater"],
    "brown": ["lumber_yard", "stone_pit", "clay_pool"],
    "grey": ["loom_1", "press_1", "glassworks_1"],
    "yellow": ["tavern", "east_trading_post", "marketplace"],
    "green": ["apothecary", "workshop", "scriptorium"],
}
NEIGHBOUR_GUILDS = [
    pytest.param(match[1], int(match[2]), match[3], id=name, marks=pytest.mark.rule(name))
    for name, match in section("1E-34", r"(.+ Guild): (\d) points? for each (\w+) card in the neighbouring cities\.")
]


@pytest.mark.rule("1E-34-01", "1E-34-02", "2E-20-11", "1E-24-03")
@pytest.mark.parametrize(("guild", "each", "colour"), NEIGHBOUR_GUILDS)
@pytest.mark.effect("points_per")
@BOTH
def test_a_guild_counts_the_cards_of_both_neighbours_and_no_others(
    rules: str, guild: str, each: int, colour: str
) -> None:
    card = box_of(rules).card(guild).id
    one, two, three = CARDS_OF[colour]
    # own cards and those of players further away do not count
    cities = {0: f"{card} {one} {two}", 1: f"{one} {three}", 2: " ".join(CARDS_OF[colour]), 4: two}
    assert points(situation(rules, FIVE, cities=cities), 0, Line.GUILDS) == 3 * each


@pytest.mark.rule("1E-34-01")
def test_most_guilds_look_at_the_neighbouring_cities() -> None:
    guilds = [card for card in box_of(FIRST).cards if card.is_guild]
    looking = [card for card in guilds if "neighbouring cities" in effects_text(card.effects, ENGLISH)]
    assert len(looking) > len(guilds) / 2
    assert len(NEIGHBOUR_GUILDS) == 6


@pytest.mark.rule("1E-06-09", "2E-02-10", "1E-24-03", "2E-20-11")
@BOTH
def test_every_guild_scores_by_a_criterion_of_its_own(rules: str) -> None:
    guilds = [card for card in box_of(rules).cards if card.colour == Colour.PURPLE]
    assert len({effects_text(card.effects, ENGLISH) for card in guilds}) == len(guilds) == 10
    alone = {card.id: points(situation(rules, cities={0: card.id}), 0, Line.GUILDS) for card in guilds}
    assert {guild for guild, worth in alone.items() if worth} == {
        "shipowners_guild"
    }  # the others find nothing to count


@pytest.mark.rule("1E-34-09")
@pytest.mark.effect("points_per")
@BOTH
def test_the_builders_guild_counts_the_stages_of_three_cities(rules: str) -> None:
    game = situation(rules, FIVE, cities={0: "builders_guild"}, stages={0: 1, 1: 2, 2: 3, 4: 1})
    assert points(game, 0, Line.GUILDS) == 1 + 2 + 1


@pytest.mark.rule("1E-34-10", "1E-34-11")
@pytest.mark.effect("points_per")
@BOTH
def test_the_shipowners_guild_counts_own_brown_grey_and_purple_cards_itself_included(rules: str) -> None:
    cities = {0: "shipowners_guild spies_guild lumber_yard stone_pit loom_1 altar", 1: "clay_pool"}
    game = situation(rules, cities=cities)
    assert points(game, 0, Line.GUILDS) == 2 + 1 + 2


@pytest.mark.rule("1E-34-12")
@pytest.mark.effect("points_per")
def test_the_strategists_guild_counts_the_defeats_of_the_neighbours() -> None:
    # seat 1 loses on both sides in every Age; seat 4 loses to seat 0 twice and beats it in Age III
    game = situation(FIRST, FIVE, cities={0: "strategists_guild barracks", 2: "barracks"})
    play_age(game)
    play_age(game)
    put(game, 4, "barracks stockade")
    play_out(game)
    defeats = [sum(token == -1 for pair in city(game, seat)["tokens"] for token in pair) for seat in range(5)]
    assert defeats == [1, 6, 0, 4, 2]  # the owner's own defeat does not count, nor those of seat 3, no neighbour
    assert points(game, 0, Line.GUILDS) == 6 + 2


@pytest.mark.rule("1E-34-13", "1E-34-14", "R-17")
@pytest.mark.effect("science_choice")
@BOTH
def test_the_scientists_guild_takes_its_symbol_at_the_end(rules: str) -> None:
    game = situation(rules, cities={0: "scientists_guild apothecary workshop"})
    assert game.decision(0) == Decision.PLAY_CARD  # nothing is asked when the guild is built
    assert game.score()[0].symbols == {Symbol.COMPASS: 0, Symbol.GEAR: 0, Symbol.TABLET: 1}
    put(game, 0, "dispensary lodge scriptorium")
    assert game.score()[0].symbols == {Symbol.COMPASS: 1, Symbol.GEAR: 0, Symbol.TABLET: 0}
    assert points(game, 0, Line.SCIENCE) == 16 + 1 + 1 + 7
    assert game.score()[0].to_json()["symbols_of_choice"] == {"compass": 1}


@pytest.mark.rule("2E-20-11")
@pytest.mark.effect("points_if_complete")
def test_the_decorators_guild_is_worth_seven_points_for_a_complete_wonder() -> None:
    worth = [
        points(situation(SECOND, cities={0: "decorators_guild"}, stages={0: built}), 0, Line.GUILDS)
        for built in range(4)
    ]
    assert worth == [0, 0, 0, 7]


@pytest.mark.rule("R-17", "1E-27-28")
@pytest.mark.effect("copy_guild", "science_choice")
def test_wildcards_and_copies_are_resolved_together_to_the_best_total() -> None:
    # four points of the traders are beaten by the scientists only if the extra symbol completes a set
    cities = {0: "apothecary workshop", 1: "scientists_guild tavern marketplace", 2: "traders_guild forum caravansery"}
    game = situation(FIRST, "olympia/B gizah rhodos", cities=cities, stages={0: 3})
    assert game.score()[0].copied == "scientists_guild"
    assert (points(game, 0, Line.SCIENCE), points(game, 0, Line.GUILDS)) == (10, 0)
    without = situation(FIRST, "olympia/B gizah rhodos", cities=cities | {0: ""}, stages={0: 3})
    assert without.score()[0].copied == "traders_guild"
    assert (points(without, 0, Line.SCIENCE), points(without, 0, Line.GUILDS)) == (0, 4)


@pytest.mark.rule("R-18")
@pytest.mark.effect("copy_guild")
def test_a_copied_shipowners_guild_does_not_count_itself() -> None:
    cities = {0: "lumber_yard loom_1", 1: "shipowners_guild"}
    game = situation(FIRST, "olympia/B gizah rhodos", cities=cities, stages={0: 3})
    assert (game.score()[0].copied, points(game, 0, Line.GUILDS)) == ("shipowners_guild", 2)
    assert {box.constants.copy_counts_itself for box in shipped().boxes} == {0}


@pytest.mark.rule("R-18")
@pytest.mark.parametrize(
    ("own", "beside", "worth"),
    [
        ("lumber_yard loom_1", "shipowners_guild", 3),
        ("lumber_yard loom_1 traders_guild", "shipowners_guild", 4),
        ("", "workers_guild lumber_yard ore_vein", 2),  # it counts no guilds
    ],
)
@pytest.mark.effect("copy_guild")
def test_by_the_other_reading_a_copied_shipowners_guild_counts_itself(
    own: str, beside: str, worth: int, tmp_path: Path
) -> None:
    (tmp_path / "box.toml").write_text(OTHER_READING)
    ours, other = (
        situation(FIRST, "olympia/B gizah rhodos", cities={0: own, 1: beside}, stages={0: 3}, box=box)
        for box in (None, load_own_box(tmp_path))
    )
    assert points(other, 0, Line.GUILDS) == worth
    assert other.score()[0].total - ours.score()[0].total == ("shipowners" in beside)


@pytest.mark.rule("R-26")
@pytest.mark.parametrize(("guild", "card"), [("workers_guild", "lumber_yard"), ("magistrates_guild", "altar")])
@pytest.mark.effect("copy_guild")
def test_of_equally_good_guilds_the_one_with_points_of_its_own_is_copied(guild: str, card: str) -> None:
    # one more symbol is worth a point here, as is the one card of the neighbours that the other guild counts
    cities = {1: f"scientists_guild {card}", 2: guild}
    game = situation(FIRST, "olympia/B gizah rhodos", cities=cities, stages={0: 3})
    assert game.score()[0].copied == guild
    assert (points(game, 0, Line.GUILDS), points(game, 0, Line.SCIENCE)) == (1, 0)


@pytest.mark.rule("R-27")
@pytest.mark.effect("copy_guild", "science_choice")
def test_a_copied_scientists_guild_counts_on_the_science_line() -> None:
    cities = {0: "apothecary dispensary", 1: "scientists_guild"}
    game = situation(FIRST, "olympia/B gizah rhodos", cities=cities, stages={0: 3})
    sheet = game.score()[0]
    assert sheet.copied == "scientists_guild"
    assert (sheet.lines[Line.GUILDS], sheet.lines[Line.SCIENCE]) == (0, 9)
    assert sheet.to_json()["copied_guild"] == "scientists_guild"
