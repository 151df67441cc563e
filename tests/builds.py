"""Compiles all that the tests run compiled, once and on every core: `python tests/builds.py`.

What a process has compiled is kept on disk and loaded by the others (`engine/cache.py`). Without this, the first test
that needs a build compiles it while the tests of the other worker may do the same.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from catalogue.own_boxes import EXAMPLE
from heptapolis.bots.source import source_of
from heptapolis.catalogue.cards import load_own_box
from heptapolis.cli.warm_up import search_once
from heptapolis.engine.cache import compiled_cache
from heptapolis.engine.packing import record_for
from heptapolis.game import DiceOptions, Options
from heptapolis.simulation.batch import Batch
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.simulation.dice.batch import DiceBatch
from heptapolis.simulation.results import RESULT
from heptapolis.vocab.limits import SEATS
from network.tiny import weights_in
from sizes import LONG

Build = tuple[str, bool, bool]
"""Whose code it is, whether it is the plain one, and whether it checks bounds."""
EVERY_DAY: tuple[Build, ...] = (
    ("cards", False, False),
    ("cards", False, True),
    ("cards", True, False),
    ("box", True, False),
    ("dice", False, True),
    ("dice", False, False),
)
LONG_RUN: tuple[Build, ...] = (("box", False, False), ("box", False, True))


def batch_for(whose: str, plain: bool) -> Batch:
    """A batch of ours, of the example of a custom box, or of dice games."""
    if whose == "dice":
        return DiceBatch(DiceOptions(3))
    box = load_own_box(EXAMPLE) if whose == "box" else None
    return CardBatch(Options(players=3, expansions=() if plain else ("edifice",), box=box))


def compile_build(build: Build) -> str:
    """Compile a batch and random games, which reach every function of the rules; tells how long it took."""
    begin, (whose, plain, checked) = time.perf_counter(), build
    batch = batch_for(whose, plain)
    twin = batch.compiled(plain=plain, boundscheck=checked, kernel=batch.kernel)
    record, table = np.zeros(1, record_for(batch.STATE, SEATS))[0], batch.table()
    menu, sheet, tally = batch.scratch()
    twin.play_block(record, table, 0, 0, np.zeros(SEATS, np.int64), menu, sheet, tally)
    if not checked and whose != "box":
        no_games = np.zeros(0, np.int64), np.zeros((0, SEATS), np.int64)
        twin.play_each(record, table, *no_games, menu, sheet, tally, np.zeros((0, SEATS, RESULT), np.int64))
    start: tuple[Any, ...] = (table[0], 0, table[1]) if whose == "dice" else (0, *table)
    twin.random_game(record, *start, menu, None)
    if not checked:
        search_once(batch.options)
        if whose == "dice" or (LONG and not plain and whose != "box"):
            play_with_network(batch)
    kind = ("plain" if plain else "full") + (", bounds checked" if checked else "")
    return f"compiled {whose} ({kind}) in {time.perf_counter() - begin:.0f} s"


def play_with_network(batch: Batch) -> None:
    """Everything again with networks at the table."""
    with TemporaryDirectory() as folder:
        networks = [source_of(weights_in(Path(folder), batch.INTERFACE))]
        beside = type(batch)(batch.options, [source.weights for source in networks])
        beside.play(0, 0, np.zeros(SEATS, np.int64))
        beside.play_each(np.zeros(0, np.int64), np.zeros((0, SEATS), np.int64))
        search_once(batch.options, networks[0].name)


def main() -> None:
    """Every build in a process of its own, the longest first."""
    if compiled_cache() is None:
        sys.exit("no cache folder is writable, so every test compiles for itself")
    builds = EVERY_DAY + (LONG_RUN if LONG else ())
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        for told in pool.map(compile_build, builds):
            sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
