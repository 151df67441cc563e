"""What the network of the dice game sees: all the actions there are, nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heptapolis import DiceOptions
from heptapolis.game.notation import default_seats
from heptapolis.game.rulesets import sit_down
from heptapolis.network.dice.sight import sight_in, sight_of
from heptapolis.rules.dice.constants import MENU
from heptapolis.rules.dice.forum import set_up
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.turn import begin, resolve
from heptapolis.vocab.dice.play import DiceDecision, DicePhase
from sizes import LONG

GAMES = 20 if LONG else 2


def moments(options: DiceOptions, seed: int) -> Iterator[tuple[DiceState, DiceState, int, list[int]]]:
    """A random game before every decision: the game, how it stood when the turn began, who is asked, the choices."""
    state, rng, menu = DiceState(), Random(seed), [0] * MENU
    set_up(state, options.rows, seed, options.players)
    begin(state, None)
    before = state.copy()
    while state.phase != DicePhase.OVER:
        if state.turn != before.turn:
            before = state.copy()
        for seat in range(state.players):
            if state.pending[seat] != DiceDecision.NONE:
                listed = menu[: legal(state, options.rows, seat, menu)]
                yield state, before, seat, listed
                state.chosen[seat] = rng.choice(listed)
        resolve(state, options.rows, None)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_grid_has_every_action(players: int) -> None:
    options, decisions = DiceOptions(players), set()
    for seed in range(GAMES):
        for state, before, seat, listed in moments(options, seed):
            sight = sight_in(state, before, options.rows, seat)
            assert sorted(sight.actions) == sorted(listed)
            decisions.add(DiceDecision(state.pending[seat]))
    assert decisions >= {DiceDecision.ACT, DiceDecision.CROSS, DiceDecision.TAKE_BONUS}


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_a_view_shows_all_that_the_network_sees(players: int) -> None:
    options = DiceOptions(players)
    game, rng = sit_down(options, default_seats(players), 5), Random(5)
    state = DiceState()
    set_up(state, options.rows, 5, players)
    before = state.copy()
    while not game.over:
        if game.view(None).state.turn != before.turn:
            before = game.view(None).state.copy()
        for seat in game.deciding():
            view = game.view(seat)
            assert sight_of(view, seat) == sight_in(view.state, before, options.rows, seat)
            game.choose(seat, rng.choice(game.legal(seat).actions))


def test_what_others_did_in_this_turn_is_not_seen() -> None:
    options, differing = DiceOptions(3), 0
    for state, before, seat, _ in moments(options, 3):
        seen = sight_in(state, before, options.rows, seat)
        hidden = state.copy()
        for other in range(3):
            if other != seat:
                differing += hidden.coins[other] != before.coins[other]
                for field in DiceState.LAYOUT:
                    if field.per_seat and field.name not in ("count_before", "defence_before"):
                        getattr(hidden, field.name)[other] = getattr(before.copy(), field.name)[other]
        assert sight_in(hidden, before, options.rows, seat) == seen
    assert differing
