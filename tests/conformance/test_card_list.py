"""The card list of the first edition, row by row: copies, colours, Ages, printed points and coins."""

from __future__ import annotations

import re

import pytest

from conformance.statements import AGE_NUMBERS, section
from heptapolis.catalogue.cards import Card, box_of
from heptapolis.game import Game
from heptapolis.vocab.cards.city import Colour, Line
from tables import FIRST, coins, play, points, situation

ROWS = section("1E-28", r"(.+) \((.+)\), Age (I+), (\w+): (\d) cop(?:y|ies), used (.+) players? on\.")
GUILDS = section("1E-28", r"(.+) \((.+)\), Age (I+), (purple): one of the 10 guilds, one copy\.")
WORTH = section("1E-28", r"(.+) is worth (\d) points\.")
GIVES = section("1E-28", r"(.+) gives (\d) coins\.")


def params(rows: list[tuple[str, re.Match[str]]]) -> list[object]:
    """One parameter for each row, marked with its id."""
    return [pytest.param(match, id=name, marks=pytest.mark.rule(name)) for name, match in rows]


def listed(row: re.Match[str]) -> Card:
    """The card of a row: the one of its name, Age and colour, under its Dutch name too."""
    (card,) = [card for card in box_of(FIRST).cards if (card.name, card.age) == (row[1], AGE_NUMBERS[row[3]])]
    assert card.colour == Colour[row[4].upper()]
    assert card.names["nl"] == row[2]
    return card


def in_play(card: str, players: int) -> int:
    """How many copies of a card a game of so many players deals."""
    deal = Game(FIRST, players, seed=28).record.deal
    return sum(hand.count(card) for hands in deal.hands for hand in hands)


@pytest.mark.parametrize("row", params(ROWS))
def test_each_copy_is_used_from_its_number_of_players_on(row: re.Match[str]) -> None:
    card, marks = listed(row), [int(mark) for mark in re.findall(r"\d", row[6])]
    assert len(marks) == int(row[5])
    for players in range(3, 8):
        assert in_play(card.id, players) == sum(mark <= players for mark in marks)


@pytest.mark.parametrize("row", params(GUILDS))
def test_each_guild_is_there_once(row: re.Match[str]) -> None:
    card = listed(row)
    assert card.is_guild
    copies = {in_play(card.id, players) for players in range(3, 8)}
    assert copies <= {0, 1}
    assert box_of(FIRST).copies(card, 7) == 1


@pytest.mark.parametrize("row", params(WORTH))
@pytest.mark.effect("points")
@pytest.mark.rule("1E-30-06")
def test_a_blue_card_is_worth_its_printed_points(row: re.Match[str]) -> None:
    card = box_of(FIRST).card(row[1])
    assert card.colour == Colour.BLUE
    assert points(situation(FIRST, cities={0: card.id}), 0, Line.CIVIL) == int(row[2])


@pytest.mark.parametrize("row", params(GIVES))
@pytest.mark.rule("1E-30-11")
@pytest.mark.effect("coins")
def test_a_card_gives_its_printed_coins_once_when_built(row: re.Match[str]) -> None:
    card = box_of(FIRST).card(row[1])
    game = situation(FIRST, "gizah babylon rhodos olympia", hands={0: card.id, 3: "altar"}, coins={0: 0})
    play(game, f"build {card.id}")
    assert coins(game)[0] == int(row[2])
    play(game, "build altar")
    assert coins(game)[0] == int(row[2])


@pytest.mark.rule("1E-28-01")
def test_the_list_names_every_card_once_and_every_blue_one_with_its_points() -> None:
    cards = box_of(FIRST).cards
    names = sorted((match[1], AGE_NUMBERS[match[3]]) for _, match in (*ROWS, *GUILDS))
    assert names == sorted((card.name, card.age) for card in cards)
    assert sorted(match[1] for _, match in WORTH) == sorted(card.name for card in cards if card.colour == Colour.BLUE)
