"""Chains: an earlier building makes a later one free."""

from __future__ import annotations

import pytest

from conformance.statements import example, section
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction
from heptapolis.game import Game
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from tables import (
    BOTH,
    EVERY_GOOD,
    FIRST,
    SECOND,
    builds,
    city,
    deal_with,
    happened,
    play,
    play_age,
    put,
    situation,
)

POOR = 0
"""No coin: nothing can be bought, so what is built is free."""


def table_with(rules: str, card: str, standing: str = "", coins: int = POOR) -> Game:
    """Seat 0 holds a card; some buildings stand in its city."""
    read = box_of(rules).card(card)
    boards = " ".join(wonder.id for wonder in box_of(rules).wonders[: min(read.copies)])
    return situation(rules, boards, age=read.age, hands={0: read.id}, cities={0: standing}, coins={0: coins})


def chained_free(game: Game, card: str) -> bool:
    """Whether the card can be built by its chain and in no other way; then it is built and nobody is paid."""
    if builds(game, 0, card) != {f"chain {card}"}:
        return False
    events = play(game, f"chain {card}")
    built = [event.thing for event in happened(events, EventKind.CHAINED)]
    return built == city(game, 0)["cards"] == [card] and not happened(events, EventKind.PAID)


LINKS = [
    pytest.param(match[1], match[2], id=name, marks=pytest.mark.rule(name))
    for name, match in section("1E-29", r"(.+) makes (.+) free\.")
]


@pytest.mark.parametrize(("parent", "child"), LINKS)
def test_the_card_list_names_what_each_building_makes_free(parent: str, child: str) -> None:
    box = box_of(FIRST)
    game = table_with(FIRST, child, box.card(parent).id)
    assert chained_free(game, box.card(child).id)
    assert builds(table_with(FIRST, child), 0, box.card(child).id) == set()


@pytest.mark.rule("1E-06-17", "1E-12-01")
def test_the_card_list_names_every_chain() -> None:
    listed = {(parent, child) for parent, child in (param.values for param in LINKS)}
    cards = box_of(FIRST).cards
    assert {(box_of(FIRST).card(parent).name, card.name) for card in cards for parent in card.chained_by} == listed


@pytest.mark.rule("2E-18-02", "2E-18-01")
@pytest.mark.parametrize(
    ("parent", "child"), [(parent, card.id) for card in box_of(SECOND).cards for parent in card.chained_by]
)
def test_a_matching_symbol_makes_the_later_card_free(parent: str, child: str) -> None:
    assert chained_free(table_with(SECOND, child, parent), child)
    assert builds(table_with(SECOND, child), 0, child) == set()


@pytest.mark.rule("2E-18-01", "1E-06-15", "1E-12-01")
@BOTH
def test_chains_lead_from_an_earlier_age_to_age_two_or_three(rules: str) -> None:
    links = [(box_of(rules).card(parent).age, card.age) for card in box_of(rules).cards for parent in card.chained_by]
    assert {later for _, later in links} == {2, 3}
    assert all(earlier < later for earlier, later in links)


@pytest.mark.rule("1E-06-15", "1E-12-02", "2E-18-04", "1E-09-03")
@BOTH
def test_without_the_earlier_building_the_later_one_is_built_by_paying(rules: str) -> None:
    game = table_with(rules, "library", EVERY_GOOD)
    assert builds(game, 0, "library") == {"build library"}
    play(game, "build library")
    assert city(game, 0)["cards"] == ["library"]
    with pytest.raises(IllegalAction, match="none of your buildings unlocks this card for free"):
        table_with(rules, "library", EVERY_GOOD).choose(0, "chain library")


@pytest.mark.rule("1E-06-16")
def test_stables_cost_three_resources_or_nothing_with_the_apothecary() -> None:
    given, expect = example("1E-06-16")
    cost = box_of(FIRST).card(given["card"]).cost
    assert {good.word: cost.goods.count(good) for good in cost.goods} == expect["cost_without_chain"]
    without = table_with(FIRST, "stables", "clay_pool lumber_yard ore_vein")
    assert builds(without, 0, "stables") == {"build stables"}
    owned = " ".join(box_of(FIRST).card(card).id for card in given["owned"])
    assert expect["cost_with_chain"] == {}
    assert chained_free(table_with(FIRST, "stables", owned), "stables")


@pytest.mark.rule("1E-06-18", "1E-12-03")
def test_the_scriptorium_makes_library_and_courthouse_free() -> None:
    given, expect = example("1E-06-18")
    (source,) = given["built"]
    scriptorium = box_of(FIRST).card(source["card"])
    assert scriptorium.age == source["age"]
    for name in expect["free_by_chain"]:
        card = box_of(FIRST).card(name)
        assert card.age == given["age"]
        assert chained_free(table_with(FIRST, name, scriptorium.id), card.id)
    playing, by_chain = example("1E-12-03")
    assert playing["playing"] in expect["free_by_chain"]
    assert by_chain["by"] == ActionKind.CHAIN.word


@pytest.mark.rule("1E-12-04")
def test_the_theater_leads_to_the_statue_and_the_statue_to_the_gardens() -> None:
    _, expect = example("1E-12-04")
    box = box_of(FIRST)
    statue, gardens = box.card(expect["age_2_free"]), box.card(expect["then_age_3_free"])
    assert (statue.age, gardens.age) == (2, 3)
    assert chained_free(table_with(FIRST, statue.name, "theater"), statue.id)
    assert chained_free(table_with(FIRST, gardens.name, "theater statue"), gardens.id)
    assert builds(table_with(FIRST, gardens.name, "theater"), 0, gardens.id) == set()


@pytest.mark.rule("2E-18-03", "R-09")
def test_the_theater_makes_the_gardens_free_two_ages_later() -> None:
    given, expect = example("2E-18-03")
    (source,) = given["built"]
    theater, gardens = box_of(SECOND).card(source["card"]), box_of(SECOND).card(given["playing"])
    assert (theater.age, gardens.age) == (source["age"], given["age"])
    game = table_with(SECOND, gardens.name, theater.id)
    assert builds(game, 0, gardens.id) == {f"{expect['by']} {gardens.id}"}
    assert chained_free(game, gardens.id)


@pytest.mark.rule("2E-18-05")
def test_a_building_with_two_symbols_opens_two_chains() -> None:
    school = box_of(SECOND).card("school")
    assert len(school.chains_to) == 2
    for later in school.chains_to:
        assert chained_free(table_with(SECOND, later, "school"), later)


@pytest.mark.rule("R-08")
@BOTH
def test_a_chained_card_is_built_by_its_chain_only(rules: str) -> None:
    game = table_with(rules, "library", f"scriptorium {EVERY_GOOD}", coins=9)
    assert builds(game, 0, "library") == {"chain library"}
    with pytest.raises(IllegalAction, match="a chain makes this card free"):
        game.choose(0, "build library")


@pytest.mark.rule("R-09")
@BOTH
def test_a_building_dug_out_of_the_discard_pile_opens_its_chain_at_once(rules: str) -> None:
    boards = f"halikarnassos/{box_of(rules).sides[1]} gizah rhodos"
    game = Game(rules, 3, deal=deal_with(rules, boards, {(1, 1): "scriptorium", (2, 1): "library"}))
    play_age(game)
    put(game, 0, EVERY_GOOD)
    play(game, f"stage {game.view(0).hand[0]}", f"sell {game.view(1).hand[0]}")
    assert game.decision(0) == Decision.DIG
    game.choose(0, "pick scriptorium")
    assert builds(game, 0, "library") == {"chain library"}
