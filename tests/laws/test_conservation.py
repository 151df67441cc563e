"""Nothing appears from nowhere and nothing vanishes: cards, coins, goods, tokens."""

from collections import Counter
from itertools import pairwise

from hypothesis import given

from heptapolis.game import Game
from heptapolis.rules.cards.lanes import covers
from heptapolis.vocab.cards.city import Counted
from heptapolis.vocab.cards.goods import MANUFACTURED, RAW
from heptapolis.vocab.cards.limits import ROOM
from heptapolis.vocab.cards.play import ActionKind, EventKind, Phase
from laws.hidden import holder_of
from laws.strategies import Company, Course, companies, courses, examples, starts
from laws.tableau import (
    PLACED,
    bank_flows,
    by_seat,
    cards_placed,
    cards_tucked,
    coins_of,
    counted,
    effects_in,
    lanes,
    lanes_from,
    rewards_of,
    stage_of,
    symbols_in,
    tokens_of,
    with_events,
)


def cards_in_hands(game: Game) -> list[str]:
    """The cards in all hands and in the draw pile, and those of Ages to come."""
    end = ROOM * game.cities
    return [game.names.card(card).id for age in game._state.deal for card in age[:end] if card >= 0]


def cards_in_pile(game: Game) -> list[str]:
    """The discard pile."""
    return [game.names.card(card).id for card, count in enumerate(game._state.discard) for _ in range(count)]


@given(courses())
@examples(25)
def test_cards_are_conserved(course: Course) -> None:
    dealt = Counter(card for age in course[0].record.deal.hands for hand in age for card in hand)
    for now in course:
        cities = [card for seat in range(now.cities) for card in cards_placed(now, seat)]
        assert Counter(cards_in_hands(now) + cities + cards_in_pile(now) + cards_tucked(now)) == dealt


@given(courses())
@examples(20)
def test_hands_shrink_by_one_card_a_turn(course: Course) -> None:
    for now in course:
        state = now._state
        if state.phase == Phase.TURN:
            drawn = [seat == holder_of(now, state.age, state.turn) for seat in range(now.players)]
            assert [len(now.view(seat).hand) for seat in range(now.players)] == [
                8 - state.turn + more for more in drawn
            ]
        assert sorted(state.held[: now.players]) == list(range(now.players))


@given(courses())
@examples(20)
def test_cities_are_what_was_built(course: Course) -> None:
    for now in course:
        cities = now.view().to_json()["cities"]
        for seat in range(now.cities if now._state.age else 0):
            cards = cards_placed(now, seat)
            buildings = [now.names.box.card(card).name for card in cards]
            assert len(set(buildings)) == len(buildings)
            assert cities[seat]["cards"] == cards
            assert now._state.tally[seat] == [counted(now, seat, thing) for thing in Counted]
            assert sum(word.bit_count() for word in now._state.city[seat]) == len(cards)


@given(courses())
@examples(25)
def test_coins_move_only_as_the_events_say(course: Course) -> None:
    for now in course:
        coins = now._state.coins[: now.cities]
        if now._state.age:
            assert coins == bank_flows(now, now.events)
        assert min(coins) >= 0


@given(courses())
@examples(40)
def test_a_last_card_is_paid_without_the_income_of_its_turn(course: Course) -> None:
    for earlier, game in pairwise(course):
        before, coins = len(earlier.events), earlier._state.coins
        paid = by_seat(game.events[before:], EventKind.PAID)
        for seat in range(game.cities):
            spent = sum(sum(event.numbers) for event in paid.get(seat, []))
            if game._state.phase == Phase.LAST_CARD:
                assert game._state.purse[seat] == coins[seat] - spent
            elif game._state.phase == Phase.TURN:
                assert game._state.purse[seat] == game._state.coins[seat]


@given(courses())
@examples(20)
def test_the_bank_gives_what_the_catalogue_says(course: Course) -> None:
    for earlier, game in pairwise(course):
        before = earlier.events
        events = game.events[len(before) :]
        gains, built = by_seat(events, EventKind.GAINED_COINS), by_seat(events, EventKind.STAGED, *PLACED)
        failed = [place for place, event in enumerate(events) if event.kind == EventKind.PROJECT_FAILED]
        counting = with_events(game, before + events[: failed[0] if failed else None])  # penalties come after effects
        for seat in range(game.cities):
            things = [
                stage_of(game, event) if event.kind == EventKind.STAGED else game.names.box.card(event.thing)
                for event in built.get(seat, [])
            ]
            rewards = Counter(rewards_of(game, seat)) - Counter(rewards_of(with_events(game, before), seat))
            expected = sum(coins_of(counting, seat, thing) for thing in [*things, *rewards.elements()])
            assert sum(event.numbers[0] for event in gains.get(seat, [])) == expected


@given(starts(), companies())
@examples(20)
def test_what_is_paid_is_the_listed_price(game: Game, company: Company) -> None:
    while not game.over:
        before, steps, options = len(game.events), len(game.history), {}
        while len(game.history) == steps:
            seat = company.rng.choice(game.deciding())
            options[seat] = game.legal(seat).options
            game.choose(seat, company.wish(game, seat))
        paid = by_seat(game.events[before:], EventKind.PAID)
        for seat, action in game.history[-1].choices:
            option = next(option for option in options[seat] if option.action == action)
            told = [event.numbers for event in paid.get(seat, [])]
            assert told == ([(action.left, action.right, option.bank)] if option.price else [])
            assert option.price == 0 or action.kind in (ActionKind.BUILD, ActionKind.STAGE)


@given(courses())
@examples(20)
def test_goods_are_those_of_the_city_and_shrink_only_by_penalties(course: Course) -> None:
    for earlier, now in pairwise((course[0], *course)):
        before, state = earlier._state, now._state
        penalised = [seat for seat, _ in now.history[-1].lost] if now.history else []
        for seat in range(now.cities if state.age else 0):
            own, sold = symbols_in(now, seat, for_sale=False), symbols_in(now, seat, for_sale=True)
            assert lanes(state.own_raw[seat]) == lanes(lanes_from(own, RAW))
            assert lanes(state.own_made[seat]) == lanes(lanes_from(own, MANUFACTURED))
            assert lanes(state.sold_raw[seat]) == lanes(lanes_from(sold, RAW))
            assert lanes(state.sold_made[seat]) == lanes(lanes_from(sold, MANUFACTURED))
            for own_lanes, sold_lanes in ((state.own_raw, state.sold_raw), (state.own_made, state.sold_made)):
                assert covers(own_lanes[seat], sold_lanes[seat])
            if seat not in penalised:
                assert covers(state.own_raw[seat], before.own_raw[seat])
                assert covers(state.own_made[seat], before.own_made[seat])
                assert covers(state.sold_raw[seat], before.sold_raw[seat])
                assert covers(state.sold_made[seat], before.sold_made[seat])
            if state.phase == Phase.TURN:
                assert (state.market_raw[seat], state.market_made[seat]) == (
                    state.sold_raw[seat],
                    state.sold_made[seat],
                )


@given(courses())
@examples(20)
def test_what_lasts_is_counted_from_the_city(course: Course) -> None:
    for now in course:
        state = now._state
        for seat in range(now.cities if state.age else 0):
            effects = list(effects_in(now, seat))
            columns = Counter[str]()
            for effect in effects:
                columns.update(effect.columns)
            assert state.shields[seat] == columns["shields"]
            assert state.science[seat] == [columns["science_0"], columns["science_1"], columns["science_2"]]
            assert state.science_choice[seat] == columns["science_choice"]
            assert state.repeat_guild[seat] == columns["repeat_guild"]
            assert state.free_build_each_age[seat] == columns["free_build_each_age"]
            for power in (
                "free_first_of_colour",
                "free_first_of_age",
                "free_last_of_age",
                "play_last_card",
                "copy_guild",
            ):
                assert getattr(state, power)[seat] == (columns[power] > 0)


@given(courses())
@examples(20)
def test_a_victory_of_one_city_is_the_defeat_of_its_neighbour(course: Course) -> None:
    game = course[-1]
    constants = game.names.box.constants
    fought = by_seat(game.events, EventKind.FOUGHT)
    for age, victory in enumerate(constants.victory):
        tokens = [fought[seat][age].numbers[:2] for seat in range(game.cities)]
        for seat, (left, _) in enumerate(tokens):
            right = tokens[(seat + 1) % game.cities][1]
            assert (left, right) in [(0, 0), (victory, constants.defeat), (constants.defeat, victory)]


@given(courses())
@examples(20)
def test_tokens_are_those_that_came_and_did_not_go(course: Course) -> None:
    for now in course:
        for seat in range(now.cities):
            bonus_victories = zip(now.names.tokens, now._state.bonus_victories[seat], strict=True)
            held = [token for token in now._state.tokens[seat] if token]
            held += [value for value, count in bonus_victories for _ in range(count)]
            assert sorted(held) == sorted(tokens_of(now, seat))
