"""Dice: within a turn the order of the seats does not matter, and what is taken back has never been."""

from random import Random

import pytest
from hypothesis import assume, given

from heptapolis.errors import LateAction
from heptapolis.game.dice import DiceGame
from heptapolis.rules.dice.forum import shake
from heptapolis.rules.dice.state import NOT_CHOSEN, DiceState
from heptapolis.rules.dice.turn import advance, all_sent, begin_turn, end_turn, resolve
from heptapolis.vocab.dice.play import DiceDecision, DicePhase
from laws.dice_strategies import (
    DiceCompany,
    chosen_numbers,
    companies,
    copy_of,
    games,
    private,
    starts,
    take_over,
    told,
)
from laws.strategies import SEEDS, examples

Chains = list[list[int]]


def chains_of(game: DiceGame, company: DiceCompany) -> Chains:
    """What everyone does in a turn that has just begun, as the rules number it; the game plays on."""
    chains: Chains = [[] for _ in range(game.players)]
    turns = len(game.history)
    while len(game.history) == turns:
        seat = company.rng.choice(game.deciding())
        action = company.wish(game, seat)
        chains[seat].append(action.number(game._state, seat, game.board(seat)))
        game.choose(seat, action)
    return chains


def carried_out(game: DiceGame, before: DiceState, order: list[int], chains: Chains) -> DiceState:
    """The record after all chains, in an order that names a seat once for each of its choices."""
    state, left = before.copy(), [list(chain) for chain in chains]
    for seat in order:
        assert state.pending[seat] != DiceDecision.NONE
        advance(state, game.options.rows, seat, left[seat].pop(0), None)
    assert all_sent(state)
    return state


@given(starts(), companies())
@examples(20)
def test_the_order_of_seats_and_the_mixing_of_chains_change_nothing(game: DiceGame, company: DiceCompany) -> None:
    while not game.over:
        before = game._before.copy()
        chains = chains_of(game, company)
        by_seat = [seat for seat, chain in enumerate(chains) for _ in chain]
        expected = carried_out(game, before, by_seat, chains)
        assert carried_out(game, before, by_seat[::-1], chains) == expected
        assert carried_out(game, before, company.rng.sample(by_seat, len(by_seat)), chains) == expected
        end_turn(expected, game.options.rows, None)
        if expected.phase == DicePhase.SHAKE:
            shake(expected, None)
            begin_turn(expected, None)
        assert expected == game._state


@given(starts(), companies())
@examples(20)
def test_choices_may_be_carried_out_round_by_round(game: DiceGame, company: DiceCompany) -> None:
    state = game._state.copy()
    while not game.over:
        turn = state.turn
        left = chains_of(game, company)
        while state.turn == turn and state.phase == DicePhase.ACTIONS:
            for seat in range(game.players):
                if state.pending[seat] != DiceDecision.NONE:
                    state.chosen[seat] = left[seat].pop(0)
            resolve(state, game.options.rows, None)
        assert not any(left)
        assert state.chosen[: game.players] == [NOT_CHOSEN] * game.players
        assert state == game._state


@given(games(), companies())
@examples(40)
def test_the_order_of_choosing_at_the_table_does_not_matter(game: DiceGame, company: DiceCompany) -> None:
    assume(not game.over)
    first, turns = copy_of(game), len(game.history)
    left = chains_of(first, company)
    for order in (min, max, company.rng.choice):
        twin, waiting = copy_of(game), [list(chain) for chain in left]
        while len(twin.history) == turns:
            seat = order(twin.deciding())
            twin.choose(seat, twin._action(seat, waiting[seat].pop(0)))
        assert private(twin) == private(first)
        assert told(twin) == told(first)
        assert twin.record.dumps() == first.record.dumps()


@given(games(), companies())
@examples(40)
def test_what_is_taken_back_has_never_been(game: DiceGame, company: DiceCompany) -> None:
    for _ in range(4):
        turns, moments = len(game.history), [(private(game), told(game), game.record)]
        seat = company.rng.choice(game.deciding()) if game.deciding() else 0
        while len(game.history) == turns and game.decision(seat) != DiceDecision.NONE:
            game.choose(seat, company.wish(game, seat))
            moments.append((private(game), told(game), game.record))
        if len(game.history) > turns:
            continue
        for kept, shown, record in reversed(moments[:-1]):
            game.take_back(seat)
            assert private(game) == kept
            assert told(game) == shown
            assert game.record == record
        if game.deciding():
            company.choose(game)


@given(starts(), companies())
@examples(15)
def test_a_choice_can_be_taken_back_at_any_point_of_any_chain(game: DiceGame, company: DiceCompany) -> None:
    while not game.over:
        seat, turns, kept = company.rng.choice(game.deciding()), len(game.history), private(game)
        twin = copy_of(game)
        twin.choose(seat, company.wish(twin, seat))
        if len(twin.history) == turns:
            after = copy_of(twin)
            twin.take_back(seat)
            assert private(twin) == kept
            twin = after
        take_over(game, twin)


@given(games(), companies())
@examples(40)
def test_taking_back_leaves_the_choices_of_others(game: DiceGame, company: DiceCompany) -> None:
    assume(len(game.deciding()) > 2)
    one, other, *_ = company.rng.sample(game.deciding(), 3)
    twin = copy_of(game)
    wish = company.wish(game, other)
    game.choose(one, company.wish(game, one))
    game.choose(other, wish)
    game.take_back(one)
    twin.choose(other, wish)
    assert private(game) == private(twin)
    assert told(game) == told(twin)


@given(games(), SEEDS)
@examples(40)
def test_a_chain_taken_back_whole_can_be_played_otherwise(game: DiceGame, chance: int) -> None:
    assume(not game.over)
    rng = Random(chance)
    for seat in rng.sample(range(game.players), game.players):
        while game.chain(seat):
            game.take_back(seat)
    assert game._state == game._before
    assert game.deciding() == tuple(range(game.players))
    fresh = DiceGame.from_record(game.record)
    assert private(fresh) == private(game)


@given(games())
@examples(30)
def test_nothing_of_a_turn_that_is_over_can_be_taken_back(game: DiceGame) -> None:
    before, shown = private(game), told(game)
    for seat in range(game.players):
        if not game.chain(seat):
            with pytest.raises(LateAction):
                game.take_back(seat)
        if game.decision(seat) == DiceDecision.NONE:
            with pytest.raises(LateAction):
                game.choose(seat, "pass")
            assert chosen_numbers(game, seat) == []
    assert private(game) == before
    assert told(game) == shown
