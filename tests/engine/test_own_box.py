"""A custom box: interpreted = compiled = bounds-checked, and its code kept under its digest.

Normally only the plain code is compiled, for tables without Free City and edifices; the long run compiles all of it.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from heptapolis.bots.names import RULEBOOK
from heptapolis.catalogue.cards import load_own_box
from heptapolis.engine.cache import compiled_cache
from heptapolis.engine.packing import record_for, unpack
from heptapolis.game import Options
from heptapolis.rules.cards import constants, playout
from heptapolis.rules.cards.kernel import SHIPPED_KERNEL
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.score import SHEET
from heptapolis.rules.cards.state import State
from heptapolis.simulation import simulate
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.simulation.cards.block import play_block
from heptapolis.simulation.tally import TALLY
from heptapolis.vocab.cards.play import Sides, Wonders
from heptapolis.vocab.limits import SEATS
from sizes import LONG

BOX = load_own_box(Path(__file__).parents[2] / "docs" / "examples" / "box")
KERNEL = Options(box=BOX).kernel
RECORD = record_for(State, SEATS)
PLAIN_TABLES, OTHER_TABLES = [(3, 0), (5, 2), (7, 0)], [(2, 0), (2, 1), (4, 3)]
"""Players and additions."""
CODE = {"compiled": {}, "bounds-checked": {"boundscheck": True}} if LONG else {}
GAMES = [("plain", *table) for table in PLAIN_TABLES]
GAMES += [(code, *table) for code in CODE for table in PLAIN_TABLES + OTHER_TABLES]
BATCHES = [("plain", 0), *((code, 1) for code in CODE)]


def twin_of(code: str) -> SimpleNamespace:
    return CardBatch.compiled(**{"plain": {"plain": True}, **CODE}[code], kernel=KERNEL)


@pytest.mark.parametrize(("code", "players", "extras"), GAMES)
def test_whole_random_games_are_equal(code: str, players: int, extras: int) -> None:
    twin, random_game = twin_of(code), KERNEL.own(playout.random_game)
    for seed in range(12):
        wonders = int(Wonders.DRAFT) if players <= 4 and seed % 2 else int(Wonders.RANDOM)
        options = (0, players, wonders, seed % len(Sides), extras)
        state, record = State(), np.zeros(1, RECORD)[0]
        random_game(state, seed, *options, [0] * MENU, None)
        twin.random_game(record, seed, *options, np.zeros(MENU, np.int64), None)
        assert unpack(record, State) == state, f"seed {seed}"


@pytest.mark.parametrize(("code", "extras"), BATCHES)
def test_tallies_of_batches_are_equal(code: str, extras: int) -> None:
    table, tally = (0, 4, 0, int(Sides.RANDOM), extras), [0] * TALLY
    bots = [RULEBOOK] * SEATS
    KERNEL.own(play_block)(State(), table, 7, 10, bots, [0] * MENU, [0] * (SHEET + SEATS), tally)
    arrays = [np.array(bots), *(np.zeros(size, np.int64) for size in (MENU, SHEET + SEATS, TALLY))]
    twin_of(code).play_block(np.zeros(1, RECORD)[0], table, 7, 10, *arrays)
    assert arrays[-1].tolist() == tally


def test_a_batch_counts_own_boards() -> None:
    summary = simulate(Options(players=7, box=BOX), games=300, seed=1, bots=["builder"])
    assert {"vaettir/day", "kelpie/day"} <= set(summary.boards())
    named = {"id": "lakeside", "name": "Lakeside", "names": BOX.names, "digest": BOX.digest}
    assert summary.to_json()["box"] == named


def test_compiled_code_is_kept_under_the_digest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path))
    ours, others = compiled_cache(), compiled_cache(KERNEL.digest)
    assert ours is not None
    assert others == ours / f"box-{BOX.digest[:16]}"


def test_the_kernel_of_our_boxes_is_the_plain_functions() -> None:
    assert Options().kernel is SHIPPED_KERNEL
    assert SHIPPED_KERNEL.own(playout.random_game) is playout.random_game
    assert SHIPPED_KERNEL.tables.ITEMS is constants.ITEMS
    assert KERNEL.own(playout.random_game) is not playout.random_game


def test_kernels_do_not_disturb_each_other() -> None:
    before, after = State(), State()
    playout.random_game(before, 9, 1, 4, 0, 0, 0, [0] * MENU, None)
    KERNEL.own(playout.random_game)(State(), 9, 0, 4, 0, 0, 0, [0] * MENU, None)
    playout.random_game(after, 9, 1, 4, 0, 0, 0, [0] * MENU, None)
    assert before == after


def test_no_two_builds_share_a_name() -> None:
    """Code from the cache is linked by name: builds made by two processes meet in a third."""
    builds = [(True, SHIPPED_KERNEL), (False, SHIPPED_KERNEL), (True, KERNEL), (False, KERNEL)]
    compiled = [CardBatch.compiled(plain=plain, kernel=kernel).play_block for plain, kernel in builds]
    assert len({function.py_func.__qualname__ for function in compiled}) == len(builds)
