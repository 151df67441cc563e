"""The Free City: what it must do, with whom it trades, and what its wonder asks of the player who holds its card."""

from __future__ import annotations

from typing import Any

import pytest

from heptapolis.game import Game, Options
from heptapolis.game.cards.events import HIDDEN
from heptapolis.vocab.cards.goods import Good
from heptapolis.vocab.cards.play import ActionKind, Decision, EventKind
from heptapolis.vocab.reasons import Reason
from tables import (
    EVERY_GOOD,
    FIRST,
    SECOND,
    TESTER_HAND,
    builds,
    city,
    coins,
    edifice,
    happened,
    on_sale,
    play,
    play_out,
    put,
    refusal,
    situation,
    stage_ways,
)

FREE_CITY = 2
LEFT, RIGHT = 0, 1
"""The players to the left and to the right of the Free City, by their seats."""
BOARDS = "gizah alexandria ephesos"
DEAR = "palace pantheon arsenal senate university lodge gardens"
"""A hand of the third Age; without coins and chains none of it can be built."""


def at_its_turn(game: Game, own: str) -> Game:
    """The same game after its holder has chosen their own card."""
    game.choose(game.chooser(FREE_CITY), own)
    return game


def kinds(game: Game) -> set[ActionKind]:
    """The kinds of action that the Free City may choose from."""
    return {action.kind for action in game.legal(FREE_CITY).actions}


@pytest.mark.rule("2P-03-07", "2P-03-08", "R-32")
def test_the_free_city_may_not_sell_a_card_while_it_can_build_one() -> None:
    game = at_its_turn(situation(FIRST, BOARDS, players=2, hands={LEFT: "altar theater baths"}), "build altar")
    assert kinds(game) == {ActionKind.BUILD}
    assert refusal(game, FREE_CITY, "sell baths") == Reason.FREE_CITY_PLAYS
    play(game, "", "", "build theater")
    assert city(game, FREE_CITY)["cards"] == ["theater"]


@pytest.mark.rule("2P-03-07", "2P-03-08", "R-32")
def test_a_wonder_stage_is_play_enough_to_forbid_a_sale() -> None:
    game = situation(FIRST, BOARDS, players=2, age=3, hands={LEFT: DEAR}, cities={FREE_CITY: "quarry"})
    put(game, FREE_CITY, coins=0)
    at_its_turn(game, "sell palace")
    assert kinds(game) == {ActionKind.STAGE}
    assert refusal(game, FREE_CITY, "sell arsenal") == Reason.FREE_CITY_PLAYS
    play(game, "", "", "stage arsenal")
    assert city(game, FREE_CITY)["stages"] == 1


@pytest.mark.rule("2P-03-07", "R-32")
def test_the_free_city_sells_for_three_coins_when_nothing_else_is_possible() -> None:
    game = situation(FIRST, BOARDS, players=2, age=3, hands={LEFT: DEAR}, coins={FREE_CITY: 0})
    at_its_turn(game, "sell palace")
    assert kinds(game) == {ActionKind.SELL}
    assert {action.card for action in game.legal(FREE_CITY).actions} == set(game.view(LEFT).hand) - {"palace"}
    play(game, "", "", "sell arsenal")
    assert coins(game)[FREE_CITY] == 3


@pytest.mark.rule("2P-03-09", "2P-03-08")
def test_only_the_cards_that_the_own_choice_leaves_in_the_hand_count() -> None:
    # the Statue chains the Gardens, the only card of the hand that the Free City can play
    table: dict[str, Any] = {
        "players": 2,
        "age": 3,
        "hands": {LEFT: DEAR},
        "coins": {FREE_CITY: 0},
        "cities": {FREE_CITY: "statue"},
    }
    left_over = at_its_turn(situation(FIRST, BOARDS, **table), "sell palace")
    assert [str(action) for action in left_over.legal(FREE_CITY).actions] == ["chain gardens"]
    taken = at_its_turn(situation(FIRST, BOARDS, **table), "sell gardens")
    assert kinds(taken) == {ActionKind.SELL}


@pytest.mark.rule("2P-04-03", "R-32")
def test_the_free_city_buys_from_both_players_by_the_normal_rules() -> None:
    hand = TESTER_HAND.replace(" stockade", "")
    game = at_its_turn(
        situation(FIRST, BOARDS, players=2, hands={LEFT: hand, FREE_CITY: "altar"}), f"sell {hand.split()[0]}"
    )
    assert (on_sale(game, FREE_CITY, "L2"), on_sale(game, FREE_CITY, "R2")) == ({Good.STONE}, {Good.GLASS})
    play(game, "", "", "build workshop R2")
    assert coins(game) == [3 + 3, 3 + 3 + 2, 1]
    poor = situation(FIRST, BOARDS, players=2, hands={LEFT: hand, FREE_CITY: "altar"}, coins={FREE_CITY: 1})
    at_its_turn(poor, f"sell {hand.split()[0]}")
    assert refusal(poor, FREE_CITY, "build workshop R2") == Reason.COINS_SHORT


@pytest.mark.rule("2P-04-04", "R-07", "R-32")
@pytest.mark.parametrize(("discount", "left"), [("", 2), ("west_trading_post", 1)])
def test_the_holder_chooses_the_seller_whatever_the_price(discount: str, left: int) -> None:
    cities = {LEFT: "lumber_yard", RIGHT: "lumber_yard", FREE_CITY: discount}
    for payment, paid in ((f"L{left}", [left, 0]), ("R2", [0, 2])):
        game = situation(FIRST, BOARDS, players=2, hands={LEFT: "altar stockade", RIGHT: "theater"}, cities=cities)
        at_its_turn(game, "build altar")
        assert builds(game, FREE_CITY, "stockade") == {f"build stockade L{left}", "build stockade R2"}
        play(game, "", "build theater", f"build stockade {payment}")
        assert coins(game) == [3 + paid[0], 3 + paid[1], 3 - sum(paid)]


@pytest.mark.rule("R-07", "2P-04-04")
def test_the_free_city_may_pay_more_than_any_player_would_but_only_for_what_it_lacks() -> None:
    # wood costs 1 on the left and 2 on the right, papyrus 2 on both sides
    boards = "gizah alexandria halikarnassos"
    sellers = {LEFT: "lumber_yard press_1", RIGHT: "lumber_yard press_1"}
    every_split = {"build school L3", "build school L1 R2", "build school L2 R2", "build school R4"}
    table: dict[str, Any] = {"players": 2, "age": 2, "hands": {RIGHT: "school"}}
    game = situation(FIRST, boards, **table, cities=sellers | {FREE_CITY: "west_trading_post"}, coins={FREE_CITY: 9})
    at_its_turn(game, f"sell {game.view(RIGHT).hand[0]}")
    assert builds(game, FREE_CITY, "school") == every_split
    own = situation(FIRST, boards, **table, cities=sellers | {FREE_CITY: "west_trading_post lumber_yard"})
    at_its_turn(own, f"sell {own.view(RIGHT).hand[0]}")
    assert builds(own, FREE_CITY, "school") == {"build school L2", "build school R2"}
    # a player is not offered the split that wastes coins on both counts
    cities = {LEFT: "lumber_yard press_1", FREE_CITY: "lumber_yard press_1", RIGHT: "east_trading_post"}
    player = situation(FIRST, boards, **table, cities=cities, coins={RIGHT: 9})
    assert builds(player, RIGHT, "school") == {"build school R3", "build school L2 R1", "build school L4"}


@pytest.mark.rule("2P-04-05", "R-32")
def test_a_card_that_the_free_city_can_chain_must_be_built_by_that_chain() -> None:
    hands = {RIGHT: "temple statue walls"}
    game = situation(FIRST, BOARDS, players=2, age=2, hands=hands, cities={FREE_CITY: f"altar {EVERY_GOOD}"})
    at_its_turn(game, "sell statue")
    assert [str(action) for action in game.legal(FREE_CITY).actions if action.card == "temple"] == ["chain temple"]
    assert refusal(game, FREE_CITY, "build temple") == Reason.CHAINED
    assert refusal(game, FREE_CITY, "stage temple") == Reason.CHAINED
    assert stage_ways(game, FREE_CITY, "walls") == {"stage walls"}  # another card may still go under the wonder
    play(game, "", "", "chain temple")
    assert city(game, FREE_CITY)["cards"] == ["temple"]


@pytest.mark.rule("R-33", "R-15")
@pytest.mark.effect("build_from_discard")
@pytest.mark.parametrize("turn", [1, 2, 6])
def test_the_holder_of_the_turn_digs_for_the_free_city_which_builds_if_it_can(turn: int) -> None:
    boards = "gizah alexandria halikarnassos/B"
    game = situation(FIRST, boards, players=2, turn=turn, hands={LEFT: "barracks", RIGHT: "theater"})
    put(game, FREE_CITY, "foundry")
    holder = game.chooser(FREE_CITY)
    under = next(card for card in game.view(holder).hand if card not in ("barracks", "theater"))
    play(game, "sell barracks", "sell theater", f"stage {under}")
    assert (game.deciding(), game.decision(FREE_CITY)) == ((FREE_CITY,), Decision.DIG)
    assert game.chooser(FREE_CITY) == holder
    assert {"barracks", "theater"} <= set(game.view(holder).pile)
    assert game.view(1 - holder).pile == ()
    assert {"barracks", "theater"} <= set(game.view(holder).history[-1].pile)
    assert game.view(1 - holder).history[-1].pile == ()
    assert kinds(game) == {ActionKind.PICK}
    assert refusal(game, FREE_CITY, "decline") == Reason.FREE_CITY_BUILDS
    game.choose(FREE_CITY, "pick barracks")
    assert city(game, FREE_CITY)["cards"][-1] == "barracks"


@pytest.mark.rule("R-33")
@pytest.mark.effect("free_build_each_age")
def test_the_holder_uses_the_free_build_of_the_free_city() -> None:
    boards = "gizah alexandria olympia"
    game = situation(FIRST, boards, players=2, hands={LEFT: "altar apothecary"}, stages={FREE_CITY: 2})
    at_its_turn(game, "build altar")
    assert builds(game, FREE_CITY, "apothecary") == {"free apothecary"}
    play(game, "", "", "free apothecary")
    assert city(game, FREE_CITY)["free_builds_left"] == 0


@pytest.mark.rule("R-33", "R-38")
def test_the_holder_chooses_the_half_of_a_split_stage_for_the_free_city() -> None:
    game = situation(FIRST, "gizah alexandria carthage/night", players=2, hands={LEFT: "altar theater"})
    put(game, FREE_CITY, EVERY_GOOD, coins=0)
    at_its_turn(game, "build altar")
    assert stage_ways(game, FREE_CITY, "theater") == {"stage theater left", "stage theater right"}
    play(game, "", "", "stage theater right")
    assert city(game, FREE_CITY)["forms"] == ["right"]
    assert city(game, FREE_CITY)["shields"] == 2


@pytest.mark.rule("R-33")
@pytest.mark.effect("play_last_card")
def test_a_last_card_power_does_nothing_for_the_free_city() -> None:
    game = situation(FIRST, "gizah alexandria babylon/B", players=2, turn=6)
    put(game, FREE_CITY, stages=2)
    events = play(game)
    assert len(happened(events, EventKind.THREW_AWAY)) == 3
    assert game.view().state.age == 2
    player = situation(FIRST, "gizah babylon/B alexandria", players=2, turn=6, stages={RIGHT: 2})
    play(player)
    assert player.deciding() == (RIGHT,)
    assert player.decision(RIGHT) == Decision.PLAY_LAST_CARD


@pytest.mark.rule("R-31", "R-16")
def test_the_card_under_the_free_citys_wonder_is_known_to_its_holder_alone() -> None:
    game = situation(FIRST, BOARDS, players=2, hands={LEFT: "altar theater"}, cities={FREE_CITY: "quarry"})
    play(game, "build altar", "", "stage theater")
    seen = [str(dict(game.view(seat).history[0].choices)[FREE_CITY]) for seat in (LEFT, RIGHT, None)]
    assert seen == ["stage theater", "stage ?", "stage ?"]
    told = [happened(game.view(seat).events, EventKind.STAGED)[0].thing for seat in (LEFT, RIGHT, None)]
    assert told == ["theater", HIDDEN, HIDDEN]


@pytest.mark.rule("R-37")
def test_what_no_rulebook_describes_is_called_a_house_variant() -> None:
    assert "house variant" not in Options(FIRST, 2).title
    for house in (
        Options(SECOND, 2),
        Options(FIRST, 2, expansions=["edifice"]),
        Options(SECOND, 2, expansions=["edifice"]),
    ):
        assert "house variant" in house.title
    assert "house variant" not in Options(SECOND, 3, expansions=["edifice"]).title
    game = Game(SECOND, 2, seed=1, expansions=["edifice"])
    assert "house variant" in game.view(LEFT).to_json()["title"]
    assert play_out(game).over


@pytest.mark.rule("R-37", "R-46")
def test_the_free_city_takes_part_in_an_edifice_as_its_holder_decides() -> None:
    hands = {LEFT: "altar theater", RIGHT: "press_1"}
    game = situation(FIRST, BOARDS, players=2, hands=hands, edifices="money_changer", cities={FREE_CITY: "quarry"})
    assert [edifice(game, age)["pawns"] for age in (1, 2, 3)] == [2, 2, 2]
    put(game, RIGHT, "quarry")
    at_its_turn(game, "build altar")
    assert stage_ways(game, FREE_CITY, "theater") == {"stage theater", "stage theater join"}
    play(game, "", "stage press_1 join", "stage theater join")
    assert edifice(game, 1) == {"edifice": "money_changer", "state": "built", "pawns": 0}
    assert [city(game, seat)["pawns"] for seat in range(3)] == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]
    assert coins(game) == [3, 3 - 1 + 4, 3 - 1 + 4]


@pytest.mark.rule("R-37", "R-54")
@pytest.mark.effect("lose_card")
def test_the_free_city_suffers_for_a_failed_edifice_as_its_holder_decides() -> None:
    game = situation(FIRST, BOARDS, players=2, turn=6, edifices="curtain_wall")
    put(game, FREE_CITY, "loom_1 press_1")
    holder = game.chooser(FREE_CITY)
    own, other = (f"sell {game.view(seat).hand[0]}" for seat in (0, 1))
    play(game, own, other)
    assert (game.deciding(), game.decision(FREE_CITY)) == ((FREE_CITY,), Decision.LOSE_CARD)
    assert game.view(holder).decides == (FREE_CITY,)
    assert {action.card for action in game.legal(FREE_CITY).actions} >= {"loom_1", "press_1"}
    game.choose(FREE_CITY, "lose loom_1")
    lost = happened(game.events, EventKind.LOST_CARD)
    assert [(event.seat, event.thing) for event in lost] == [(FREE_CITY, "loom_1")]
    assert len(happened(game.events, EventKind.TOOK_DEBT)) == 2  # the players have no grey card
