"""Two players: what is dealt, who plays the Free City in which turn, how hands are swapped, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.statements import example, first_number
from conformance.test_setup import SEEDS, dealt, guilds, marks_kept
from heptapolis.catalogue.cards import box_of
from heptapolis.errors import IllegalAction, LateAction, SetupError
from heptapolis.game import Game
from heptapolis.game.cards.events import HIDDEN
from heptapolis.rules.cards.state import NOT_CHOSEN
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import Decision, EventKind
from heptapolis.vocab.reasons import Reason
from tables import (
    FIRST,
    SECOND,
    TESTER_HAND,
    city,
    coins,
    happened,
    on_sale,
    play,
    play_age,
    play_out,
    points,
    situation,
)

FREE_CITY = 2
LEFT, RIGHT = 0, 1
"""The players to the left and to the right of the Free City, by their seats."""
BOARDS = "gizah alexandria ephesos"
AGES = pytest.mark.parametrize("age", [1, 2, 3])


@pytest.mark.rule("2P-01-01", "2P-03-01")
def test_exactly_two_players_play_beside_a_free_city() -> None:
    game = Game(FIRST, 2, seed=1)
    assert (game.players, game.cities) == (2, 3)
    assert play_out(game).over
    assert Game(FIRST, 3, seed=1).cities == 3  # from three players on there is none
    with pytest.raises(SetupError, match="1 player cannot play"):
        Game(FIRST, 1, seed=1)


@pytest.mark.rule("2P-01-02", "2P-02-03", "1E-01-10")
def test_two_cards_of_the_box_serve_two_players_alone() -> None:
    # the Free City card says whose turn it is to play the third city, the Border card keeps two hands apart
    assert box_of(FIRST).components["two_player_cards"] == first_number("1E-01-10")
    assert "two_player_cards" not in box_of(SECOND).components
    game = situation(FIRST, BOARDS, players=2)
    assert [game.chooser(seat) for seat in range(3)] == [0, 1, LEFT]
    assert set(game.view(LEFT).hand).isdisjoint(game.view(RIGHT).hand)


@pytest.mark.rule("2P-01-03")
def test_a_table_that_says_nothing_has_three_players() -> None:
    assert Game(FIRST, seed=1).players == 3


@pytest.mark.rule("2P-02-01", "R-28")
def test_the_cards_of_three_players_are_used() -> None:
    two, three = Game(FIRST, 2, seed=1), Game(FIRST, 3, seed=1)
    for age in (1, 2, 3):
        decks = [Counter(card for card in dealt(game, age) if card not in guilds(game)) for game in (two, three)]
        assert decks[0] == decks[1]
    assert marks_kept(two) == {3}
    assert len(guilds(two)) == 5
    assert len({frozenset(guilds(Game(FIRST, 2, seed=seed))) for seed in SEEDS}) > 1


@pytest.mark.rule("2P-02-02", "R-29")
def test_each_player_has_a_board_and_a_third_one_is_the_free_city() -> None:
    game = Game(FIRST, 2, seed=3, seats=["Luuk", "Roel"])
    assert game.seats == ("Luuk", "Roel", "Free City")
    boards = [city(game, seat)["board"].partition("/")[0] for seat in range(3)]
    assert len(set(boards)) == 3
    chosen = Game(FIRST, 2, seed=3, wonders=BOARDS.split())
    assert [city(chosen, seat)["board"] for seat in range(3)] == [f"{board}/A" for board in BOARDS.split()]


@pytest.mark.rule("2P-02-03", "R-29")
def test_the_three_cities_are_a_ring_in_which_everybody_trades_with_both_others() -> None:
    sold = {0: Good.STONE, 1: Good.GLASS, 2: Good.PAPYRUS}
    for seat in (0, 1):
        game = situation(FIRST, BOARDS, players=2, hands={seat: TESTER_HAND})
        assert on_sale(game, seat, "L2") == {sold[(seat + 1) % 3]}
        assert on_sale(game, seat, "R2") == {sold[(seat + 2) % 3]}


@pytest.mark.rule("2P-02-04", "2P-02-05", "R-28")
@AGES
def test_each_player_gets_seven_cards_and_seven_are_a_draw_pile_face_down(age: int) -> None:
    game = Game(FIRST, 2, seed=4)
    while game.view().state.age < age:
        play(game)
    hands = game.record.deal.hands[age - 1]
    assert [len(hand) for hand in hands] == [7, 7, 7]
    holder = game.chooser(FREE_CITY)
    assert game.view(1 - holder).hand == tuple(sorted(hands[1 - holder], key=game.names.card_number))
    for seat in (0, 1, None):
        view = game.view(seat)
        assert sum(card >= 0 for cards in view.state.deal for card in cards) == len(view.hand)
    with pytest.raises(SetupError, match="the Free City has no view"):
        game.view(FREE_CITY)


@pytest.mark.rule("2P-02-06", "2P-02-07", "2P-07-02")
def test_the_player_left_of_the_free_city_begins_and_all_three_have_three_coins() -> None:
    game = Game(FIRST, 2, seed=5)
    assert game.chooser(FREE_CITY) == LEFT
    assert coins(game) == [first_number("2P-02-07")] * 3


@pytest.mark.rule("2P-03-02", "2P-06-02", "2P-07-01", "2P-07-02", "2P-07-03", "2P-07-04", "R-30")
def test_the_players_take_turns_and_each_age_begins_with_the_other_one() -> None:
    game = Game(FIRST, 2, seed=6)
    holders: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while not game.over:
        assert game.decision(FREE_CITY) == Decision.PLAY_FOR_FREE_CITY
        holders[game.view().state.age].append(game.chooser(FREE_CITY))
        play(game)
    assert holders == {1: [LEFT, RIGHT] * 3, 2: [RIGHT, LEFT] * 3, 3: [LEFT, RIGHT] * 3}


@pytest.mark.rule("2P-03-03", "R-31")
@AGES
def test_the_holder_draws_the_top_card_of_the_pile_into_the_hand(age: int) -> None:
    game = situation(FIRST, BOARDS, players=2, age=age)
    pile = game.record.deal.hands[age - 1][FREE_CITY]
    for turn in range(1, 7):
        holder = game.chooser(FREE_CITY)
        assert pile[turn - 1] in game.view(holder).hand
        assert (len(game.view(holder).hand), len(game.view(1 - holder).hand)) == (9 - turn, 8 - turn)
        if turn > 1:
            assert game.events[-1].kind == EventKind.DREW
            assert (game.events[-1].seat, game.events[-1].thing) == (holder, pile[turn - 1])
            assert [game.view(seat).events[-1].thing for seat in (1 - holder, None)] == [HIDDEN, HIDDEN]
        play(game)


@pytest.mark.rule("2P-03-04", "2P-03-05", "2P-03-09", "R-31")
def test_the_holder_chooses_for_the_own_city_and_then_for_the_free_city() -> None:
    game = situation(FIRST, BOARDS, players=2, hands={LEFT: "altar theater loom_1", RIGHT: "press_1"})
    assert (game.view(LEFT).decides, game.view(RIGHT).decides) == ((LEFT, FREE_CITY), (RIGHT,))
    assert game.deciding() == (LEFT, RIGHT)
    assert len(game.legal(FREE_CITY)) == 0
    with pytest.raises(LateAction, match="seat 0 chooses its own card first"):
        game.choose(FREE_CITY, "build theater")
    game.choose(LEFT, "build altar")
    assert game.deciding() == (RIGHT, FREE_CITY)
    with pytest.raises(IllegalAction) as refused:
        game.choose(FREE_CITY, "build altar")  # their own card is no longer in the hand
    assert refused.value.reason == Reason.NOT_IN_HAND
    assert game.view(LEFT).legal(FREE_CITY).actions == game.legal(FREE_CITY).actions
    assert len(game.view(RIGHT).legal(FREE_CITY)) == 0
    game.choose(FREE_CITY, "build theater")
    assert game.deciding() == (RIGHT,)
    game.choose(RIGHT, "build press_1")
    assert [city(game, seat)["cards"] for seat in range(3)] == [["altar"], ["press_1"], ["theater"]]


@pytest.mark.rule("R-31")
def test_changing_the_own_choice_withdraws_the_choice_for_the_free_city() -> None:
    game = situation(FIRST, BOARDS, players=2, hands={LEFT: "altar theater loom_1"})
    game.choose(LEFT, "build altar")
    game.choose(FREE_CITY, "build theater")
    game.choose(LEFT, "build altar")  # the same again changes nothing
    assert set(game.view(LEFT).choices) == {LEFT, FREE_CITY}
    game.choose(LEFT, "build theater")
    assert {seat: str(action) for seat, action in game.view(LEFT).choices.items()} == {LEFT: "build theater"}
    game.choose(RIGHT, f"sell {game.view(RIGHT).hand[0]}")
    assert game.deciding() == (FREE_CITY,)
    game.choose(FREE_CITY, "build altar")
    assert city(game, FREE_CITY)["cards"] == ["altar"]


@pytest.mark.rule("2P-04-01", "2P-04-02", "R-31", "R-03")
def test_the_free_city_acts_first_and_no_result_depends_on_it() -> None:
    # each vineyard counts the brown card that the other city places in the same turn
    hands = {RIGHT: "vineyard sawmill", LEFT: "brickyard"}
    games = [situation(FIRST, BOARDS, players=2, age=2, hands=hands) for _ in range(2)]
    play(games[0], "build brickyard", "build vineyard", "build sawmill")
    assert coins(games[0]) == [2, 3 + 2, 2]
    play(games[1], "build brickyard", "build sawmill", "build vineyard")
    assert coins(games[1]) == [2, 2, 3 + 2]
    assert [event.seat for event in happened(games[0].events, EventKind.PAID)] == [FREE_CITY, LEFT]
    for game in games:
        assert [event.seat for event in happened(game.events, EventKind.BUILT)] == [FREE_CITY, LEFT, RIGHT]
    # and what one city builds, another cannot buy in the same turn
    late = situation(FIRST, BOARDS, players=2, hands={LEFT: "loom_1 apothecary"})
    late.choose(LEFT, "build loom_1")
    assert "apothecary" not in {action.card for action in late.legal(FREE_CITY).actions}


@pytest.mark.rule("2P-04-02", "R-31")
def test_all_three_choices_are_revealed_together_in_whatever_order_they_were_made() -> None:
    orders = [(LEFT, FREE_CITY, RIGHT), (RIGHT, LEFT, FREE_CITY), (LEFT, RIGHT, FREE_CITY)]
    wanted = {LEFT: "build altar", RIGHT: "build press_1", FREE_CITY: "build theater"}
    games = []
    for order in orders:
        game = situation(FIRST, BOARDS, players=2, hands={LEFT: "altar theater", RIGHT: "press_1"})
        for seat in order:
            assert not any(city(game, other)["cards"] for other in range(3))
            assert set(game.view(RIGHT).choices) <= {RIGHT}
            assert {other for other in range(3) if game.view(RIGHT).state.chosen[other] != NOT_CHOSEN} <= {RIGHT}
            game.choose(seat, wanted[seat])
        games.append(game)
    assert games[0].events == games[1].events == games[2].events
    assert games[0].view().state == games[1].view().state == games[2].view().state


@pytest.mark.rule("2P-05-01", "2P-05-02", "R-35")
@AGES
def test_after_the_sixth_turn_the_last_cards_and_the_last_of_the_pile_are_discarded(age: int) -> None:
    game = situation(FIRST, BOARDS, players=2, age=age, turn=6)
    holder = game.chooser(FREE_CITY)
    assert (len(game.view(holder).hand), len(game.view(1 - holder).hand)) == (3, 2)
    pile = game.record.deal.hands[age - 1][FREE_CITY]
    own, other = (f"sell {game.view(seat).hand[0]}" for seat in (0, 1))
    thrown = happened(play(game, own, other), EventKind.THREW_AWAY)
    assert [event.seat for event in thrown] == [0, 1, 2]
    assert thrown[FREE_CITY].thing == pile[6]
    assert {thrown[FREE_CITY].seen_by(seat).thing for seat in (0, 1, None)} == {HIDDEN}
    used = {action.card for step in game.history for _, action in step.choices}
    assert used | {event.thing for event in thrown} == set(dealt(game, age))


@pytest.mark.rule("2P-03-06", "2P-06-01", "R-34")
@AGES
def test_the_players_swap_their_hands_after_every_turn(age: int) -> None:
    game = situation(FIRST, BOARDS, players=2, age=age)
    for _ in range(5):
        before = [Counter(game.view(seat).hand) for seat in (0, 1)]
        holder = game.chooser(FREE_CITY)
        play(game)
        for seat, action in game.history[-1].choices:
            before[holder if seat == FREE_CITY else seat][action.card] -= 1
        drawn = Counter([game.events[-1].thing])
        after = [Counter(game.view(seat).hand) for seat in (0, 1)]
        assert after[holder] == +before[1 - holder]
        assert after[1 - holder] == +before[holder] + drawn  # the new holder has already drawn


@pytest.mark.rule("2P-06-03")
def test_luuk_begins_with_the_free_city_and_roel_follows() -> None:
    given, expect = example("2P-06-03")
    game = Game(FIRST, 2, seed=7, seats=given["players"])
    assert given["players"][LEFT] == given["left_of_free_city"]
    assert [len(hand) for hand in game.record.deal.hands[given["age"] - 1]] == [*given["hands"], given["draw_pile"]]
    holder = game.chooser(FREE_CITY)
    assert game.seats[holder] == expect["holder_turn_1"]
    assert len(game.view(holder).hand) == given["hands"][holder] + expect["drawn_turn_1"]
    assert len(game.view(holder).decides) == expect["cards_chosen_by_holder"]
    assert len(game.view(1 - holder).decides) == expect["cards_chosen_by_other"]
    assert game.seats[FREE_CITY] == expect["first_played"]  # which changes no result: see the ruling R-31
    play(game)
    assert game.seats[game.chooser(FREE_CITY)] == expect["holder_turn_2"]
    sizes = [len(game.view(seat).hand) for seat in (0, 1)]
    sizes[game.chooser(FREE_CITY)] -= 1  # the card that Roel has just drawn
    assert sizes == expect["hands_after_turn_1"]
    assert given["draw_pile"] - expect["drawn_turn_1"] == expect["draw_pile_after_turn_1"]


@pytest.mark.rule("2P-07-05", "R-29")
def test_the_free_city_fights_like_any_neighbour() -> None:
    game = situation(FIRST, BOARDS, players=2, cities={FREE_CITY: "barracks guard_tower", LEFT: "stockade"})
    play_age(game)
    assert [city(game, seat)["tokens"][0] for seat in range(3)] == [[1, -1], [-1, -1], [1, 1]]


@pytest.mark.rule("2P-07-06", "2P-07-07", "R-36")
def test_the_better_player_wins_whatever_the_free_city_has() -> None:
    game = play_out(situation(FIRST, BOARDS, players=2, cities={FREE_CITY: "palace senate town_hall", RIGHT: "palace"}))
    sheet = game.score()
    assert len(sheet) == 3
    assert points(game, FREE_CITY, Line.CIVIL) >= 20
    assert max(sheet, key=lambda score: score.total).seat == FREE_CITY
    assert game.winners() == (RIGHT,)
    tie = situation(FIRST, BOARDS, players=2, cities={LEFT: "altar"}, coins={LEFT: 4, RIGHT: 10, FREE_CITY: 60})
    assert [score.total for score in tie.score()][:2] == [3, 3]
    assert tie.winners() == (RIGHT,)
    shared = situation(FIRST, BOARDS, players=2, coins={LEFT: 4, RIGHT: 4, FREE_CITY: 60})
    assert shared.winners() == (LEFT, RIGHT)
