"""Every promise of speed on the CPU in one table: measured, best of many, beside its limit.

Thread CPU time where games are counted; ratios within one run; compile and start in fresh processes. Run: make bench
"""

from __future__ import annotations

import os
import platform
import resource
import runpy
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from heptapolis.bots import bot_of
from heptapolis.bots.process import BotProcess
from heptapolis.bots.source import source_of
from heptapolis.engine.packing import pack, packed_rows, record_for
from heptapolis.game import DiceGame, DiceOptions, Game, Options, Table
from heptapolis.rules.cards.constants import BOXES
from heptapolis.rules.cards.legal import MENU
from heptapolis.rules.cards.playout import random_step
from heptapolis.rules.cards.setup import set_up
from heptapolis.rules.cards.state import State
from heptapolis.rules.cards.turn import begin
from heptapolis.rules.dice.constants import BOARD_LAYOUT
from heptapolis.rules.dice.constants import MENU as DICE_MENU
from heptapolis.rules.dice.state import DiceState
from heptapolis.simulation import simulate
from heptapolis.simulation.cards.batch import CardBatch
from heptapolis.simulation.dice.batch import DiceBatch
from heptapolis.vocab.cards.play import Phase
from heptapolis.vocab.limits import SEATS

REPEATS = 20
SECOND_EDITION = 1
FIRST_EDITION = 0
EDIFICES = Options(expansions=("edifice",)).extras
RECORD = record_for(State, SEATS)
rules, full_rules = CardBatch.compiled(plain=True), CardBatch.compiled()
random_game, ways_to_pay, any_random_game = rules.random_game, rules.ways_to_pay, full_rules.random_game
random_dice_game = DiceBatch.compiled().random_game


@numba.njit
def play(record: Any, games: int, edition: int, players: int, extras: int, menu: Any) -> None:
    for seed in range(games):
        random_game(record, seed, edition, players, 0, 0, extras, menu, None)


@numba.njit
def play_any(record: Any, games: int, edition: int, players: int, extras: int, menu: Any) -> None:
    for seed in range(games):
        any_random_game(record, seed, edition, players, 0, 0, extras, menu, None)


@numba.njit
def play_dice(record: Any, boards: Any, games: int, players: int, menu: Any) -> None:
    for seed in range(games):
        random_dice_game(record, boards, seed, players, menu, None)


@numba.njit
def check_payments(records: Any, items: Any, rounds: int, sink: Any) -> int:
    checks = 0
    for _ in range(rounds):
        for number in range(records.shape[0]):
            for seat in range(records[number].players):
                for item in items:
                    sink[0] ^= ways_to_pay(records[number], seat, item)  # kept, so that nothing is optimised away
                    checks += 1
    return checks


@numba.njit
def copy_records(records: Any, rounds: int) -> int:
    copies = 0
    for _ in range(rounds):
        for number in range(1, records.shape[0]):
            records[number - 1] = records[number]
            copies += 1
    return copies


def best(work: Callable[[], float]) -> float:
    """The least of many runs: what the code needs when nothing else disturbs it."""
    return min(work() for _ in range(REPEATS))


def microseconds_a_game(edition: int, players: int, extras: int = 0, games: int = 1000) -> float:
    record, menu = np.zeros(1, RECORD)[0], np.zeros(MENU, np.int64)
    player = play if players > 2 and not extras else play_any
    player(record, 1, edition, players, extras, menu)

    def work() -> float:
        begin_time = time.thread_time()
        player(record, games, edition, players, extras, menu)
        return (time.thread_time() - begin_time) / games * 1e6

    return best(work)


def microseconds_a_dice_game(players: int, games: int = 1000) -> float:
    record, menu = np.zeros(1, record_for(DiceState, SEATS))[0], np.zeros(DICE_MENU, np.int64)
    boards = packed_rows(DiceOptions(players).rows, BOARD_LAYOUT)
    play_dice(record, boards, 1, players, menu)

    def work() -> float:
        begin_time = time.thread_time()
        play_dice(record, boards, games, players, menu)
        return (time.thread_time() - begin_time) / games * 1e6

    return best(work)


def positions() -> Any:
    """Records from the middle of real games."""
    records = np.zeros(64, RECORD)
    for seed in range(len(records)):
        state, menu = State(), [0] * MENU
        set_up(state, seed, SECOND_EDITION, 5, 0, 0, 0)
        begin(state, None)
        for _ in range(seed % 15):
            if state.phase != Phase.OVER:
                random_step(state, menu, None)
        pack(state, records[seed])
    return records


def nanoseconds(function: Callable[..., int], *arguments: Any) -> float:
    function(*arguments)

    def work() -> float:
        begin_time = time.thread_time()
        count = function(*arguments)
        return (time.thread_time() - begin_time) / count * 1e9

    return best(work)


TABLES: dict[str, Callable[[int], Table]] = {
    "cards, 5 players": lambda seed: Game("second-edition", 5, seed=seed),
    "dice, 4 players": lambda seed: DiceGame(4, seed=seed),
}


def interpreted_turn(sit_down: Callable[[int], Table]) -> float:
    """Milliseconds for a turn of all seats on the library: views, bots, legal lists, choices and resolution."""
    times = []
    for seed in range(3):
        game = sit_down(seed)
        bots = [bot_of("random", seat) for seat in range(game.players)]
        while not game.over:
            turn, begin_time = len(game.history), time.thread_time()
            while len(game.history) == turn:
                for seat in game.deciding():
                    game.choose(seat, bots[seat].choose(game.view(seat)))
            times.append((time.thread_time() - begin_time) * 1e3)
    return sorted(times)[len(times) // 2]


def own_bot(sit_down: Callable[[int], Table]) -> tuple[float, float]:
    """Milliseconds on the clock for a decision of a custom bot: in this process, and in a process of its own."""
    source = source_of(f"{Path(__file__).parents[1] / 'docs/examples/thrifty.py'}:Thrifty")
    thrifty = runpy.run_path(source.target)["Thrifty"](seed=1)
    inside: list[float] = []
    outside: list[float] = []
    with BotProcess(source) as process:
        for seed in range(3):
            game = sit_down(seed)
            process.begin(1)
            while not game.over:
                for seat in game.deciding():
                    view, bots = game.view(seat), (thrifty, process) if seat == 0 else (thrifty,)
                    for bot, times in zip(bots, (inside, outside), strict=False):
                        begin_time = time.perf_counter()
                        action = bot.choose(view, seat)
                        times.append((time.perf_counter() - begin_time) * 1e3)
                    game.choose(seat, action)
    return sorted(inside)[len(inside) // 2], sorted(outside)[len(outside) // 2]


def in_fresh_process(code: str, cache: str | None = None) -> tuple[float, float]:
    """Seconds on the clock and of processor time that a fresh process takes."""
    environment = os.environ | ({"HEPTAPOLIS_CACHE": cache} if cache else {})
    before, begin_time = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - begin_time, cpu


def import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import heptapolis; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(7)]
    return min(float(run.stdout) for run in runs)


def two_threads() -> float:
    """How many times faster two threads are than one, best of five pairs taken in turn."""
    options = Options("second-edition", 3)
    ratios = []
    for _ in range(5):
        one = simulate(options, 100_000, threads=1).seconds
        ratios.append(one / simulate(options, 100_000, threads=2).seconds)
    return max(ratios)


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def main() -> None:
    imports = "from heptapolis import DiceOptions, Options; from heptapolis.simulation.batch import batch_of"
    warm = f"{imports}; batch_of(Options()).warm_up()"
    warm_all = f"{warm}; batch_of(Options(expansions=('edifice',))).warm_up(); batch_of(DiceOptions()).warm_up()"
    box = BOXES[SECOND_EDITION]
    records, items, sink = positions(), np.arange(box.first_card, box.end_card), np.zeros(1, np.int64)
    table = Sheet(
        "what",
        "measured",
        "at most",
        title=f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}",
    )
    for players, limit in ((3, 20), (5, 36), (7, 55)):
        measured = microseconds_a_game(SECOND_EDITION, players)
        table.add_row(f"random game, {players} players", f"{measured:.1f} µs", f"{limit} µs")
    measured = microseconds_a_game(SECOND_EDITION, 5, EDIFICES)
    table.add_row("random game, 5 players with Edifice", f"{measured:.1f} µs", "45 µs")
    measured = microseconds_a_game(FIRST_EDITION, 2)
    table.add_row("random game, 2 players, first edition", f"{measured:.1f} µs", "20 µs")
    table.add_row("random dice game, 4 players", f"{microseconds_a_dice_game(4):.1f} µs", "60 µs")
    table.add_row("payment check", f"{nanoseconds(check_payments, records, items, 5, sink):.0f} ns", "60 ns")
    table.add_row("record", f"{RECORD.itemsize} bytes", "1536 bytes")
    table.add_row("copy of a record", f"{nanoseconds(copy_records, records, 2000):.0f} ns", "50 ns")
    table.add_row("two threads", f"{two_threads():.2f} times one", "at least 1.8")
    with tempfile.TemporaryDirectory() as cache:
        table.add_row("cold compile, processor time", f"{in_fresh_process(warm_all, cache)[1]:.1f} s", "120 s")
    table.add_row("warm start of a process", f"{min(in_fresh_process(warm)[0] for _ in range(5)):.2f} s", "1.5 s")
    table.add_row("import heptapolis", f"{import_seconds():.2f} s", "0.3 s")
    of_cards = interpreted_turn(TABLES["cards, 5 players"])
    table.add_row("interpreted turn, 5 players", f"{of_cards:.2f} ms", "3 ms")
    of_dice = interpreted_turn(TABLES["dice, 4 players"])
    table.add_row("interpreted turn of dice, 4 players", f"{of_dice:.2f} ms", "5 ms")
    for what, sit_down in TABLES.items():
        inside, outside = own_bot(sit_down)
        table.add_row(f"custom bot in its process, {what}", f"{outside:.2f} ms ({inside:.2f} here)", "1 ms more")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
