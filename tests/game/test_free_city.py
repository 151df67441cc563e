"""The Free City: who may choose for it and when, and what becomes of a choice when its holder thinks again."""

from __future__ import annotations

from typing import Any

import pytest

from game.cases import all_of
from heptapolis.errors import HeptapolisError, IllegalAction, LateAction, RecordError, SetupError
from heptapolis.game import Action, Game, GameRecord
from heptapolis.vocab.cards.play import Decision
from tables import BOTH, FIRST, SECOND, filler, play, play_out, situation

FREE_CITY = 2
HANDS = {0: "altar theater baths", 1: "stockade barracks"}


def table(rules: str = FIRST, turn: int = 1) -> Game:
    """Two players and the Free City at the start of a turn."""
    return situation(rules, "gizah alexandria ephesos", players=2, turn=turn, hands=HANDS)


@BOTH
@pytest.mark.parametrize("turn", [1, 2])
def test_choosing_for_the_free_city_before_its_holder_has_chosen_is_late(rules: str, turn: int) -> None:
    game = table(rules, turn)
    holder, other = game.chooser(FREE_CITY), 1 - game.chooser(FREE_CITY)
    game.choose(other, f"sell {HANDS[other].split()[0]}")
    before = all_of(game)
    card = HANDS[holder].split()[0]
    for action in (f"build {card}", f"sell {card}", "decline", "sell palace"):
        with pytest.raises(LateAction) as caught:
            game.choose(FREE_CITY, action)
        assert str(caught.value) == (
            f"seat {holder} chooses its own card first, then the Free City's.   position: {game.position}"
        )
        assert game.position.startswith(f"{rules} 2p Age I turn {turn}, ")
    assert all_of(game) == before
    assert game.deciding() == (holder,)
    assert not len(game.legal(FREE_CITY))


@BOTH
def test_the_chooser_is_the_seat_itself_and_for_the_free_city_one_player_after_the_other(rules: str) -> None:
    game = Game(rules, 2, seed=4)
    holders = []
    while not game.over:
        assert [game.chooser(seat) for seat in (0, 1)] == [0, 1]
        holders.append(game.chooser(FREE_CITY))
        play(game)
    assert holders == [*[0, 1] * 3, *[1, 0] * 3, *[0, 1] * 3]


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "2", None, True], ids=repr)
def test_nobody_chooses_for_a_seat_that_is_not_there(seat: Any) -> None:
    game = Game(FIRST, 2, seed=1)
    for ask in (game.chooser, game.decision, game.legal, game.board, lambda place: game.choose(place, "sell altar")):
        with pytest.raises(SetupError, match=r"^there is no seat .*; the seats are 0 to 2\.$"):
            ask(seat)


@BOTH
def test_the_free_city_has_no_view_but_everybody_sees_it(rules: str) -> None:
    game = Game(rules, 2, seed=1)
    for _ in range(2):
        with pytest.raises(SetupError) as caught:
            game.view(FREE_CITY)
        assert str(caught.value) == ("the Free City has no view; use that of the player who decides for it.")
        assert [len(game.view(seat).to_json()["cities"]) for seat in (0, 1, None)] == [3, 3, 3]
        play_out(game)
    with pytest.raises(SetupError, match="there is no seat 3"):
        game.view(3)


def test_only_its_holder_sees_and_decides_for_the_free_city() -> None:
    game = table()
    assert (game.view(0).decides, game.view(1).decides, game.view().decides) == ((0, 2), (1,), ())
    game.choose(0, "build altar")
    game.choose(FREE_CITY, "build theater")
    assert game.view(0).choices == {0: Action.parse("build altar"), 2: Action.parse("build theater")}
    assert (game.view(1).choices, game.view().choices) == ({}, {})
    assert not len(game.view(1).legal(FREE_CITY))
    assert not len(game.view().legal(FREE_CITY))


def test_a_new_choice_of_the_holder_withdraws_the_free_citys() -> None:
    game = table()
    game.choose(0, "build altar")
    game.choose(FREE_CITY, "build theater")
    game.choose(0, "build theater")
    assert (game.choice(0), game.choice(FREE_CITY)) == (Action.parse("build theater"), None)
    assert game.deciding() == (1, 2)


def test_the_same_choice_again_or_a_refused_one_keeps_the_free_citys() -> None:
    game = table()
    game.choose(0, "build altar")
    game.choose(FREE_CITY, "build theater")
    before = all_of(game)
    game.choose(0, "build altar")
    for seat, action in ((0, "sell palace"), (0, "stage altar left"), (FREE_CITY, "build altar"), (0, "build")):
        with pytest.raises(HeptapolisError):
            game.choose(seat, action)
    assert all_of(game) == before
    assert game.deciding() == (1,)


def test_a_refused_action_of_the_other_player_keeps_the_free_citys_choice() -> None:
    game = table()
    game.choose(0, "build altar")
    game.choose(FREE_CITY, "build theater")
    before = all_of(game)
    with pytest.raises(IllegalAction):
        game.choose(1, "sell palace")
    assert all_of(game) == before
    game.choose(1, "sell stockade")
    assert [seen["cards"] for seen in game.view().to_json()["cities"]] == [["altar"], [], ["theater"]]


def test_an_answer_to_a_penalty_keeps_the_one_given_for_the_free_city() -> None:
    cities = dict.fromkeys(range(3), "loom_1 press_1")
    boards = "rhodos gizah ephesos"
    game = situation(SECOND, boards, players=2, turn=6, edifices="curtain_wall", cities=cities)
    play(game)
    assert [game.decision(seat) for seat in range(3)] == [Decision.LOSE_CARD] * 3
    game.choose(FREE_CITY, "lose loom_1")  # nobody's hand has to do with it, so the order does not matter
    game.choose(game.chooser(FREE_CITY), "lose press_1")
    assert game.choice(FREE_CITY) == Action.parse("lose loom_1")
    game.choose(game.chooser(FREE_CITY), "lose loom_1")
    assert game.choice(FREE_CITY) == Action.parse("lose loom_1")


@BOTH
def test_after_the_game_nobody_is_asked_for_the_free_city(rules: str) -> None:
    game = play_out(Game(rules, 2, seed=1))
    before = all_of(game)
    with pytest.raises(LateAction, match=r"^seat 2 has nothing to decide right now; waiting for nobody\.   position: "):
        game.choose(FREE_CITY, "sell altar")
    assert all_of(game) == before
    assert set(game.winners()) <= {0, 1}
    assert len(game.score()) == 3


@pytest.mark.parametrize("seats", [["Ada"], ["Ada", "Bea", "Free City"], []])
def test_two_names_are_given_to_two_players(seats: list[str]) -> None:
    with pytest.raises(SetupError, match=rf"^{len(seats)} seat names were given for 2 players; names are text\.$"):
        Game(FIRST, 2, seats=seats)
    assert Game(FIRST, 2, seats=["Ada", "Bea"]).seats == ("Ada", "Bea", "Free City")


def test_a_record_in_which_the_free_city_comes_first_is_refused() -> None:
    game = table()
    game.choose(0, "build altar")
    game.choose(FREE_CITY, "build theater")
    text = str(game)
    assert text.endswith(" | 0 build altar; 2 build theater")
    assert Game.parse(text).choice(FREE_CITY) == Action.parse("build theater")
    swapped = text.replace("0 build altar; 2 build theater", "2 build theater; 0 build altar")
    with pytest.raises(
        RecordError, match=r"^decision 1 of the record \(2 build theater\) is not possible: seat 0 chooses"
    ):
        Game.parse(swapped)
    with pytest.raises(
        RecordError, match=r"^decision 2 of the record \(3 build theater\) is not possible: there is no seat 3"
    ):
        Game.parse(text.replace("2 build", "3 build"))


@BOTH
def test_the_record_of_every_moment_reads_back(rules: str) -> None:
    game = Game(rules, 2, seed=8)
    while not game.over:
        seat = game.deciding()[0]
        game.choose(seat, filler(game, seat) if seat < 2 else game.legal(seat).actions[0])
        again = Game.from_record(GameRecord.loads(game.record.dumps()))
        assert all_of(again) == all_of(game)
        assert str(Game.parse(str(game))) == str(game)
