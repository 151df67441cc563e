"""What holds for both shipped boxes, in plain numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from heptapolis.catalogue.cards import EDITIONS, Box, Card, Side, box_of, expansion_of
from heptapolis.errors import UnknownName
from heptapolis.game.cards.names import names_of
from heptapolis.vocab.cards.city import Colour
from heptapolis.vocab.cards.goods import Good
from heptapolis.words import ENGLISH

FIRST, SECOND = EDITIONS
BOTH = pytest.mark.parametrize("box", [pytest.param(box_of(edition), id=edition) for edition in EDITIONS])
EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5, 6, 7])

COPIES_BY_COLOUR = {
    FIRST: {"brown": 22, "grey": 12, "blue": 27, "yellow": 28, "red": 25, "green": 24, "purple": 10},
    SECOND: {"brown": 22, "grey": 12, "blue": 26, "yellow": 29, "red": 25, "green": 24, "purple": 10},
}


def printed(card: Card) -> int:
    """How many copies lie in the box; of a guild there is one."""
    return 1 if card.is_guild else len(card.copies)


def points_of(side: Side) -> list[int | None]:
    """The plain points of every stage."""
    return [next((e.value for e in stage.effects if e.kind.name == "points"), None) for stage in side.stages]


@pytest.mark.parametrize(("edition", "rows"), [(FIRST, 78), (SECOND, 80)])
def test_the_file_has_one_row_a_card(edition: str, rows: int) -> None:
    assert len(box_of(edition).cards) == rows


@BOTH
def test_the_box_holds_148_cards(box: Box) -> None:
    assert sum(printed(card) for card in box.cards) == 148
    assert [sum(printed(c) for c in box.cards if c.age == age) for age in (1, 2, 3)] == [49, 49, 50]
    assert sum(card.is_guild for card in box.cards) == 10


@BOTH
def test_each_colour_has_its_number_of_copies(box: Box) -> None:
    copies: Counter[str] = Counter()
    for card in box.cards:
        copies[card.colour.word] += printed(card)
    assert copies == COPIES_BY_COLOUR[box.id]


@BOTH
@EVERY_COUNT
@pytest.mark.parametrize("age", [1, 2])
def test_an_early_age_has_seven_cards_for_each_player(box: Box, players: int, age: int) -> None:
    deck = [least for card in box.cards if card.age == age for least in card.copies if least <= players]
    assert len(deck) == 7 * players
    assert len(deck) == sum(box.copies(card, players) for card in box.cards if card.age == age)


@BOTH
@EVERY_COUNT
def test_the_third_age_has_guilds_for_the_players_and_two_more(box: Box, players: int) -> None:
    deck = [least for card in box.cards if card.age == 3 for least in card.copies if least <= players]
    assert len(deck) == 6 * players - 2
    assert box.guilds(players) == players + 2
    assert len(deck) + box.guilds(players) == 7 * players


@BOTH
def test_copies_rise_from_three_to_seven_players(box: Box) -> None:
    for card in box.cards:
        assert list(card.copies) == sorted(set(card.copies))
        assert set(card.copies) <= {3, 4, 5, 6, 7}
        assert bool(card.copies) != card.is_guild


@BOTH
def test_goods_are_in_the_first_two_ages_and_guilds_in_the_third(box: Box) -> None:
    for card in box.cards:
        if card.colour in (Colour.BROWN, Colour.GREY):
            assert card.age in (1, 2)
        assert card.is_guild == (card.colour == Colour.PURPLE)
        assert not card.is_guild or card.age == 3


@BOTH
def test_grey_cards_are_the_same_in_both_ages(box: Box) -> None:
    grey = {age: {c.name: c.effects for c in box.cards if c.colour == Colour.GREY and c.age == age} for age in (1, 2)}
    assert len(grey[1]) == 3
    assert grey[1] == grey[2]


@BOTH
def test_each_science_symbol_has_four_names_and_eight_copies(box: Box) -> None:
    names: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for card in (card for card in box.cards if card.colour == Colour.GREEN):
        names[card.effects[0].value.word] += 1
        copies[card.effects[0].value.word] += printed(card)
    assert names == {"compass": 4, "gear": 4, "tablet": 4}
    assert copies == {"compass": 8, "gear": 8, "tablet": 8}


@BOTH
def test_the_shields_of_a_red_card_are_its_age(box: Box) -> None:
    red = [card for card in box.cards if card.colour == Colour.RED]
    assert [card.columns for card in red] == [{"shields": card.age} for card in red]


@BOTH
def test_only_brown_cards_cost_coins_and_only_one(box: Box) -> None:
    paid = [card for card in box.cards if card.cost.coins]
    choices = {card.id for card in box.cards for e in card.effects if e.kind.name == "produce_choice" and card.age == 1}
    assert all(card.cost == (1, ()) and card.colour == Colour.BROWN for card in paid)
    second_age = {card.id for card in box.cards if card.colour == Colour.BROWN and card.age == 2}
    assert {card.id for card in paid} == choices | second_age
    assert len(choices) == 6


@pytest.mark.parametrize(("edition", "links", "targets"), [(FIRST, 26, 25), (SECOND, 25, 24)])
def test_the_chains_are_counted(edition: str, links: int, targets: int) -> None:
    chained = [card.chained_by for card in box_of(edition).cards if card.chained_by]
    assert (sum(map(len, chained)), len(chained)) == (links, targets)


@BOTH
def test_chains_are_symmetric_and_lead_to_a_later_age(box: Box) -> None:
    cards = {card.id: card for card in box.cards}
    forth = {(card.id, later) for card in box.cards for later in card.chains_to}
    back = {(earlier, card.id) for card in box.cards for earlier in card.chained_by}
    assert forth == back
    assert all(cards[earlier].age < cards[later].age for earlier, later in forth)
    in_a_chain = {cards[name].colour for link in forth for name in link}
    assert not in_a_chain & {Colour.BROWN, Colour.GREY, Colour.PURPLE}


@pytest.mark.parametrize(
    ("edition", "skips"), [(FIRST, set()), (SECOND, {("altar", "pantheon"), ("theater", "gardens")})]
)
def test_only_two_chains_of_the_second_edition_skip_an_age(edition: str, skips: set[tuple[str, str]]) -> None:
    box = box_of(edition)
    links = {(card.id, later) for card in box.cards for later in card.chains_to}
    assert {link for link in links if box.card(link[1]).age - box.card(link[0]).age > 1} == skips


@BOTH
def test_each_good_is_the_resource_of_one_wonder_on_both_sides(box: Box) -> None:
    assert len(box.wonders) == 7
    assert sorted(wonder.sides[0].resource for wonder in box.wonders) == sorted(Good)
    assert all(wonder.sides[0].resource == wonder.sides[1].resource for wonder in box.wonders)


@BOTH
def test_a_first_side_has_three_stages_with_three_points_first_and_seven_last(box: Box) -> None:
    for wonder in box.wonders:
        stages = points_of(wonder.sides[0])
        assert (len(stages), stages[0], stages[2]) == (3, 3, 7)


@pytest.mark.parametrize(
    ("edition", "others", "total"),
    [(FIRST, {"gizah": 4, "rhodos": 2}, 42), (SECOND, {"gizah": 4, "rhodos": 2, "babylon": 2}, 41)],
)
def test_a_second_side_has_three_stages_but_for_a_few(edition: str, others: dict[str, int], total: int) -> None:
    wonders = box_of(edition).wonders
    second = {wonder.id: len(wonder.sides[1].stages) for wonder in wonders}
    assert second == dict.fromkeys(second, 3) | others
    assert sum(len(side.stages) for wonder in wonders for side in wonder.sides) == total


@BOTH
def test_no_stage_costs_coins(box: Box) -> None:
    stages = [stage for wonder in box.wonders for side in wonder.sides for stage in side.stages]
    assert not any(stage.cost.coins for stage in stages)


def test_the_cards_that_the_second_rulebook_names() -> None:
    box = box_of(SECOND)
    costs = {name: str(box.card(name).cost) for name in ("Barracks", "Scriptorium", "Lumber Yard", "Excavation")}
    assert costs == {"Barracks": "O", "Scriptorium": "P", "Lumber Yard": "", "Excavation": "1"}
    assert Good.CLAY in box.card("Guard Tower").cost.goods
    assert "theater" in box.card("Gardens").chained_by


@BOTH
def test_names_and_ids_are_found_either_way(box: Box) -> None:
    for card in box.cards:
        assert box.card(card.id) is card
        assert box.card(card.name.upper()).name == card.name
    names = names_of(box.id)
    for wonder in (*box.wonders, *expansion_of("edifice").wonders):
        assert all(names.wonder(name) is wonder for name in (wonder.id, wonder.city.upper(), *wonder.also))


@BOTH
def test_the_boards_of_the_expansion_have_names_of_their_own(box: Box) -> None:
    base, guests = (
        {name.lower() for wonder in wonders for name in (wonder.id, wonder.city, *wonder.also)}
        for wonders in (box.wonders, expansion_of("edifice").wonders)
    )
    assert guests == {"carthage", "ur"}
    assert not base & guests
    assert [wonder.alone for wonder in box.wonders] == [True] * 7
    assert {wonder.id: wonder.alone for wonder in expansion_of("edifice").wonders} == {"carthage": True, "ur": False}


def test_the_expansion_has_five_edifices_for_each_age_with_different_penalties() -> None:
    box = expansion_of("edifice")
    for age in (1, 2, 3):
        penalties = [str(ENGLISH.say(edifice.penalty.message)) for edifice in box.edifices if edifice.age == age]
        assert len(penalties) == len(set(penalties)) == 5
    assert len(box.edifices) == box.components["edifices"]
    assert len(box.wonders) == box.components["boards"]
    assert box.components["pawns"] == 3 * box.components["pawns_an_age"]
    assert max(box.pawns) + 1 <= box.components["pawns_an_age"]


def test_edifices_are_found_by_id_and_name() -> None:
    box = expansion_of("edifice")
    for edifice in box.edifices:
        assert all(box.edifice(name) is edifice for name in (edifice.id, edifice.name, edifice.name.upper()))
    with pytest.raises(UnknownName, match=r"^unknown edifice 'Belvedre'; did you mean 'belvedere'\?$"):
        box.edifice("Belvedre")


def test_only_the_first_rulebook_describes_two_players() -> None:
    assert {edition: box_of(edition).constants.free_city for edition in EDITIONS} == {FIRST: 1, SECOND: 0}
