"""The non-leak law: whatever a seat cannot know may be different, and its view and list stay the same byte for byte."""

import json
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.errors import IllegalAction
from heptapolis.game import Game, View, redeal
from heptapolis.game.events import HIDDEN
from heptapolis.vocab.play import EventKind, Phase
from laws.hidden import (
    hidden_of,
    hides_much,
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
    SEEDS,
    Company,
    companies,
    copy_of,
    every_setting,
    examples,
    games,
    listed,
    set_table,
    shown,
    starts,
)

LOOKS = 0.1
"""At how many of all steps a view is compared with that of its twin."""


def assert_same_to(seat: int | None, game: Game, twin: Game) -> None:
    """A seat cannot tell the games apart: not by its view, not by the record inside, not by its list."""
    assert shown(game, seat) == shown(twin, seat)
    assert game.view(seat) == twin.view(seat)
    if seat is not None:
        assert listed(game, seat) == listed(twin, seat)
        assert game.legal(seat) == twin.legal(seat) == game.view(seat).legal()


def looks(game: Game, company: Company) -> bool:
    """Whether a step is looked at: some, and every one at which the discard pile or a last card is decided on."""
    return game._state.phase in (Phase.DISCARD_PILE, Phase.LAST_CARD, Phase.BOARDS) or company.rng.random() < LOOKS


@given(starts(), companies())
@examples(40)
def test_a_redealt_game_looks_the_same(game: Game, company: Company) -> None:
    for now in company.steps(game):
        if looks(now, company):
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
        assert twin.choice(seat) == game.choice(seat)


def test_redealt_games_differ_in_what_is_hidden() -> None:
    different = total = 0
    for seed, setting in enumerate(every_setting()):
        game, company = set_table(*setting, seed), Company(seed)
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


@given(st.sampled_from(["first-edition", "second-edition"]), st.sampled_from(["first", "second", "random", "choice"]),
       SEEDS, companies())  # fmt: skip
@examples(30)
def test_boards_that_others_did_not_take_look_the_same(rules: str, sides: str, seed: int, company: Company) -> None:
    game = set_table(rules, 3, "draft", sides, seed)
    for _ in range(company.rng.randrange(4)):
        for seat in (None, 0, 1, 2):
            assert_same_to(seat, game, with_other_drafts(game, seat, company.rng))
        company.step(game)


@given(games(), companies())
@examples(60)
def test_a_card_put_face_down_looks_like_any_other(game: Game, company: Company) -> None:
    assume(game._state.phase == Phase.TURN and game.deciding())
    seat = company.rng.choice(game.deciding())
    pair = other_card_down(game, seat, company.rng)
    assume(pair)
    assert pair
    one, other = copy_of(game), copy_of(game)
    wishes = {who: company.wish(game, who) for who in game.deciding()}
    receiver = next_holder(game, seat)
    for who, wish in wishes.items():
        one.choose(who, pair[0] if who == seat else wish)
        other.choose(who, pair[1] if who == seat else wish)
    assume(not one.over)
    for watcher in (None, *range(game.players)):
        if watcher not in (seat, receiver, *one.history[-1].looks) and one._state.phase == other._state.phase:
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
            listing = words_of(" ".join(listed(game, seat)))
            assert not listing & unknown_things(game, seat)


def test_views_hide_many_cards() -> None:
    game = set_table("second-edition", 5, "random", "first", 1)
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
        assert all(view.state.chosen[other] == -1 for other in range(game.players) if other != seat)


@given(games())
@examples(60)
def test_seen_hands_hold_what_is_there(game: Game) -> None:
    assume(not game.over)
    for seat in range(game.players):
        for other, seen in game.view(seat).hands_seen().items():
            hand = game._hand(other)
            if seen:
                assert set(hand) <= set(seen), "a card of a hand that was seen before is missing"
                assert len(seen) >= len(hand)
            assert set(seen) <= known_cards(game, seat)


@given(games())
@examples(40)
def test_events_hide_face_down_cards(game: Game) -> None:
    for event in game.events:
        down = event.kind in (EventKind.STAGED, EventKind.SOLD, EventKind.THREW_AWAY)
        for seat in (None, *range(game.players)):
            seen = event.seen_by(seat)
            assert seen.card == (HIDDEN if down and seat != event.seat else event.card)
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


@pytest.mark.parametrize(("text", "seat"), [(LOOKED_IN_VAIN, 5), (LARGE_PILE, 6)], ids=["vain look", "large pile"])
@pytest.mark.parametrize("chance", range(8))
def test_hard_views_are_redealt_too(text: str, seat: int, chance: int) -> None:
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
