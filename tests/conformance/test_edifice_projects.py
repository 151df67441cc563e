"""Taking part in an edifice and building it: when, at which price, and in which order inside a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.statements import example
from heptapolis.catalogue.cards import box_of, expansion_of
from heptapolis.errors import MalformedAction
from heptapolis.game import Game
from heptapolis.rules.cards.constants import PROPOSALS
from heptapolis.vocab.cards.play import Decision, EventKind
from heptapolis.vocab.reasons import Reason
from tables import (
    BOTH,
    EVERY_GOOD,
    city,
    coins,
    edifice,
    happened,
    let_dig,
    let_play_last_card,
    play,
    play_age,
    play_out,
    put,
    refusal,
    situation,
    stage_ways,
    take_part,
)

BOARDS = "rhodos gizah ephesos"
RICH = {0: EVERY_GOOD, 1: EVERY_GOOD, 2: EVERY_GOOD}


def site(rules: str, edifices: str = "money_changer", age: int = 1, turn: int = 1, boards: str = BOARDS) -> Game:
    """Three cities that can build any stage, with ten coins each."""
    return situation(
        rules, boards, age=age, turn=turn, edifices=edifices, cities=RICH, coins=dict.fromkeys(range(3), 10)
    )


@pytest.mark.rule("ED-05-12", "ED-05-09")
@BOTH
def test_two_wood_and_a_coin_build_the_stage_and_take_a_pawn_from_the_belvedere(rules: str) -> None:
    given, expect = example("ED-05-12")
    game = situation(rules, BOARDS, edifices="belvedere", cities={0: "sawmill"}, coins={0: 1})
    board, project = game.board(0), expansion_of("edifice").edifice(given["edifice"])
    assert board is not None
    cost = Counter(good.word for good in board.side.stages[given["stage"] - 1].cost.goods)
    assert cost == given["stage_cost"]
    assert project.cost.coins == given["participation_cost"]["coins"]
    assert {**cost, "coins": project.cost.coins} == expect["total_cost"]
    (paid,) = happened(take_part(game, 0), EventKind.PAID)
    assert paid.numbers == (0, 0, expect["total_cost"]["coins"])
    assert coins(game)[0] == 0
    assert (city(game, 0)["stages"] == 1) == expect["stage_built"]
    assert city(game, 0)["pawns"] == [expect["pawns_taken"], 0, 0]
    assert edifice(game, given["age"])["pawns"] == 2 - expect["pawns_taken"]


@pytest.mark.rule("ED-02-02", "ED-05-01", "ED-05-04")
@BOTH
def test_taking_part_is_one_more_choice_and_never_a_duty(rules: str) -> None:
    game = situation(rules, BOARDS, edifices="belvedere", cities={0: "sawmill"})
    plain = situation(rules, BOARDS, cities={0: "sawmill"})
    offered = {str(action) for action in game.legal(0).actions}
    as_ever = {str(action) for action in plain.legal(0).actions}
    assert {way for way in offered if not way.endswith("join")} == as_ever
    for card in game.view(0).hand:
        assert stage_ways(game, 0, card) == {f"stage {card}", f"stage {card} join"}
    play_out(game)
    assert game.over


@pytest.mark.rule("ED-05-02")
@BOTH
def test_only_whoever_completes_a_stage_can_take_part(rules: str) -> None:
    game = situation(rules, BOARDS, edifices="belvedere", hands={0: "altar"}, coins={0: 0})
    assert not [action for action in game.legal(0).actions if action.join]
    assert refusal(game, 0, "stage altar join") == Reason.GOODS_SHORT
    for verb in ("build", "sell"):
        with pytest.raises(MalformedAction):
            game.choose(0, f"{verb} altar join")
    let_dig(game, 0)  # a building out of the discard pile is not a stage
    play(game, "build altar")
    assert game.decision(0) == Decision.DIG
    assert not [action for action in game.legal(0).actions if action.join]


@pytest.mark.rule("ED-05-03", "ED-05-05")
@BOTH
def test_a_city_takes_part_once_in_each_age_and_only_in_its_edifice(rules: str) -> None:
    game = site(rules, "belvedere auction_house")
    take_part(game, 0)
    assert city(game, 0)["joined"]
    card = game.view(0).hand[0]
    assert stage_ways(game, 0, card) == {f"stage {card}"}
    assert refusal(game, 0, f"stage {card} join") == Reason.JOINED_ALREADY
    assert [edifice(game, age)["pawns"] for age in (1, 2, 3)] == [1, 2, 2]
    game = site(rules, "belvedere auction_house", age=2)
    (joined,) = happened(take_part(game, 0), EventKind.JOINED)
    assert joined.thing == "auction_house"
    assert city(game, 0)["pawns"] == [0, 1, 0]
    assert [edifice(game, age)["pawns"] for age in (1, 2, 3)] == [2, 1, 2]


@pytest.mark.rule("ED-05-03")
@BOTH
def test_whoever_took_part_in_one_age_may_do_so_in_the_next(rules: str) -> None:
    game = site(rules, "money_changer auction_house")
    take_part(game, 0)
    play_age(game)
    take_part(game, 0)
    assert city(game, 0)["pawns"] == [1, 1, 0]


@pytest.mark.rule("ED-05-06", "ED-06-02")
@BOTH
def test_nobody_takes_part_when_no_pawn_lies_on_the_card(rules: str) -> None:
    game = site(rules)
    take_part(game, 0, 1)
    card = game.view(2).hand[0]
    assert stage_ways(game, 2, card) == {f"stage {card}"}
    assert refusal(game, 2, f"stage {card} join") == Reason.NO_PAWNS
    plain = situation(rules, BOARDS, cities=RICH)
    assert refusal(plain, 2, f"stage {plain.view(2).hand[0]} join") == Reason.NO_PROJECT


@pytest.mark.rule("ED-05-07", "ED-05-08")
@BOTH
def test_stage_and_participation_are_paid_together_with_the_goods_by_trade(rules: str) -> None:
    # two wood of the left neighbour cost four coins, the Curtain Wall two
    def table(purse: int) -> Game:
        cities = {1: "lumber_yard sawmill"}
        return situation(rules, BOARDS, hands={0: "altar"}, edifices="curtain_wall", cities=cities, coins={0: purse})

    for purse in (4, 5):
        assert stage_ways(table(purse), 0, "altar") == {"stage altar L4"}
    assert refusal(table(5), 0, "stage altar L4 join") == Reason.PRICE_SHORT
    game = table(6)
    assert stage_ways(game, 0, "altar") == {"stage altar L4", "stage altar L4 join"}
    assert {option.bank for option in game.legal(0) if option.action.join} == {2}
    (paid,) = happened(play(game, "stage altar L4 join"), EventKind.PAID)
    assert paid.numbers == (4, 0, 2)
    assert coins(game)[0] == 0
    assert city(game, 0)["pawns"] == [1, 0, 0]


@pytest.mark.rule("ED-05-09", "ED-05-10", "ED-03-04")
@BOTH
def test_the_pawn_leaves_the_card_and_stays_on_the_board_of_its_owner(rules: str) -> None:
    game = site(rules)
    take_part(game, 1)
    assert edifice(game, 1)["pawns"] == 1
    play_out(game)
    assert [city(game, seat)["pawns"] for seat in range(3)] == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]


@pytest.mark.rule("ED-05-11", "ED-06-04")
@BOTH
def test_if_more_take_part_at_once_than_pawns_are_left_everybody_gets_one(rules: str) -> None:
    for earlier in ((), (0,)):
        game = site(rules, "money_changer")
        if earlier:
            take_part(game, *earlier)
        take_part(game, *[seat for seat in range(3) if seat not in earlier])
        assert [city(game, seat)["pawns"] for seat in range(3)] == [[1, 0, 0]] * 3
        assert edifice(game, 1) == {"edifice": "money_changer", "state": "built", "pawns": 0}


@pytest.mark.rule("ED-02-01", "ED-03-10", "ED-03-11", "ED-06-01", "ED-06-02", "ED-06-03", "ED-06-04")
@pytest.mark.effect("coins")
@BOTH
def test_the_last_pawn_builds_the_edifice_and_all_who_hold_one_are_rewarded_at_once(rules: str) -> None:
    game = site(rules, "money_changer")
    take_part(game, 0)
    assert coins(game) == [10 - 1, 10 + 3, 10 + 3]
    assert edifice(game, 1)["state"] == "open"
    events = take_part(game, 1)
    assert [event.thing for event in happened(events, EventKind.PROJECT_BUILT)] == ["money_changer"]
    assert edifice(game, 1)["state"] == "built"
    # who took part earlier is rewarded too, who did not gets nothing and loses nothing
    assert coins(game) == [9 + 3 + 4, 13 - 1 + 4, 13 + 3]
    events = play(game)
    assert happened(events, EventKind.PROJECT_BUILT) == []
    before = coins(game)
    while game.view().state.age == 1:
        play(game)
        before = [purse + 3 for purse in before]
    assert coins(game) == before
    assert happened(game.events, EventKind.PROJECT_FAILED) == []


@pytest.mark.rule("R-03", "ED-06-02", "ED-06-04")
@BOTH
def test_an_edifice_is_completed_after_the_effects_of_the_turn_and_pays_for_nothing_in_it(rules: str) -> None:
    boards = f"ephesos/{box_of(rules).sides[1]} gizah rhodos"
    game = site(rules, "money_changer", boards=boards)
    events = take_part(game, 0, 1)
    told = [event.kind for event in events]
    gained = [(event.seat, event.numbers[0]) for event in happened(events, EventKind.GAINED_COINS)]
    assert gained == [(0, 4), (0, 4), (1, 4)]  # the stage of Ephesos, then the two rewards
    assert told.index(EventKind.JOINED) < told.index(EventKind.GAINED_COINS) < told.index(EventKind.PROJECT_BUILT)
    assert told.index(EventKind.PROJECT_BUILT) < told.index(EventKind.PASSED)
    poor = site(rules, "money_changer")
    put(poor, 0, coins=0)
    assert refusal(poor, 0, f"stage {poor.view(0).hand[0]} join") == Reason.PRICE_SHORT


@pytest.mark.rule("R-49", "R-03")
@pytest.mark.parametrize("may_join", [1, 0])
@BOTH
def test_a_stage_built_with_a_seventh_card_may_take_part(
    rules: str, may_join: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROPOSALS[0], "last_card_may_join", may_join)
    game = site(rules, "money_changer", turn=6)
    let_play_last_card(game, 0)
    take_part(game, 1)
    assert game.decision(0) == Decision.PLAY_LAST_CARD
    assert any(action.join for action in game.legal(0).actions) == bool(may_join)
    if may_join:
        told = [event.kind for event in take_part(game, 0)]
        built = told.index(EventKind.PROJECT_BUILT)  # a second look, before the leftover cards are thrown away
        assert told.index(EventKind.JOINED) < built < told.index(EventKind.THREW_AWAY) < told.index(EventKind.FOUGHT)
        assert edifice(game, 1)["state"] == "built"
    else:
        play(game)
        assert edifice(game, 1)["state"] == "failed"


@pytest.mark.rule("R-49")
@BOTH
def test_a_seventh_card_comes_too_late_when_the_edifice_is_built(rules: str) -> None:
    game = site(rules, turn=6)
    let_play_last_card(game, 0)
    take_part(game, 1, 2)
    (card,) = game.view(0).hand
    assert refusal(game, 0, f"stage {card} join") == Reason.NO_PAWNS


@pytest.mark.rule("R-50", "R-03")
@pytest.mark.parametrize("first", [1, 0])
@BOTH
def test_an_edifice_is_completed_before_the_discard_pile_is_searched(
    rules: str, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROPOSALS[0], "built_before_digs", first)
    game = site(rules, "money_changer")
    let_dig(game, 2)
    take_part(game, 0, 1)
    assert game.decision(2) == Decision.DIG
    assert edifice(game, 1)["state"] == ("built" if first else "open")
    game.choose(2, "decline")
    assert edifice(game, 1)["state"] == "built"
    assert coins(game)[:2] == [10 - 1 + 4] * 2
