"""Dice: interpreted = compiled = bounds-checked, after every step, whatever boards are on the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from heptapolis.catalogue.dice import DiceBoard, dice_box
from heptapolis.catalogue.dice.audit import audit_board
from heptapolis.catalogue.entry import Entry
from heptapolis.engine.packing import Array, pack, packed_rows, record_for, unpack
from heptapolis.rules.constants import Rows
from heptapolis.rules.dice.constants import BOARD_LAYOUT, COLOUR, MENU, SEATS, board_rows
from heptapolis.rules.dice.encoding import kind_of, slot_of
from heptapolis.rules.dice.forum import set_up
from heptapolis.rules.dice.legal import legal
from heptapolis.rules.dice.playout import random_game, random_step
from heptapolis.rules.dice.score import SHEET, score_city, winners
from heptapolis.rules.dice.state import DiceState
from heptapolis.rules.dice.turn import begin, resolve
from heptapolis.simulation.dice.batch import DiceBatch
from heptapolis.vocab.dice.play import Building, DiceActionKind, DicePhase, DieColour
from reference.dice_mutants import mutants
from reference.dice_scenes import rebuilt, space
from sizes import LONG

GAMES = 400 if LONG else 8
RECORD = record_for(DiceState, SEATS)
BOX = dice_box()
PRINTED = board_rows(BOX.boards)
GREY = DieColour.GREY


@pytest.fixture(scope="module", params=[False, True], ids=["compiled", "bounds-checked"])
def twin(request: pytest.FixtureRequest) -> SimpleNamespace:
    return DiceBatch.compiled(boundscheck=request.param)


def empty() -> tuple[DiceState, Any, list[int], Array]:
    """A game and a menu, interpreted and packed."""
    return DiceState(), np.zeros(1, RECORD)[0], [0] * MENU, np.zeros(MENU, np.int64)


def differences(state: DiceState, record: Any) -> list[str]:
    other = unpack(record, DiceState)
    return [name for name in DiceState.__slots__ if getattr(state, name) != getattr(other, name)]


def play_both_ways(twin: SimpleNamespace, rows: Rows[Any], seed: int, players: int) -> DiceState:
    """Play a random game both ways; after every step the records are equal."""
    boards = packed_rows(rows, BOARD_LAYOUT)
    state, record, menu, packed_menu = empty()
    set_up(state, rows, seed, players)
    begin(state, None)
    twin.set_up(record, boards, seed, players)
    twin.begin(record, None)
    assert differences(state, record) == [], f"seed {seed}"
    while state.phase != DicePhase.OVER:
        random_step(state, rows, menu, None)
        twin.random_step(record, boards, packed_menu, None)
        assert differences(state, record) == [], f"seed {seed} turn {state.turn}"
    return state


@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_are_equal_after_every_step(twin: SimpleNamespace, players: int) -> None:
    for seed in range(GAMES):
        play_both_ways(twin, PRINTED, seed, players)


@pytest.mark.parametrize("players", range(2, 8))
def test_whole_random_games_are_equal(twin: SimpleNamespace, players: int) -> None:
    boards = packed_rows(PRINTED, BOARD_LAYOUT)
    for seed in range(1000, 1000 + GAMES):
        state, record, menu, packed_menu = empty()
        random_game(state, PRINTED, seed, players, menu, None)
        twin.random_game(record, boards, seed, players, packed_menu, None)
        assert differences(state, record) == [], f"seed {seed}"


def test_boards_that_nobody_printed_play_alike_without_compiling_anew(twin: SimpleNamespace) -> None:
    play_both_ways(twin, PRINTED, 0, 3)
    compiled = {name: len(function.signatures) for name, function in vars(twin).items()}
    for seed in range(GAMES):
        boards = mutants(Random(seed))
        players = 2 + seed % 6
        play_both_ways(twin, board_rows(boards), seed, players)
        play_both_ways(twin, board_rows(boards[:players]), seed, players)
    assert {name: len(function.signatures) for name, function in vars(twin).items()} == compiled


def test_legal_lists_are_equal_decision_by_decision(twin: SimpleNamespace) -> None:
    for seed in range(GAMES):
        rows = board_rows(mutants(Random(seed)))
        boards = packed_rows(rows, BOARD_LAYOUT)
        state, record, menu, packed_menu = empty()
        set_up(state, rows, seed, 2 + seed % 6)
        begin(state, None)
        while state.phase != DicePhase.OVER:
            pack(state, record)
            for seat in range(state.players):
                listed = legal(state, rows, seat, menu)
                assert listed == twin.legal(record, boards, seat, packed_menu)
                assert menu[:listed] == packed_menu[:listed].tolist()
            random_step(state, rows, menu, None)


def test_scores_and_winners_are_equal(twin: SimpleNamespace) -> None:
    for seed in range(GAMES):
        rows = board_rows(mutants(Random(seed)))
        boards = packed_rows(rows, BOARD_LAYOUT)
        state, record, menu, _ = empty()
        random_game(state, rows, seed, 2 + seed % 6, menu, None)
        pack(state, record)
        totals, packed_totals = [0] * SEATS, np.zeros(SEATS, np.int64)
        for seat in range(state.players):
            sheet, packed_sheet = [0] * SHEET, np.zeros(SHEET, np.int64)
            totals[seat] = score_city(state, rows, seat, sheet)
            packed_totals[seat] = twin.score_city(record, boards, seat, packed_sheet)
            assert sheet == packed_sheet.tolist()
        assert totals == packed_totals.tolist()
        assert winners(state, totals) == twin.winners(record, packed_totals)


def rich_board() -> DiceBoard:
    """A board that passes the audit and gives as many coins as a board can."""
    gift = {"coins_on_die": "grey", "coins": 20}
    board = BOX.boards[0]
    for plan in board.plans:
        if plan.building == Building.WAREHOUSE:
            tracks = [replace(track, spaces=(space(0, gift, gift, gift),) * 8) for track in plan.tracks]
            board = rebuilt(board, plan.building, *tracks)
        elif plan.building not in (Building.WONDER, Building.UNIVERSITY):
            board = rebuilt(board, plan.building, *[replace(track, spaces=track.spaces[:1]) for track in plan.tracks])
    return board


def test_the_richest_city_has_room_in_a_record(twin: SimpleNamespace) -> None:
    board = rich_board()
    audit_board(board, BOX, Entry(Path("rich", "boards"), board.id, {}))
    rows = board_rows([board] * 2)
    boards = packed_rows(rows, BOARD_LAYOUT)
    state, record, menu, _ = empty()
    set_up(state, rows, 1, 2)
    begin(state, None)
    twin.set_up(record, boards, 1, 2)
    twin.begin(record, None)
    while state.phase != DicePhase.OVER and state.count[0][Building.WAREHOUSE] < board.plan(Building.WAREHOUSE).size:
        for seat in range(2):
            listed = menu[: legal(state, rows, seat, menu)]
            grey = [a for a in listed if kind_of(a) == DiceActionKind.BUILD and COLOUR[state.die[slot_of(a)]] == GREY]
            state.chosen[seat] = record["chosen"][seat] = (grey or listed[-1:])[0]
        resolve(state, rows, None)
        twin.resolve(record, boards, None)
        assert state.coins[:2] == record["coins"][:2].tolist()


def test_a_record_fits_in_two_kilobytes() -> None:
    sizes = [record_for(DiceState, players).itemsize for players in range(2, 8)]
    assert sizes == sorted(sizes)
    assert sizes[-1] <= 2048


def test_every_field_of_the_state_is_in_the_layout() -> None:
    assert list(DiceState.__annotations__) == [field.name for field in DiceState.LAYOUT]


def test_states_survive_packing_at_any_moment() -> None:
    for seed in range(12):
        state, record, menu, _ = empty()
        set_up(state, PRINTED, seed, 2 + seed % 6)
        begin(state, None)
        while state.phase != DicePhase.OVER:
            pack(state, record)
            assert unpack(record, DiceState) == state
            assert state.copy() == state
            random_step(state, PRINTED, menu, None)


def test_boards_survive_packing() -> None:
    for seed in range(40):
        rows = board_rows(mutants(Random(seed)))
        for row, packed in zip(rows, packed_rows(rows, BOARD_LAYOUT), strict=True):
            for field in BOARD_LAYOUT:
                assert packed[field.name].tolist() == vars(row)[field.name], field.name
