"""Dice, the non-leak law: what others have not sent, and dice to come, may be different and nobody can tell."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heptapolis.errors import IllegalAction, LateAction
from heptapolis.game.dice import DiceDeal, DiceGame, DiceRecord
from heptapolis.game.rulesets import redeal
from heptapolis.rules.chance import seed_shuffler
from heptapolis.rules.dice.state import NOT_CHOSEN, DiceState
from heptapolis.vocab.dice.play import DiceDecision
from laws.dice_strategies import (
    DiceCompany,
    companies,
    copy_of,
    games,
    is_done,
    played,
    private,
    shown,
    start_of,
    starts,
    take_over,
)
from laws.strategies import SEEDS, examples

Seat = int | None


def assert_same_to(seat: Seat, game: DiceGame, twin: DiceGame) -> None:
    """A seat cannot tell the games apart: not by its view, not by the record inside, not by its list."""
    view, other = game.view(seat), twin.view(seat)
    assert shown(view) == shown(other)
    assert view.events == other.events
    assert view.state == other.state
    assert view == other
    assert view.legal() == other.legal()
    if seat is not None:
        assert game.legal(seat) == twin.legal(seat)
        assert view.decides == other.decides
        if view.decides:
            assert view.legal() == game.legal(seat)


def play_chain(game: DiceGame, seat: int, company: DiceCompany, *, done: bool) -> None:
    """Let a seat choose anything: all it has to, or not all."""
    while done and not is_done(game, seat):
        game.choose(seat, company.wish(game, seat))
    for _ in range(0 if done else company.rng.randrange(4)):
        twin = copy_of(game)
        twin.choose(seat, company.wish(twin, seat))
        if len(twin.history) == len(game.history) and not is_done(twin, seat):
            take_over(game, twin)


def secret_pair(game: DiceGame, seat: Seat, company: DiceCompany) -> tuple[DiceGame, DiceGame]:
    """Two games that differ in what seats other than one have chosen in this turn, but not in who has done.

    Someone always has to decide still, so that the turn does not end.
    """
    seats = range(game.players)
    for other in seats:
        while game.chain(other):
            game.take_back(other)
    thinking = company.rng.choice(seats)
    done = [other != thinking and company.rng.random() < 0.6 for other in seats]
    if seat is not None:
        play_chain(game, seat, company, done=done[seat])
    pair = (copy_of(game), copy_of(game))
    for twin in pair:
        for other in company.rng.sample(seats, game.players):
            if other != seat:
                play_chain(twin, other, company, done=done[other])
    assert len(pair[0].history) == len(pair[1].history) == len(game.history)
    return pair


@given(games(), companies())
@examples(80)
def test_what_others_have_not_sent_is_hidden(game: DiceGame, company: DiceCompany) -> None:
    assume(not game.over)
    for seat in (None, *company.rng.sample(range(game.players), 2)):
        one, other = secret_pair(copy_of(game), seat, company)
        assert_same_to(seat, one, other)
        assert one.deciding() == other.deciding()


def test_pairs_of_games_differ_in_what_is_hidden() -> None:
    different = total = 0
    for number in range(100):
        game = copy_of(played(number))
        if not game.over:
            one, other = secret_pair(game, 0, DiceCompany(number))
            total += 1
            different += one._state != other._state
    assert total > 40
    assert different > 0.6 * total


@given(games(), companies())
@examples(40)
def test_errors_tell_nothing_of_what_others_have_not_sent(game: DiceGame, company: DiceCompany) -> None:
    assume(not game.over)
    seat = company.rng.randrange(game.players)
    texts = []
    for twin in secret_pair(game, seat, company):
        with pytest.raises((IllegalAction, LateAction)) as caught:
            twin.choose(seat, "bonus coins" if twin.decision(seat) != DiceDecision.TAKE_BONUS else "pass")
        texts.append(str(caught.value))
    assert texts[0] == texts[1]


def with_other_seed(game: DiceGame, seed: int) -> DiceGame:
    """The same game with other dice in the turns to come."""
    record = game.record
    deal = DiceDeal(record.deal.boards, record.deal.rolls[: len(game.history) + 1])
    return DiceGame.from_record(DiceRecord(record.options, record.seats, deal, record.decisions, seed))


@given(games(), SEEDS)
@examples(80)
def test_dice_to_come_look_the_same_to_everybody(game: DiceGame, seed: int) -> None:
    twin = with_other_seed(game, seed)
    for seat in (None, *range(game.players)):
        assert_same_to(seat, game, twin)
    assert game.over or twin.position == game.position
    assert (twin._chains, twin.deciding()) == (game._chains, game.deciding())


def test_other_seeds_have_other_dice() -> None:
    game = copy_of(start_of(1))
    twin = with_other_seed(game, 2)
    for one in (game, twin):
        for seat in range(one.players):
            one.choose(seat, "pass")
    assert game.roll != twin.roll


@given(games())
@examples(60)
def test_a_view_holds_nothing_of_others_and_no_seed(game: DiceGame) -> None:
    assume(not game.over)
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        assert (view.state.seed_low, view.state.seed_high, view.state.drawn, view.deal) == (0, 0, 0, None)
        assert view.chain == (() if seat is None else game.chain(seat))
        assert view.thinking == game.deciding()
        assert view.events == (*game.events, *(() if seat is None else game._news[seat]))
        for other in range(game.players):
            if other != seat:
                assert view.state.chosen[other] == NOT_CHOSEN
                assert view.state.crossed[other] == game._before.crossed[other]
                assert view.state.coins[other] == game._before.coins[other]
                assert view.state.waiting[other] == 0
        if seat is None:
            assert (view.decision, view.decides, len(view.legal())) == (DiceDecision.NONE, (), 0)
        else:
            assert (view.decision, view.legal(seat)) == (game.decision(seat), game.legal(seat))


@given(games(), st.integers(0, 6))
@examples(40)
def test_the_own_choices_are_seen_at_once(game: DiceGame, number: int) -> None:
    assume(not game.over)
    seat = number % game.players
    view, state = game.view(seat), game._state
    for name in ("coins", "crossed", "bonuses", "unlocked", "written", "stack", "waiting", "pending"):
        assert getattr(view.state, name)[seat] == getattr(state, name)[seat]


@given(games(), companies())
@examples(60)
def test_a_redealt_game_looks_the_same(game: DiceGame, company: DiceCompany) -> None:
    for seat in (None, *company.rng.sample(range(game.players), 2)):
        view = game.view(seat)
        twin = redeal(view, company.rng)
        assert twin.view(seat) == view
        assert_same_to(seat, game, twin)
        assert twin.deciding() == game.deciding()
        assert seat is None or twin.chain(seat) == game.chain(seat)


def same_but_for_seed(one: DiceState, other: DiceState) -> bool:
    """Whether two records are the same, the stream of chance aside."""
    one, other = one.copy(), other.copy()
    seed_shuffler(one, 0)
    seed_shuffler(other, 0)
    return one == other


@given(starts(), companies())
@examples(15)
def test_after_the_end_everything_is_open(game: DiceGame, company: DiceCompany) -> None:
    company.finish(game)
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        assert same_but_for_seed(view.state, game._state)
        assert view.deal == game.record.deal
        assert view.history == game.history
        assert view.events == tuple(game.events)
        assert (view.thinking, view.chain, view.decides) == ((), (), ())
        cities = [replace(view, seat=None).city_json(other) for other in range(game.players)]
        assert view.to_json()["cities"] == cities


@given(games(), SEEDS)
@examples(40)
def test_reading_changes_nothing(game: DiceGame, chance: int) -> None:
    before = private(game)
    view = game.view(Random(chance).randrange(game.players))
    view.state.coins[0] += 7
    view.state.crossed[0][0] ^= 1
    view.state.die[0] = 9
    game.score(), game.winners(), game.position, game.record, str(game)
    for seat in range(game.players):
        game.legal(seat), game.chain(seat), game.decision(seat)
    assert private(game) == before


def test_an_error_tells_nothing_of_the_seed() -> None:
    game = DiceGame(seed=987654321)
    with pytest.raises(IllegalAction) as caught:
        game.choose(0, "skip")
    assert "987654321" not in str(caught.value)
    assert "987654321" not in repr(game.view(0)) + shown(game.view(0))
