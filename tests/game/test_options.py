"""Options that do not make a game are refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.errors import DealError, HeptapolisError, SetupError, UnknownName
from heptapolis.game import Game, Options
from tables import BOTH, FIRST, SECOND


@BOTH
@pytest.mark.parametrize("players", [-1, 0, 1, 8, 100, 10**12])
def test_only_two_to_seven_can_play(rules: str, players: int) -> None:
    name = "first" if rules == FIRST else "second"
    noun = "player" if players == 1 else "players"
    wanted = f"^{players} {noun} cannot play 7 Wonders, {name} edition; it is for 2 to 7\\ players.$"
    with pytest.raises(SetupError, match=wanted):
        Options(rules, players)
    with pytest.raises(SetupError, match=wanted):
        Game(rules, players)


@pytest.mark.parametrize("players", ["3", 3.0, True], ids=repr)
def test_a_number_of_players_that_is_no_whole_number_is_refused(players: Any) -> None:
    with pytest.raises(SetupError, match="player"):
        Game(SECOND, players)


def test_an_unknown_ruleset_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"^unknown ruleset 'secondedition'; did you mean 'second-edition'"):
        Game("secondedition")
    with pytest.raises(UnknownName, match=r"^unknown ruleset ''; known: first-edition, second-edition\.$"):
        Options("")


@BOTH
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_draft_is_for_three_players(rules: str, players: int) -> None:
    wanted = f"{players} players need {2 * players} boards and the box has 7. Use wonders 'random' or name the boards."
    with pytest.raises(SetupError) as caught:
        Game(rules, players, wonders="draft")
    assert str(caught.value) == f"a draft deals two boards to each player; {wanted}"
    assert Options(rules, 3, "draft").wonders == "draft"


def test_unknown_words_for_wonders_and_sides_are_refused_with_the_choices() -> None:
    with pytest.raises(UnknownName, match=r"^unknown value of wonders 'drft'; did you mean 'draft'\?$"):
        Game(wonders="drft")
    with pytest.raises(UnknownName, match=r"^unknown value of sides 'frist'; did you mean 'first'\?$"):
        Game(sides="frist")


@pytest.mark.parametrize("boards", [["gizah"], ["gizah", "olympia"], ["gizah", "olympia", "rhodos", "babylon"]])
def test_as_many_boards_as_players_are_named(boards: list[str]) -> None:
    words = "1 board is" if len(boards) == 1 else f"{len(boards)} boards are"
    with pytest.raises(DealError, match=f"^{words} named for 3 players\\.$"):
        Game(wonders=boards)


def test_an_unknown_city_or_side_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"^unknown wonder 'gizzah'; did you mean 'gizah'\?$"):
        Game(wonders=["gizzah", "olympia", "rhodos"])
    with pytest.raises(UnknownName, match=r"^unknown side of Gizah 'nigt'; did you mean 'night'\?$"):
        Game(wonders=["gizah/nigt", "olympia", "rhodos"])
    with pytest.raises(UnknownName, match=r"^unknown side of Gizah 'night'; known: A, B\.$"):
        Game(FIRST, wonders=["gizah/night", "olympia", "rhodos"])


@pytest.mark.parametrize("boards", [["gizah", "olympia", "gizah"], ["gizah/day", "olympia", "giza/night"]])
def test_a_city_named_twice_is_refused(boards: list[str]) -> None:
    with pytest.raises(DealError, match=r"^Gizah is dealt to seats 0 and 2; there is only one\.$"):
        Game(wonders=boards)


def test_random_sides_of_named_cities_are_drawn_by_the_seed() -> None:
    cities = ["gizah", "olympia", "rhodos/night"]
    deals = [Game(wonders=cities, sides="random", seed=seed).record.deal.offers for seed in range(20)]
    assert deals == [Game(wonders=cities, sides="random", seed=seed).record.deal.offers for seed in range(20)]
    assert {offers[0] for offers in deals} == {("gizah/day",), ("gizah/night",)}
    assert {offers[2] for offers in deals} == {("rhodos/night",)}


def test_as_many_seats_as_players_are_named() -> None:
    with pytest.raises(SetupError, match=r"^2 seat names were given for 3 players; names are text\.$"):
        Game(seats=["Ada", "Bea"])
    with pytest.raises(SetupError, match="names are text"):
        Game(seats=[1, 2, 3])  # type: ignore[list-item]


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "0", None, True], ids=repr)
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = Game(seed=1)
    for ask in (game.decision, game.choice, game.legal, lambda place: game.choose(place, "sell altar")):
        with pytest.raises(SetupError, match=r"^there is no seat .*; the seats are 0 to 2"):
            ask(seat)
    assert game.deciding() == (0, 1, 2)


TEXTS = {
    "empty": "",
    "words": "hello",
    "no-players": "second-edition wonders=random sides=first seed=1 |",
    "no-seed": "second-edition players=3 wonders=random sides=first |",
    "one-player": "second-edition players=1 wonders=random sides=first seed=1 |",
    "word-players": "second-edition players=three wonders=random sides=first seed=1 |",
    "rules": "second-editon players=3 wonders=random sides=first seed=1 |",
    "half-a-deal": "second-edition players=3 wonders=random sides=first hands=altar |",
    "bad-deal": "second-edition players=3 wonders=random sides=first boards=gizah/day hands=altar |",
    "no-seat": "second-edition players=3 wonders=random sides=first seed=1 | build altar",
    "other-seat": "second-edition players=3 wonders=random sides=first seed=1 | 7 sell stone_pit",
    "no-verb": "second-edition players=3 wonders=random sides=first seed=1 | 0",
    "bad-payment": "second-edition players=3 wonders=random sides=first seed=1 | 0 build stone_pit L2 L2",
    "illegal": "second-edition players=3 wonders=random sides=first seed=1 | 0 sell palace",
    "two-names": "second-edition players=3 wonders=random sides=first seed=1 seats=a,b |",
    "unknown-key": "second-edition players=3 wonders=random sides=first seed=1 sneed=2 |",
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(HeptapolisError):
        Game.parse(TEXTS[text])
