"""The non-leak law: whatever a seat cannot know may be different, and its view and list stay the same byte for byte."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.catalogue.cards import EDITIONS
from heptapolis.errors import IllegalAction
from heptapolis.game import Game, View, redeal
from heptapolis.game.cards.events import HIDDEN
from heptapolis.vocab.cards.play import EventKind, Phase
from laws.hidden import (
    hidden_of,
    hides_much,
    holder_of,
    known_cards,
    next_holder,
    other_card_down,
    unknown_things,
    with_other_drafts,
    with_other_future,
    with_other_hands,
    words_of,
)
from laws.strategies import (
    EXTRAS,
    SEEDS,
    SIDES,
    Company,
    Setting,
    companies,
    copy_of,
    every_setting,
    examples,
    games,
    listed,
    missing,
    shown,
    starts,
)

LOOKS = 0.1
"""At how many of all steps a view is compared with that of its twin."""


def assert_same_to(seat: int | None, game: Game, twin: Game) -> None:
    """A seat cannot tell the games apart: not by its view, not by the record inside, not by its list."""
    assert shown(game, seat) == shown(twin, seat)
    assert game.view(seat) == twin.view(seat)
    assert game.view(seat).decides == twin.view(seat).decides
    for city in game.view(seat).decides:
        assert listed(game, city) == listed(twin, city)
        assert game.legal(city) == twin.legal(city) == game.view(seat).legal(city)


def looks(game: Game, company: Company) -> bool:
    """Whether a step is looked at: some, and every one at which something else than a turn is decided on."""
    return game._state.phase != Phase.TURN or company.rng.random() < LOOKS


@given(starts(), companies())
@examples(40)
def test_a_redealt_game_looks_the_same(game: Game, company: Company) -> None:
    for now in company.steps(game):
        if looks(now, company):
            for _ in range(company.rng.randrange(max(1, missing(now)))):
                company.choose(now)
            seat = company.rng.choice([None, *range(now.players)])
            view = now.view(seat)
            twin = redeal(view, company.rng)
            assert twin.view(seat) == view
            assert_same_to(seat, now, twin)


@given(games(), SEEDS)
@examples(60)
def test_choices_that_wait_are_hidden(game: Game, chance: int) -> None:
    rng = Random(chance)
    for seat in rng.sample(range(game.players), 2):
        twin = redeal(game.view(seat), rng)
        assert_same_to(seat, game, twin)
        assert twin.deciding() == game.deciding()
        for city in game.view(seat).decides:
            assert twin.choice(city) == game.choice(city)


def test_redealt_games_differ_in_what_is_hidden() -> None:
    different = total = 0
    for seed, setting in enumerate(every_setting()):
        game, company = setting.table(seed), Company(seed)
        for _ in range(company.rng.randrange(1, 18)):
            company.step(game)
        while not (game.over or hides_much(game)):
            company.step(game)
        seat = company.rng.randrange(game.players)
        if not game.over:
            total += 1
            different += hidden_of(redeal(game.view(seat), company.rng), seat) != hidden_of(game, seat)
    assert total > 40
    assert different > 0.9 * total


@given(starts(), st.integers(-1, 6), SEEDS)
@examples(40)
def test_other_hands_at_the_start_look_the_same(game: Game, number: int, chance: int) -> None:
    seat = number % game.players if number >= 0 else None
    assert_same_to(seat, game, with_other_hands(game, seat, Random(chance)))


@given(starts(), companies())
@examples(25)
def test_ages_to_come_look_the_same_to_everybody(game: Game, company: Company) -> None:
    for now in company.steps(game):
        if company.rng.random() < LOOKS and now._state.age < 3:
            twin = with_other_future(now, company.rng)
            for seat in (None, *range(now.players)):
                assert_same_to(seat, now, twin)


def drafts(seed: int) -> Game:
    """Some game in which boards are drafted."""
    rng = Random(seed)
    setting = Setting(rng.choice(EDITIONS), rng.choice((2, 3)), "draft", rng.choice(SIDES), rng.choice(EXTRAS))
    return setting.table(seed)


@given(st.builds(drafts, SEEDS), companies())
@examples(40)
def test_boards_that_others_did_not_take_look_the_same(game: Game, company: Company) -> None:
    for _ in range(company.rng.randrange(4)):
        for seat in (None, *range(game.players)):
            assert_same_to(seat, game, with_other_drafts(game, seat, company.rng))
        company.step(game)


@given(games(), companies())
@examples(60)
def test_a_card_put_face_down_looks_like_any_other(game: Game, company: Company) -> None:
    assume(game._state.phase == Phase.TURN and game.deciding())
    for _ in range(company.rng.randrange(missing(game))):
        company.choose(game)
    seat = company.rng.choice(game.deciding())
    pair = other_card_down(game, seat, company.rng)
    assume(pair)
    assert pair
    one, other, steps = copy_of(game), copy_of(game), len(game.history)
    receiver = next_holder(game, seat)
    one.choose(seat, pair[0])
    other.choose(seat, pair[1])
    while len(one.history) == steps:
        who = company.rng.choice(one.deciding())
        wish = company.wish(one, who)
        assume(wish in other.legal(who).actions)  # the Free City's list depends on its holder's own card
        one.choose(who, wish)
        other.choose(who, wish)
    assume(not one.over)
    for watcher in (None, *range(game.players)):
        if (
            watcher not in (game.chooser(seat), receiver, *one.history[-1].looks)
            and one._state.phase == other._state.phase
        ):
            assert_same_to(watcher, one, other)


@given(games())
@examples(80)
def test_unknown_cards_and_boards_are_nowhere_in_a_view(game: Game) -> None:
    assume(not game.over)
    for seat in (None, *range(game.players)):
        told = words_of(shown(game, seat))
        assert not told & unknown_things(game, seat)
        if seat is not None:
            assert set(game.view(seat).hand) <= told & known_cards(game, seat)
            listing = words_of(" ".join(text for city in game.view(seat).decides for text in listed(game, city)))
            assert not listing & unknown_things(game, seat)


def test_views_hide_many_cards() -> None:
    game = Setting("second-edition", 5).table(1)
    assert len(unknown_things(game, 0)) > 60
    assert words_of(shown(game, 0)) >= set(game.view(0).hand)


@given(games())
@examples(40)
def test_who_only_watches_sees_no_hand(game: Game) -> None:
    assume(not game.over)
    view = game.view()
    assert view.hand == ()
    assert view.hands_seen() == {}
    assert view.choice is None
    assert view.choices == {}
    assert view.decides == ()
    assert view.pile == ()
    assert len(view.legal()) == 0
    assert all(card < 0 for age in view.state.deal for card in age)
    assert all(hand == () for step in view.history for hand in step.hands)


@given(games())
@examples(40)
def test_a_view_holds_one_hand(game: Game) -> None:
    assume(not game.over)
    for seat in range(game.players):
        view = game.view(seat)
        in_record = [game.names.card(card).id for age in view.state.deal for card in age if card >= 0]
        assert sorted(in_record) == sorted(view.hand)
        assert all(hand == () for step in view.history for who, hand in enumerate(step.hands) if who != seat)
        assert (view.state.seed_low, view.state.seed_high, view.state.drawn, view.deal) == (0, 0, 0, None)
        assert all(view.state.chosen[city] == -1 for city in range(game.cities) if game.chooser(city) != seat)
        assert all(game.chooser(city) == seat for city in (*view.choices, *view.decides))


@given(games())
@examples(60)
def test_seen_hands_hold_what_is_there(game: Game) -> None:
    assume(not game.over)
    for seat in range(game.players):
        for other, seen in game.view(seat).hands_seen().items():
            hand, drawn = game._hand(other), other == holder_of(game, game._state.age, game._state.turn)
            if seen:
                missed = Counter(hand) - Counter(seen)
                assert missed.total() <= drawn, "a card of a hand that was seen before is missing"
            assert set(seen) <= known_cards(game, seat)


@given(games())
@examples(40)
def test_events_hide_face_down_cards(game: Game) -> None:
    holder = -1
    for event in game.events:
        down = event.kind in (EventKind.STAGED, EventKind.SOLD, EventKind.THREW_AWAY, EventKind.DREW)
        holder = event.seat if event.kind == EventKind.DREW else holder
        knows = event.seat if event.seat < game.players else holder if event.kind != EventKind.THREW_AWAY else -1
        for seat in (None, *range(game.players)):
            seen = event.seen_by(seat)
            assert seen.thing == (HIDDEN if down and seat != knows else event.thing)
            assert (seen.kind, seen.seat, seen.numbers) == (event.kind, event.seat, event.numbers)


@given(starts(), companies())
@examples(20)
def test_after_the_end_everything_is_open(game: Game, company: Company) -> None:
    company.finish(game)
    watched = open_part(game.view())
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        assert view.deal == game.record.deal
        assert view.history == game.history
        assert HIDDEN not in json.dumps(view.to_json())
        assert view.state == game._state
        assert open_part(view) == watched
        twin = redeal(view, company.rng)
        assert twin.record.decisions == game.record.decisions
        assert twin.record.result == game.record.result


def open_part(view: View) -> dict[str, object]:
    """A view less whose it is."""
    return {key: value for key, value in view.to_json().items() if key not in ("seat", "hand")}


LOOKED_IN_VAIN = (
    "first-edition players=6 wonders=random sides=second seed=226 | 0 build baths R2; 1 build tree_farm; "
    "2 build forest_cave; 3 build ore_vein; 4 build press_1; 5 build timber_yard; 0 sell ore_vein; 1 build stockade; "
    "2 build theater; 3 build barracks; 4 build lumber_yard; 5 build tavern; 0 build marketplace; 1 build clay_pool; "
    "2 build clay_pool; 3 stage altar R2; 4 sell barracks; 5 build scriptorium R2"
)
LARGE_PILE = (
    "second-edition players=7 wonders=random sides=second seed=131 | 0 sell well; 1 sell scriptorium; 2 sell stockade; "
    "3 sell theater; 4 sell marketplace; 5 sell glassworks_1; 6 sell tavern; 0 sell apothecary; 1 sell lumber_yard; "
    "2 sell apothecary; 3 sell west_trading_post; 4 sell east_trading_post; 5 sell stone_pit; 6 build baths R2; "
    "0 sell stockade; 1 build tavern; 2 sell clay_pool; 3 sell workshop; 4 sell glassworks_1; 5 build excavation; "
    "6 build forest_cave; 0 sell guard_tower; 1 sell stone_pit; 2 sell scriptorium; 3 sell altar; 4 sell workshop; "
    "5 sell lumber_yard; 6 build tree_farm; 0 sell mine; 1 sell loom_1; 2 sell baths; 3 sell theater; 4 sell altar; "
    "5 stage west_trading_post L4; 6 stage clay_pit R2"
)
FREE_CITY_SOLD = (
    "second-edition players=2 wonders=draft sides=second with=carthage seed=43 | 0 take babylon/night; 1 take "
    "olympia/night; 0 build clay_pit; 1 build stockade R2; 2 build lumber_yard; 0 sell loom_1; 1 sell clay_pool; 2 "
    "stage workshop L2; 0 sell apothecary; 1 build barracks R2; 2 build timber_yard; 0 build altar; 1 build ore_vein; "
    "2 build stone_pit; 0 stage glassworks_1 R4; 1 build theater; 2 build west_trading_post; 0 sell guard_tower; 1 "
    "sell marketplace; 2 stage scriptorium; 0 build baths R2; 0 sell brickyard; 1 stage sawmill R2; 2 build "
    "caravansery; 0 sell press_2; 1 build glassworks_2; 2 stage vineyard L1 R2; 0 build foundry; 1 sell "
    "archery_range; 2 build stables L1; 0 build quarry; 1 sell aqueduct; 2 sell laboratory; 0 build forum L2; 1 sell "
    "school; 2 build dispensary R4; 0 build statue; 1 build temple R2; 2 sell courthouse; 0 sell library; 0 sell "
    "decorators_guild; 1 free lodge; 2 build builders_guild L1 R2; 0 sell senate; 1 build academy L6; 2 sell pantheon"
)
HARD = {
    "vain look": (LOOKED_IN_VAIN, 5),
    "large pile": (LARGE_PILE, 6),
    "sales of the Free City": (FREE_CITY_SOLD, 0),
    "sales of the Free City, watched": (FREE_CITY_SOLD, None),
}


@pytest.mark.parametrize(("text", "seat"), HARD.values(), ids=HARD)
@pytest.mark.parametrize("chance", range(8))
def test_hard_views_are_redealt_too(text: str, seat: int | None, chance: int) -> None:
    game = Game.parse(text)
    for _ in range(2):
        view = game.view(seat)
        assert redeal(view, Random(chance)).view(seat) == view
        for other in game.deciding():
            game.choose(other, game.legal(other).actions[-1])


def test_an_error_tells_nothing_of_the_seed() -> None:
    game = Game(seed=987654321)
    with pytest.raises(IllegalAction) as caught:
        game.choose(0, "build palace")
    assert "987654321" not in str(caught.value)
    assert "987654321" not in repr(game.view(0))
