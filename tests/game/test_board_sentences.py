"""Who plays which board is told of the player and of the city, by name, in every language."""

from __future__ import annotations

import pytest

from heptapolis.game import Game
from heptapolis.game.cards.text import playthrough
from heptapolis.vocab.cards.play import EventKind
from heptapolis.words import words_of

BOARDS = ["gizah", "olympia", "ephesos"]


def dealt(*seats: str) -> Game:
    """A table with fixed boards; with two players the third is the Free City's."""
    return Game("second-edition", len(seats), wonders=BOARDS, sides="first", seats=list(seats), seed=1)


def told(game: Game) -> list[str]:
    """What the server tells of the boards."""
    return [event["words"] for event in game.news(None) if event["kind"] == EventKind.TOOK_BOARD.word]


def test_a_dealt_board_is_told_of_its_player() -> None:
    assert told(dealt("Ada", "rulebook 2", "rulebook 3")) == [
        "Ada plays Gizah (day).",
        "rulebook 2 plays Olympia (day).",
        "rulebook 3 plays Ephesos (day).",
    ]


def test_a_taken_board_is_told_of_its_player() -> None:
    game = Game("second-edition", 3, wonders=BOARDS, sides="choice", seats=["Ada", "Bea", "Cleo"], seed=1)
    assert told(game) == []
    for seat, board in enumerate(BOARDS):
        game.choose(seat, f"take {board}/night")
    assert told(game) == ["Ada plays Gizah (night).", "Bea plays Olympia (night).", "Cleo plays Ephesos (night)."]


def test_the_free_city_has_no_player() -> None:
    assert told(dealt("Ada", "Bea"))[-1] == "The Free City plays Ephesos (day)."


def test_clients_are_told_whose_board_it_is() -> None:
    *players, free_city = [event["message"] for event in dealt("Ada", "Bea").news(None)[:3]]
    assert [message["gaps"]["who"] for message in players] == [{"player": 0}, {"player": 1}]
    assert free_city == {"key": "log-took_board-free_city", "gaps": {"board": {"board": "ephesos/day"}}}


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You play Gizah (day).", "Bea plays Olympia (day).", "The Free City plays Ephesos (day)."]),
        ("da", ["Du spiller Giza (dag).", "Bea spiller Olympia (dag).", "Den Frie By spiller Efesos (dag)."]),
        ("nb", ["Du spiller Giza (dag).", "Bea spiller Olympia (dag).", "Den frie byen spiller Efesos (dag)."]),
        ("sv", ["Du spelar Giza (dag).", "Bea spelar Olympia (dag).", "Fria staden spelar Efesos (dag)."]),
        ("nl", ["Je speelt Gizeh (dag).", "Bea speelt Olympia (dag).", "De Vrije Stad speelt Efeze (dag)."]),
    ],
)
def test_a_playthrough_tells_it_in_every_language_and_speaks_to_you(language: str, sentences: list[str]) -> None:
    words = words_of(language)
    lines = list(playthrough(dealt(words("app-you"), "Bea").record, words))
    assert [line.strip() for line in lines[1:4]] == sentences
