"""Nothing appears from nowhere and nothing vanishes: cards, coins, goods, tokens."""

from collections import Counter

from hypothesis import given

from heptapolis.game import Game
from heptapolis.rules.cards.lanes import covers
from heptapolis.rules.cards.tables import HAND
from heptapolis.vocab.city import Counted
from heptapolis.vocab.goods import MANUFACTURED, RAW
from heptapolis.vocab.play import ActionKind, EventKind, Phase
from laws.strategies import Company, companies, examples, starts
from laws.tableau import (
    PLACED,
    bank_flows,
    by_seat,
    cards_placed,
    cards_tucked,
    coins_of,
    counted,
    lanes,
    lanes_from,
    symbols_in,
)


def cards_in_hands(game: Game) -> list[str]:
    """The cards in all hands, and those of Ages to come."""
    return [game.names.card(card).id for age in game._state.deal for card in age[: HAND * game.players] if card >= 0]


def cards_in_pile(game: Game) -> list[str]:
    """The discard pile."""
    return [game.names.card(card).id for card, count in enumerate(game._state.discard) for _ in range(count)]


@given(starts(), companies())
@examples(25)
def test_cards_are_conserved(game: Game, company: Company) -> None:
    dealt = Counter(card for age in game.record.deal.hands for hand in age for card in hand)
    for now in company.steps(game):
        cities = [card for seat in range(now.players) for card in cards_placed(now, seat)]
        assert Counter(cards_in_hands(now) + cities + cards_in_pile(now) + cards_tucked(now)) == dealt


@given(starts(), companies())
@examples(20)
def test_hands_shrink_by_one_card_a_turn(game: Game, company: Company) -> None:
    for now in company.steps(game):
        state = now._state
        if state.phase == Phase.TURN:
            assert [len(now.view(seat).hand) for seat in range(now.players)] == [8 - state.turn] * now.players
        assert sorted(state.held[: now.players]) == list(range(now.players))


@given(starts(), companies())
@examples(20)
def test_cities_are_what_was_built(game: Game, company: Company) -> None:
    for now in company.steps(game):
        cities = now.view().to_json()["cities"]
        for seat in range(now.players if now._state.age else 0):
            cards = cards_placed(now, seat)
            buildings = [now.names.box.card(card).name for card in cards]
            assert len(set(buildings)) == len(buildings)
            assert cities[seat]["cards"] == cards
            assert now._state.tally[seat] == [counted(now, seat, thing) for thing in Counted]
            assert sum(word.bit_count() for word in now._state.city[seat]) == len(cards)


@given(starts(), companies())
@examples(25)
def test_coins_move_only_as_the_events_say(game: Game, company: Company) -> None:
    for now in company.steps(game):
        coins = now._state.coins[: now.players]
        if now._state.age:
            assert coins == bank_flows(now, now.events)
        assert min(coins) >= 0


@given(starts(), companies())
@examples(40)
def test_a_last_card_is_paid_without_the_income_of_its_turn(game: Game, company: Company) -> None:
    while not game.over:
        before, coins = len(game.events), list(game._state.coins)
        company.step(game)
        paid = by_seat(game.events[before:], EventKind.PAID)
        for seat in range(game.players):
            spent = sum(sum(event.numbers) for event in paid.get(seat, []))
            if game._state.phase == Phase.LAST_CARD:
                assert game._state.purse[seat] == coins[seat] - spent
            elif game._state.phase == Phase.TURN:
                assert game._state.purse[seat] == game._state.coins[seat]


@given(starts(), companies())
@examples(20)
def test_the_bank_gives_what_the_catalogue_says(game: Game, company: Company) -> None:
    while not game.over:
        before, boards = len(game.events), game._state.board
        company.step(game)
        events = game.events[before:]
        gains = by_seat(events, EventKind.GAINED_COINS)
        built = by_seat(events, EventKind.STAGED, *PLACED)
        for seat in range(game.players):
            expected = 0
            for event in built.get(seat, []):
                stages = game.names.board(boards[seat]).side.stages
                staged = event.kind == EventKind.STAGED
                thing = stages[event.numbers[0] - 1] if staged else game.names.box.card(event.card)
                expected += coins_of(game, seat, thing)
            assert sum(event.numbers[0] for event in gains.get(seat, [])) == expected


@given(starts(), companies())
@examples(20)
def test_what_is_paid_is_the_listed_price(game: Game, company: Company) -> None:
    while not game.over:
        before = len(game.events)
        options = {seat: game.legal(seat).options for seat in game.deciding()}
        company.step(game)
        paid = by_seat(game.events[before:], EventKind.PAID)
        for seat, action in game.history[-1].choices:
            option = next(option for option in options[seat] if option.action == action)
            told = [event.numbers for event in paid.get(seat, [])]
            assert told == ([(action.left, action.right, option.bank)] if option.price else [])
            assert option.price == 0 or action.kind in (ActionKind.BUILD, ActionKind.STAGE)


@given(starts(), companies())
@examples(20)
def test_goods_are_those_of_the_city_and_never_shrink(game: Game, company: Company) -> None:
    before = game._state.copy()
    for now in company.steps(game):
        state = now._state
        for seat in range(now.players if state.age else 0):
            own, sold = symbols_in(now, seat, for_sale=False), symbols_in(now, seat, for_sale=True)
            assert lanes(state.own_raw[seat]) == lanes(lanes_from(own, RAW))
            assert lanes(state.own_made[seat]) == lanes(lanes_from(own, MANUFACTURED))
            assert lanes(state.sold_raw[seat]) == lanes(lanes_from(sold, RAW))
            assert lanes(state.sold_made[seat]) == lanes(lanes_from(sold, MANUFACTURED))
            for own_lanes, sold_lanes, market in (
                (state.own_raw, state.sold_raw, state.market_raw),
                (state.own_made, state.sold_made, state.market_made),
            ):
                assert covers(own_lanes[seat], sold_lanes[seat])
                assert covers(sold_lanes[seat], market[seat])
            assert covers(state.own_raw[seat], before.own_raw[seat])
            assert covers(state.own_made[seat], before.own_made[seat])
            assert covers(state.sold_raw[seat], before.sold_raw[seat])
            assert covers(state.sold_made[seat], before.sold_made[seat])
        before = state.copy()


@given(starts(), companies())
@examples(20)
def test_a_victory_of_one_city_is_the_defeat_of_its_neighbour(game: Game, company: Company) -> None:
    constants = company.finish(game).names.box.constants
    for age, victory in enumerate(constants.victory):
        tokens = [tokens[2 * age : 2 * age + 2] for tokens in game._state.tokens[: game.players]]
        for seat, (left, _) in enumerate(tokens):
            right = tokens[(seat + 1) % game.players][1]
            assert (left, right) in [(0, 0), (victory, constants.defeat), (constants.defeat, victory)]
