"""A failed edifice: who pays what, what is chosen, and what becomes of those who cannot pay."""

from __future__ import annotations

import pytest

from conformance.statements import text_of
from heptapolis.catalogue.cards import expansion_of
from heptapolis.game import Action, Game
from heptapolis.rules.cards.constants import PROPOSALS
from heptapolis.vocab.cards.city import Line
from heptapolis.vocab.cards.play import Decision, EventKind
from heptapolis.vocab.reasons import Reason
from tables import (
    BOTH,
    EVERY_GOOD,
    FIRST,
    SECOND,
    builds,
    city,
    coins,
    deal_with,
    edifice,
    happened,
    let_dig,
    play,
    play_age,
    play_out,
    points,
    put,
    refusal,
    situation,
    take_part,
)

BOARDS = "rhodos gizah ephesos"
RICH = {0: EVERY_GOOD, 1: EVERY_GOOD, 2: EVERY_GOOD}


def last_turn(rules: str, name: str, cities: dict[int, str] | None = None, hands: dict[int, str] | None = None) -> Game:
    """The sixth turn of the Age of an edifice; every city has five coins and will sell for three more."""
    age = expansion_of("edifice").edifice(name).age
    purse = {0: 5, 1: 5, 2: 5}
    return situation(rules, BOARDS, age=age, turn=6, hands=hands, edifices=name, cities=cities, coins=purse)


@pytest.mark.rule("ED-02-03", "ED-06-01", "ED-06-05", "ED-06-07", "ED-06-08")
@pytest.mark.effect("lose_coins")
@pytest.mark.parametrize(("name", "loss"), [("money_changer", 2), ("auction_house", 5), ("gold_reserves", 9)])
@BOTH
def test_cities_without_a_pawn_pay_for_an_edifice_that_failed(rules: str, name: str, loss: int) -> None:
    game = last_turn(rules, name, {0: "sawmill"})
    put(game, 1, coins=20)
    put(game, 2, coins=20)
    price, age = expansion_of("edifice").edifice(name).cost.coins, expansion_of("edifice").edifice(name).age
    events = take_part(game, 0)
    assert [event.thing for event in happened(events, EventKind.PROJECT_FAILED)] == [name]
    assert [(event.seat, event.numbers) for event in happened(events, EventKind.LOST_COINS)] == [
        (1, (loss,)),
        (2, (loss,)),
    ]
    assert coins(game) == [5 - price, 23 - loss, 23 - loss]  # who holds a pawn pays nothing, and gets nothing
    assert edifice(game, age) == {"edifice": name, "state": "failed", "pawns": 1}


@pytest.mark.rule("ED-06-08", "ED-06-07")
@BOTH
def test_a_pawn_spares_its_city_the_penalty_of_its_own_age_alone_wherever_it_came_from(rules: str) -> None:
    # the stage of Ur brings a pawn of Age I from the box, without taking part in the edifice
    purse = dict.fromkeys(range(3), 20)
    cities, edifices = {0: EVERY_GOOD}, "money_changer auction_house"
    game = situation(rules, "ur/night gizah rhodos", edifices=edifices, cities=cities, coins=purse)
    play(game, f"stage {game.view(0).hand[0]}")
    assert (city(game, 0)["pawns"], city(game, 0)["joined"]) == ([1, 0, 0], False)
    play_age(game)
    assert [event.seat for event in happened(game.events, EventKind.LOST_COINS)] == [1, 2]
    first_age = len(game.events)
    play_age(game)
    assert [event.seat for event in happened(game.events[first_age:], EventKind.LOST_COINS)] == [0, 1, 2]


@pytest.mark.rule("ED-06-09", "ED-06-10", "ED-03-05", "ED-03-06", "ED-07-04")
@pytest.mark.effect("lose_coins")
@pytest.mark.parametrize(
    ("name", "loss", "debt"), [("money_changer", 2, -2), ("auction_house", 5, -3), ("gold_reserves", 9, -5)]
)
@BOTH
def test_whoever_cannot_pay_it_all_loses_nothing_and_takes_a_debt_token(
    rules: str, name: str, loss: int, debt: int
) -> None:
    age = expansion_of("edifice").edifice(name).age
    assert f"{debt} (Age {'I' * age})" in text_of("ED-03-06")
    game = last_turn(rules, name, RICH)
    for seat, purse in enumerate((loss - 1, loss, 0)):
        put(game, seat, coins=purse)
    events = play(game, *[f"stage {game.view(seat).hand[0]}" for seat in range(3)])
    taken = happened(events, EventKind.TOOK_DEBT)
    assert [(event.seat, event.numbers) for event in taken] == [(0, (debt,)), (2, (debt,))]
    assert coins(game) == [loss - 1, 0, 0]
    assert [city(game, seat)["debts"][age - 1] for seat in range(3)] == [1, 0, 1]
    assert [points(game, seat, Line.EDIFICE) for seat in range(3)] == [debt, 0, debt]


@pytest.mark.rule("ED-07-03", "ED-07-04")
@BOTH
def test_pawns_and_debts_are_added_up_on_one_line_that_may_be_negative(rules: str) -> None:
    game = situation(rules, BOARDS, edifices="belvedere river_port archives", cities={0: "sawmill", 1: EVERY_GOOD})
    take_part(game, 0, 1)
    play_out(game)
    # a stage for the Belvedere, a debt of three for the River Port and one of five for the Archives
    assert points(game, 0, Line.EDIFICE) == 1 - 3 - 5
    assert game.score()[0].total == sum(game.score()[0].lines.values())


CARD_PENALTIES = pytest.mark.parametrize(
    ("name", "one", "other", "unlike"),
    [
        ("artisan_district", "marketplace", "east_trading_post", "altar"),
        ("belvedere", "lumber_yard", "clay_pool", "loom_1"),
        ("curtain_wall", "loom_1", "press_1", "lumber_yard"),
        ("outpost", "stockade", "barracks", "altar"),
        ("factory", "sawmill", "quarry", "loom_2"),
        ("amphitheater", "loom_2", "press_2", "sawmill"),
        ("staging_camp", "walls", "stables", "temple"),
        ("river_port", "temple", "statue", "walls"),
        ("archives", "palace", "senate", "arsenal"),
        ("agora", "lodge", "study", "palace"),
        ("military_school", "arsenal", "fortifications", "lodge"),
    ],
)


@pytest.mark.rule("ED-06-07", "ED-06-10", "R-54")
@pytest.mark.effect("lose_card")
@CARD_PENALTIES
@BOTH
def test_a_card_of_one_colour_is_lost_of_the_owners_choice(
    rules: str, name: str, one: str, other: str, unlike: str
) -> None:
    # seat 0 has a choice, seat 1 has none, seat 2 cannot pay
    game = last_turn(rules, name, {0: f"{one} {other} {unlike}", 1: f"{one} {unlike}", 2: unlike})
    events = play(game)
    assert [(event.seat, event.thing) for event in happened(events, EventKind.LOST_CARD)] == [(1, one)]
    assert [event.seat for event in happened(events, EventKind.TOOK_DEBT)] == [2]
    assert happened(events, EventKind.FOUGHT) == []
    assert (game.deciding(), game.decision(0)) == ((0,), Decision.LOSE_CARD)
    assert {str(action) for action in game.legal(0).actions} == {f"lose {one}", f"lose {other}"}
    assert refusal(game, 0, f"lose {unlike}") == Reason.WRONG_COLOUR
    assert refusal(game, 0, "lose town_hall") == Reason.NOT_IN_CITY
    assert refusal(game, 0, f"sell {one}") == Reason.WRONG_DECISION
    events = play(game, f"lose {other}")
    assert [(event.seat, event.thing) for event in happened(events, EventKind.LOST_CARD)] == [(0, other)]
    assert happened(events, EventKind.FOUGHT)


@pytest.mark.rule("ED-06-06", "ED-02-03", "R-03")
@BOTH
def test_a_lost_shield_is_missed_in_the_conflicts_of_the_same_age(rules: str) -> None:
    hands = {0: "stockade altar"}
    lost = last_turn(rules, "outpost", {0: "lumber_yard"}, hands)
    play(lost, "build stockade")
    assert (city(lost, 0)["cards"], city(lost, 0)["shields"], city(lost, 0)["tokens"][0]) == ([], 0, [0, 0])
    kept = situation(rules, BOARDS, turn=6, hands=hands, cities={0: "lumber_yard"})
    play(kept, "build stockade")
    assert city(kept, 0)["tokens"][0] == [1, 1]


@pytest.mark.rule("R-53")
@BOTH
def test_all_who_have_a_choice_choose_at_the_same_time(rules: str) -> None:
    game = last_turn(rules, "curtain_wall", dict.fromkeys(range(3), "loom_1 press_1"))
    play(game)
    assert game.deciding() == (0, 1, 2)
    game.choose(1, "lose loom_1")
    assert happened(game.events, EventKind.LOST_CARD) == []
    assert (game.view(0).choices, game.view(1).choices) == ({}, {1: Action.parse("lose loom_1")})
    game.choose(1, "lose press_1")  # changeable until everyone has chosen
    for seat in (0, 2):
        assert len(game.legal(seat)) == 2
        game.choose(seat, "lose loom_1")
    lost = happened(game.events, EventKind.LOST_CARD)
    assert [(event.seat, event.thing) for event in lost] == [(0, "loom_1"), (1, "press_1"), (2, "loom_1")]


@pytest.mark.rule("ED-06-07", "ED-06-09", "ED-06-10", "R-54")
@pytest.mark.effect("lose_victory_tokens")
@BOTH
def test_two_victory_tokens_are_lost_of_the_owners_choice(rules: str) -> None:
    game = situation(rules, BOARDS, edifices="concentric_castle", cities={0: "barracks stockade", 2: "barracks"})
    play_age(game)
    play_age(game)
    assert [city(game, seat)["victory_tokens"] for seat in range(3)] == [[1, 1, 3, 3], [], [1, 3]]
    for _ in range(6):
        play(game)
    assert (game.deciding(), game.decision(0)) == ((0,), Decision.LOSE_TOKENS)
    # seat 2 has just two and is not asked, seat 1 has none and takes a debt
    assert [event.numbers for event in happened(game.events, EventKind.LOST_TOKENS)] == [(1, 3)]
    assert [event.seat for event in happened(game.events, EventKind.TOOK_DEBT)] == [1]
    assert {str(action) for action in game.legal(0).actions} == {"forfeit 1+1", "forfeit 1+3", "forfeit 3+3"}
    assert refusal(game, 0, "forfeit 1+5") == Reason.WRONG_TOKENS
    assert refusal(game, 0, "forfeit 3") == Reason.WRONG_TOKENS
    play(game, "forfeit 1+3")
    assert [points(game, seat, Line.MILITARY) for seat in range(3)] == [1 + 3 + 10, -6, 5 - 3]
    assert points(game, 1, Line.EDIFICE) == -5


@pytest.mark.rule("ED-06-09", "ED-06-10")
@pytest.mark.effect("lose_victory_tokens", "victory_token")
@BOTH
def test_one_token_is_not_two_and_tokens_of_edifices_are_tokens_too(rules: str) -> None:
    game = situation(rules, BOARDS, edifices="outpost concentric_castle", cities={0: "sawmill", 1: EVERY_GOOD})
    take_part(game, 0, 1)
    play_age(game)
    put(game, 1, coins=9)
    play_age(game)
    put(game, 0, "arsenal")
    assert [city(game, seat)["victory_tokens"] for seat in range(3)] == [[3], [3], []]
    play_out(game)
    assert [city(game, seat)["victory_tokens"] for seat in range(3)] == [[3, 5, 5], [3], []]
    assert [points(game, seat, Line.EDIFICE) for seat in range(3)] == [-5, -5, -5]


@pytest.mark.rule("R-39")
@BOTH
def test_a_lost_card_takes_its_goods_with_it_and_no_others(rules: str) -> None:
    # 13 raw materials are counted as seven: less a sawmill and a quarry, five for the Workers Guild must be left
    deal = deal_with(rules, BOARDS, {(3, 0): "workers_guild senate"}, edifices="belvedere factory")
    game = Game(rules, 3, deal=deal, expansions=["edifice"])
    put(game, 0, EVERY_GOOD)
    for card in ("sawmill", "quarry"):
        while game.decision(0) != Decision.LOSE_CARD:
            play(game)
        play(game, f"lose {card}")
    put(game, 0, coins=0)
    assert builds(game, 0, "workers_guild") == {"build workers_guild"}
    assert refusal(game, 0, "build senate") == Reason.GOODS_SHORT  # it asks for two wood; one is left


@pytest.mark.rule("R-39", "R-13")
@pytest.mark.effect("free_first_of_colour")
def test_a_colour_is_new_again_for_olympia_when_a_penalty_took_its_last_card() -> None:
    boards = "olympia/day gizah rhodos"
    game = situation(SECOND, boards, turn=6, hands={0: "stockade altar"}, edifices="outpost", stages={0: 2})
    play(game, "free stockade")
    assert city(game, 0)["cards"] == []
    while "walls" not in game.view(0).hand:
        play(game)
    put(game, 0, coins=0)
    assert builds(game, 0, "walls") == {"free walls"}


@pytest.mark.rule("R-47")
@pytest.mark.parametrize("to_pile", [1, 0])
def test_a_lost_card_joins_the_discard_pile_face_down(to_pile: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROPOSALS[0], "lost_card_to_pile", to_pile)
    game = last_turn(FIRST, "curtain_wall", hands={0: "loom_1 altar"})
    sold = game.view().pile_size
    play(game, "build loom_1")
    # two sales and three leftover cards, and the lost one
    assert game.view().pile_size == sold + 2 + 3 + to_pile
    assert [game.view(seat).pile for seat in (0, 1, 2, None)] == [()] * 4
    let_dig(game, 1)
    play(game)
    assert ("loom_1" in game.view(1).pile) == bool(to_pile)


@pytest.mark.rule("R-47", "R-10")
@BOTH
def test_a_building_of_the_lost_name_may_be_built_again(rules: str) -> None:
    game = last_turn(rules, "curtain_wall", hands={0: "loom_1 altar"})
    play(game, "build loom_1")
    assert city(game, 0)["cards"] == []
    while "loom_2" not in game.view(0).hand:
        play(game)
    play(game, "build loom_2")
    assert city(game, 0)["cards"] == ["loom_2"]
