"""A deal that could not come out of the box is refused, and no game begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heptapolis.errors import DealError, HeptapolisError, SetupError, UnknownName
from heptapolis.game import Deal, Game, Options
from tables import BOTH, FIRST, SECOND

Hands = tuple[tuple[tuple[str, ...], ...], ...]


def good_deal(rules: str = SECOND, players: int = 3) -> Deal:
    """A deal that can be."""
    return Deal.from_seed(Options(rules, players), seed=1)


def refused(deal: Deal, rules: str = SECOND, players: int = 3) -> str:
    """How a game with this deal is refused."""
    with pytest.raises(DealError) as caught:
        Game(rules, players, deal=deal)
    return str(caught.value)


def with_hand(deal: Deal, age: int, seat: int, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Deal:
    """The deal with one hand changed."""
    hands = [list(hands) for hands in deal.hands]
    hands[age - 1][seat] = change(hands[age - 1][seat])
    return replace(deal, hands=tuple(map(tuple, hands)))


def with_card(deal: Deal, age: int, card: str) -> Deal:
    """The deal with the first card of seat 0 swapped for another."""
    return with_hand(deal, age, 0, lambda hand: (card, *hand[1:]))


@BOTH
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_deal_out_of_the_box_is_played(rules: str, players: int) -> None:
    deal = good_deal(rules, players)
    assert Game(rules, players, deal=deal).record.deal == deal
    assert Deal.from_json(deal.to_json()) == deal


@BOTH
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_hand_of_six_or_eight_cards_is_refused(rules: str, age: int) -> None:
    deal = good_deal(rules)
    few = with_hand(deal, age, 1, lambda hand: hand[1:])
    many = with_hand(deal, age, 2, lambda hand: (*hand, hand[0]))
    assert refused(few, rules) == f"Age {age}, seat 1: 6 cards in the hand instead of 7."
    assert refused(many, rules) == f"Age {age}, seat 2: 8 cards in the hand instead of 7."


def test_a_card_dealt_oftener_than_its_copies_is_refused() -> None:
    deal = with_hand(good_deal(), 1, 0, lambda hand: (*["altar"] * 7,))
    assert refused(deal).startswith("Altar is dealt ")
    assert refused(deal).endswith(" times in Age 1; 3 cities use 1.")


def test_a_copy_for_more_players_is_refused() -> None:
    assert Options(SECOND, 4).names.box.card("excavation").copies == (4,)
    deal = with_card(good_deal(), 1, "excavation")
    assert refused(deal) == "Excavation is dealt 1 time in Age 1; 3 cities use 0."


@pytest.mark.parametrize(("age", "card", "printed"), [(1, "temple", 2), (2, "altar", 1), (3, "school", 2)])
def test_a_card_of_another_age_is_refused(age: int, card: str, printed: int) -> None:
    deal = with_card(good_deal(), age, card)
    assert refused(deal).endswith(f" is an Age {printed} card, but was dealt in Age {age}.")


def test_a_guild_dealt_twice_is_refused() -> None:
    deal = good_deal()
    guild = next(card for hand in deal.hands[2] for card in hand if card.endswith("_guild"))
    twice = with_hand(deal, 3, 0, lambda hand: (*[guild] * 2, *hand[2:]))
    assert " times in Age 3; 3 cities use 1." in refused(twice)


def test_a_wrong_number_of_guilds_is_refused() -> None:
    deal = good_deal()
    dealt = {card for hand in deal.hands[2] for card in hand}
    guilds = [card.id for card in Options().names.box.cards if card.is_guild and card.id not in dealt]
    seat, place = next(
        (seat, place)
        for seat, hand in enumerate(deal.hands[2])
        for place, card in enumerate(hand)
        if not card.endswith("_guild")
    )
    more = with_hand(deal, 3, seat, lambda hand: (*hand[:place], guilds[0], *hand[place + 1 :]))
    assert refused(more) == "6 guilds are dealt; 3 cities use 5."


def test_an_unknown_card_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"^unknown card 'altaar'; did you mean 'altar'\?$"):
        Game(SECOND, deal=with_card(good_deal(), 1, "altaar"))


def test_a_card_of_the_other_edition_is_unknown() -> None:
    with pytest.raises(UnknownName, match=r"^unknown card 'pawnshop'"):
        Game(SECOND, deal=with_card(good_deal(), 1, "pawnshop"))


def test_hands_for_other_numbers_of_players_or_ages_are_refused() -> None:
    deal = good_deal()
    assert refused(good_deal(players=4)).startswith("boards were dealt to 4 seats")
    fewer = replace(deal, hands=(deal.hands[0][:2], *deal.hands[1:]))
    assert refused(fewer) == "Age 1 has 2 hands; the game has 3 players."
    assert refused(replace(deal, hands=deal.hands[:2])) == "the deal has hands for 2 Ages; the game has 3."
    assert refused(replace(deal, hands=())) == "the deal has hands for 0 Ages; the game has 3."


def test_boards_that_cannot_be_are_refused() -> None:
    deal = good_deal()
    one, two, three = deal.offers
    assert refused(replace(deal, offers=(one, two))) == "boards were dealt to 2 seats; the game has 3 cities."
    assert refused(replace(deal, offers=(one, two, ()))) == "seat 2 is offered 0 boards; 1 to 4 are possible."
    many = ("gizah/day", "gizah/night", "rhodos/day", "rhodos/night", "olympia/day")
    assert refused(replace(deal, offers=(many, two, three))) == "seat 0 is offered 5 boards; 1 to 4 are possible."
    twice = replace(deal, offers=(("gizah/day",), ("gizah/night",), ("rhodos/day",)))
    assert refused(twice) == "Gizah is dealt to seats 0 and 1; there is only one."


def test_a_side_offered_twice_to_one_seat_is_refused() -> None:
    twice = replace(good_deal(), offers=(("gizah/day", "gizah/day"), ("rhodos/day",), ("olympia/day",)))
    assert "Gizah" in refused(twice)


def test_an_unknown_board_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"^unknown wonder 'gizzah'; did you mean 'gizah'\?$"):
        Game(SECOND, deal=replace(good_deal(), offers=(("gizzah/day",), ("rhodos/day",), ("olympia/day",))))
    with pytest.raises(UnknownName, match=r"^unknown side of Gizah 'A'; known: day, night\.$"):
        Game(SECOND, deal=replace(good_deal(), offers=(("gizah/A",), ("rhodos/day",), ("olympia/day",))))


def test_a_deal_beside_a_seed_or_boards_is_refused() -> None:
    for beside in ({"seed": 1}, {"wonders": ["gizah", "rhodos", "olympia"]}):
        arguments: dict[str, Any] = {"deal": good_deal(), **beside}
        with pytest.raises(SetupError, match="an explicit deal has its own boards and cards"):
            Game(SECOND, **arguments)


@pytest.mark.parametrize(
    "values",
    [None, 5, "deal", [], {}, {"boards": []}, {"hands": []}, {"boards": 5, "hands": 5}, {"boards": [5], "hands": [5]}],
    ids=repr,
)
def test_json_that_is_no_deal_is_refused(values: Any) -> None:
    with pytest.raises(DealError, match="the deal is not of the form"):
        Deal.from_json(values)


@pytest.mark.parametrize("values", [{"boards": [], "hands": []}, {"boards": "abc", "hands": [["a"]] * 3}], ids=repr)
def test_json_of_the_right_form_is_checked_like_any_deal(values: Any) -> None:
    with pytest.raises(HeptapolisError):
        Game(SECOND, deal=Deal.from_json(values))


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True], ids=repr)
def test_a_seed_is_a_whole_number_within_limits(seed: Any) -> None:
    with pytest.raises(SetupError, match="is not a whole number from 0 to"):
        Game(FIRST, seed=seed)
