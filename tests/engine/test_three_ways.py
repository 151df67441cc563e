"""Interpreted = compiled = bounds-checked, byte for byte: the modes run the same source."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from heptapolis.bots.names import BEGINNER, BUILDER, RANDOM, RULEBOOK
from heptapolis.engine.packing import pack, record_for, unpack
from heptapolis.game import Options
from heptapolis.rules.cards.legal import MENU, legal
from heptapolis.rules.cards.playout import random_game, random_step
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import begin
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.simulation.cards.block import play_block
from heptapolis.simulation.tally import TALLY
from heptapolis.vocab.cards.play import Phase, Sides, Wonders
from heptapolis.vocab.limits import SEATS
from sizes import LONG

GAMES = 400 if LONG else 6
RECORD = record_for(State, SEATS)


@pytest.fixture(scope="module", params=[False, True], ids=["compiled", "bounds-checked"])
def twin(request: pytest.FixtureRequest) -> SimpleNamespace:
    return CardBatch.compiled(boundscheck=request.param)


@pytest.fixture(scope="module")
def plain_twin() -> SimpleNamespace:
    return CardBatch.compiled(plain=True)


def differences(state: State, record: Any) -> list[str]:
    other = unpack(record, State)
    return [name for name in State.__slots__ if getattr(state, name) != getattr(other, name)]


@pytest.mark.parametrize("extras", range(4))
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("edition", [0, 1])
def test_whole_random_games_are_equal(twin: SimpleNamespace, edition: int, players: int, extras: int) -> None:
    for seed in range(GAMES if extras == 0 else GAMES // 2):
        wonders = int(Wonders.DRAFT if players <= 3 and seed % 3 == 0 else Wonders.RANDOM)
        options = (edition, players, wonders, seed % len(Sides), extras)
        state, record = State(), np.zeros(1, RECORD)[0]
        random_game(state, seed, *options, [0] * MENU, None)
        twin.random_game(record, seed, *options, np.zeros(MENU, np.int64), None)
        assert differences(state, record) == [], f"seed {seed} options {options}"


@pytest.mark.parametrize("extras", [0, Options(expansions=["carthage"]).extras])
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("edition", [0, 1])
def test_plain_code_plays_plain_tables_alike(
    plain_twin: SimpleNamespace, edition: int, players: int, extras: int
) -> None:
    for seed in range(GAMES):
        options = (edition, players, 0, seed % len(Sides), extras)
        state, record = State(), np.zeros(1, RECORD)[0]
        random_game(state, seed, *options, [0] * MENU, None)
        plain_twin.random_game(record, seed, *options, np.zeros(MENU, np.int64), None)
        assert differences(state, record) == [], f"seed {seed} options {options}"


def test_legal_lists_are_equal_decision_by_decision(twin: SimpleNamespace) -> None:
    menu, packed_menu = [0] * MENU, np.zeros(MENU, np.int64)
    for seed in range(GAMES if LONG else 3):
        state, record = State(), np.zeros(1, RECORD)[0]
        set_up(state, seed, seed % 2, 2 + seed % 6, 0, Sides.RANDOM, seed % 4)
        begin(state, None)
        while state.phase != Phase.OVER:
            pack(state, record)
            for seat in range(state.cities):
                listed = legal(state, seat, menu)
                assert listed == twin.legal(record, seat, packed_menu)
                assert menu[:listed] == packed_menu[:listed].tolist()
            random_step(state, menu, None)


@pytest.mark.parametrize(("players", "extras"), [(5, 0), (2, 0), (4, 1), (2, 1)])
@pytest.mark.parametrize("policy", [RANDOM, BUILDER, BEGINNER, RULEBOOK])
def test_tallies_of_batches_are_equal(twin: SimpleNamespace, policy: int, players: int, extras: int) -> None:
    bots = [policy] * SEATS
    tally = [0] * TALLY
    play_block(State(), (1, players, 0, Sides.RANDOM, extras), 7, 20, bots, [0] * MENU, [0] * (SHEET + SEATS), tally)
    packed = np.zeros(TALLY, np.int64)
    arrays = [np.array(bots, np.int64), np.zeros(MENU, np.int64), np.zeros(SHEET + SEATS, np.int64), packed]
    twin.play_block(np.zeros(1, RECORD)[0], (1, players, 0, int(Sides.RANDOM), extras), 7, 20, *arrays)
    assert packed.tolist() == tally


def test_a_record_fits_in_one_and_a_half_kilobytes() -> None:
    assert RECORD.itemsize <= 1536


def test_every_field_of_the_state_is_in_the_layout() -> None:
    assert list(State.__annotations__) == [field.name for field in State.LAYOUT]


def test_states_survive_packing() -> None:
    state, record = State(), np.zeros(1, RECORD)[0]
    random_game(state, 3, 1, 7, 0, 2, 1, [0] * MENU, None)
    pack(state, record)
    assert unpack(record, State) == state
    assert state.copy() == state
